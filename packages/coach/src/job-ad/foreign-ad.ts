import { type AdLanguage, adLanguages } from '@greenroom/domain';
import { foreignLanguage } from '../text/language.ts';
import { readPassage } from '../text/passage.ts';

/** What ads in other languages have and other texts don't: who is wanted, tasks, requirements, the offer, how to apply. */
interface AdWords {
  signs: readonly RegExp[];
  duties: RegExp;
  asks: RegExp;
  /** Sections that ask nothing. */
  idle: RegExp;
  plus: RegExp;
}

/** A word border that knows letters with accents. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const languages: Record<AdLanguage, AdWords> = {
  Spanish: {
    signs: [
      word('buscamos|se busca|seleccionamos|precisamos|estamos contratando|se necesita|incorporar'),
      word('funciones|responsabilidades|tareas|tus retos'),
      word('requisitos|perfil|imprescindible|se valora\\p{L}*|experiencia (?:en|de|como|m[ií]nima)'),
      word('ofrecemos|salario|contrato|jornada|beneficios|retribución'),
      word('puesto|vacante|oferta de (?:empleo|trabajo)|candidat[oa]s?|currículum|curriculum|cv'),
    ],
    duties: word('funciones|responsabilidades|tareas|qué harás|tu (?:día a día|misión)|retos'),
    asks: word(
      'requisitos|perfil|qué (?:buscamos|necesitas|pedimos)|imprescindible|se valora\\p{L}*|competencias',
    ),
    idle: word(
      'ofrecemos|beneficios|condiciones|sobre nosotros|quiénes somos|cómo (?:aplicar|inscribirse)|la empresa',
    ),
    plus: word('se valora\\p{L}*|deseable|valorable|plus'),
  },
  French: {
    signs: [
      word('nous (?:recherchons|recrutons)|recherche|recrute|rejoignez'),
      word('missions?|responsabilités|vos tâches|activités'),
      word('profil|compétences|exigé\\p{L}*|souhaité\\p{L}*|expérience|maîtrise'),
      word(
        'nous (?:vous )?(?:offrons|proposons)|salaire|rémunération|avantages|cdi|cdd|temps (?:plein|partiel)|télétravail',
      ),
      word('poste|candidature|candidat\\p{L}*|postulez|cv|lettre de motivation|h\\/f|f\\/h'),
    ],
    duties: word('missions?|responsabilités|tâches|activités|votre rôle'),
    asks: word('profil|compétences|prérequis|ce que nous recherchons|qualifications'),
    idle: word(
      'nous (?:vous )?(?:offrons|proposons)|avantages|qui sommes-nous|à propos|pour postuler|rémunération|envoyez|cdi|cdd',
    ),
    plus: word('souhaité\\p{L}*|un plus|un atout|apprécié\\p{L}*|idéalement'),
  },
  German: {
    signs: [
      word('wir suchen|gesucht|suchen wir|verstärkung|sucht'),
      word('(?:deine|ihre|das sind deine) aufgaben|aufgaben|tätigkeiten|aufgabengebiet'),
      word('(?:dein|ihr) profil|profil|anforderungen|voraussetzungen|berufserfahrung|kenntnisse|ausbildung'),
      word('wir bieten|gehalt|vollzeit|teilzeit|unbefristet\\p{L}*|urlaub|vergütung'),
      word('stelle|bewerbung|bewerben|bewerber\\p{L}*|lebenslauf|m\\/w\\/d|w\\/m\\/d|stellenanzeige'),
    ],
    duties: word('aufgaben|tätigkeiten|aufgabengebiet|verantwortung'),
    asks: word(
      'profil|anforderungen|voraussetzungen|qualifikation\\p{L}*|das bringst du mit|das bringen sie mit|mitbringst',
    ),
    idle: word('wir bieten|unser angebot|benefits|über uns|bewerbung|kontakt|das bieten wir'),
    plus: word('von vorteil|wünschenswert|idealerweise|gerne auch|plus'),
  },
  Portuguese: {
    signs: [
      word('procuramos|buscamos|contrata\\p{L}*|estamos (?:à procura|contratando)|recruta\\p{L}*'),
      word('responsabilidades|funções|atividades|tarefas|atribuições'),
      word('requisitos|perfil|experiência|desejável|diferenciais|conhecimento\\p{L}*'),
      word('oferecemos|benefícios|salário|contrato|clt|tempo inteiro|período integral|vale[- ]\\p{L}+'),
      word('vaga|candidat\\p{L}*|currículo|cv|envie'),
    ],
    duties: word('responsabilidades|funções|atividades|tarefas|atribuições'),
    asks: word(
      'requisitos|perfil|o que (?:procuramos|buscamos|esperamos)|desejável|diferenciais|qualificações',
    ),
    idle: word('oferecemos|benefícios|sobre (?:nós|a empresa)|quem somos|como se candidatar|remuneração'),
    plus: word('desejável|diferenciais?|valorizado\\p{L}*|um plus'),
  },
};

const sample = 4_000;
/** Headings and lists have fewer of a language's common words than sentences. */
const leastShare = 0.1;
const fewestSigns = 3;

/** The language of a job ad that isn't in English; undefined for English and for texts that are no ad. */
export function foreignAdLanguage(text: string): AdLanguage | undefined {
  const head = text.slice(0, sample);
  const found = foreignLanguage(readPassage(head), leastShare);
  const language = adLanguages.find((one) => one === found);
  return language && languages[language].signs.filter((sign) => sign.test(head)).length >= fewestSigns
    ? language
    : undefined;
}

/** A line of an ad in another language, word for word. */
export interface ForeignLine {
  text: string;
  start: number;
  end: number;
  kind: 'duty' | 'requirement';
  isPlus: boolean;
}

const longestHeading = 60;
const longestItem = 300;
const mark = /^[\s•*·–—-]+(?=\S)/;

function sectionOf(
  heading: string,
  { idle, duties, asks }: AdWords,
): ForeignLine['kind'] | 'idle' | undefined {
  if (idle.test(heading)) return 'idle';
  if (duties.test(heading)) return 'duty';
  return asks.test(heading) ? 'requirement' : undefined;
}

/** The lines under tasks and requirements of an ad in a language that `foreignAdLanguage` knows. Linear in its length. */
export function foreignLines(text: string, language: AdLanguage): ForeignLine[] {
  const known = languages[language];
  const found: ForeignLine[] = [];
  let section: ForeignLine['kind'] | undefined;
  let isPlusSection = false;
  let at = 0;
  for (const row of text.split('\n')) {
    const rowStart = at;
    at += row.length + 1;
    const lead = mark.exec(row)?.[0].length ?? row.length - row.trimStart().length;
    const item = row.slice(lead).trimEnd();
    const isItem = mark.test(row) && /[•*·–—-]/.test(row.slice(0, lead));
    if (item === '') continue;
    if (!isItem && item.length <= longestHeading && (/:\s*$/.test(item) || !/[.,;]$/.test(item))) {
      const next = sectionOf(item, known);
      if (next !== undefined) {
        section = next === 'idle' ? undefined : next;
        isPlusSection = known.plus.test(item);
        continue;
      }
    }
    if (!isItem && known.idle.test(item.slice(0, longestHeading))) section = undefined;
    if (section === undefined || item.length > longestItem) continue;
    const start = rowStart + lead;
    found.push({
      text: item,
      start,
      end: start + item.length,
      kind: section,
      isPlus: isPlusSection || known.plus.test(item),
    });
  }
  return found;
}
