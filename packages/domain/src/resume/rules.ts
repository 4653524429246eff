import { resumeFileExtensions, storedFileMarker } from './catalog.ts';

/** `improved-resume-{date}` with the file's ending; the date is yyyy-mm-dd. */
export function improvedResumeFileName(date: string, extension: 'txt' | 'docx' = 'txt'): string {
  return `improved-resume-${date}.${extension}`;
}

/** Whether the file picker's answer may be tried at all; the content decides on the server. */
export function isAcceptedResumeFile(file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  return (
    file.type === 'application/pdf' ||
    file.type === 'application/msword' ||
    file.type === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' ||
    file.type.startsWith('text/') ||
    (file.type === '' && resumeFileExtensions.some((extension) => name.endsWith(extension))) ||
    name.endsWith('.txt')
  );
}

/** The path of an upload in the bucket: `userId/timestamp_sanitizedName`; the time is in milliseconds since 1970. */
export function resumeStoragePath(userId: string, timestampMs: number, fileName: string): string {
  const sanitized = fileName.replace(/[^A-Za-z0-9.-]+/g, '_').slice(-100) || 'resume';
  return `${userId}/${timestampMs}_${sanitized}`;
}

/** The storage path that a document's content points to, or null when the content is the text itself. */
export function storedFilePath(content: string): string | null {
  return content.startsWith(storedFileMarker) ? content.slice(storedFileMarker.length).trim() : null;
}
