/** Offers bytes or text as a download under a name. */
export const saveFile = (name: string, content: string | Uint8Array<ArrayBuffer>, mimeType: string): void =>
  saveBlob(name, new Blob([content], { type: mimeType }));

/** Offers a file in memory as a download under a name. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it is let go a little later.
  setTimeout(() => URL.revokeObjectURL(url), releaseDelayMs);
}

const releaseDelayMs = 10_000;

/** Saves plain text. */
export const saveText = (name: string, text: string) => saveFile(name, text, 'text/plain;charset=utf-8');
