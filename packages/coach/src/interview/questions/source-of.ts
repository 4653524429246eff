import type { GenerateQuestionsOutput } from '@greenroom/domain';
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
function listed(lines: readonly string[]): string[] {
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

function roleNote({ input, match: { role, exact } }: Made): string | undefined {
  const typed = input.jobRole.trim().slice(0, 120);
  if (!role)
    return typed === ''
      ? 'You named no role, so these questions suit any job.'
      : `We don't have questions for "${typed}" yet, so most of these suit any job.`;
  if (exact) return undefined;
  const isFromText = inferRole(typed).role?.id !== role.id;
  return isFromText
    ? `Your text reads like a job for a ${role.title}, so we used the questions for that role.`
    : `The closest role we have questions for is ${role.title}.`;
}

function textNote({ text, ad, chosen }: Made): string | undefined {
  if (text === '') return undefined;
  const taken = chosen.filter(({ reason }) => reason !== null && reason.kind !== 'resume').length;
  if (ad.isAd) return `${taken} of ${chosen.length} questions come from lines of the ad.`;
  const language = text.length > longestFocus ? foreignAdLanguage(text) : undefined;
  if (language)
    return `This job ad is in ${language}. We only read English ads, so the questions come from the role alone.`;
  if (text.length > longestFocus)
    return "This text doesn't read like a job ad, so the questions come from the role alone.";
  return taken > 0
    ? `${taken} of ${chosen.length} questions come from your focus.`
    : 'We found no topic in your focus, so this is a general set.';
}

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
    note: notes.length > 0 ? notes.join(' ') : null,
    ...(ad.isAd ? { unasked: listed(unasked), confirm: listed(ad.confirm) } : {}),
  };
}
