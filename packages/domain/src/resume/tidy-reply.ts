import { withNamesSpelled, withoutSlips, withoutSplices } from './careful-writing.ts';

/** Contractions that people type without their apostrophe, and that are no words without it. */
const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  "don't doesn't didn't can't won't isn't wasn't aren't weren't couldn't wouldn't haven't hasn't that's I'm I've"
    .split(' ')
    .map((word) => [word.replace("'", '').toLowerCase(), word]),
);
const bareContraction = new RegExp(`(?<!\\p{L})(?:${Object.keys(contractions).join('|')})(?!\\p{L})`, 'giu');

/** What somebody says before the point: "Well, I think". */
const lead =
  /^(?:(?:yes|yeah|yep|yup|well|ok(?:ay)?|so|um+|uh+|hmm+|honestly|basically|actually|i mean|to be honest|tbh|let'?s see|let me think|i(?:'d)? (?:guess|think|believe|suppose|say)(?: that)?|mostly just|bueno|pues|sí|este|la verdad(?: es que)?|creo que|supongo que|diría que)[,:. ]+)+(?=\S)/i;
/** What somebody says behind it: "or something like that". */
const trail =
  /[\s,;–-]*\(?\b(?:you know|or something(?: like that)?|i (?:guess|think|suppose|believe)|if that (?:counts|helps|makes sense)|so yeah|and stuff(?: like that)?|and so on|and things like that|etc|give or take|haha+|lol|not sure|roughly|más o menos|o algo así|creo yo|supongo|etcétera)\)?[.!\s]*$/i;
const number = String.raw`(?=[$€£]?\d|(?:a |one |two |three )?(?:dozen|hundred|thousand|half)\b|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b)`;
/** Doubts about a number: it is "about" that many. */
const hedges: readonly (readonly [RegExp, string])[] = [
  [/,? ?\bi (?:think|guess|believe) (from|by) (?=[$€£]?\d)/gi, ' $1 about '],
  [/\((?:about|maybe|probably|roughly|approx\.?|approximately|around|~) ?([^)]*\d[^)]*)\)/gi, '(about $1)'],
  [
    /\s*\([^)]*\b(?:not sure|don'?t know|don'?t remember|can'?t remember|guess|i think|no sé|no recuerdo|creo)\b[^)]*\)/gi,
    '',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:maybe|probably|perhaps|roughly|approximately|approx\.?|like|i think|i(?:'d)? guess|i'?d say|something like|somewhere around|more or less|about|around),? )+${number}`,
      'gi',
    ),
    'about ',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:quizás?|tal vez|aproximadamente|como|alrededor de|más o menos|creo que) )+${number}`,
      'gi',
    ),
    'unos ',
  ],
  [/~\s?(?=\d)/g, 'about '],
  [/\b(\d[\d,.]*)-?ish\b/gi, 'about $1'],
  [/(?<!\babout )\b(\d[^.,;]{0,30}?) or so\b/gi, 'about $1'],
  [/\b(about \d[^.,;]{0,30}?) or so\b/gi, '$1'],
  [/\babout about\b/gi, 'about'],
];
/** Words that add nothing to what somebody did. */
const filler =
  /(?<=\s)(?:really|super|(?<!\b(?:had|have|has|was|were|who|that|ha[ds]n't) )just|basically|actually|literally|totally|kind of|kinda|sort of|sorta|pretty much|honestly) (?=\p{Ll}|\d)/giu;

/** "dont" is "don't", "Im" is "I'm". */
export const bareContractions = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(bareContraction, (word) => {
    const whole = contractions[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  });
/** What is typed in a hurry and can only mean one thing: "thats", "on saturday", "its a", each as it is written with care. */
export const writtenWithCare = (text: string): string =>
  withoutSplices(
    withNamesSpelled(withoutSlips(bareContractions(text)))
      .replace(
        /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
        (day) => day.charAt(0).toUpperCase() + day.slice(1),
      )
      .replace(/\b([Ii])ts(?= (?:an?|the|not|been|because|about|never|also) )/g, "$1t's"),
  );
/** What is said before the point, such as "Yes," or "well". */
export const withoutPreface = (text: string): string =>
  text
    .trim()
    .replace(
      /^(?:(?:yes|yeah|yep|yup|well|ok(?:ay)?|so|um+|uh+|hmm+)(?:[,:.!–-]+ *| +(?=I\b|i\b)))+(?=\S)/i,
      '',
    );

/** A reply as it would be typed with care: "i cant" is "I can't", "like 30" is "about 30", and nothing of what is said around the point. */
export function tidyReply(reply: string): string {
  const plain = reply
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-•*–]\s*/, '')
    .replace(/[‘’]/g, "'")
    .replace(lead, '')
    .replace(trail, '')
    .replace(trail, '')
    .replace(/(?<=^|[\s(,])i(?=[\s,]|'(?:m|ve|d|ll)\b)/g, 'I')
    .trim();
  const whole = bareContractions(plain);
  return hedges
    .reduce((text, [doubt, sure]) => text.replace(doubt, sure), whole)
    .replace(filler, '')
    .replace(/\s+([.,;!?])/g, '$1')
    .replace(/!+/g, '.')
    .trim();
}

/** "I set it up, it took a day" are two sentences. */
const splice =
  /(?<=\p{L}|\d), (?=(?:it|they|this|that|he|she|I|we) (?!(?:is|was|are|were)n't)\p{Ll}+|(?:most|all|some|none|many|each|both)(?: of (?:them|it))? (?:was|were|is|are|had|got|went|\p{Ll}{2,}ed)\b)/u;

/** What opens with one of these has its subject behind a comma. */
const dependent =
  /^(?:when|whenever|once|while|if|because|since|after|before|although|though|until|as|in|on|at|during|for|to|by|with|without|throughout|from|over|under|last|this|one|each|every|a|an|cuando|si|como|en|durante|para)\b/iu;
/** Words that join a sentence to the one before it. */
const link =
  /^(?:(?:however|lastly|next|firstly?|secondly?|additionally|finally|furthermore|moreover|además), |(?:and|so|but|plus|also|then),? )(?=\p{L})/iu;

/** Where a sentence of a reply ends: not behind "St." and "E. coli". */
export const sentenceEnd = /(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|vs|approx)\.)(?<=[.!?])(?!(?<=\b[A-Z]\.) +[a-z])\s+/;

/** "No accident since 2011" says something good. */
const praises =
  /\d|\b(?:since|ever|one|accident|injur|hurt|sick|complain|error|incident|penalt|late|miss|defect|downtime|violat|claim|return|fall|fell|los[st]|left|quit|broke|callback|recall|rework|quej|accidente|error(?:es)?|retras)/i;
const denials = [
  /^(?:no|not|nobody|none(?! of (?:them|my|our)\b)|nothing|sin|ningun[oa]?|nadie|nada)(?: |$)/i,
  /^(?:I )?(?:haven't|have not|have never) /i,
  /^(?:but |though |although )?(?:I |we |they |nobody |no one |it )?(?:don't|do not|didn't|did not|doesn't|never|can't|cannot|couldn't|wasn't|weren't|isn't)(?: really| actually| ever)? (?:remember|recall|know|have|track|tracked|measure|measured|count|counted|keep|kept|work|use|give|say|tell|share|quantify|put|record|recorded|sure|exact)\b/i,
  /^(?:but |though )?I(?:'m not| am not| wasn't| was not| was never) /,
  /^(?:but |though )?(?:nobody|no one|nothing) (?:ever )?(?:measured|tracked|counted|kept|wrote|recorded)\b/i,
  /^(?:hard|difficult|impossible) to (?:say|tell|measure|know|put)\b/i,
  /^(?:pero |aunque )?(?:no|nunca|tampoco) (?:lo |la |los |las |me |se )?(?:sé|recuerdo|acuerdo|tengo|tenemos|tuve|hay|había|medí|medimos|midió|conté|llevo|llevaba|llevé|puedo|estoy)\b/i,
];
/** Doubts that make a clause useless wherever they are in it. */
const doubt =
  /\b(?:not sure|no idea|can't say|hard to say|exact (?:figures?|numbers?|counts?)|don't (?:know|remember|recall)|no (?:me acuerdo|recuerdo|sé|estoy segur[oa])|cifras? exactas?|números? exactos?)\b/i;
const mostDeniedWords = 10;

/** Whether it only says what somebody never did, can't measure or forgot. */
function isDenial(clause: string): boolean {
  const plain = clause.replace(/[\s.,;!?–-]+$/, '').trim();
  const words = plain.split(' ').length;
  if (words <= mostDeniedWords + 4 && doubt.test(plain)) return true;
  return words <= mostDeniedWords && !praises.test(plain) && denials.some((denial) => denial.test(plain));
}

/** "iPhones" keeps its small letter. */
const capital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence without its denials: "No figures, but ..." and "..., I don't have the number". */
function affirmed(sentence: string): string {
  const [, before, after] =
    /^([^,;]+),? (?:but|though|although|however|pero|aunque),? (?=\p{L})(.+)$/iu.exec(sentence) ?? [];
  if (before && after && isDenial(before)) return capital(after);
  if (before && after && isDenial(after)) return `${before}.`;
  const [, told, tail] = /^(.+\S)(?:[,;]| [–-]) +([^,;]+)$/u.exec(sentence) ?? [];
  if (told && tail && isDenial(tail)) return isDenial(told) ? '' : `${told}.`;
  return isDenial(sentence) ? '' : sentence;
}

/** The sentences of a tidy reply without what its writer never did, can't measure or isn't sure of. */
export function affirmedSentences(reply: string): string[] {
  const sentences = reply
    .split(sentenceEnd)
    .flatMap((one) => (dependent.test(one) ? [one] : one.split(splice)));
  const kept = sentences.map((one) => affirmed(capital(one.replace(link, ''))));
  return kept.flatMap((sentence, at) => {
    // "But" referred to the sentence that was left out.
    const isFirst = at > 0 && kept[at - 1] === '';
    const text = isFirst
      ? capital(sentence.replace(/^(?:But|Though|Still|Pero),? (?=\p{L})/iu, ''))
      : sentence;
    return /[\p{L}\p{N}]/u.test(text) ? [text] : [];
  });
}
