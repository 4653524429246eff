/** Areas that the server answers itself. The worker keeps away from them, so nothing private is ever kept by it. */
const serverAreas =
  /^\/(?:(?:auth|rest|storage|realtime|functions)\/v1\/|rpc\/|health\/|webhooks\/|_|metrics$|unsubscribe$)/;

/** Addresses of the app. Everything else that is opened is a static page, and first asked of the network. */
const appAddresses =
  /^\/(?:auth|auth-confirmed|reset-password|email-changed|dashboard|interview|jobs|stories|review|progress|resume|job-analyzer|cover-letter|daily-challenge|games|achievements|resources|profile|settings|account-deletion|test)(?:\/|$)/;

/** What to do with a page that is opened: `leave` it to the server, answer the app's `shell`, or ask the `network`. */
export function answerFor(pathname: string): 'leave' | 'shell' | 'network' {
  if (serverAreas.test(pathname)) return 'leave';
  return appAddresses.test(pathname) ? 'shell' : 'network';
}

/** Where the backend is and the key everybody may know: the same for every user, and needed to start offline. */
export const configAddress = '/config.json';

/** A file of the build whose name changes with its content. */
export const isBuiltFile = (pathname: string) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(pathname);
