import {
  asIs,
  type CheckId,
  joined,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
  sayOfResume as say,
} from '@greenroom/domain';
import { hiddenPartName } from '../documents/document-text.ts';
import { between, checkLine, quoted, quotedAs, sloped, type Verdict, verdict } from './check-words.ts';

const megabyte = 1024 * 1024;
const wordsPerPage = 550;
const kindNames = {
  pdf: 'PDF',
  docx: 'Word (.docx)',
  doc: 'Word 97–2003 (.doc)',
  text: 'Plain text',
} as const;

/** A number with its noun, or the words for none. */
const boxesSeen = (count: number) =>
  count === 0 ? { finding: 'no-text-boxes' as const } : say('text_boxes', { count });

/** The file itself: can it be opened, and is there text in it. */
export function checkFile(document: ResumeDocument): ResumeCheck[] {
  const { kind, bytes, words, oddCharacters } = document;
  const pages = document.pages ?? Math.max(1, words / wordsPerPage);
  const line = (id: CheckId, points: number, made: Verdict) => checkLine('file', id, points, made);
  return [
    line('file-type', 3, verdict(kind !== 'doc', 'warn', kindNames[kind], 'file-type')),
    line('file-opens', 3, verdict(true, 'fail', { finding: 'file-opened' }, asIs(''))),
    line(
      'text-layer',
      5,
      sloped(
        between(words, 0, 50),
        say('words_read', { count: words }),
        kind === 'text' ? 'text-layer-of-text' : 'text-layer',
      ),
    ),
    line(
      'file-size',
      2,
      sloped(between(bytes, 6 * megabyte, 2 * megabyte), `${(bytes / megabyte).toFixed(2)} MB`, 'file-size'),
    ),
    line(
      'pages',
      3,
      sloped(
        between(pages, 4, 2),
        say(document.pages === null ? 'pages_estimated' : 'pages', { count: Math.ceil(pages) }),
        'pages',
      ),
    ),
    line(
      'odd-characters',
      3,
      sloped(
        between(oddCharacters, 12, 0),
        say('odd_characters', { count: oddCharacters }),
        'odd-characters',
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
      contact.length,
      verdict(
        !hidden,
        'fail',
        hidden
          ? joined(quotedAs(hidden.source.text), say('in_page_margin', { region: hidden.source.region }))
          : { finding: 'contact-in-body' },
        'contact-placement',
      ),
    ),
  ];
}

/** How the page is laid out: what a system reads in another order, or not at all. */
export function checkLayout(document: ResumeDocument, resume: ParsedResume): ResumeCheck[] {
  const { columns, tables, textBoxes, images, hiddenCharacters, isOutOfOrder, lost } = document;
  const line = (id: CheckId, points: number, made: Verdict) => checkLine('layout', id, points, made);
  const bullets = [...resume.work, ...resume.projects].flatMap((one) => one.highlights).length;
  const hidden = lost.find((part) => part.what === hiddenPartName);
  const box = lost.find((part) => /box/.test(part.what));
  return [
    line('columns', 4, verdict(columns === 1, 'warn', say('columns', { count: columns }), 'columns')),
    line(
      'tables',
      3,
      verdict(
        tables === 0,
        'warn',
        tables === 0 ? { finding: 'no-tables' } : say('tables', { count: tables }),
        'tables',
      ),
    ),
    ...checkPlacement(resume),
    line(
      'text-boxes',
      3,
      verdict(textBoxes === 0, 'fail', box ? quoted(box.text) : boxesSeen(textBoxes), 'text-boxes'),
    ),
    line(
      'images',
      2,
      verdict(
        images === 0,
        'warn',
        images === 0 ? { finding: 'no-pictures' } : say('pictures', { count: images }),
        'images',
      ),
    ),
    line('bullets', 3, sloped(between(bullets, 0, 3), say('lines_of_work', { count: bullets }), 'bullets')),
    line(
      'reading-order',
      4,
      verdict(
        !isOutOfOrder,
        'warn',
        isOutOfOrder ? { finding: 'order-differs' } : { finding: 'order-same' },
        'reading-order',
      ),
    ),
    line(
      'hidden-text',
      4,
      verdict(
        hiddenCharacters === 0,
        'fail',
        hidden
          ? joined(say('hidden_words', { count: hiddenCharacters }), quotedAs(hidden.text))
          : say('hidden_characters', { count: hiddenCharacters }),
        'hidden-text',
      ),
    ),
  ];
}
