const doubledConsonant =
  /^(model|travel|cancel|label|level|signal|counsel|fuel|channel|total|panel|tunnel)l(ed|ing|er|ers)$/;
const wholeWords = new Map(
  Object.entries({
    programme: 'program',
    programmes: 'programs',
    licence: 'license',
    practise: 'practice',
    practised: 'practiced',
    practising: 'practicing',
    defence: 'defense',
    offence: 'offense',
    grey: 'gray',
    cheque: 'check',
    catalogue: 'catalog',
    dialogue: 'dialog',
    judgement: 'judgment',
    enrol: 'enroll',
    fulfil: 'fulfill',
    skilful: 'skillful',
    analyse: 'analyze',
    analysed: 'analyzed',
    analysing: 'analyzing',
    whilst: 'while',
    learnt: 'learned',
    centre: 'center',
    centres: 'centers',
    metre: 'meter',
    litre: 'liter',
    theatre: 'theater',
    fibre: 'fiber',
    tyre: 'tire',
    ageing: 'aging',
    paediatric: 'pediatric',
    paediatrics: 'pediatrics',
    anaesthetic: 'anesthetic',
    orthopaedic: 'orthopedic',
    haemorrhage: 'hemorrhage',
  }),
);

/**
 * One spelling for British and American forms, so that both score alike. Takes a lower-case word. The -ise rule also rewrites
 * words such as "exercise"; that does no harm, because both sides of every comparison pass through here.
 */
export function americanSpelling(word: string): string {
  if (word.length < 4) return word;
  const whole = wholeWords.get(word);
  if (whole) return whole;
  const single = doubledConsonant.exec(word);
  if (single) return `${single[1]}${single[2]}`;
  return word
    .replace(/([a-z]{3})is(e|ed|es|er|ers|ing|ation|ations)$/, '$1iz$2')
    .replace(/^(behavi|col|fav|lab|neighb|hon|hum|rum|harb|endeav|vig|arm)our/, '$1or');
}
