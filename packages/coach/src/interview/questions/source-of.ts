import { type GenerateQuestionsOutput, type SetNote, setNoteText } from '@greenroom/domain';
import { foreignAdLanguage } from '../../job-ad/foreign-ad.ts';
import type { ReadQuestionRequest } from '../requests.ts';
import type { Chosen } from './choose.ts';
import type { AdReading } from './from-ad.ts';
import { longestFocus } from './from-texts.ts';
import { inferRole, type RoleMatch } from './infer-role.ts';

/** The stored note of a set has 8,000 bytes for everything: each list may take a quarter of them. */
const mostListed = 8;
const mostBytes = 2_000;

/** The first lines that fit. */
export function listed(lines: readonly string[]): string[] {
  let room = mostBytes;
  return lines.slice(0, mostListed).filter((line) => {
    room -= new TextEncoder().encode(JSON.stringify(line)).length;
    return room >= 0;
  });
}

interface Made {
  input: ReadQuestionRequest;
  match: RoleMatch;
  /** The focus or the pasted job ad. */
  text: string;
  ad: AdReading;
  chosen: readonly Chosen[];
}

function roleNote({ input, match: { role, exact } }: Made): SetNote | undefined {
  const typed = input.jobRole.trim().slice(0, 120);
  if (!role) return typed === '' ? { code: 'no_role' } : { code: 'unknown_role', role: typed };
  if (exact) return undefined;
  const isFromText = inferRole(typed).role?.id !== role.id;
  return { code: isFromText ? 'role_of_text' : 'closest_role', title: role.title };
}

function textNote({ text, ad, chosen }: Made): SetNote | undefined {
  if (text === '') return undefined;
  const taken = chosen.filter(({ reason }) => reason !== null && reason.kind !== 'resume').length;
  const share = { taken, total: chosen.length };
  if (ad.isAd) return { code: 'from_ad', ...share };
  const language = text.length > longestFocus ? foreignAdLanguage(text) : undefined;
  if (language) return { code: 'foreign_ad', language };
  if (text.length > longestFocus) return { code: 'no_ad' };
  return taken > 0 ? { code: 'from_focus', ...share } : { code: 'no_topic' };
}

/** Notes with their English text; null where there is nothing to say. */
export const notesOf = (notes: readonly SetNote[]) => ({
  note: notes.length > 0 ? notes.map(setNoteText).join(' ') : null,
  notes: [...notes],
});

/** Where the questions come from, in words, and what the ad asks for besides. */
export function sourceOf(made: Made): GenerateQuestionsOutput['source'] {
  const { match, ad, chosen } = made;
  const notes = [roleNote(made), textNote(made)].filter((note) => note !== undefined);
  const asked = new Set(chosen.flatMap(({ reason }) => reason?.line ?? []));
  const unasked = [...ad.questions.map(({ reason }) => reason.line), ...ad.open].filter(
    (line) => !asked.has(line),
  );
  return {
    family: match.role?.id ?? 'general',
    title: match.role?.title ?? 'General interview',
    exact: match.exact,
    ...notesOf(notes),
    ...(ad.isAd ? { unasked: listed(unasked), confirm: listed(ad.confirm) } : {}),
  };
}
