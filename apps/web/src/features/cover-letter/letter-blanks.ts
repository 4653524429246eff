import {
  type CoverLetter,
  deedsParagraph,
  exchangeInLetter,
  hasRoomForReply,
  insertInLetter,
  moveSentence,
  whySentence,
} from '@greenroom/domain';
import type { LetterDraft, LetterForm } from './letter-draft.ts';

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function greetingOf(reader: string, made: CoverLetter): string {
  const name = reader
    .replace(/^dear\s+/i, '')
    .replace(/[\s,]+$/, '')
    .trim();
  return name === '' ? (made.sentences[0]?.text ?? '') : `Dear ${upperFirst(name)},`;
}

/** The sentence that says why: the user's own. A letter of an earlier version was written with a plain one. */
function reasonOf(form: LetterForm, made: CoverLetter): string {
  const own = whySentence(form.why, form.companyName);
  return own === '' && made.gaps.includes('why') ? made.why : own;
}

/** A paragraph put in, taken out or exchanged; a new one goes in front of the first of `anchors` that is in the letter. */
function withParagraph(text: string, before: string, after: string, anchors: readonly string[]): string {
  if (before === after) return text;
  if (after === '') return exchangeInLetter(text, `${before}\n\n`, '');
  if (before !== '') return exchangeInLetter(text, before, after);
  const anchor = anchors.find((one) => one !== '' && text.includes(one));
  return anchor === undefined ? text : insertInLetter(text, after, anchor);
}

/** The reason follows the first sentence. Letters of an earlier version have it as a separate paragraph. */
function withReason(text: string, { opening, closing }: CoverLetter, before: string, after: string): string {
  if (before === after) return text;
  const joined = [opening, before].filter(Boolean).join(' ');
  if (opening === '') return withParagraph(text, before, after, [closing]);
  return exchangeInLetter(text, joined, [opening, after].filter(Boolean).join(' '));
}

/** What is said of a move is the first sentence of the last paragraph. */
function withMove(text: string, { closing }: CoverLetter, before: string, after: string): string {
  if (before === after) return text;
  if (before !== '' && text.includes(before))
    return after === '' ? exchangeInLetter(text, `${before} `, '') : exchangeInLetter(text, before, after);
  return before === '' ? exchangeInLetter(text, closing, `${after} ${closing}`) : text;
}

/** The draft with a new form; what the blanks say is put into the letter where it still is as it was. */
export function withForm(draft: LetterDraft, form: LetterForm): LetterDraft {
  const { made } = draft;
  if (!made) return { ...draft, form };
  let { text } = draft;
  const [reason, nextReason] = [reasonOf(draft.form, made), reasonOf(form, made)];
  text = withReason(text, made, reason, nextReason);
  const anchors = [made.deedsBefore, made.closing];
  text = withParagraph(text, deedsParagraph(draft.form.deeds), deedsParagraph(form.deeds), anchors);
  text = withMove(text, made, moveSentence(draft.form.move, draft.form), moveSentence(form.move, form));
  const [greeting, nextGreeting] = [greetingOf(draft.form.reader, made), greetingOf(form.reader, made)];
  if (greeting !== nextGreeting) text = exchangeInLetter(text, greeting, nextGreeting);
  return { ...draft, form, text };
}

export interface LetterQuestionText {
  task: string;
  place: string;
  line: string;
  reply: string;
}
/**
 * The questions that the letter leaves to the user, each with what it is about and what was replied. The one about a line of the resume
 * waits until there is room, and stays once it has a reply.
 */
export function questionsOf({ made, form }: LetterDraft): LetterQuestionText[] {
  const asks = made?.asks ?? [];
  const told = form.deeds.findLastIndex((deed) => deed.trim() !== '') + 1;
  const all = Array.from({ length: Math.max(asks.length, told) }, (_, at) => ({
    task: asks[at]?.task ?? '',
    place: asks[at]?.place ?? '',
    line: asks[at]?.line ?? '',
    reply: form.deeds[at] ?? '',
  }));
  const hasRoom = hasRoomForReply(form.deeds);
  return all.filter(({ line, reply }) => line === '' || reply.trim() !== '' || hasRoom);
}

/** The form with the reply to one of the questions. */
export const withReply = (form: LetterForm, at: number, reply: string): LetterForm => ({
  ...form,
  deeds: Array.from({ length: Math.max(form.deeds.length, at + 1) }, (_, position) =>
    position === at ? reply : (form.deeds[position] ?? ''),
  ),
});

/** The draft with another fact in one of its pairs; the fact that was there can be chosen again. */
export function withOtherFact(draft: LetterDraft, at: number): LetterDraft {
  const tie = draft.made?.ties[at];
  const [next, ...rest] = tie?.others ?? [];
  if (!draft.made || !tie || !next) return draft;
  const { quote, where, paragraph } = tie;
  const ties = draft.made.ties.with(at, { ...tie, ...next, others: [...rest, { quote, where, paragraph }] });
  return {
    ...draft,
    text: exchangeInLetter(draft.text, paragraph, next.paragraph),
    made: { ...draft.made, ties },
  };
}

/** How many words the letter has, from its greeting on. */
export function wordsIn({ text, made, form }: LetterDraft): number {
  const greeting = made ? greetingOf(form.reader, made) : '';
  const at = greeting === '' ? -1 : text.indexOf(greeting);
  return (at < 0 ? text : text.slice(at)).split(/\s+/).filter(Boolean).length;
}
