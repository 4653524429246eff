import type { LineTopic } from './line-topic-schema.ts';
import careAndTeaching from './line-topics/care-and-teaching.json' with { type: 'json' };
import careDuties from './line-topics/care-duties.json' with { type: 'json' };
import customersAndSales from './line-topics/customers-and-sales.json' with { type: 'json' };
import everydayDuties from './line-topics/everyday-duties.json' with { type: 'json' };
import handsOnWork from './line-topics/hands-on-work.json' with { type: 'json' };
import leadingAShift from './line-topics/leading-a-shift.json' with { type: 'json' };
import officeAndMoney from './line-topics/office-and-money.json' with { type: 'json' };
import officesAndMoney from './line-topics/offices-and-money.json' with { type: 'json' };
import peopleAndHabits from './line-topics/people-and-habits.json' with { type: 'json' };
import plantsAndTrades from './line-topics/plants-and-trades.json' with { type: 'json' };
import shopsAndGuests from './line-topics/shops-and-guests.json' with { type: 'json' };
import technologyAndMedia from './line-topics/technology-and-media.json' with { type: 'json' };
import tools from './line-topics/tools.json' with { type: 'json' };
import whatAdsAskFor from './line-topics/what-ads-ask-for.json' with { type: 'json' };
import workingWithPeople from './line-topics/working-with-people.json' with { type: 'json' };
import type { BankQuestion } from './schema.ts';

/** What lines of job ads ask for; the tests parse each with `LineTopic`. */
export const lineTopics: readonly LineTopic[] = [
  customersAndSales,
  officeAndMoney,
  peopleAndHabits,
  handsOnWork,
  careAndTeaching,
  technologyAndMedia,
  careDuties,
  leadingAShift,
  officesAndMoney,
  plantsAndTrades,
  shopsAndGuests,
  whatAdsAskFor,
  everydayDuties,
  workingWithPeople,
].flat() as LineTopic[];

/** Tools that a question names as the ad writes them. */
export const namedTools: readonly string[] = tools;

/** The people a job is done for, as one and as many. */
export interface People {
  one: string;
  many: string;
}
const somebody: People = { one: 'somebody', many: 'people' };
export const peopleWords: ReadonlyMap<string, People> = new Map(
  [
    ['a caller', 'callers'],
    ['a client', 'clients'],
    ['a customer', 'customers'],
    ['a guest', 'guests'],
    ['a member', 'members'],
    ['a parent', 'parents'],
    ['a passenger', 'passengers'],
    ['a patient', 'patients'],
    ['a policyholder', 'policyholders'],
    ['a resident', 'residents'],
    ['a shopper', 'shoppers'],
    ['a student', 'students'],
    ['a subscriber', 'subscribers'],
    ['a tenant', 'tenants'],
    ['a user', 'users'],
    ['a visitor', 'visitors'],
  ].flatMap(([one = '', many = '']) => [
    [one.slice(2), { one, many }],
    [many, { one, many }],
  ]),
);

/** The three ways to ask about a topic. */
export type TopicAngle = 'ask' | 'tell' | 'why';

/** What a good story about a line says, whatever the line is. */
export const storyPoints = ['personal-share', 'motive', 'outcome', 'takeaway'];
const motivationPoints = ['own-reason', 'real-case'];

/** How an answer from an angle is read, and which shared points it makes. */
export function readingOf(
  topic: LineTopic,
  angle: TopicAngle,
): { kind: BankQuestion['kind']; points: readonly string[] } {
  if (angle === 'tell') return { kind: 'behavioural', points: storyPoints };
  if (angle === 'why') return { kind: 'motivation', points: motivationPoints };
  return { kind: topic.kind ?? 'situational', points: topic.points };
}

type Near = NonNullable<LineTopic['near']>[number];
const nearWords = new WeakMap<Near, RegExp>();

/** Whether a line has one of the words that a group of questions is near to. */
export function isNear(group: Near, line: string): boolean {
  const known = nearWords.get(group) ?? new RegExp(`(?<![\\p{L}-])(?:${group.words})`, 'iu');
  nearWords.set(group, known);
  return known.test(line);
}

/** What fills a topic's questions, and the line that they are asked at: without one, every question of the topic is given. */
interface TopicPlace {
  people?: People;
  tool?: string;
  line?: string;
}

/** A topic's questions from an angle that a line means, with the line's own people and tool in them. */
export function topicTexts(
  topic: LineTopic,
  angle: TopicAngle,
  { people = somebody, tool = '', line }: TopicPlace = {},
): string[] {
  const near = angle === 'why' ? [] : (topic.near ?? []);
  const meant = near
    .filter((group) => line === undefined || isNear(group, line))
    .flatMap((group) => group[angle as 'ask' | 'tell'] ?? []);
  return [...new Set([...meant, ...(topic[angle] ?? [])])].map((wording) =>
    filled(wording, { people, tool }),
  );
}

/** A wording with people and a tool in it. */
function filled(wording: string, { people = somebody, tool = '' }: TopicPlace): string {
  const text = wording
    .replaceAll('{one}', people.one)
    .replaceAll('{many}', people.many)
    .replace('{tool}', () => tool);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const angles: readonly TopicAngle[] = ['ask', 'tell', 'why'];
const everyone = [somebody, ...new Set(peopleWords.values())];

type TopicQuestion = ReturnType<typeof readingOf> & { id: string };
let byText: Map<string, TopicQuestion> | undefined;

function readTexts(): Map<string, TopicQuestion> {
  const texts = new Map<string, TopicQuestion>();
  for (const topic of lineTopics)
    for (const angle of angles) {
      const question = { id: `ad.${topic.id}.${angle}`, ...readingOf(topic, angle) };
      const isTool = topic.ask.some((wording) => wording.includes('{tool}'));
      const places = isTool ? namedTools.map((tool) => ({ tool })) : everyone.map((people) => ({ people }));
      const former = angle === 'why' ? [] : (topic.former?.[angle] ?? []);
      for (const place of places)
        for (const text of [...topicTexts(topic, angle, place), ...former.map((old) => filled(old, place))])
          texts.set(text, question);
    }
  return texts;
}

/** The id, kind and points of a question at a line, by its text; undefined for any other text. */
export function topicQuestionOf(text: string): TopicQuestion | undefined {
  byText ??= readTexts();
  return byText.get(text);
}
