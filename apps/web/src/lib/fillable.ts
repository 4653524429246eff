/** Splits `Hello {name}` into `['Hello ', ['name']]`: what Lingui fills in. Choices are compiled when the app is built. */
export const fillable = (message: string): (string | [string])[] =>
  message
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (index % 2 ? [part] : part))
    .filter((part) => part !== '');
