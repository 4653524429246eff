import { type DutyForm, duties } from '../../content/duty-forms.ts';
import { bannedOfCandidate, genderedWords } from '../../content/question-taboos.ts';
import { countWords } from '../../job-ad/ad-phrases.ts';
import { isAlsoNoun, verbOf } from '../../job-ad/ad-verbs.ts';
import { type AdQuestionLine, firstTask } from './ad-lines.ts';
import type { LineCut } from './cut-line.ts';
import { hasName } from './duty-judge/features.ts';
import { fitsOf } from './duty-judge/judge.ts';
import { type DutyPhrase, dutyPhrase } from './duty-phrase.ts';
import { isGeneric } from './generic-words.ts';
import { hasLostArticle } from './lost-article.ts';
import { uncommonStems } from './match-topics.ts';

const fewestWords = 3;
/** Nobody follows a longer question. */
const mostWords = 13;

/** Words that point at something in another line. */
const elsewhere =
  /^\p{L}+ (?:some|certain)\b|\b(?:them|this|these|those|such|it|you|that arise|(?:duties|responsibilities|tasks)$)\b|^\S+ their\b|\b(?:apply|resume|cover letter)\b/iu;
/** What only people of the house know: "Alder's products". */
const houseName = /(?<=\s)\p{Lu}\p{L}+['’]s\b/u;
/** "Update, organize, answer | and maintain the list" lost what it is done to. */
const cutShort = /,\s\p{Ll}+$/u;
/** "Research and analyze", "articulate and well-accustomed to": verbs without what they are done to. */
const noObject = /^(?:\p{L}+, )*\p{L}+ (?:and|or) \p{L}+(?:-\p{L}+)?(?:$| to\b)/iu;
const isDuty = ({ shape }: LineCut) => shape === 'base' || shape === 'able' || shape === 'ing';

/** Whether one can say it and be understood. */
function isClear({ text }: LineCut): boolean {
  const words = countWords(text);
  const isWhole = ![elsewhere, cutShort, noObject, houseName].some((one) => one.test(text));
  return isWhole && words >= fewestWords && words <= mostWords;
}

const isSurelyVerb = (word: string) => {
  const verb = verbOf(word);
  return verb !== undefined && !isAlsoNoun(verb.base);
};

/** "Source code analysis, network design, ...": a list of nouns whose first could be a verb. */
function isNoun({ text }: LineCut, line: string): boolean {
  const verb = verbOf(text.split(' ', 1)[0] as string);
  const at = line.toLowerCase().indexOf(text.toLowerCase());
  const [, next] =
    /^,\s*(?!including\b|such\b)(\p{L}+)/u.exec(at < 0 ? '' : line.slice(at + text.length)) ?? [];
  return verb?.form === 'base' && isAlsoNoun(verb.base) && next !== undefined && !isSurelyVerb(next);
}

/** "Service delivery management": the name of a task, whose first word is a verb elsewhere. */
function isTaskName({ text }: LineCut): boolean {
  const words = text.split(' ');
  const verb = verbOf(words[0] ?? '');
  const ends = /^(?:management|coordination|administration|delivery|maintenance|analysis)$/i;
  return words.length <= 4 && isAlsoNoun(verb?.base ?? '') && ends.test(words.at(-1) ?? '');
}

/** Questions at a duty in the ad's own words, for newcomers and for others, and how well they fit, 0 at the threshold. */
export interface DutyQuestion {
  fresh: readonly string[];
  seasoned: readonly string[];
  fit: number;
  /** How much harder it is to follow than a short one: 0 for what anybody would say. */
  strain: number;
}

/** Asks about a duty in its own words; undefined where no interviewer would. */
export function dutyAt(line: AdQuestionLine): DutyQuestion | undefined {
  const said = line.said && isDuty(line.said) ? firstTask(line.said) : undefined;
  const isWork = said && !noWork.test(said.text) && isClear(said);
  return isWork && !isNoun(said, line.text) && !isTaskName(said) ? asked(line, said) : undefined;
}

/** Words that a listener has in mind without effort. */
const easyWords = 8;
/** What each of it costs of a rating from 1 to 5, about: 287 questions at lines of 150 ads were rated, with a mean of 3.3. */
const costs = {
  word: 0.15,
  name: 0.75,
  house: 1.25,
  empty: 0.5,
  praise: 0.4,
  attitude: 0.5,
  article: 0.6,
  loose: 0.5,
};
/** Beyond this, no interviewer asks in these words. */
const mostStrain = 0.75;
/** What nobody explains, nor tells of: an attitude, and what goes without saying. */
const noWork =
  /^(?:\p{L}+ly )?(?:record keeping|comfort \p{L}+ing|network (?!with\b|cables?\b)|visit|seek|stay|access|meet(?:ing)? (?:minimum|sales|or exceed|established|performance|productivity|quality)|interact(?:ing)? with (?:co-?workers|colleagues|others|people)$|track record|keep(?:ing)? (?:up|current|abreast|informed)|maintain(?:ing)? (?:current|up-to-date) knowledge|tak(?:e|ing) (?!care|inventory|minutes|notes|orders|measurements|calls|payments|photos)|own(?:ing)?\b|learn|driv(?:e|ing) (?!.*\b(?:truck|trailer|van|bus|vehicle)s?\b)|work(?:ing)? (?:both|in|on|under|at|well|as|independently|remotely|nights|weekends)|allow|demonstrat|display|exhibit|possess|act|align|adher|compl(?:y|ies)|follow(?:ing)? (?:all|the|prescribed|our|any|established|compan|corporate|safety|polic|procedure|instruction|direction)|be\b|play|have|us(?:e|es|ing)\b|know|understand|join|remain|accept|champion|embrac|embod|represent|spearhead|enter|travel|report(?:ing)? (?:to|directly)|attend|leverag|utili[sz]|serv(?:e|ing) as)/iu;
/** What is only written: nobody says it of their work. */
const onlyWritten =
  /^(?:\p{L}+ly )?(?:support|assist|provid|help|participat|contribut|act|interact|meet|facilitat|execut|promot|uphold|foster|maintain (?:a|an|the|good|high|strong|professional|positive|safe)\b|mak(?:e|ing) sure|adapt|adjust to|cope)/iu;
/** Nouns that don't say what it is. */
const emptyNoun =
  /\b(?:support|input|initiatives?|items|activities|efforts|matters|aspects|responsibilit\w+|areas?|functions?|solutions|needs|operations|priorities|issues|productivity|contact|opportunities|development|growth|ways|approach|guidance|goals|objectives|standards|excellence|environment|culture)\b/i;
const praise =
  /\b(?:high(?:ly|est)?|strong|superior|superb|outstanding|accurate|adequate|innovative|creative|engaging|healthy|exceptional|excellent|positive|primary|strategic|key|constructive|thorough|comprehensive|best|most|state-of-the-art|world-class|robust|seamless|dynamic|successful|clean)\b/i;
/** What only people of the house know. */
const ofTheHouse =
  /\b(?:our|aforementioned|above|as determined|ad[- ]hoc|other (?:\p{L}+ )?(?:areas?|departments?|duties|functions?|tasks)|the \p{L}+ (?:team|department|committee|director|board))\b/iu;

function strainOf(phrase: LineCut, isLoose: boolean): number {
  const { text } = phrase;
  const counted: readonly [number, boolean][] = [
    [costs.name, hasName(text)],
    [costs.house, ofTheHouse.test(text)],
    [costs.empty, emptyNoun.test(text)],
    [costs.praise, praise.test(text)],
    [costs.attitude, onlyWritten.test(text)],
    [costs.article, hasLostArticle(text)],
    [costs.loose, isLoose],
  ];
  return counted.reduce(
    (sum, [cost, isSo]) => sum + (isSo ? cost : 0),
    costs.word * Math.max(0, countWords(text) - easyWords),
  );
}

/** A verb in another form, or a capital that a heading left: "assign and prioritizes projects", "manage and Control Productivity". */
function isUneven(text: string): boolean {
  const [, ...rest] = text.split(/\s+/);
  return rest.some((word, at) => {
    const verb = verbOf(word.replace(/,$/, ''));
    if (!verb) return false;
    const isJoined = /(?:,|^and|^or|ly)$/.test(at === 0 ? '' : (rest[at - 1] as string));
    return (
      (isJoined && verb.form === 's' && !isAlsoNoun(verb.base)) || (isJoined && /^\p{Lu}\p{Ll}/u.test(word))
    );
  });
}

/** "If there is another project", "what is needed": a sentence inside; "communicate honestly and openly": no more than how. */
const inside =
  /\b(?:if|there|whether|what|which|that will|who|upon|both|typically|usually)\b|^\p{L}+ (?:\p{L}+ly,? ?|and ?)+$|^(?!.*\bthat\b).*\b(?:is|are)\b|^\p{L}+ and make recommendations$/iu;
/** "Oversee the training | , qualifications and tests of operators", "plans of electrical | , heating and cooling systems": of what comes behind it. */
const sharesEnd = (text: string, line: string) => {
  const end = / (?:the \p{L}+|\p{L}+(?:ical|tional|ric|ous|ative))$/u.exec(text)?.[0];
  return end !== undefined && line.toLowerCase().includes(`${end.toLowerCase()}, `);
};

/** Whether it names a thing that is done something to. */
const isOfSomething = (text: string) =>
  uncommonStems(text.split(' ').slice(1).join(' ')).some((stem) => !isGeneric(stem));

const idOf = (text: string): DutyForm['id'] => {
  if (text.startsWith('Walk')) return 'walk';
  return /experience \{ing\}/.test(text) ? 'about' : 'how-example';
};

/** The ways to ask about a duty, by its verbs: all that it opens with have to be of one kind. */
function formsFor({ base, ing, verbs }: DutyPhrase): { forms: DutyForm[]; isLoose: boolean } {
  const [verb = ''] = verbs;
  const text = base ?? '';
  const of = (one: string) =>
    duties.groups.find((some) => some.verbs.has(one) && (!some.at || some.at.test(text)));
  const first = of(verb);
  const own = verbs.every((one) => first?.verbs.has(one)) ? first : undefined;
  const isExperience = base === undefined || (ing !== undefined && duties.together.verbs.has(verb));
  const { fresh, seasoned } = isExperience ? duties.together : (own ?? duties.others);
  const forms = [
    ...fresh.map((text): DutyForm => ({ id: isExperience ? 'about' : 'would', text, for: 'new' })),
    ...seasoned
      .filter((text) => ing !== undefined || !text.includes('{ing}'))
      .map((text): DutyForm => ({ id: idOf(text), text, for: 'seasoned' })),
  ];
  return { forms, isLoose: !isExperience && !first };
}

/** "coordinate departments to fabricate": words that wait for the rest. */
const waits =
  /(?<!\bup )\bto (?:\p{L}+ly )?\p{L}+$|\bthe \p{L}+(?:tion|ment) and \p{L}+(?:tion|ment)$|\b(?:more|and|or|of|the|an?|according|regarding|related|based|due)$|\b(?:and|or) (?:to|well|also|be)\b/iu;

/** A short line that is said as a whole needs less to be sure of: nothing of it is lost. */
const slack = 1;
const slackFor = (line: AdQuestionLine, text: string) =>
  countWords(line.text) <= Math.min(easyWords, countWords(text)) ? slack : 0;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function asked(line: AdQuestionLine, said: LineCut): DutyQuestion | undefined {
  const phrase = dutyPhrase(said);
  const cut = { base: lowerFirst(phrase.base ?? ''), ing: lowerFirst(phrase.ing ?? '') };
  const text = cut.base || cut.ing;
  if (countWords(text) < fewestWords || [waits, noWork, inside].some((one) => one.test(text)))
    return undefined;
  if (isUneven(text) || !isOfSomething(text) || sharesEnd(text, line.text)) return undefined;
  const { forms, isLoose } = formsFor(phrase);
  const strain = strainOf({ text, shape: phrase.base ? 'base' : 'ing' }, isLoose);
  if (strain > mostStrain) return undefined;
  const fitting = fitsOf({ line, phrase: said }, forms)
    .map(({ form, fit }) => ({ form, fit: fit + slackFor(line, text) }))
    .filter(({ fit }) => fit >= 0)
    .map(({ form, fit }) => ({
      form,
      fit,
      text: form.text.replace('{cut}', () => cut.base).replace('{ing}', () => cut.ing),
    }))
    .filter(({ text }) => !bannedOfCandidate.test(text) && !genderedWords.test(text));
  const of = (level: DutyForm['for']) => fitting.filter(({ form }) => form.for === level);
  const fresh = of('new');
  if (fresh.length === 0) return undefined;
  const own = of('seasoned');
  // Anybody may be asked how they would.
  const seasoned = own.length > 0 ? own : fresh;
  return {
    fresh: fresh.map(({ text }) => text),
    seasoned: seasoned.map(({ text }) => text),
    fit: Math.max(...[...fresh, ...seasoned].map(({ fit }) => fit)),
    strain,
  };
}
