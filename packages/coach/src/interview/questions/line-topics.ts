import type { LineTopic } from '../../content/line-topic-schema.ts';
import { lineTopics, namedTools, type People, peopleWords } from '../../content/line-topics.ts';
import { openingOf } from './line-openings.ts';

/** What a line asks for. */
export interface LineMatch {
  topic: LineTopic;
  people?: People;
  tool?: string;
  /** Its words. */
  line?: string;
  /** How plainly the line says it, the higher the more. */
  worth: number;
}

/** Only the beginning of a line says whom it is about. In words. */
const headWords = 14;

/** The people that a line names early. */
export const peopleIn = (text: string): People | undefined =>
  (text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [])
    .slice(0, headWords)
    .map((word) => peopleWords.get(word))
    .find((people) => people !== undefined);

/** "Excel in a busy kitchen", "Sketch designs": a verb that is also the name of a tool. */
const isVerb = (after: string) =>
  /^ (?!and |or |skills?|experience|proficien|knowledge|expert)\p{Ll}/u.test(after);
/** "Pet Food Express", "Swift Transportation": a word that is a tool, too, in somebody's name. */
const alsoNames = new Set([
  'Express',
  'Swift',
  'Sage',
  'Slack',
  'Sketch',
  'Rust',
  'Spark',
  'Snowflake',
  'Epic',
  'Toast',
  'Flask',
  'Puppet',
  'Unity',
]);
const isInName = (tool: string, before: string, after: string) =>
  alsoNames.has(tool) && (/\p{Lu}[\p{L}&'’.-]* $/u.test(before) || /^ \p{Lu}\p{Ll}/u.test(after));
/** Only what a line names early is what it is about. */
const latestTool = 60;

/** "Workday Prism": a part of it, which is another thing to know. What follows here is no part. */
const isPart = (after: string) =>
  /^ (?!Suite\b|Office\b|Skills?\b|Experience\b|Knowledge\b|Proficien|Certifi|And\b|Or\b|Required|Preferred|Cloud\b|Software\b|Apps?\b)\p{Lu}\p{L}+/u.test(
    after,
  );

/** The tool that a text names first, as it is written; undefined where it names a part of it. */
function toolIn(text: string): string | undefined {
  const found = namedTools
    .map((tool) => ({ tool, at: text.indexOf(tool) }))
    .filter(
      ({ tool, at }) =>
        at >= 0 &&
        at <= latestTool &&
        !(at === 0 && isVerb(text.slice(tool.length))) &&
        !isInName(tool, text.slice(0, at), text.slice(at + tool.length)) &&
        !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + tool.length] ?? ''}`),
    )
    .sort((a, b) => a.at - b.at || b.tool.length - a.tool.length);
  const [first] = found;
  if (!first) return undefined;
  // "Oracle NetSuite" is NetSuite.
  const end = first.at + first.tool.length;
  const next = found.find(({ at }) => at === end + 1);
  if (next) return next.tool;
  return isPart(text.slice(end)) ? undefined : first.tool;
}

const toolTopic = lineTopics.find(({ id }) => id === 'tool');
const toolWorth = 4;

/** What a line asks for, by the words that it opens with or the tool that it names; undefined where no topic is plainly in it. */
export function matchLine(text: string): LineMatch | undefined {
  const found = openingOf(text);
  const tool = found ? undefined : toolIn(text);
  if (tool && toolTopic) return { topic: toolTopic, tool, line: text, worth: toolWorth };
  const people = found && peopleIn(text);
  return found && { ...found, line: text, ...(people ? { people } : {}) };
}
