import { type JobDetails, type SheetStory, storyCounts } from '@greenroom/domain';
import { plural } from '@lingui/core/macro';
import { clockParts, deviceZone, longDay, zoneText } from './dates.ts';
import type { SheetSource } from './queries.ts';

/** What fits on one page beside lines for notes. */
const limits = {
  openingWords: 60,
  asks: 5,
  stressed: 4,
  line: 170,
  storyTitle: 70,
  place: 240,
  people: 240,
} as const;

/** What is on the page, cut to what one page holds. Missing parts are empty. */
export interface DaySheet {
  time: { digits: string; half: string } | null;
  /** The zone of the time where this device is in another. */
  zone: string;
  day: string;
  title: string;
  company: string;
  format: JobDetails['format'];
  place: string;
  /** What the place opens: a link, a number to call, or nothing. */
  href: string;
  people: string[];
  opening: string;
  stories: Pick<SheetStory, 'title' | 'figure' | 'line'>[];
  asks: string[];
  stressed: string[];
  /** What the user did for it; empty where nothing was practiced. */
  practiced: string;
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The first sentences of an opening within the words that fit; its first words where the first sentence is longer. */
export function firstSentences(text: string, maxWords: number = limits.openingWords): string {
  const clean = text.trim().replace(/\s+/g, ' ');
  if (wordCount(clean) <= maxWords) return clean;
  const sentences = clean.match(/.*?[.!?…]+["”’)]*(?=\s|$)/gu) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    const next = kept + sentence;
    if (wordCount(next) > maxWords) break;
    kept = next;
  }
  return kept.trim() || `${clean.split(' ').slice(0, maxWords).join(' ')} …`;
}

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 2).trimEnd()} …` : text;

/** Where a place leads: a web address, a phone number, or nothing. */
export function placeHref(place: string): string {
  const text = place.trim();
  const link = /https?:\/\/[^\s<>"]+/i.exec(text)?.[0];
  if (link) return link;
  const digits = text.replace(/[^\d+]/g, '');
  const isNumber = /^\+?[\d\s().-]{7,}$/.test(text) && digits.length >= 7;
  return isNumber ? `tel:${digits}` : '';
}

const practicedText = (count: number) =>
  count === 0
    ? ''
    : plural(count, {
        one: 'You practiced one of their likely questions.',
        other: 'You practiced # of their likely questions.',
      });

/** The page for one interview. */
export function daySheetOf(source: SheetSource, ownZone = deviceZone()): DaySheet {
  const { details, opening, toAsk, stressed, stories } = source;
  const { interviewDate, interviewTime, title, company, format, place, people } = details;
  return {
    time: interviewTime ? clockParts(interviewTime) : null,
    zone: zoneText(details, ownZone),
    day: interviewDate ? longDay(interviewDate) : '',
    title,
    company,
    format,
    place: cut(place, limits.place),
    href: placeHref(place),
    people: cut(people, limits.people)
      .split(/\n|;/)
      .map((person) => person.trim())
      .filter(Boolean)
      .slice(0, 5),
    opening: firstSentences(opening),
    stories: stories.slice(0, storyCounts.onSheet).map(({ title, figure, line }) => ({
      title: cut(title, limits.storyTitle),
      figure,
      line: cut(line, limits.line),
    })),
    asks: toAsk
      .filter(({ chosen }) => chosen)
      .slice(0, limits.asks)
      .map(({ text }) => cut(text, limits.line)),
    stressed: stressed.slice(0, limits.stressed).map((line) => cut(line, limits.line)),
    practiced: practicedText(source.practiced),
  };
}
