/** `improved-resume-{date}` with the file's ending; the date is yyyy-mm-dd. */
export function improvedResumeFileName(date: string, extension: 'txt' | 'docx' = 'txt'): string {
  return `improved-resume-${date}.${extension}`;
}
