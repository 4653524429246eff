import { departmentSenses } from './department-senses.ts';
import { nameSenses } from './name-senses.ts';
import type { Sense } from './sense.ts';
import { traitSenses } from './trait-senses.ts';

const separators = /[,;|•·/\n]/;

/** A bare name among other skills in a list ("Java, Go, Rust"): separated on both sides, with a skill, that ends at `lastEnd`, before it. */
export function standsInList(text: string, lastEnd: number, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  const isSeparated = separators.test(before) || separators.test(after);
  return isSeparated && lastEnd >= 0 && start - lastEnd <= 4;
}

/** The word is a whole item of a list or a whole line: "Leadership" under "Skills". */
export function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  return /(?:^|[\n,;|•·])\s*[-–*•]?\s*$/.test(before) && /^\s*(?:[,;|•·\n]|$)/.test(text.slice(end, end + 3));
}

const lookBack = 160;
/** Turns of speech that contain the name of a skill and mean something else. */
const otherwise: readonly Sense[] = [
  ...traitSenses,
  ...nameSenses,
  ...departmentSenses,
  { word: /^report(?:ing|s)?$/i, after: /^\s+(?:(?:directly )?(?:in)?to|line|structure|relationship)\b/i },
  // Everyday words beside an object that makes them no skill: "drawing on", "driving results", "work schedules".
  // "Translating results into next steps"; documents are translated into a language, which has a capital.
  { word: /^translat(?:e|es|ing)$/i, after: /^\s+(?:\p{L}+\s+){0,6}(?:in)?to\s+(?!\p{Lu})/u },
  // The people who lead: "under guidance of City leadership".
  {
    before:
      /\b(?:city|senior|executive|company|school|district|hospital|site|store|plant|corporate|county|clinic|firm)\s+$/i,
    word: /^leadership$/i,
    after: /^(?!\s+(?:skills?|experience|roles?|positions?|abilit\w+|qualit\w+|development|style))/i,
  },
  { word: /^draw(?:ing|s)?$/i, after: /^\s+(?:on|from|upon|attention|conclusions)\b/i },
  { word: /^(?:sell|sales|buy)$/i, after: /^[-‑–]side\b/i },
  { word: /^(?:consulting|coaching|communicating)$/i, after: /^\s+with\b/i },
  {
    word: /^driving$/i,
    after:
      /^\s+(?:(?:and|or|the|our|\p{L}+ing)\s+)?(?:\p{L}+\s+){0,2}(?:results?|growth|change|improvements?|performance|sales|revenue|business|innovation|adoption|success|strateg\w+|value|excellence|engagement|efficien\w+|force|factor|toward)\b/iu,
  },
  {
    word: /^interpret(?:ing|s)?$/i,
    after:
      /^\s+(?:(?:and|or) \p{L}+\s+)?(?:\p{L}+\s+){0,3}(?:drawings?|plans|(?:blue)?prints|data|results|specifications|documents|polic\w+|laws?|regulations?|codes?|statutes|tests?|reports|trends|requirements|instructions|information|contracts|schematics|manuals|findings|analytics)\b/iu,
  },
  {
    before:
      /\b(?:work|working|flexible|project|busy|shift|delivery|their|your|own|rotating|various|varying|bus|holiday)\s+$/i,
    word: /^schedules?$/i,
  },
  { word: /^design$/i, after: /^\s+(?:guides?|manuals?|standards?|reviews?|criteria|documents?)\b/i },
  {
    word: /^(?:design|implement)(?:ing|ation)?$/i,
    after:
      /^\s+(?:(?:and|or|,)\s+)?(?:\p{L}+\s+){0,3}(?:strateg\w+|plans?|programs?|polic\w+|procedures?|process\w*|initiatives?|methodolog\w+|goals|activities|projects?|frameworks?|dashboards?|roadmaps?)\b/iu,
  },
  {
    word: /^proactive$/i,
    after: /^\s+(?:maintenance|support|monitoring|solutions?|measures|care|outreach)\b/i,
  },
  {
    word: /^analytical$/i,
    after:
      /^\s+(?:tools?|methods?|models?|data|chemistry|software|instrument\w*|results|techniques?|solutions?|reports?|support|teams?|testing|procedures|balances?|process\w*|staff|frameworks?|lab\w*)\b/i,
  },
  { before: /\b(?:from|our|on|via|follow)\s+(?:us on\s+)?$/i, word: /^social media$/i },
  { before: /\bend[- ]$/i, word: /^user testing$/i },
  { before: /\btalent\s+$/i, word: /^acquisitions?$/i },
  {
    word: /^(?:collaboration|communications?|scheduling|planning|reporting|productivity)$/i,
    after: /^\s+(?:technolog\w+|tools?|software|platforms?|systems?|equipment|devices?)\b/i,
  },
  { before: /\b(?:billing|claims?)\b[^.;]{0,25}$/i, word: /^coding$/i },
  { before: /\b(?:any|with an?)\s+$/i, word: /^concentration$/i },
  { word: /^coordination$/i, after: /^\s+of benefits\b/i },
  { before: /\b(?:quality|status|success|progress) of (?:the )?$/i, word: /^implementation$/i },
  // A part of somebody's title or of a firm's name: "report to the HR Manager", "at Alder Mental Health".
  {
    before:
      /\b(?:to|with|by|from|through|via|supports?|assists?|supervisor)\W+(?:(?:the|our|an?|your|other|appropriate)\s+)*$/i,
    word: /^/,
    after:
      /^\s+(?:\p{L}+\s+)?(?:Manager|Specialist|Director|Coordinator|Partner|Representative|Supervisor|Officer|Lead|Administrator)s?\b/u,
  },
  {
    before:
      /\b(?:to|with|by|from|under|and|for|assist(?:s|ing)?|support(?:s|ing)?):? (?:the |our |an? )?(?:\p{L}+ )?(?:Director|Head|VP|Vice President|Manager|Chief)s?,? (?:of )?$/iu,
    word: /^/,
  },
  { before: /\b(?:at|[Jj]oin|[Aa]bout) (?:\p{Lu}[\p{L}&]*\s+){1,3}$/u, word: /^\p{Lu}/u },
  // What somebody else gives: "accept coaching", "with direction from".
  {
    before:
      /\b(?:accept\w*|receiv\w+|open to|receptive to|respond\w* to|attend\w*|undergo\w*)\s+(?:\p{L}+ (?:and|or) |\p{L}+ )?$/iu,
    word: /^(?:coach|mentor|train|supervis|direct|counsel)\w*$/i,
  },
  { before: /\b(?:an?|the|as)\s+$/i, word: /^(?:delegate|coach|mentor|lead|train|host)$/i },
  { before: /(?:ly|\bis|\bare)\s+$/i, word: /^driven$/i },
  {
    word: /^(?:ambitious|structured)$/i,
    after:
      /^\s+(?:\p{L}+\s+)?(?:timelines?|goals?|plans?|growth|targets?|deadlines?|projects?|agenda|environment|compan(?:y|ies)|data|program)\b/iu,
  },
  { word: /^responsible$/i, after: /^\s+(?:for|to)\b/i },
  { word: /^drive$/i, after: /^\s+(?!and\b|to\b|or\b|,|\.)\p{L}/iu },
  {
    word: /^positive$/i,
    after:
      /^\s+(?:impact|relationship\w*|environment|experience|change|results?|culture|outcomes?|work\w*|customer|guest|culture|contribution|difference)\b/i,
  },
  { before: /\b(?:your|our|their|is)\s+$/i, word: /^passion$/i },
  { word: /^act(?:ing|s)?$/i, after: /^\s+(?:as|on)\b/i },
  { word: /^clean(?:ing|ed|s)?$/i, after: /^\s+(?:\w+\s+)?(?:data|rows|records|datasets?|lists?)\b/i },
  { before: /(?:data|snowflake|bigquery|redshift|our)\s+$/i, word: /^warehouses?$/i },
  { before: /what we\s+$/i, word: /^\w+$/ },
  // A department or a crowd of people: "our marketing team", "the leadership team".
  {
    word: /^(?:marketing|sales|human resources|hr|finance|leadership|engineering|recruit(?:ing|ment)|procurement|communications?|management|insurance)$/i,
    after:
      /^\s+(?:teams?|departments?|dept|office|agency|agencies|process|committee|compan(?:y|ies)|plans?|coverage|benefits?)\b/i,
  },
  { before: /\b(?:senior|executive|our|thought|market|corporate|industry|from)\s+$/i, word: /^leadership$/i },
  {
    before: /\b(?:health|dental|vision|life|medical|disability|liability|auto|automobile|vehicle|car)\s+$/i,
    word: /^insurance$/i,
  },
  {
    before: /\bin (?:close |full |strict )?$/i,
    word: /^(?:collaboration|cooperation|compliance|coordination|partnership)$/i,
  },
  {
    before: /\b(?:under|without|minimal|limited|little|general|direct|close)\s+(?:the\s+)?$/i,
    word: /^supervision$/i,
  },
  {
    word: /^(?:flexible|flexibility|reliable)$/i,
    after:
      /^\s+(?:work\w*|hours?|schedul\w*|time|shifts?|spending|pto|location|benefits?|arrangements?|environment|culture|team|transport\w*|vehicle|internet|service|systems?|to work)\b/i,
  },
  { before: /\b(?:data|design|structural|product|system|asset|mechanical|high)\s+$/i, word: /^integrity$/i },
  // The employer or its agency hires, and tests for drugs; a nursing home is a place.
  { before: /\b(?:seeking|looking|keen|wish\w*|wants?|urgently) (?:\p{L}+ )?to\s+$/iu, word: /^recruit$/i },
  { word: /^testing$/i, after: /^\s+for (?:the )?(?:use|drugs?|marijuana|illegal)/i },
  { word: /^nursing$/i, after: /^,? (?:homes?|duties|team|staff|degree|school|unit|facilit\w+)\b/i },
  { word: /^(?:integrity|reliability|accuracy)$/i, after: /^\s+of\b/i },
  { before: /\b(?:user|customer|family|eco|environmentally|pet|kid|dog)[ -]$/i, word: /^friendly$/i },
  {
    before: /\p{L}[-‑]$/u,
    word: /^(?:driven|friendly|focused|oriented|motivated|organized|structured|dedicated|facing)$/i,
  },
  { before: /(?:https?:\/\/|www\.)\S*$/i, word: /^/ },
  { word: /^aws$/i, after: /^\s+(?:d\d|certified weld|weld)/i },
  { before: /\bflexible\s+$/i, word: /^scheduling$/i },
  { before: /\bat (?:the|his|her|their|its|our) (?:sole )?$/i, word: /^discretion$/i },
  { word: /^go$/i, after: /^\s+to\b/i },
  { before: /\b(?:from|by|contact|email|call|our|the)\s+$/i, word: /^human resources$/i },
  { before: /\b(?:crime|vital|(?:records?|reports?|files) (?:and|or))\s+$/i, word: /^statistics$/i },
  {
    before: /\b(?:street|road|drain|sewer|bridge|public works)\w*\b[^.;]{0,60}$/i,
    word: /^infrastructure$/i,
  },
  { before: /\bexperiment\w*\b[^.;]{0,80}$/i, word: /^(?:test )?design$/i },
  { word: /^independent$/i, after: /^\s+(?:contractors?|consultants?|living|schools?|study)\b/i },
  { word: /^(?:teach|train|coach|mentor)$/i, after: /^\s+you\b/i },
  // A file's ending, and a company's name.
  { before: /[\w-]\.$/, word: /^(?:html?|php|css|js|java)$/i },
  { word: /^/, after: /^,?\s+(?:Inc|LLC|Corp|Ltd)\b/ },
  // Somebody else: "reports to the project manager".
  {
    before:
      /\b(?:to|with|by|from|under|supports?|assists?|between|our|other)\s+(?:(?:the|our|a|their)\s+)?$/i,
    word: /\b(?:manager|analyst|supervisor|leader|director|assistant|developer|recruiter)s?$/i,
  },
  {
    before: /\band\/or\s+$|,\s*(?:and\s+|or\s+)?$/i,
    word: /\b(?:manager|supervisor|director|developer)s?$/i,
  },
  {
    word: /\b(?:manager|owner|analyst|supervisor|leader|director|assistant|developer|recruiter|engineer|designer|scientist|accountant|partner|architect|administrator|coordinator)s$/i,
  },
  {
    before:
      /\b(?:with|our|to|support(?:s|ing)?|assist(?:s|ing)?|from|across|between|other|join(?:s|ing)?)\s+(?:(?!lead|manag|superv|build|train)[\p{L}&-]+[ ,]+){0,3}$/iu,
    word: /(?<!ive|able|ible|ful|ic|ed)$/i,
    after:
      /^\s+(?:(?:and|&) \p{Lu}\p{L}+ )?(?:[Tt]eams?|[Ss]taff|[Dd]epartments?|positions?|personnel|professionals|employees|leaders|leadership|colleagues|vendors|specialists?|[Uu]nits?)\b/u,
  },
  { before: /\b(?:cisco|switch|router)\b.{0,20}$/i, word: /^ios$/i },
  {
    word: /^inventory$/i,
    after: /^\s+of (?:all|the) (?:\w+ ){0,3}(?:duties|responsibilities|qualifications)/i,
  },
  // The codes of diagnoses, a standards body, and furniture.
  {
    before:
      /\b(?:medical|clinical|documentation|billing|diagnos\w+|icd\S*|cpt\S*|charts?|records?)\b[^.;\n]{0,60}$/i,
    word: /^(?:coding|code)(?: reviews?)?$/i,
  },
  { word: /^apis?$/i, after: /^\s+(?:industry|standards?|\d{3}|certif\w+|monogram|inspect\w+|piping)\b/i },
  { before: /\babstract (?:and|or) $/i, word: /^concrete$/i },
  { word: /^filing$/i, after: /^\s+cabinets?\b/i },
  {
    word: /^customer[- ]facing$/i,
    after:
      /^\s+(?:products?|systems?|app\w*|tools?|features?|documents?|materials?|content|pages?|websites?|software|platforms?)\b/i,
  },
  { word: /^thorough$/i, after: /^\s+(?:knowledge|understanding|working)\b/i },
  { before: /\b(?:long[- ]term|financial|fiscal|organizational|company)\s+$/i, word: /^sustainability$/i },
  // "At Sabre, we": the employer by its name.
  {
    before: /(?:^|[.\n]\s*|\bhere )\bat\s+$/i,
    word: /^\p{Lu}/u,
    after: /^,?\s+(?:we|our|you|people|employees)\b/i,
  },
  // A thing that is repaired, a kind of software, and a body that makes rules.
  {
    before: /\brepair\w*\b[^.;]{0,110}$/i,
    word: /^(?:cnc|material handling|packaging|piping|welding)/i,
    after: /^(?:\s+(?:\p{L}+ )?(?:equipment|machines?|machinery|systems?))?\b/iu,
  },
  { word: /^cnc/i, after: /^\s+(?:equipment |machines? )?(?:repair|maintenance)/i },
  { word: /^(?:project management|automation)$/i, after: /^\s+(?:automation\s+)?software\b/i },
  {
    before: /\b(?:medicare|hipaa|osha|joint commission|regulat\w+|patients?)\b[^.;]{0,120}$/i,
    word: /^cms$/i,
  },
  {
    word: /^cms$/i,
    after: /^[^.;]{0,60}\b(?:medicare|hipaa|osha|joint commission|regulat\w+|accredit\w+)\b/i,
  },
  {
    before: /\b(?:directed|ordered|supervised|instructed|delegated|prescribed) by\s+(?:an?\s+|the\s+)?$/i,
    word: /^/,
  },
  { before: /\b(?:samples?|specimens?)\b[^.;]{0,20} for\s+$/i, word: /^testing$/i },
  { word: /^planning$/i, after: /^\s+to\b/i },
  { word: /\bdevelopments$/i },
  { before: /\bchest\s+$/i, word: /^physical therapy$/i },
  { before: /\blife\s*[/-]?\s*$/i, word: /^integration$/i },
  { word: /^\p{Lu}/u, after: /^\s+(?:\p{Lu}[\p{L}&]*,?\s+){1,3}(?:Inc|LLC|Corp|Ltd)\b/u },
  { before: /\b(?:hand|eye|hand[-/ ]eye|muscle)\s+$/i, word: /^coordination$/i },
  { word: /^tailoring$/i, after: /^\s+(?:your|our|the|their|solutions?|content|messag\w+)\b/i },
  { before: /\bA[PR]\s?[/,&]\s?$/, word: /^PR$/ },
  { word: /^maintenance$/i, after: /^[^.;]{0,30}\b(?:accounts|suspense|payments)\b/i },
  {
    word: /^manag\w+ employees?$/i,
    after: /^['’]?s?\s+(?:leaves?|benefits?|records|files|data|relations)\b/i,
  },
  { before: /\bgood\s+$/i, word: /^working order$/i },
  { before: /\b(?:insurance|billing|medical|icd|cpt)[,\s]+(?:and\s+)?$/i, word: /^coding$/i },
  { word: /^c$/i, after: /^[-‑](?:store|level|suite|section)/i },
  { word: /^curriculum$/i, after: /^\s+vitae/i },
  { word: /^react$/i, after: /^\s+(?:to|quickly|swiftly|well|appropriately|accordingly|calmly)\b/i },
  { before: /\b(?:in|this|the|next|for)\s+$/i, word: /^spring$/i, after: /^\s+(?:of\s+)?\d/ },
];

const sensesOf = new Map<string, readonly Sense[]>();
const sensesLimit = 20_000;

/** The turns of speech of a mention, by its words. Remembered: thirty patterns for each mention cost more than all else. */
function sensesFor(words: string): readonly Sense[] {
  const known = sensesOf.get(words);
  if (known) return known;
  const senses = otherwise.filter((one) => one.word.test(words));
  if (sensesOf.size >= sensesLimit) sensesOf.clear();
  sensesOf.set(words, senses);
  return senses;
}

/** Whether the words around say that the name of a skill means something else here. */
export function isOtherwiseMeant(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - lookBack), start);
  const after = text.slice(end, end + lookBack);
  return sensesFor(text.slice(start, end)).some(
    (one) => (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true),
  );
}

/** Words before a name that make it the name of a skill: "experience with React", "knowledge of insurance". */
const introduces =
  /\b(?:experience|skills?|proficien\w+|knowledge|fluent|expertise|using|code|written) (?:in |with |of )?$/i;

/** Whether the words before make a word the name of a skill. */
export const isIntroduced = (text: string, start: number): boolean =>
  introduces.test(text.slice(Math.max(0, start - lookBack), start));
