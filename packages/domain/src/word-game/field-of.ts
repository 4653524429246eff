/** The broad fields that have words of their own in the game. */
export const workFields = [
  'health',
  'software',
  'teaching',
  'trades',
  'retail',
  'office',
  'logistics',
  'sales',
] as const;
export type WorkField = (typeof workFields)[number];

/** What people in a field are called. Beginnings of words, in English and Spanish, without accents. */
const occupations: readonly (readonly [WorkField, string])[] = [
  [
    'sales',
    'sales(?!force)|salesperson|account executive|account manager|marketing|marketer|copywriter|seo\\b|business development|vendedor|comercial|ventas|mercadotecnia',
  ],
  [
    'health',
    'nurs(?!ery)|registered nurse|rn\\b|lpn\\b|cna\\b|physician|doctor|surgeon|paramedic|emt\\b|pharmac|caregiver|home health|phlebotom|dentist|dental (?:assistant|hygienist)|physical therap|occupational therap|respiratory therap|medical assistant|radiolog|midwife|enfermer|medic[oa]\\b|cuidador|farmac|auxiliar de enfermeria',
  ],
  [
    'teaching',
    'teacher|teaching|tutor|professor|lecturer|educator|school principal|preschool|daycare|child ?care|kindergarten|maestr[oa]|profesor|docente|educador',
  ],
  [
    'software',
    'software|developer|programmer|devops|front ?end|back ?end|full ?stack|data (?:engineer|scientist)|machine learning|site reliability|sre\\b|qa\\b|system administrator|systems administrator|web\\b|desarrollador|programador|informatic',
  ],
  [
    'logistics',
    'driver|truck|courier|warehouse|forklift|dispatcher|logistic|supply chain|delivery|shipping|picker|packer|conductor|chofer|repartidor|almacen|camioner',
  ],
  [
    'trades',
    'electrician|plumber|carpenter|welder|hvac|mechanic|roofer|painter|mason|construction|maintenance|machinist|millwright|electricista|fontanero|plomero|carpintero|soldador|albanil|mecanico',
  ],
  [
    'retail',
    'cashier|barista|retail|store|shop|waiter|waitress|server\\b|bartender|cook\\b|chef|hotel|restaurant|front desk|housekeep|hostess|host\\b|cajer[oa]|camarer|meser[oa]|cociner|dependient|hosteleria|tienda',
  ],
  [
    'office',
    'account(?:ant|ing|s)|bookkeep|auditor|financ|payroll|bank|teller|administrative|office|secretary|clerk|executive assistant|receptionist|data entry|insurance|contable|contador|administrativ|secretari[oa]|oficina|recepcionista',
  ],
];

const patterns = occupations.map(
  ([field, starts]) => [field, new RegExp(`(?:^| )(?:${starts})`, 'u')] as const,
);

const plain = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The broad field of a job title; null where no word of it tells. Titles that name two fields get the first of the list. */
export function fieldOf(title: string): WorkField | null {
  const text = plain(title);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
