interface Pattern {
  found: RegExp;
  say: string;
}

/** Wording that marks a translated or British text, and what an American reader would say. Each was marked by a copy editor. */
const patterns: readonly Pattern[] = [
  { found: /\badvertisements?\b/i, say: 'job ad' },
  {
    found: /\b(?:first|short) talk\b|\b(?:before|after|during|in) (?:the|this|our) talk\b/i,
    say: 'interview, conversation',
  },
  { found: /\bpresent (?:job|employer|manager|position|package)\b/i, say: 'current' },
  { found: /\bin (?:my|our|your|their) (?:last |first |old |current )?team\b/i, say: 'on the team' },
  { found: /\b(?:to|from) personnel\b/i, say: 'HR' },
  { found: /\bnearest (?:thing|one|real|experience)\b/i, say: 'closest' },
  { found: /\bask(?:s|ed)? back\b/i, say: 'ask a follow-up question' },
  { found: /\bspeak of\b/i, say: 'talk about' },
  { found: /\bwhat is (?:wise|right)\?/i, say: 'What is the smart thing to do?' },
  { found: /\bsince then (?:I|we) (?!have\b|had\b)\w/i, say: "since then I've" },
  { found: /\bas a result (?!of\b)/i, say: 'As a result, ...' },
  { found: /, therefore\b/i, say: ', so' },
  { found: /\bneed not\b/i, say: "don't have to" },
  { found: /(?<!\b(?:by|for|from|of|to|with) )\bwhom\b/i, say: 'who' },
  { found: /\bfor \w+ (?:days|weeks|months|years) only\b/i, say: 'only for ...' },
  { found: /\bevery second (?:day|week|month|year)\b/i, say: 'every other' },
  { found: /\b(?:the|last|next|first) half year\b/i, say: 'six months' },
  { found: /\bsuggested to (?:ask|do|make|take|try|use)\b/i, say: 'suggested doing' },
  { found: /\b(?:learned|learn) (?:\w+ )?by heart\b/i, say: 'memorize' },
  { found: /\b(?:afterwards|towards|for ever|commonest)\b/i, say: 'afterward, toward, forever, most common' },
  { found: /\bany more(?=[.,])/i, say: 'anymore' },
  { found: /\b(?:at present|with pleasure|counter-offer)\b/i, say: 'currently, happy to, counteroffer' },
  {
    found: /\b(?:trolley|fortnight|whilst|mobile phone|the till)\b/i,
    say: 'cart, two weeks, while, phone, register',
  },
  {
    found: /\b(?:behaviour|cheque|colour|favour|licence|organis|practis|programme|recognis)/i,
    say: 'American spelling',
  },
  { found: /\b(?:Mr|Mrs|Ms) [A-Z]/, say: 'a period after the title' },
  { found: /(?<![?!])["”][,.](?=\s|$)/, say: 'commas and periods inside the quotation marks' },
];

/** What a text says as no American would: the words at fault and what to say. [] for a text that has nothing of it. */
export const copyFaults = (text: string): string[] =>
  patterns.flatMap(({ found, say }) => {
    const words = found.exec(text)?.[0];
    return words === undefined ? [] : [`"${words}": ${say}`];
  });
