import type { JobAnalysis, JobRequirement } from '@greenroom/domain';
import type { AdLine } from '../job-ad/ad-line.ts';
import { skillWords } from '../skills/skill-words.ts';
import { isFunctionWord } from '../text/function-words.ts';

/** Words that every job text holds; they tell nothing of this one. */
const everyJob = new Set(
  'experience experiences work working job jobs role team teams candidate candidates ability skills skill years year company position position strong excellent good including include includes required requirements preferred responsibilities responsible duties qualifications degree bachelor related equivalent new environment knowledge understanding opportunity opportunities apply applicants application employment employee employees benefits salary day days week time full part us join help using use used ensure provide providing support within across based well must like plus need needs make best great looking high level highly etc able minimum field ideal successful proven track record demonstrated business people world one two three first also per may every other following relevant various multiple key own our your their high quality develop development work works via e g i s t re ll ve pay hours hour location remote office site status race gender religion disability veteran age national origin sexual orientation equal employer person individuals seeking description summary overview about offer asset desirable desired essential mandatory committed'.split(
    ' ',
  ),
);

interface Term {
  keyword: string;
  count: number;
  at: number;
}

const limit = 20;
const fewest = 2;

function collect(text: string, sentences: readonly AdLine[]): Map<string, Term> {
  const terms = new Map<string, Term>();
  const tell = (key: string, from: number, to: number) => {
    const known = terms.get(key);
    if (known) known.count += 1;
    else terms.set(key, { keyword: text.slice(from, to), count: 1, at: from });
  };
  for (const sentence of sentences) {
    let last: { key: string; start: number; end: number } | null = null;
    const said = text.slice(sentence.start, sentence.end);
    for (const word of skillWords(said)) {
      const plain = said.slice(word.start, word.end).toLowerCase();
      const isTelling =
        plain.length > 2 && !isFunctionWord(plain) && !everyJob.has(plain) && !/^\d/.test(plain);
      const start = sentence.start + word.start;
      const end = sentence.start + word.end;
      if (isTelling) tell(word.key, start, end);
      if (isTelling && last && !word.isBroken) tell(`${last.key} ${word.key}`, last.start, end);
      last = isTelling ? { key: word.key, start, end } : null;
    }
  }
  return terms;
}

/**
 * The terms that the text leans on: its skills, and other words and pairs of words that it repeats. Most used first; a word
 * gives way to the pair that it mostly stands in.
 */
export function countKeywords(
  text: string,
  sentences: readonly AdLine[],
  requirements: readonly JobRequirement[],
  company: string | null = null,
): JobAnalysis['keywordCounts'] {
  const skills: Term[] = requirements.map((one) => ({ keyword: one.skill, count: one.count, at: one.start }));
  const skillNames = new Set(
    skills.flatMap((one) => [one.keyword.toLowerCase(), ...one.keyword.toLowerCase().split(' ')]),
  );
  const terms = [...collect(text, sentences)].filter(([, term]) => term.count >= fewest);
  const pairs = terms.filter(([key]) => key.includes(' '));
  const inPairs = new Map<string, number>();
  for (const [key, term] of pairs) {
    for (const word of key.split(' ')) inPairs.set(word, Math.max(inPairs.get(word) ?? 0, term.count));
  }
  const others = terms
    .filter(([key, term]) => key.includes(' ') || (inPairs.get(key) ?? 0) < term.count * 0.6)
    .map(([, term]) => term)
    .filter((term) => {
      const plain = term.keyword.toLowerCase().replace(/[-–/]/g, ' ');
      return !skillNames.has(plain) && !company?.toLowerCase().includes(plain);
    });
  return [...skills, ...others]
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, limit)
    .map(({ keyword, count }) => ({ keyword, count }));
}
