/** What the worker says of a letter with characters that no font of the file has. */
export const unprintable = 'unprintable';
