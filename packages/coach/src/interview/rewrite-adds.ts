import type { UnsupportedFact } from '@greenroom/domain';
import { traceFacts } from '../facts/trace-facts.ts';
import { foreignLanguageOf } from '../text/language.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';

/** Feelings and outcomes that make an answer sound better, and that only its speaker can know of. */
const colors = new Set(
  'grateful thankful happy glad pleased satisfied calm calmly proud proudly confident confidently excited delighted impressed relieved appreciated praised thrilled enthusiastic passionate dedicated motivated success successful successfully smoothly improved improvement better increased decreased reduced grew doubled professional professionally amazing excellent'
    .split(' ')
    .map(stemOf),
);
/** The same in Spanish, by the beginning of the word. */
const spanishColors =
  /(?<!\p{L})(?:agradecid|content[oa]|feli[zc]|satisfech|orgullos|tranquil|calma|encantad|aliviad|éxito|exitos|mejor[aóe]|aument|reduj|duplic|profesional|excelente|entusias|motivad|impresionad|apasionad)/giu;
/** Somebody who did something; "I think" and "I guess" did nothing. */
const doer = /\bI(?!\s+(?:think|guess|mean|suppose|believe|feel like|would say|don['’]t know))\b/i;

/** Words that open a Spanish sentence and name nobody: a capital there is read as a name, because facts are traced in English. */
const spanishOpening =
  /^(?:a|al|el|la|los|las|lo|un|una|unos|unas|y|e|o|pero|así|además|después|luego|también|tampoco|entonces|cuando|primero|segundo|tercero|por|nos|me|mi|mis|yo|en|de|del|desde|hoy|ayer|tras|como|cómo|si|sí|cada|para|con|sin|sobre|hasta|durante|mientras|aunque|porque|se|le|les|te|tu|tus|su|sus|nuestr[oa]s?|est[eao]s?|es[eao]s?|aquel(?:l[ao]s?)?|aquí|allí|ahí|ahora|antes|siempre|nunca|no|ya|más|muy|tod[oa]s?|incluso|solo|es|era|fue|son|eran|hay|hace|quiero|puedo|tengo|soy|estoy|\p{L}+(?:é|í|amos|imos|emos|ando|iendo|mente|aba|aban|ía|ían))$/iu;

const opensSentence = (text: string, start: number) =>
  /(?:^|[.!?\]…]["'”»]?\s+|\n\s*)[¿¡"'“«]?$/u.test(text.slice(0, start));

/** Whether a fact that nobody can trace is a plain word that opens a sentence of a Spanish rewrite. */
const isSpanishOpening = ({ kind, quote, start }: UnsupportedFact, rewrite: string, answer: string) =>
  kind === 'name' &&
  spanishOpening.test(quote) &&
  opensSentence(rewrite, start) &&
  foreignLanguageOf(answer) === 'Spanish';

/** So many telling words that only the sample has are borrowed from it. */
const fewestBorrowed = 3;

const stemsOf = (text: string) => new Set(readPassage(text).tokens.map(({ stem }) => stem));

/**
 * Whether a model's rewrite adds something to the answer: a figure, a name or a claim that it lacks, a feeling or an outcome that it
 * doesn't tell, deeds of "I" where the answer only says "we", or what only the sample says: the ideal answer and the key points, which
 * the model has read.
 */
export function rewriteAdds(rewrite: string, answer: string, sample = ''): boolean {
  const loose = traceFacts({ text: rewrite, sources: [answer] });
  if (loose.some((fact) => !isSpanishOpening(fact, rewrite, answer))) return true;
  if (doer.test(rewrite) && !doer.test(answer) && /\b(?:we|our)\b/i.test(answer)) return true;
  const told = stemsOf(answer);
  const own = rewrite.replace(/\[[^\]]*\]/g, ' ');
  if ([...stemsOf(own)].some((stem) => colors.has(stem) && !told.has(stem))) return true;
  const plain = answer.toLowerCase();
  if ((own.match(spanishColors) ?? []).some((color) => !plain.includes(color.toLowerCase()))) return true;
  const sampled = new Set(contentStems(readPassage(sample)));
  const fresh = contentStems(readPassage(own)).filter((stem) => sampled.has(stem) && !told.has(stem));
  return new Set(fresh).size >= fewestBorrowed;
}
