/** Plain facts: nobody tells a story about them. They go on the list to be ready to confirm. */
export const fact =
  /\b(?:years? (?:of age|old|or older)|at least (?:18|21|23)\b(?! (?:months|years of exp))|(?:18|21|23) (?:or older|and over)|high school|ged\b|clearance|driving record|drug[- ](?:screen\w*|test\w*|free)|drug and alcohol|background (?:check|screen\w*|investigation)|authori[sz]ed to work|eligible to work|right to work|work authori[sz]ation|visa|sponsorship|citizen(?:ship)?|residency|vaccinat\w+|driver['’]?s? licen[cs]e|driving licen[cs]e|reliable transportation|own (?:car|vehicle|transport)|proof of|references|physical exam\w*|medical card|road test|fingerprint\w*|postgraduate|degree course|training course|security check|civil service|(?:speak|native|fluen\w+|read|proficien\w+|knowledge)\b[^.]{0,40}\b(?:english|spanish|french|german|mandarin|chinese)\b|(?:lift|carry|push|pull)\b[^.]{0,50}\b(?:pounds|lbs?|kg)|\d+ ?(?:pounds|lbs?|kg)\b)/i;
/** Papers and degrees, which somebody has or hasn't. */
export const credential =
  /\b(?:licen[cs](?:e|ed|es|ure)|certifi(?:ed|cations?|cates?)|cdl|degrees?|bachelor\w*|master['’]s|baccalaureate|phd|ph\.d|diploma|registration|registered with|accredit\w+|endorsements?|first aid|cpr|bls|acls|servsafe|food handler['’]?s?|(?:guard|twic|handler['’]?s) card|nclex|cpa|pmp|osha[- ]?\d+|graduate (?:of|from|in)|equivalent combination|education)\b/i;
/** When, where and with what strain the work is done. */
export const condition =
  /\b(?:weekends?|nights\b|evenings?|(?:night|day|evening|rotating|swing|12-hour|split) shifts?|shift work|overtime|on[- ]call|standing|stand for|bending|stoop\w*|kneel\w*|crouch\w*|heavy lifting|on the road|home (?:daily|weekly)|(?:willing\w*|able|ability|required|available|flexib\w+)\b[^.]{0,30}\btravel|travel (?:is |may be )?(?:required|up to)|% travel|holidays|extreme (?:heat|cold)|full[- ]time|part[- ]time|days (?:a|per) week|in[- ]office|headquarters|hours (?:per|a) week|relocat\w+)\b/i;
/** Says nothing of the work: the law, and what an employer reserves to itself. */
export const legal =
  /\b(?:equal[- ](?:employment[- ])?opportunity|regardless of|without regard to|protected (?:veteran|class|characteristic|status)|sexual orientation|gender identity|reasonable accommodations?|e-verify|affirmative action|committed to (?:diversity|inclusion|safeguarding|equal)|diversity and inclusion|not (?:intended to be )?an? exhaustive|reserves? the right|at[- ]will|general nature and level|selective service|will not be considered|discriminat\w+)\b/i;
/** What the job gives. */
export const benefit =
  /\b(?:401\s?\(?k\)?|paid time off|pto\b|health insurance|medical insurance|dental (?:insurance|plan|coverage|care|and vision)|medical,? (?:and )?dental|vision (?:insurance|plan|care)|benefits (?:include|package)|we (?:can |also )?offer|you(?:['’]ll| will| can)? (?:also )?(?:enjoy|receive|get|earn|be offered|be rewarded|benefit)|(?:competitive|attractive|base|annual|starting) (?:salary|pay|compensation|wages?)|salary (?:range|is|will|for)|pay (?:is|range|rate)|per (?:hour|annum)\b|an hour|sign-?on bonus|vacation days|parental leave|stock options|tuition|opportunit(?:y|ies) (?:to (?:grow|learn|join|work)|for (?:growth|advancement))|career (?:growth|development|progression)|free (?:lunch|parking|meals)|employee discount|leave options|flexible working|pension|remuneration)\b|[$£€]\s?\d[\d,.]*k?\s?(?:-|–|to\b|per\b|\/|an? (?:hour|year)|annual)/i;
/** Small routine duties and rules of the house that no interviewer spends a question on. */
export const trifle =
  /\bas (?:assigned|directed|posted|requested)\b|\b(?:related (?:work|duties|tasks)|other (?:\p{L}+ )?(?:duties|tasks)|work schedule|special projects|light housekeeping|(?:restrooms?|bathrooms?)|sign-in sheets?|photocop\w+|make coffee|fax\w*|sort mail|dress code|groom\w*|name tag|attend(?:s|ing)? (?:all )?(?:\p{L}+ )?(?:meetings|trainings?)|time ?cards?|timesheets?|attendance|punctual|regular and (?:prompt|reliable)|employee handbook|company polic\w+|core values|(?:shap|build|defin)(?:e|ing)? the future|make an? (?:\p{L}+ )?(?:impact|difference)|(?:make|leave) your mark|help (?:millions|thousands|people|companies|organi[sz]ations|businesses)|complet(?:e|es|ing) (?:\p{L}+ ){0,5}(?:training|onboarding|courses?))\b/iu;

/** Words that tell a job ad from other texts. */
export const adSigns: readonly RegExp[] = [
  /\b(?:looking for|seeking|hiring|recruiting|searching for|join (?:our|us|the)|wanted\b)/i,
  /\b(?:responsibilities|duties|essential functions|what you(?:['’]ll| will) do|you(?:['’]ll| will) be responsible)\b/i,
  /\b(?:requirements?|qualifications?|must have|you have|what you(?:['’]ll| will)? (?:bring|need)|(?:is|are) (?:required|preferred)|a plus)\b/i,
  /\b(?:applicants?|candidates?|apply|application|cover letter)\b/i,
  /\b(?:salary|per hour|hourly|benefits|full[- ]time|part[- ]time|days (?:a|per) week|in[- ]office|headquarters|shifts?|pay)\b/i,
  /\b(?:position|vacancy|job (?:title|description|summary|type)|this role|in this (?:role|job)|the role)\b/i,
  /\b(?:years?(?:['’])? (?:of )?(?:\p{L}+ ){0,3}experience|experience (?:with|in|as)|ability to)\b/iu,
  /\bequal[- ]opportunity\b/i,
];
