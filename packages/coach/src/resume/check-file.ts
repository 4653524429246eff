import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { hiddenPartName } from '../documents/document-text.ts';
import { checkLine, counted, grade, quoted, verdict } from './check-words.ts';

const megabyte = 1024 * 1024;
const wordsPerPage = 550;
const kindNames = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  doc: 'Word 97–2003 (.doc)',
  text: 'plain text',
} as const;

/** The file itself: can it be opened, and is there text in it. */
export function checkFile(document: ResumeDocument): ResumeCheck[] {
  const { kind, bytes, words, oddCharacters } = document;
  const pages = document.pages ?? Math.max(1, Math.ceil(words / wordsPerPage));
  const line = (id: string, label: string, points: number, made: ReturnType<typeof verdict>) =>
    checkLine('file', id, label, points, made);
  return [
    line(
      'file-type',
      'File type',
      3,
      verdict(
        kind !== 'doc',
        'warn',
        kindNames[kind],
        'Save it as PDF or .docx: the old .doc format is read badly or not at all.',
      ),
    ),
    line('file-opens', 'Opens', 3, verdict(true, 'fail', 'The file opened without a password.', '')),
    line(
      'text-layer',
      'Text can be read',
      5,
      verdict(
        words >= 50,
        words > 15 ? 'warn' : 'fail',
        `${counted(words, 'word')} read`,
        'Export it from the program you wrote it in: most of it is not text now.',
      ),
    ),
    line('file-size', 'Size', 2, {
      outcome: grade(bytes <= 2 * megabyte, bytes <= 5 * megabyte),
      evidence: `${(bytes / megabyte).toFixed(2)} MB`,
      fix: 'Bring it under 2 MB: leave pictures out, or compress them.',
    }),
    line('pages', 'Length in pages', 3, {
      outcome: grade(pages <= 2, pages === 3),
      evidence: `${counted(pages, 'page')}${document.pages === null ? ' (estimated from the words)' : ''}`,
      fix: 'Cut it to two pages: keep the last ten years, drop what does not serve this job.',
    }),
    line('odd-characters', 'Odd characters', 3, {
      outcome: grade(oddCharacters === 0, oddCharacters < 6),
      evidence: `${counted(oddCharacters, 'character')} that a system may show as a box`,
      fix: 'Replace icons and special marks with plain words: “Phone”, “Email”.',
    }),
  ];
}

/** How the page is laid out: what a system reads in another order, or not at all. */
export function checkLayout(document: ResumeDocument, resume: ParsedResume): ResumeCheck[] {
  const { columns, tables, textBoxes, images, hiddenCharacters, isOutOfOrder, lost } = document;
  const line = (id: string, label: string, points: number, made: ReturnType<typeof verdict>) =>
    checkLine('layout', id, label, points, made);
  const hiddenContact = resume.fields.find(
    (field) => /^basics\.(?:name|email|phone)$/.test(field.path) && /header|footer/.test(field.source.region),
  );
  const told = [...resume.work, ...resume.projects].flatMap((one) => one.highlights);
  const hidden = lost.find((part) => part.what === hiddenPartName);
  const box = lost.find((part) => /box/.test(part.what));
  return [
    line(
      'columns',
      'One column',
      4,
      verdict(
        columns === 1,
        'warn',
        counted(columns, 'column'),
        'Use one column: simple systems read straight across and mix the columns.',
      ),
    ),
    line(
      'tables',
      'No tables',
      3,
      verdict(
        tables === 0,
        'warn',
        counted(tables, 'table'),
        'Write the rows as lines: cells are often read in another order.',
      ),
    ),
    line(
      'contact-placement',
      'Contact in the body',
      5,
      verdict(
        !hiddenContact,
        'fail',
        hiddenContact
          ? `${quoted(hiddenContact.source.text)} stands in the page ${hiddenContact.source.region}`
          : 'in the body of the page',
        'Move name, mail and phone from the page header or footer into the body.',
      ),
    ),
    line(
      'text-boxes',
      'No text boxes',
      3,
      verdict(
        textBoxes === 0,
        'fail',
        box ? quoted(box.text) : counted(textBoxes, 'text box', 'text boxes'),
        'Move the words of text boxes into the body: many systems skip them.',
      ),
    ),
    line(
      'images',
      'No pictures',
      2,
      verdict(
        images === 0,
        'warn',
        counted(images, 'picture'),
        'Leave pictures and icons out, or make sure that no word stands in them.',
      ),
    ),
    line('bullets', 'Bullets', 3, {
      outcome: grade(told.length >= 3, told.length > 0),
      evidence: `${counted(told.length, 'line')} that tell of work`,
      fix: 'Write what you did as short bullets under each job.',
    }),
    line(
      'reading-order',
      'Reading order',
      4,
      verdict(
        !isOutOfOrder,
        'warn',
        isOutOfOrder
          ? 'The file holds its text in another order than the page shows.'
          : 'The file holds its text in the order of the page.',
        'Export it again from a plain one-column template.',
      ),
    ),
    line(
      'hidden-text',
      'No hidden text',
      4,
      verdict(
        hiddenCharacters === 0,
        'fail',
        hidden
          ? `${counted(hiddenCharacters, 'hidden character')}: ${quoted(hidden.text)}`
          : counted(hiddenCharacters, 'hidden character'),
        'Remove the text that the page does not show: recruiters see it as an attempt to cheat. We did not count it.',
      ),
    ),
  ];
}
