import type { RefObject } from 'react';

interface FileInputProps {
  /** A button in sight opens it: `ref.current?.click()`. */
  ref: RefObject<HTMLInputElement | null>;
  /** Read aloud. */
  label: string;
  /** MIME types and endings, separated by commas. */
  accept: string;
  onFile(file: File): void;
}

/** The browser's own way to pick a file, out of sight. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      className="vh"
      aria-label={label}
      tabIndex={-1}
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // Emptied, so that the same file can be picked again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
