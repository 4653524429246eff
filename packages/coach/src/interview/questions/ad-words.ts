const words = (text: string) => new Set(text.split(' '));

/** Verbs that open a duty, in the base form: from "Greets" and "Managing" code goes back to one of these, or quotes the line. */
export const dutyVerbs = words(
  'achieve act adapt adhere administer advise align analyze answer architect arrange assess assign assist attend audit bake balance bill build buy calculate call care carry change check clean close coach collaborate collect communicate compile complete comply conduct configure contribute control cook coordinate create cut debug define delegate deliver deploy design detect develop diagnose direct dispatch document draft drive educate enable engage ensure enter escalate escort establish evaluate examine execute explain facilitate file fill follow forecast generate govern greet guide handle help hire identify implement improve inspect install instruct integrate interview investigate issue keep launch lead liaise lift listen load maintain make manage measure meet mentor monitor motivate move negotiate observe obtain open operate optimize order organize oversee own pack participate perform pick pitch plan prepare present process produce promote protect provide pull purchase receive recommend reconcile record recruit reduce refer register repair replace replenish report represent research resolve respond restock review roll run scale schedule screen secure sell serve set ship solve stock strengthen submit supervise supply support take teach test track train translate trim transport treat troubleshoot unload update upgrade upsell use verify wash work write',
);

export const credential =
  /\b(?:licen[cs]e[ds]?|certifi(?:ed|cation|cate)s?|cdl|degree|diploma|registration|endorsement|first aid|cpr|bls|acls|nclex|cpa|pmp|osha[- ]?\d+)\b/i;
export const years =
  /\b(?:\d+\s*\+?|one|two|three|four|five|six|seven|eight|ten)(?:\s*(?:-|–|to)\s*\d+)?[\s-]*\+?\s*(?:years?|yrs?|months?)\b/i;
export const condition =
  /\b(?:weekends?|nights?|(?:night|day|evening|rotating|swing|12-hour) shifts?|overtime|on[- ]call|pounds|lbs|kg|standing|bending|lifting|on the road|home (?:daily|weekly)|travel|holidays|extreme (?:heat|cold)|outdoors in)\b/i;
export const trait =
  /\b(?:attitude|patien(?:ce|t and)|compassion\w*|empath\w+|reliab\w+|dependab\w+|punctual\w*|friendly|positive|team player|self-starter|self-motivated|maturity|communication skills|interpersonal|attention to detail|detail[- ]oriented|well[- ]organi[sz]ed|motivated|enthusias\w+|flexib\w+|work ethic|multi-?task\w*|customer focus\w*|people skills|problem[- ]solv\w+|calm under)\b/i;
/** Plain facts: nobody tells a story about them. They go on the list to be ready to confirm. */
export const confirm =
  /\b(?:years? (?:of age|old|or older)|at least (?:18|21)\b(?! months| years of exp)|high school|ged\b|clearance|violations?|suspensions?|convictions?|driving record|drug[- ](?:screen\w*|test\w*|free)|background (?:check|screen\w*)|able to read|authori[sz]ed to work|work authori[sz]ation|visa|sponsorship|vaccinat\w+|valid driver'?s licen[cs]e|reliable transportation|proof of|references)\b/i;
/** What an ad says about itself, the pay or how to apply. */
export const notAsked =
  /\b(?:equal opportunity|pay is|salary|per hour|an hour|benefits|apply (?:now|today|online|by)|no longer accepting|days? ago|we offer|click|orientation is|please (?:send|submit|email)|other duties as assigned|duties as (?:assigned|required)|job (?:type|id|code)|full[- ]time|part[- ]time|reports? to:|(?:is|are) (?:looking|seeking|hiring)|we(?:'re| are) (?:looking|seeking|hiring|a )|join (?:our|us|a)|located in)\b|^\W*[$€£]|https?:|@/i;
/** What shuts an applicant out, such as a conviction: nobody is asked for a story about it. */
export const disqualifier =
  /\b(?:intoxicat\w+|under the influence|convict\w*|felon\w*|misdemeanou?r\w*|suspended|revoked|violations?|criminal|disqualif\w*|unacceptable|dui|dwi)\b|^(?:any|drivers|applicants|candidates|no) (?:who|with|may|having)\b/i;
/** A sentence about the role or the employer that asks for nothing. */
export const praise =
  /^(?:this|the|our) (?:role|position|job|opportunity|team|company|post)\b.*\b(?:offers?|provides?|is an?|gives?)\b|\bopportunity to (?:join|work|grow|learn)\b|\borientation (?:period|program)\b|^(?:source|updated|posted|opening date|closing date|open until|job title|location|department|salary|hours)\b/i;
/** Small routine duties that no interviewer spends a question on. */
export const trifle =
  /\bas (?:assigned|directed|posted|needed|required)\b|\b(?:work schedule|other tasks|special projects|light housekeeping|clean(?:ing|s)? (?:the )?(?:restrooms?|bathrooms?)|sign-in sheets?|photocop\w+|make coffee|fax\w*|filing|sort mail|dress code|name tag|attend (?:all )?(?:staff|team|mandatory|department) meetings|perform(?:s|ing)? other|time ?cards?|timesheets?)\b/i;
