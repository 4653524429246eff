import { type Passage, readPassage } from './passage.ts';

/** The languages that are told apart by their commonest words; words that English shares are left out. */
const commonWords: Record<string, string> = {
  Spanish:
    'el los las una unos que y en por para con mi fue era como más pero muy cuando porque está estaba también equipo trabajo sobre nosotros yo su sus del al lo se es de la un le te ya cada dos hace sí',
  French:
    "le les une des et est dans pour avec je nous vous ils était mais plus très quand parce qu'un d'un c'est j'ai sur mon notre équipe du au aux ce cette été ont sont pas qui que de la un",
  German:
    'der das und ist nicht ich wir sie mit für auf den dem ein eine einen haben habe hatte wurde zu von auch aber wenn weil sehr im bei nach mein unser',
  Portuguese:
    'os uma um que em para com não mais mas muito quando porque está também nós eu seu sua do da dos das ao na no foi era equipe trabalho meu minha é de',
  Italian:
    'il gli una che di per con non più ma molto quando perché anche noi io mio nostro della del nel sono ho abbiamo è stato era lavoro questo la un le ha',
  Dutch:
    'het een en van ik wij niet dat voor met op zijn was hebben heb maar ook als omdat naar bij deze onze mijn werd werk',
  Polish: 'i w na z do że nie się jest to jak po był była ale oraz przez dla mój nasz praca zespół',
  Turkish: 've bir bu için ile ben biz çok ama olarak daha gibi kadar sonra değil vardı oldu',
  Swedish: 'och att det som en jag vi inte är på för med av till var har hade men när också mitt vår',
  Indonesian:
    'yang dan di dengan untuk saya kami ini itu dari tidak pada adalah dalam akan karena juga tim kerja',
  Romanian: 'și în la cu de un pentru nu este sunt care mai dar foarte când am fost meu echipa lucru din',
  Vietnamese: 'và của là tôi một những được cho không trong với khi để các đã công việc chúng',
};

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Russian or another language in Cyrillic', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hindi or another language in Devanagari', /\p{Script=Devanagari}/gu],
  ['Bengali', /\p{Script=Bengali}/gu],
  ['Tamil', /\p{Script=Tamil}/gu],
  ['Telugu', /\p{Script=Telugu}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Georgian', /\p{Script=Georgian}/gu],
  ['Armenian', /\p{Script=Armenian}/gu],
];

const asciiOnly = /^[\p{ASCII}]*$/u;
const anyLetter = /\p{L}/gu;
const latinLetter = /\p{Script=Latin}/gu;
const minimumWords = 6;
const minimumShare = 0.2;

const names = Object.keys(commonWords);

/** By word, the places in `names` of the languages that have it among their commonest. */
const languagesOf = new Map<string, number[]>();
for (const [at, words] of Object.values(commonWords).entries())
  for (const word of new Set(words.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), at]);

/**
 * Names the language a text looks like when it is not English; undefined for English, for texts without letters and for
 * Latin text too short to tell. `share` is how many of the words have to be among the language's commonest: lists and headings
 * have fewer than sentences.
 */
export function foreignLanguage(passage: Passage, share = minimumShare): string | undefined {
  return scriptLanguage(passage.text) ?? latinLanguage(passage, share);
}

/** As `foreignLanguage`, of a plain text. */
export const foreignLanguageOf = (text: string): string | undefined => foreignLanguage(readPassage(text));

function scriptLanguage(text: string): string | undefined {
  if (asciiOnly.test(text)) return undefined;
  const letters = count(text, anyLetter);
  if (letters === 0 || count(text, latinLetter) / letters > 0.5) return undefined;
  let best: { name: string; share: number } | undefined;
  for (const [name, pattern] of scripts) {
    const share = count(text, pattern) / letters;
    // Japanese mixes in Chinese characters: a fifth of kana settles it.
    if (name === 'Japanese' && share > 0.2) return name;
    if (share > (best?.share ?? 0.3)) best = { name, share };
  }
  return best?.name ?? 'a language other than English';
}

function latinLanguage(passage: Passage, least: number): string | undefined {
  const words = passage.tokens.filter((token) => !token.isNumber);
  if (words.length < minimumWords) return undefined;
  const english = words.filter((token) => token.wordClass !== undefined).length / words.length;
  const counts = new Array<number>(names.length).fill(0);
  for (const { word } of words)
    for (const at of languagesOf.get(word) ?? []) counts[at] = (counts[at] ?? 0) + 1;
  let best: { name: string; share: number } | undefined;
  for (const [at, name] of names.entries()) {
    const share = (counts[at] ?? 0) / words.length;
    if (share > (best?.share ?? least)) best = { name, share };
  }
  return best && best.share > english * 1.5 ? best.name : undefined;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}
