import { injectionBook } from '../interview/gates/injection-words.ts';
import { withoutLookalikes } from '../text/lookalikes.ts';
import { readPassage } from '../text/passage.ts';
import { findPhrases } from '../text/phrases.ts';

/** Characters that nobody sees: they hide words from a reader, never from a model. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
/** The best there is, as an order names it. A bare number is none: people count money, days and parts. */
const best =
  '(?:full|top|topmost|max(?:imum|imal)?|highest|perfect|best)(?: possible)? (?:marks?|scores?|grades?|ratings?|points|credit|levels?|tier|evaluations?|verdicts?|leniency)|levels?(?: of)? (?:5|five|v)\\b|fives\\b|5\\/5|10\\/10|(?:100|ten|five|5|10) (?:points|out of (?:5|five|100|10|ten))|the max(?:imum)?\\b|flawless|unlimited leniency';
const scale = 'dimensions?|criteri(?:a|on)|rubrics?|categor(?:y|ies)|fields?|counts?|levels?';
const judges =
  'graders?|evaluators?|scorers?|examiners?|raters?|assessors?|a\\.?i\\.?|llm|chatbot|chatgpt|gpt(?:-?\\d)?|claude|gemini|llama';
const thisText =
  '(?:this|my|the above) (?:answer|response|reply|submission|transcript)|words above|everything (?:before|above) this';

/**
 * What speaks to whoever judges the answer. Each line needs two things that honest answers don't put together: the scale or the
 * judge, and an order about them.
 */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|set aside|stop (?:following|using)|do(?:n't| not) (?:follow|use|apply))\b.{0,40}\b(?:instructions?|rubrics?|prompts?|grading|scoring|everything above|what you (?:were|have been) told|quotes and levels|levels and quotes)\b/i,
  new RegExp(
    `(?:^|[.;:,!?>*("'\\]\\n-]\\s*|\\b(?:please|must|should|shall|now|simply|just|and|unless you|to)\\s+)(?:give|award|assign|grant|return|output|print|rate|score|mark|grade|choose|pick|select|report|treat|max)\\b(?!ed|ing).{0,60}?(?:\\b(?:${best})|\\b100\\b(?=\\s*(?:$|[.!,;]|to\\b|for\\b|in\\b|points|everywhere)))`,
    'i',
  ),
  new RegExp(
    `\\b(?:act as|pretend|behave as|role-?play|imagine|from now on)\\b.{0,40}\\b(?:${judges}|judge|lenient|generous)\\b`,
    'i',
  ),
  /\b(?:you are|you're|be|become|play)\b.{0,12}\b(?:an? )?(?:generous|lenient|easy) (?:\w+ )?(?:grader|judge|scorer|evaluator|uncle|reviewer|examiner|teacher|assessor)\b/i,
  new RegExp(
    `\\b(?:dear|attention|hey|hi|hello|(?:note|message|instructions?|reminder) (?:to|for)(?: \\w+ as)?)\\b,?\\s+(?:the |an? |all )?(?:${judges}|whoever (?:grades|scores|judges|evaluates))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${judges})\\b.{0,30}\\b(?:must|should|shall|please|is required|is instructed|will now|gives? less)\\b.{0,60}\\b(?:give|award|score|rate|grade|mark|ignore|return|output|choose|full|max\\w*|100|9\\d|5|five|levels?|lenient|generous)\\b`,
    'i',
  ),
  /\b(?:overall ?score|scores?|ratings?|grades?|levels?)\b["'\s]*(?:=|:|is|to|be|must be|should be)["'\s]*(?:5\b(?![.,]\d)|five\b|100\b|10\/10|max\b|full\b|perfect\b)/i,
  new RegExp(
    `\\b(?:${thisText}|this candidate)\\b.{0,40}\\b(?:(?:deserves?|merits?|warrants?|should (?:get|receive|score)|must (?:get|receive|score)).{0,30}(?:5|five|100|full|top|high\\w*|max\\w*|perfect|best|levels?|score|marks?|credit)|has (?:already )?been (?:graded|scored|rated|verified|approved)|(?:is|was) (?:pre-?)?approved|accept\\w*)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${thisText})\\b.{0,60}\\b(?:perfect|flawless|best|five|5|max\\w*|100|9\\d|superb|gold|identical|(?:pre-?)?approved?|top tier|excellen\\w+|ideal answer|key points?|rubric|satisf\\w+|covered)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:consider|treat|regard|deem|count)\\b.{0,60}\\b(?:${thisText}|ideal answer|key points?|rubric|criteria|them all)\\b.{0,60}\\b(?:met|as|covered|satisfied|perfect|full|fulfilled|void|off)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:all|every|each|the five|on all|set all) (?:${scale})\\b.{0,40}\\b(?:5|five|100|max\\w*|full|perfect|highest|upper|satisfied)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${best}|fives?|5|100)\\b.{0,30}\\b(?:everywhere|in (?:each|every) (?:${scale})|each (?:${scale})|every (?:${scale})|all (?:${scale}))\\b`,
    'i',
  ),
  new RegExp(
    `\\brubrics?\\b.{0,60}\\b(?:${best}|satisfied|fulfilled|met|void|off|suspended|100|five|5)\\b|\\b(?:${best})\\b.{0,60}\\brubrics?\\b`,
    'i',
  ),
  /(?:^|\n)\W*(?:system|assistant|developer|user|grader|evaluator|admin|sudo)\s*(?:message|note|prompt|override|mode|update|instructions?|notice)?\s*[:>\]]/i,
  /<\/?\s*(?:system|assistant|user|answer|instructions?|prompt|rubric|admin)\b[^>]*>|<<\/?\s*[A-Z]|\[\/?(?:inst|system|sys)\]|<\|[^|]{0,40}\|>|#{2,}\s*(?:system|instruction|end of|new task|answer|rubric)|-{3,}\s*(?:end|begin|system|new)\b|\bnew (?:task|instructions?|rubric)\s*:/i,
  /["'{]\s*(?:technical_accuracy|problem_solving|communication_clarity|relevant_experience|cultural_fit|level|overallScore|remarks)["']?\s*[:=]/i,
  /\b(?:developer|debug|god|jailbreak) (?:mode|override)\b|\bjailbreak (?:yourself|this|the (?:model|prompt))\b|\bprompt injection\b|\bdecode (?:this|the following) and\b|[A-Za-z0-9+/]{48,}={0,2}|\boverrid\w+ code\b/i,
  /\byour? (?:system prompt|programming|only task|new task|verdict|(?:final |own )?(?:evaluations?|scoring|grading|ratings?))\b|\byour system (?:always|must|will|should)\b|\byour (?:makers?|creators?|developers?) (?:want|ask|told|say|allow)/i,
  /\b(?:hiring|scoring|grading|ranking|review) (?:algorithm|machine|bot)\b|\b(?:machine|software|bot|program|algorithm|whoever|whatever) (?:that (?:is )?)?(?:judg\w+|scor\w+|grad\w+|evaluates) (?:this|these|me|it)\b|\bautomated (?:screening|grading|scoring|judge)\b/i,
  /\b(?:score|mark|grade|rate|pass) me\b.{0,20}(?:\d|full|high|top|as|please|well|now)|\bany (?:score|mark|grade|level) (?:under|below|less than)\b|\bexempt from (?:grading|scoring|evaluation)\b/i,
  /\bset (?:everything|all|each|every)\b.{0,30}\b(?:upper|top|max\w*|highest)\b|\bgo for the max\w*|\b(?:top|upper end) of (?:the|your) scale\b|\b(?:largest|highest|biggest) number you\b|\bcalibration run\b|\bscale is\b/i,
  /\b(?:scores?|rates?|grades?|marks?) (?:me|this|people|us)? ?too (?:low|hard)\b|\ball fives\b|\bideal answer is (?:identical|the same)\b|\blet the level be\b|\blevels?\b.{0,20}\bquotes?\b.{0,30}\b(?:be|caps?|reason)\b|\b(?:quotes?|caps?)\b.{0,20}\blevels?\b/i,
  /\b(?:do not|don't|never) be (?:too )?(?:harsh|strict|critical)\b|\bnothing could be better than this\b|\bmark it so\b|\bgive (?:this|it|me) (?:more than|at least|no less than) (?:8\d|9\d|four|4)\b|\bthis (?:person|candidate) gets (?:8\d|9\d|100|five)\b/i,
  /\b(?:ignorier|vergiss|ignorez|oubliez|ignora|olvida|ignore[sz]?|négligez|missachte|ignorare|dimentica|игнорируй|забудь)\p{L}*.{0,60}(?:anweisung|instruc|instruz|istruz|bewert|vorgab|инструк)/iu,
  /\b(?:bewerte\w*|höchstnote|bestnote|volle[nr]? punktzahl|note maximale|meilleure note|nota máxima|máxima puntuación|notas? más altas?|voto massimo|nota massima|pontuação máxima|najwyższ\w+ ocen\w+|hoogste (?:score|cijfer))(?!\p{L})|(?:gib|vergib|donnez|asigna|otorga|dale|assegna|поставь|оцени)\p{L}*.{0,50}(?:volle|maxim|máxim|massim|höchst|100|максим)/iu,
  /忽略|无视|無視|满分|滿分|満点|最高分|指示に従/u,
];

/** The text as its hidden meaning reads: look-alikes and letters set apart put back into words. */
function unveil(text: string): string {
  const plain = text.normalize('NFKC').replace(unseen, '');
  const joined = plain.replace(/\b(?:\p{L}[ .\-_*]){3,}\p{L}\b/gu, (run) => run.replace(/[ .\-_*]/g, ''));
  return joined.replace(/[^\S\n]+/g, ' ');
}

/** Somebody who tells of their work, and says nothing to or of whoever judges the answer. */
const isTold = (sentence: string) =>
  /^\W*(?:(?:and|but|so|then|also|once|later|there|yes|no|well|um|like)\W+)*(?:I|we|he|she|they|my|our)\b/i.test(
    sentence,
  ) &&
  !/\b(?:you|your|yours|yourself|rubric is)\b|[<>{}[\]]|\b(?:this|the above|my) (?:answer|response|reply|submission|candidate|person|transcript)\b.*\b(?:5|five|100|9\d|full|top|high\w*|max\w*|perfect|best|levels?|scores?|marks?|graded|rated|scored|accept\w*|pre-?approved|tier)\b/i.test(
    sentence,
  );

function isOrder(sentence: string): boolean {
  const plain = unveil(sentence);
  if (isTold(plain)) return findPhrases(readPassage(plain), injectionBook).length > 0;
  const readings = [plain, withoutLookalikes(plain)];
  return readings.some(
    (text) =>
      orders.some((order) => order.test(text)) || findPhrases(readPassage(text), injectionBook).length > 0,
  );
}

/** Sentences and lines with what separates them. */
const piecesOf = (text: string) =>
  text.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|\n+|[.!?]|$)\s*|[.!?\n\s]+/g) ?? [text];

/**
 * A text without the sentences that speak to whoever judges it, for a model's eyes only: a model that never sees an order
 * cannot obey it. Wider than the gate of the built-in engine, since nothing is taken from the answer itself.
 */
export function withoutOrders(text: string): { text: string; found: number } {
  const clean = text.replace(unseen, '');
  let found = 0;
  const kept = piecesOf(clean).map((piece) => {
    if (!isOrder(piece)) return piece;
    found += 1;
    // The piece before it ends on a space already, unless the order stood on a line of its own.
    const end = /\s*$/.exec(piece)?.[0] ?? '';
    return end.includes('\n') ? end : '';
  });
  return { text: kept.join(''), found };
}
