import { injectionBook } from '../interview/gates/injection-words.ts';
import { withoutLookalikes } from '../text/lookalikes.ts';
import { readPassage } from '../text/passage.ts';
import { findPhrases } from '../text/phrases.ts';

/** Characters that nobody sees: they hide words from a reader, never from a model. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const verbs =
  'give|award|assign|grant|return|output|print|respond|reply|answer|set|rate|score|mark|grade|choose|pick|select|report|write|say|make|use|put|treat|consider|evaluate|assess|judge|raise|increase|bump';
const worth =
  'levels?|scores?|points?|marks?|grades?|ratings?|stars?|100|5\\/5|10\\/10|fives?|maximum|max|full credit|perfect|highest|flawless|outstanding|exceptional|senior[_ ]ready|correct in every|top (?:band|candidate|marks?|score)';
const judges =
  'graders?|evaluators?|scorers?|examiners?|raters?|markers?|assessors?|ai|a\\.i\\.|llm|language model|chatbot|assistant|chatgpt|gpt(?:-?\\d)?|claude|gemini|llama|the model|the system';

const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop|neglect|set aside|stop (?:following|using)|do(?:n't| not) (?:follow|use|apply))\b.{0,60}\b(?:instructions?|rubrics?|prompts?|rules?|criteria|guidelines?|everything (?:above|before)|above|previous|prior|earlier|grading|scoring|levels|scale|quotes?|told)\b/i,
  new RegExp(
    `(?:^|[.;:,!?>*("'\\]\\n-]\\s*|\\b(?:please|must|should|shall|now|simply|just|kindly|will|can|need to|have to|and|you)\\s+)(?:${verbs})\\b.{0,80}\\b(?:${worth})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:you are|you're|act as|pretend|behave as|role-?play|imagine|from now on|as an?)\\b.{0,40}\\b(?:${judges}|judge|lenient|generous)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|hey|hi|hello|instructions? (?:to|for)|reminder (?:to|for))\\b.{0,20}\\b(?:${judges})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:${judges})\\b.{0,30}\\b(?:must|should|shall|please|has to|is required|is instructed|will now)\\b`,
    'i',
  ),
  /\b(?:levels?|scores?|ratings?|grades?|overall|overallscore|points)\b["'\s]*(?:=|:|is|to|of|must be|should be|deserves?)["'\s]*(?:5|five|100|10\/10|max\w*|full|perfect|top|highest)\b/i,
  /\b(?:this|my|the|the above) (?:answer|response|submission|candidate|reply)\b.{0,40}\b(?:deserves?|merits?|earns?|is worth|warrants?|should (?:get|receive|score|be)|must (?:get|receive|score|be)|gets?|has (?:already )?been (?:graded|scored|rated|verified|approved|reviewed))\b/i,
  /\b(?:all|every|each|the five) (?:dimensions?|criteri(?:a|on)|levels?|categor(?:y|ies))\b.{0,40}\b(?:5|five|100|max\w*|full|top|perfect|highest|met|satisfied)\b/i,
  /(?:^|\n)\W*(?:system|assistant|developer|user|human|grader|evaluator|admin|sudo|override)\s*(?:message|note|prompt|override|mode|update|instruction)?\s*[:>\]]/i,
  /<\/?\s*(?:system|assistant|user|answer|instructions?|prompt|rubric|admin)\b[^>]*>|<<\/?\s*\w+|\[\/?(?:inst|system|sys)\]|<\|[^|]{0,40}\|>|#{2,}\s*(?:system|instruction|end of|new task|answer|rubric)|-{3,}\s*(?:end|begin|system|new)|\bend of (?:the )?(?:answer|data|input|transcript|document)\b|\bnew (?:task|instructions?|rules?|rubric)\s*:/i,
  new RegExp(`\\b(?:dimensions?|criteri(?:a|on)|rubrics?|categor(?:y|ies))\\b.{0,60}\\b(?:${worth})\\b`, 'i'),
  new RegExp(`\\b(?:${worth})\\b.{0,60}\\b(?:dimensions?|criteri(?:a|on)|rubrics?|categor(?:y|ies))\\b`, 'i'),
  new RegExp(
    `\\b(?:rated|scored|graded|marked|judged|ranked)\\s+(?:as\\s+|at\\s+|with\\s+)?(?:an?\\s+|the\\s+)?(?:5|${worth})\\b`,
    'i',
  ),
  /\blevels?\s+(?:5|five|v)\b|\bscale is\b/i,
  /["'{]\s*(?:technical_accuracy|problem_solving|communication_clarity|relevant_experience|cultural_fit|level|overallScore|remarks)["']?\s*[:=]/i,
  /\b(?:developer|debug|maintenance|god|jailbreak|test) mode\b|\bjailbr[eo]|\bprompt injection\b|\bDAN\b|\bdecode (?:this|the following)\b|\bbase64\b|[A-Za-z0-9+/]{48,}={0,2}/,
  /\b(?:ignorier|vergiss|ignorez|oubliez|ignora|olvida|ignore[sz]?|négligez|missachte|ignorare|dimentica|игнорируй|забудь)\p{L}*.{0,60}(?:anweisung|instruc|instruz|istruz|regel|regl|règl|bewert|vorgab|инструк|правил)/iu,
  /(?:gib|vergib|donnez|donne|asigna|otorga|dale|da|dai|assegna|поставь|оцени)\p{L}*.{0,50}(?:punkt|puntos|puntuaci|points|note maximale|höchst|máxim|massim|volle|100|балл|максим)/iu,
  /忽略|无视|無視|满分|滿分|満点|最高分|指示に従/u,
];

/** What a text is called by whoever wants it judged well, and what is said of it then. */
const thisText =
  '(?:this|my|the|that|the above|an?) (?:answer|response|reply|submission|transcript)|words above|(?:stands|is|was) above|ideal answer|key points?';
const praise =
  'perfect|flawless|best|strongest|better|top|tier|gold|standard|excellen\\w+|superb|five|5|max\\w*|100|9\\d|covered|identical|(?:pre-?)?approved?|accept\\w*|correct|complete';
/** Talk of judging that does not say who judges what. It costs a model one sentence of an answer, and the answer nothing. */
const looseOrders: readonly RegExp[] = [
  new RegExp(`\\b(?:${thisText})\\b.{0,60}\\b(?:${praise})\\b`, 'i'),
  new RegExp(
    `\\b(?:consider|treat|regard|count|deem|call|pretend|assume|find)\\b.{0,60}\\b(?:${thisText}|rubric|criteria|them all)\\b`,
    'i',
  ),
  /\byour? (?:system|instructions?|guidance|guidelines|rules|programming|verdict|default|evaluations?|scor(?:e|es|ing)|grad(?:e|es|ing)|ratings?|only task|new task)\b/i,
  /\b(?:hiring|scoring|grading|ranking) (?:algorithm|machine|bot|software|tool|system)\b|\b(?:machine|software|bot|program|algorithm|whoever|whatever) (?:that (?:is )?)?(?:reads?|reading|judg\w+|scor\w+|grad\w+) (?:this|these)\b|\breview(?:er)? bot\b/i,
  /\b(?:full|top|topmost|maximum|highest|best|better|perfect|excellent)\b(?: possible)? (?:marks?|grades?|scores?|ratings?|evaluations?|assessments?|verdicts?|tier|credit)\b/i,
  /\b(?:5|five|fives|100|ten|a hundred)\b.{0,30}\b(?:everywhere|each (?:field|dimension|criterion|count|level|category)|every (?:field|dimension|criterion|count|level|category)|all (?:counts|fields|levels|criteria|dimensions)|out of (?:5|five|10|ten|100))\b/i,
  /\blevels?\b.{0,30}\b(?:5|five|v|quotes?|caps?)\b|\b(?:quotes?|caps?|rubrics?)\b.{0,30}\blevels?\b|\brubrics?\b.{0,40}\b(?:satisfied|fulfilled|met|void|off|suspended)\b/i,
  /\b(?:score|mark|grade|rate|pass) me\b|\bany (?:score|mark|grade|level) (?:under|below|less than)\b|\bexempt from (?:grading|scoring|evaluation)\b/i,
  /\bset (?:everything|all|each|every)\b.{0,30}\b(?:upper|top|max\w*|highest)\b|\bgo for the max\w*|\b(?:top|upper end) of (?:the|your) scale\b|\b(?:largest|highest|biggest) number you\b/i,
  /\bwhoever (?:evaluates|reads|scores|grades|judges|reviews) (?:this|me|it)\b|\byour (?:makers?|creators?|developers?)\b|\bautomated (?:screening|grading|scoring|judge)\b/i,
  /\b(?:verdict|leniency|all fives|overrid\w+ code|calibration run|system notice)\b/i,
  /\b(?:you|now|on)\b.{0,20}\b(?:play|become|are|be)\b.{0,12}\b(?:an? )?(?:generous|lenient|kind|easy|friendly)\b/i,
  /\b(?:do not|don't|never) be (?:too )?(?:harsh|strict|critical)\b|\b(?:nothing|no answer) could be better\b|\bmark it so\b|\bgenerosity\b/i,
  /\b(?:giv|grant|award|pass|scor|rat)\w*\b.{0,30}\b(?:less than|at least|more than|over|above|below|no less than)\b.{0,12}\b(?:8\d|9\d|100|four|five|[45])\b.{0,40}\b(?:mistake|wrong|error|points?|here|answer)\b/i,
  /\b(?:bewerte\w*|punktzahl|höchstnote|bestnote|note maximale|meilleure note|toutes? les notes|nota máxima|notas? más altas?|puntuación|calificación|punteggio|voto massimo|nota massima|pontuação|najwyższ\w+ ocen\w+|hoogste (?:score|cijfer))(?!\p{L})/iu,
];

/** The text as its hidden meaning reads: look-alikes and letters set apart put back into words. */
function unveil(text: string): string {
  const plain = text.normalize('NFKC').replace(unseen, '');
  const joined = plain.replace(/\b(?:\p{L}[ .\-_*]){3,}\p{L}\b/gu, (run) => run.replace(/[ .\-_*]/g, ''));
  return joined;
}

function isOrder(sentence: string): boolean {
  const plain = unveil(sentence);
  const readings = [plain, withoutLookalikes(plain)];
  return readings.some(
    (text) =>
      [...orders, ...looseOrders].some((order) => order.test(text)) ||
      findPhrases(readPassage(text), injectionBook).length > 0,
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
    return /\s*$/.exec(piece)?.[0] || ' ';
  });
  const joined = kept.join('');
  // An order that runs over several sentences shows in the whole text only.
  const isHidden =
    found === 0 && clean.length < 4_000 && isOrder(clean.replace(/\s*\n\s*/g, ' ').replace(/[.,;]/g, ''));
  return { text: joined, found: isHidden ? 1 : found };
}
