import {
  type CheckId,
  joined,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
  sayOfResume as say,
} from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { between, checkLine, quoted, quotedAs, sloped, type Verdict, verdict } from './check-words.ts';
import { type Bullet, bulletsOf } from './read-bullets.ts';
import { wordsOfDocument } from './rewrite-line.ts';
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
  bullets.filter(holds).length / bullets.length;
const percent = (value: number) => Math.round(value * 100);

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

/** Organizations that everybody calls by their letters: nobody spells them out. */
const organizations = new Set(
  'NSF NIH NASA NOAA USDA EPA FDA CDC DARPA USAID NATO UNICEF UNESCO OECD CERN IEEE ACM AAAI NVIDIA IBM SAP BMW KPMG DHL UPS IKEA HSBC NBC BBC CNN ESPN MIT UCLA USC NYU UCSD UCSF CUNY SUNY KAIST ETH EPFL LMU YMCA YWCA AARP AAA NCAA NBA NFL FIFA UEFA'.split(
    ' ',
  ),
);
/** "At ESA", "an ESA grant", "ESA's": the letters are somebody's name. */
const isNamed = (word: string, text: string) =>
  new RegExp(
    `\\b(?:[Aa]t|[Jj]oined|[Ff]unded by|[Ss]ponsored by|[Hh]osted by|[Pp]resented (?:at|to)) (?:the )?${word}\\b|\\b${word}(?:['’]s\\b|[- ](?:grants?|awards?|fellow\\w*|scholar\\w*|funded|funding|conference|chapter|member|certified)\\b)`,
  ).test(text);

/** The names of firms, schools and issuers in a resume, as one text. */
const namesOf = ({ work, education }: ParsedResume): string =>
  [...work.map((one) => one.name), ...education.map((one) => one.institution)].join(' | ');

/** Acronyms that are spelled out nowhere, that no lexicon knows and that are nobody's name. */
function bareAcronyms(text: string, names: string): string[] {
  const isShouted = (word: string) =>
    new RegExp(`\\b${word}\\b[ ,]+[A-Z]{3,}|[A-Z]{3,}[ ,]+\\b${word}\\b`).test(text);
  // A line in capitals is a heading or a name, not a row of acronyms.
  const prose = text.split('\n').filter((line) => line !== line.toUpperCase());
  const found = new Set(prose.join('\n').match(acronymPattern) ?? []);
  return [...found]
    .filter(
      (word) =>
        !knownAcronyms.has(word) &&
        !organizations.has(word) &&
        !isNamed(word, text) &&
        !new RegExp(`\\b${word}\\b`).test(names) &&
        !isShouted(word) &&
        findSkills(word).length === 0 &&
        !text.includes(`(${word})`),
    )
    .slice(0, 6);
}

const line = (id: CheckId, points: number, made: Verdict): ResumeCheck =>
  checkLine('content', id, points, made);

/** With so many bullets their checks have full weight; with fewer, one bullet decides over fewer points. */
const fullBullets = 10;
const [fewestWords, mostWords] = [4, 35];
const oddShare = 0.2;
const passiveShare = 0.15;

/** How the bullets are written; left out without a bullet. */
function bulletChecks(bullets: readonly Bullet[]): ResumeCheck[] {
  if (bullets.length === 0) return [];
  const weight = Math.min(1, bullets.length / fullBullets);
  const verbs = share(bullets, (bullet) => bullet.opensWithVerb);
  const numbers = share(bullets, (bullet) => bullet.hasNumber);
  const weak = bullets.find((bullet) => !bullet.opensWithVerb);
  const bare = bullets.find((bullet) => !bullet.hasNumber);
  const odd = bullets.filter((bullet) => bullet.words > mostWords || bullet.words < fewestWords);
  const repeated = repeatedVerb(bullets);
  const passive = bullets.filter((bullet) => passivePattern.test(bullet.text));
  const count = bullets.length;
  return [
    line(
      'action-verbs',
      5 * weight,
      sloped(
        between(verbs, 0, verbShare),
        weak && verbs < verbShare
          ? joined(say('bullets_share_not', { percent: percent(verbs), count }), quotedAs(weak.text, 70))
          : say('bullets_share', { percent: percent(verbs), count }),
        'action-verbs',
      ),
    ),
    line(
      'numbers',
      5 * weight,
      sloped(
        between(numbers, 0, numberShare),
        bare && numbers < numberShare
          ? joined(say('bullets_share_none', { percent: percent(numbers), count }), quotedAs(bare.text, 70))
          : say('bullets_share', { percent: percent(numbers), count }),
        'numbers',
      ),
    ),
    line(
      'bullet-length',
      3 * weight,
      sloped(
        between(odd.length / bullets.length, 1, oddShare),
        odd[0]
          ? joined(
              say(odd[0].words < fewestWords ? 'bullets_short' : 'bullets_long', {
                odd: odd.length,
                all: count,
              }),
              quotedAs(odd[0].text, 70),
            )
          : { finding: 'bullets-right-length' },
        'bullet-length',
      ),
    ),
    line(
      'repeats',
      2 * weight,
      verdict(
        !repeated,
        'warn',
        repeated ? say('verb_repeats', { verb: repeated[0], count: repeated[1] }) : { finding: 'verbs-vary' },
        'repeats',
      ),
    ),
    line(
      'passive',
      2 * weight,
      sloped(
        passive.length <= 1 ? 1 : between(passive.length / bullets.length, 1, passiveShare),
        passive[0]
          ? joined(say('passive_bullets', { passive: passive.length, count }), quotedAs(passive[0].text, 80))
          : { finding: 'bullets-active' },
        'passive',
      ),
    ),
  ];
}

const [lengthFrom, lengthTo] = [400, 800];
const [tooShort, tooLong] = [100, 1_400];

function checkLength(document: ResumeDocument): ResumeCheck {
  const words = wordsOfDocument(document);
  const count = document.words;
  const isShort = words < lengthFrom;
  return line(
    'word-count',
    3,
    sloped(
      isShort ? between(words, tooShort, lengthFrom) : between(words, tooLong, lengthTo),
      words === count ? say('words', { count }) : say('words_counted', { count, rest: words }),
      isShort ? 'too-few-words' : 'too-many-words',
    ),
  );
}

/** Checks that know English words only: of a resume in another language they would say what isn't true. */
const englishOnly = new Set<string>(['action-verbs', 'repeats', 'passive', 'first-person', 'stock-phrases']);
const fewAcronyms = 2;
const mostStock = 4;

/** How it is written. Of an empty page nothing can be said. */
export function checkContent(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const { text, words } = document;
  if (words === 0) return [];
  const lower = text.toLowerCase();
  const stock = stockPhrases.filter((phrase) => lower.includes(phrase));
  const person = text.split('\n').find((one) => firstPerson.test(one) && one.split(' ').length > 3);
  const doubled = doubledWord(text);
  const acronyms = bareAcronyms(text, namesOf(resume));
  const checks = [
    ...bulletChecks(bulletsOf(resume)),
    line(
      'first-person',
      2,
      verdict(!person, 'warn', person ? quoted(person) : { finding: 'no-first-person' }, 'first-person'),
    ),
    line(
      'stock-phrases',
      3,
      sloped(
        between(stock.length, mostStock, 0),
        stock.length ? stock.map((one) => `“${one}”`).join(', ') : { finding: 'no-cliches' },
        'stock-phrases',
      ),
    ),
    line(
      'doubled-words',
      2,
      verdict(!doubled, 'fail', doubled ? quoted(doubled) : { finding: 'no-doubled-word' }, 'doubled-words'),
    ),
    checkLength(document),
    line(
      'acronyms',
      2,
      verdict(
        acronyms.length <= fewAcronyms,
        'warn',
        acronyms.length === 0 ? { finding: 'acronyms-clear' } : acronyms.join(', '),
        'acronyms',
      ),
    ),
  ];
  return document.language === undefined ? checks : checks.filter(({ id }) => !englishOnly.has(id));
}
