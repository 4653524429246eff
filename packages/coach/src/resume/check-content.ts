import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { checkLine, counted, grade, quoted, verdict } from './check-words.ts';
import { type Bullet, bulletsOf } from './read-bullets.ts';
import { stockPhrases } from './wording-words.ts';

const verbShare = 0.6;
const numberShare = 0.4;
const passivePattern =
  /\b(?:was|were|been|being|is|are) (?:\w+ly )?(?!responsible|involved)\w{3,}(?:ed|wn|lt|en)\b/i;
const firstPerson = /(?<![\w.@/-])(?:I|I['’]m|I['’]ve|my|me|mine|myself)(?![\w.@-])/;
const acronymPattern = /(?<![\p{L}\p{N}])[A-Z]{3,6}(?![\p{L}\p{N}])/gu;
const knownAcronyms = new Set(
  'USA PDF SQL HTML CSS API AWS GPA MBA BSC MSC PHD CEO CTO CFO USD EUR GBP HR IT UK US CV NHS CRM ERP SEO KPI KPIS RN BSN ICU CPR SAP JSON XML HTTP REST LTD LLC INC GMBH PLC PMP CPA AND THE FOR WITH'.split(
    ' ',
  ),
);

const share = (bullets: readonly Bullet[], holds: (bullet: Bullet) => boolean) =>
  bullets.length === 0 ? 0 : bullets.filter(holds).length / bullets.length;
const percent = (value: number) => `${Math.round(value * 100)}%`;

function doubledWord(text: string): string | null {
  return /\b(\p{L}{2,}) +\1\b/iu.exec(text.replace(/\b(?:had had|that that)\b/gi, ''))?.[0] ?? null;
}

function repeatedVerb(bullets: readonly Bullet[]): [string, number] | null {
  const counts = new Map<string, number>();
  for (const bullet of bullets)
    if (bullet.opensWithVerb) counts.set(bullet.verb, (counts.get(bullet.verb) ?? 0) + 1);
  const most = [...counts].toSorted((a, b) => b[1] - a[1])[0];
  return most && most[1] >= 4 && most[1] > bullets.length * 0.25 ? most : null;
}

/** Capitals that are written out nowhere and that no lexicon knows. */
function bareAcronyms(text: string): string[] {
  const isShouted = (word: string) =>
    new RegExp(`\\b${word}\\b[ ,]+[A-Z]{3,}|[A-Z]{3,}[ ,]+\\b${word}\\b`).test(text);
  // A line in capitals is a heading or a name, not a row of acronyms.
  const prose = text.split('\n').filter((line) => line !== line.toUpperCase());
  const found = new Set(prose.join('\n').match(acronymPattern) ?? []);
  return [...found]
    .filter(
      (word) =>
        !knownAcronyms.has(word) &&
        !isShouted(word) &&
        findSkills(word).length === 0 &&
        !text.includes(`(${word})`),
    )
    .slice(0, 6);
}

function bulletChecks(bullets: readonly Bullet[]): ResumeCheck[] {
  const line = (id: string, label: string, points: number, made: ReturnType<typeof verdict>) =>
    checkLine('content', id, label, points, made);
  const verbs = share(bullets, (bullet) => bullet.opensWithVerb);
  const numbers = share(bullets, (bullet) => bullet.hasNumber);
  const weak = bullets.find((bullet) => !bullet.opensWithVerb);
  const bare = bullets.find((bullet) => !bullet.hasNumber);
  const odd = bullets.filter((bullet) => bullet.words > 35 || bullet.words < 4);
  const repeated = repeatedVerb(bullets);
  const passive = bullets.filter((bullet) => passivePattern.test(bullet.text));
  return [
    line('action-verbs', 'Bullets open with a verb', 5, {
      outcome: grade(verbs >= verbShare, verbs >= verbShare / 2),
      evidence: `${percent(verbs)} of ${counted(bullets.length, 'bullet')}${weak && verbs < verbShare ? `; not ${quoted(weak.text, 70)}` : ''}`,
      fix: `Open at least ${percent(verbShare)} of the bullets with what you did: built, cut, led, taught.`,
    }),
    line('numbers', 'Bullets hold numbers', 5, {
      outcome: grade(numbers >= numberShare, numbers >= numberShare / 2),
      evidence: `${percent(numbers)} of ${counted(bullets.length, 'bullet')}${bare && numbers < numberShare ? `; none in ${quoted(bare.text, 70)}` : ''}`,
      fix: `Put a number into at least ${percent(numberShare)} of the bullets: how many, how often, how much.`,
    }),
    line(
      'bullet-length',
      'Bullets of one or two lines',
      3,
      verdict(
        odd.length <= bullets.length * 0.2,
        'warn',
        odd[0]
          ? `${odd.length} of ${bullets.length} ${odd[0].words < 4 ? 'too short' : 'too long'}: ${quoted(odd[0].text, 70)}`
          : 'all between 4 and 35 words',
        'Split long bullets, and join those of two or three words.',
      ),
    ),
    line(
      'repeats',
      'Verbs vary',
      2,
      verdict(
        !repeated,
        'warn',
        repeated
          ? `“${repeated[0]}” opens ${repeated[1]} bullets`
          : 'No verb opens more than a quarter of the bullets',
        'Say it with another verb where another one is true.',
      ),
    ),
    line(
      'passive',
      'Active voice',
      2,
      verdict(
        passive.length <= Math.max(1, bullets.length * 0.15),
        'warn',
        passive[0]
          ? `${passive.length} of ${counted(bullets.length, 'bullet')}: ${quoted(passive[0].text, 80)}`
          : 'No bullet in the passive',
        'Say who did it: “Cut costs”, not “Costs were cut”.',
      ),
    ),
  ];
}

/** How it is written. */
export function checkContent(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const { text, words } = document;
  const line = (id: string, label: string, points: number, made: ReturnType<typeof verdict>) =>
    checkLine('content', id, label, points, made);
  const lower = text.toLowerCase();
  const stock = stockPhrases.filter((phrase) => lower.includes(phrase));
  const person = text.split('\n').find((one) => firstPerson.test(one) && one.split(' ').length > 3);
  const doubled = doubledWord(text);
  const acronyms = bareAcronyms(text);
  return [
    ...bulletChecks(bulletsOf(resume)),
    line(
      'first-person',
      'No “I”',
      2,
      verdict(
        !person,
        'warn',
        person ? quoted(person) : 'No “I” or “my” was found.',
        'Leave “I” and “my” out: start with the verb.',
      ),
    ),
    line('stock-phrases', 'No stock phrases', 3, {
      outcome: grade(stock.length === 0, stock.length < 3),
      evidence: stock.length ? stock.map((one) => `“${one}”`).join(', ') : 'none found',
      fix: 'Replace each phrase by what shows it: a result, a number, a story.',
    }),
    line(
      'doubled-words',
      'No doubled words',
      2,
      verdict(!doubled, 'fail', doubled ? quoted(doubled) : 'none found', 'Delete the doubled word.'),
    ),
    line('word-count', 'Length in words', 3, {
      outcome: grade(words >= 400 && words <= 800, words >= 250 && words <= 1_100),
      evidence: counted(words, 'word'),
      fix:
        words < 400
          ? 'Tell more of your last two jobs: aim for 400 to 800 words.'
          : 'Cut to 400 to 800 words: shorten what is older than ten years.',
    }),
    line(
      'acronyms',
      'Acronyms written out',
      2,
      verdict(
        acronyms.length <= 2,
        'warn',
        acronyms.length
          ? `${acronyms.length > 2 ? 'Not explained' : 'Only'}: ${acronyms.join(', ')}`
          : 'none unexplained',
        'Write each out once: “Customer Value Index (CVI)”, so that both forms are found.',
      ),
    ),
  ];
}
