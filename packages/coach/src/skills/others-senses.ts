import type { Sense } from './sense.ts';

const posts =
  'Managers?|Directors?|Controllers?|Officers?|Presidents?|Supervisors?|Coordinators?|Executives?|Heads?|Leads?|Leaders?|Superintendents?';
const experts =
  'developers|engineers|consultants|adjusters|architects|designers|analysts|scientists|specialists|technicians|contractors|vendors|suppliers|providers|professionals|experts|advisors|attorneys|accountants|administrators|partners';
/** With whom, and for whom: the words that a colleague's field follows. */
const beside =
  '\\b(?:work\\w*|collaborat\\w+|coordinat\\w+|partner\\w*|liais\\w+|interact\\w*|interfac\\w+|communicat\\w+|meet\\w*|consult(?:s|ing)?|engag\\w+|team\\w*)\\s+(?:\\p{L}+ly\\s+)?(?:with|alongside|across)\\b|\\b(?:report\\w* to|alongside|together with|in (?:coordination|collaboration|partnership|cooperation|conjunction) with|relationships? with)\\b|\\b(?:supply|supplies|supplying|guide|guides|guiding|brief|briefs|briefing)\\b';

/** What is somebody else's field: a colleague's post, partners, the house's values, what becomes of the applicant. */
export const othersSenses: readonly Sense[] = [
  // "Work with the SAP Business Project Manager and Controller of Logistics, Demand Chain and Purchasing".
  {
    before: new RegExp(`(?:${beside})[^.;*•\\n]*$`, 'iu'),
    word: /^\p{Lu}/u,
    after: new RegExp(`^(?:\\s+\\p{Lu}[\\p{L}&/]*){0,3}\\s+(?:${posts})\\b`, 'u'),
  },
  {
    before: new RegExp(
      `\\b(?:[Ww]ith|[Tt]o|[Ff]rom|[Aa]nd|[Ss]upport\\w*|[Aa]ssist\\w*)\\s[^.;*•\\n]*\\b(?:${posts}) of (?:the )?(?:[\\p{Lu}&][\\p{L}&/]*,? (?:and )?)*$`,
      'u',
    ),
    word: /^\p{Lu}/u,
  },
  // "Working with front-end web developers", "supply actuarial consultants with figures".
  {
    before: new RegExp(`(?:${beside})(?:(?!\\bto \\p{Ll}|\\bincluding\\b)[^.;*•\\n])*$`, 'iu'),
    word: /^/,
    after: new RegExp(`^(?:\\s+(?!of\\b)[\\p{L}-]+)?\\s+(?:${experts})\\b`, 'iu'),
  },
  // "Partnering with the reliability engineering group".
  {
    before: new RegExp(`(?:${beside})(?:(?!\\bto \\p{Ll}|\\bincluding\\b)[^.;*•\\n])*$`, 'iu'),
    word: /^(?!collaborat|cross)/i,
    after: /^\s+(?:teams?|groups?|departments?|functions?|units?|staff)\b(?!\s+(?:members?|environment))/i,
  },
  {
    before: new RegExp(`(?:${beside})(?:(?!\\bto \\p{Ll}|\\bincluding\\b)[^.;*•\\n])*$`, 'iu'),
    word: /^(?:office|store|site|plant|hotel|facility|clinic|senior) management$/i,
  },
  // "With engineers in data and cloud", "as directed by the RN".
  {
    before: new RegExp(
      `(?:${beside})[^.;*•\\n]*\\b(?:${experts}) (?:in|of|from) (?:the )?(?:[\\p{L}-]+ (?:& |and )?){0,2}$`,
      'iu',
    ),
    word: /^/,
  },
  {
    before:
      /\b(?:directed|ordered|prescribed|supervised|delegated|requested|approved) by (?:the |an? )?(?:\p{L}+[,/ ]+){0,3}$/iu,
    word: /^/,
  },
  // What the house values.
  { before: /\bwe (?:value|believe in|cherish|prize|celebrate)\b[^.;*•\n]*$/i, word: /^/ },
  // What applicants go through, and where.
  { word: /\btests?$/i, after: /^\s+(?:will be|are|is|may be)\s+(?:administered|given|conducted|required)/i },
  { word: /^testing$/i, after: /^\s+(?:rooms?|cent(?:er|re)s?|sites?|fees?|dates?)\b/i },
  {
    before: /\b(?:pass\w*|undergo\w*|participate in|submit to|subject to|clear\w*)\b[^.;*•\n]*$/i,
    word: /^background (?:checks?|screenings?|investigations?)$/i,
  },
  {
    word: /^documentation$/i,
    after: /^\s+of\s+(?:\p{L}+ ){0,3}(?:vaccin|exempt|immuni|eligib|citizen|identity)/iu,
  },
  // "Key data" that is of weight.
  {
    before:
      /\b(?:other|the|all|these|those|of|with|from|on|using|any|our|provid\w+|track\w*|analy[sz]\w+|report\w*|collect\w*|identify\w*|monitor\w*|manag\w+|gather\w*)\s+$/i,
    word: /^key data$/i,
  },
  { word: /^data inputs$/i },
  // Figures of a campaign.
  {
    before:
      /\b(?!(?:of|in|with|and|or|the|using|like|as|to|for|on|applied|advanced|mathematical|descriptive|inferential|bayesian|basic|business|multivariate|computational|strong|including|probability|spatial|economic|health|math|medical|social|vital)\b)\p{Ll}+\s+$/u,
    word: /^statistics$/i,
  },
  // A method of the house: "Continuous Operating System".
  {
    before:
      /\b(?!(?:Linux|Windows|Unix|UNIX|Mac|Microsoft|Android|Apple|Network|Server|Time|Cisco|Computer|Chrome|Mobile|Desktop|Multiple|Various|Knowledge)\b)\p{Lu}\p{L}+\s+$/u,
    word: /^Operating Systems?$/,
  },
  {
    word: /^b2[bc]$/i,
    after: /^\s+(?:environments?|compan\w+|brands?|customers?|clients?|products?|industr\w+)\b/i,
  },
  { word: /\btherap(?:y|ies)$/i, after: /^\s+(?:utili[sz]ation|clinics?|practices?)\b/i },
  // The trades that a title names: "(Pharma/Biotech/Med Devices)".
  {
    before: /\([^)]*\/$|\($/,
    word: /^(?:bio\s?tech|pharma|fintech|healthcare|med(?:ical)? devices?)/i,
    after: /^\s?[/)]/,
  },
];
