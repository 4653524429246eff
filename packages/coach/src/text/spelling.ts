const doubledConsonant =
  /^(model|travel|cancel|label|level|signal|counsel|fuel|channel|total|panel|tunnel)l(ed|ing|er|ers)$/;
const wholeWords = new Map(
  Object.entries({
    programme: 'program',
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
    centring: 'centering',
    metre: 'meter',
    kilometre: 'kilometer',
    litre: 'liter',
    theatre: 'theater',
    fibre: 'fiber',
    tyre: 'tire',
    ageing: 'aging',
    paediatric: 'pediatric',
    anaesthetic: 'anesthetic',
    orthopaedic: 'orthopedic',
    haemorrhage: 'hemorrhage',
    haemoglobin: 'hemoglobin',
    aluminium: 'aluminum',
    artefact: 'artifact',
    burnt: 'burned',
    counsellor: 'counselor',
    enquiry: 'inquiry',
    enquiries: 'inquiries',
    kerb: 'curb',
    mould: 'mold',
    sceptic: 'skeptic',
    sceptical: 'skeptical',
    speciality: 'specialty',
    specialities: 'specialties',
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
  const several = word.endsWith('s') ? wholeWords.get(word.slice(0, -1)) : undefined;
  if (several) return `${several}s`;
  const single = doubledConsonant.exec(word);
  if (single) return `${single[1]}${single[2]}`;
  return word
    .replace(/([a-z]{3})is(e|ed|es|er|ers|ing|ation|ations|ational)$/, '$1iz$2')
    .replace(/^(behavi|cand|col|fav|lab|neighb|hon|hum|rum|harb|endeav|vig|arm)our/, '$1or');
}
