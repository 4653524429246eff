const namePattern = /^[0-9a-z][0-9a-z-]{7,127}$/;

/** Throws where a name is not one of the gateway's own opaque ones: nothing else can be a path or another's key. */
export function checkFileName(name: string): void {
  if (!namePattern.test(name)) throw new Error('the file name is not one of the store');
}
