import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { hiddenPartName } from '../documents/document-text.ts';
import { between, checkLine, counted, quoted, sloped, type Verdict, verdict } from './check-words.ts';

const megabyte = 1024 * 1024;
const wordsPerPage = 550;
const kindNames = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  doc: 'Word 97–2003 (.doc)',
  text: 'Plain text',
} as const;

/** A number with its noun, or the words for none. */
const countedOr = (none: string, count: number, one: string, many?: string) =>
  count === 0 ? none : counted(count, one, many);

/** The file itself: can it be opened, and is there text in it. */
export function checkFile(document: ResumeDocument): ResumeCheck[] {
  const { kind, bytes, words, oddCharacters } = document;
  const pages = document.pages ?? Math.max(1, words / wordsPerPage);
  const line = (id: string, label: string, points: number, made: Verdict) =>
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
        'Save it as PDF or .docx. Hiring software often misreads old .doc files.',
      ),
    ),
    line('file-opens', 'File opens', 3, verdict(true, 'fail', 'It opened without a password.', '')),
    line(
      'text-layer',
      'Readable text',
      5,
      sloped(
        between(words, 0, 50),
        `${counted(words, 'word')} read`,
        kind === 'text'
          ? 'Check that you picked the right file. There is hardly any text in it.'
          : 'Export it again from the program you wrote it in. Most of it is a picture right now.',
      ),
    ),
    line(
      'file-size',
      'File size',
      2,
      sloped(
        between(bytes, 6 * megabyte, 2 * megabyte),
        `${(bytes / megabyte).toFixed(2)} MB`,
        'Get it under 2 MB: remove or compress the pictures.',
      ),
    ),
    line(
      'pages',
      'Length in pages',
      3,
      sloped(
        between(pages, 4, 2),
        `${counted(Math.ceil(pages), 'page')}${document.pages === null ? ' (estimated from the words)' : ''}`,
        'Cut it to two pages. Keep the last ten years and what fits this job.',
      ),
    ),
    line(
      'odd-characters',
      'Odd characters',
      3,
      sloped(
        between(oddCharacters, 12, 0),
        `${countedOr('None', oddCharacters, 'character')} that could show up as a box`,
        'Replace icons and special marks with words, like “Phone” or “Email”.',
      ),
    ),
  ];
}

const contactPath = /^basics\.(?:name|email|phone)$/;

/** Where the contact details are, a point for each; left out where none were read. */
function checkPlacement({ fields }: ParsedResume): ResumeCheck[] {
  const contact = fields.filter((field) => contactPath.test(field.path));
  if (contact.length === 0) return [];
  const hidden = contact.find((field) => /header|footer/.test(field.source.region));
  return [
    checkLine(
      'layout',
      'contact-placement',
      'Contact details in the body',
      contact.length,
      verdict(
        !hidden,
        'fail',
        hidden
          ? `${quoted(hidden.source.text)} is in the page ${hidden.source.region}`
          : 'In the body of the page',
        'Move your name, email and phone out of the page header or footer.',
      ),
    ),
  ];
}

/** How the page is laid out: what a system reads in another order, or not at all. */
export function checkLayout(document: ResumeDocument, resume: ParsedResume): ResumeCheck[] {
  const { columns, tables, textBoxes, images, hiddenCharacters, isOutOfOrder, lost } = document;
  const line = (id: string, label: string, points: number, made: Verdict) =>
    checkLine('layout', id, label, points, made);
  const bullets = [...resume.work, ...resume.projects].flatMap((one) => one.highlights).length;
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
        'Use one column. Simple systems read straight across and mix up two.',
      ),
    ),
    line(
      'tables',
      'No tables',
      3,
      verdict(
        tables === 0,
        'warn',
        countedOr('No tables', tables, 'table'),
        'Write the rows as plain lines. Cells often get read in the wrong order.',
      ),
    ),
    ...checkPlacement(resume),
    line(
      'text-boxes',
      'No text boxes',
      3,
      verdict(
        textBoxes === 0,
        'fail',
        box ? quoted(box.text) : countedOr('No text boxes', textBoxes, 'text box', 'text boxes'),
        'Move the words out of text boxes. Many systems skip them.',
      ),
    ),
    line(
      'images',
      'No pictures',
      2,
      verdict(
        images === 0,
        'warn',
        countedOr('No pictures', images, 'picture'),
        'Remove pictures and icons, or make sure none of them contains a word.',
      ),
    ),
    line(
      'bullets',
      'Bullets',
      3,
      sloped(
        between(bullets, 0, 3),
        `${countedOr('No lines', bullets, 'line')} about what you did`,
        'Say what you did in short bullets under each job.',
      ),
    ),
    line(
      'reading-order',
      'Reading order',
      4,
      verdict(
        !isOutOfOrder,
        'warn',
        isOutOfOrder
          ? 'The file stores its text in a different order than the page shows.'
          : 'The file stores its text in the order of the page.',
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
        `${countedOr('No hidden characters', hiddenCharacters, 'hidden character')}${hidden ? `: ${quoted(hidden.text)}` : ''}`,
        "Remove the text the page doesn't show, or export the file again if you didn't hide it. We didn't count it.",
      ),
    ),
  ];
}
