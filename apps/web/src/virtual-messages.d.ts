/** The compiled catalog of a language, made of its .po files by build/messages-plugin.ts. */
declare module 'virtual:messages/*' {
  const messages: import('@lingui/core').Messages;
  export default messages;
}
