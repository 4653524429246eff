import { msg } from '@lingui/core/macro';

/** What the domain and the server say of resumes, for the catalogs; `said` looks it up by its text. */
export const domainMessages = [
  msg`File`,
  msg`Layout`,
  msg`Contact`,
  msg`Sections`,
  msg`Content`,
  msg`Against the job`,
  msg`Have it`,
  msg`Learning`,
  msg`Don't have it`,
  msg`File appears to be empty`,
  msg`Please upload a PDF, Word document, or text file.`,
  msg`Please upload a file smaller than 10MB.`,
  msg`This file is protected by a password. Save a copy without the password and upload that.`,
  msg`This file is damaged and could not be opened. Export it again and upload the new copy.`,
  msg`This PDF holds pictures of pages, not text. An applicant tracking system reads nothing in it. Export it from the program you wrote it in.`,
  msg`This file unpacks to far more than a resume holds, so it was not opened.`,
  msg`This file has more than 50 pages. Upload the resume alone, without portfolio and certificates.`,
  msg`This resume was not found.`,
  msg`That was very fast. Please wait a minute.`,
  msg`Failed to download PDF for analysis`,
  msg`Your file cannot be reached at the moment. Please try again in a minute.`,
  msg`This text is far longer than a resume. Shorten it to about twenty pages and try again.`,
  msg`Something went wrong. Please try again.`,
];
