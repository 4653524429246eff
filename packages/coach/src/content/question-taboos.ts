/** What an interviewer may not ask. */
export const bannedTopics =
  /\b(?:how old|your age|married|marital|pregnan\w*|planning a family|your (?:children|kids|family)|religio\w*|church|nationality|born|native language|disab\w*|medical condition|your health|sexual\w*|political|union member|salary history|credit score|arrest\w*)\b/i;
/** The same for scenes of a job, in which customers and patients may well be of an age, ill or arrested. */
export const bannedOfCandidate =
  /\b(?:how old are you|your age|are you (?:married|pregnant|religious)|do you have (?:kids|children)|your (?:religion|church|marriage|own health|disability|nationality))\b/i;
/** Wording that takes the candidate for a man or a woman. */
export const genderedWords = /\b(?:guys|chairman|manpower|salesman|mankind|businessman|foreman)\b/i;

/** Whether a question asks what nobody may be asked, or takes the candidate for a man or a woman. */
export const isTaboo = (question: string): boolean =>
  bannedTopics.test(question) || genderedWords.test(question);
