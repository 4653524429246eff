/** Instructions to software that reads the resume. They say nothing about the person. */
const toMachine =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:prompts?|instructions?|directions|rules|commands?)\b|\b(?:system|previous) prompts?\b|\b(?:language model|chatgpt|AI (?:model|assistant|system|reviewer|screener)|LLM|ATS)s?\b.{0,60}\b(?:must|should|please|rank|rate|score|recommend|consider|approve)\b|\b(?:rank|rate|score|recommend|consider|mark|approve|treat) (?:this|the|that) (?:candidate|applicant|resume|application)\b/i;
const footer = /^(?:.{0,40}\W)?page \d+(?: ?(?:of|\/) ?\d+)?\W*$|^\d+ ?(?:of|\/) ?\d+$/i;
/** "Technologies: React, Node". */
const namedList =
  /^(?:technolog\p{L}*|tech(?:nical)? stack|stack|tools?|(?:key |technical |core |soft )*skills?|languages?|environment|keywords?|software|platforms?)(?: used)?\s*[:–-]/iu;
const [fewestItems, longestItem] = [3, 3];

/** "HTML, CSS, SQL (MySQL)": names one after the other. */
const isList = (line: string): boolean => {
  const items = line.replace(/\([^()]*\)/g, '').split(/\s*[,;|•/]\s*|\s+and\s+/);
  return (
    items.length >= fewestItems &&
    items.every((item) => item.trim().split(/\s+/).length <= longestItem) &&
    !/^\p{Lu}\p{Ll}+ed\b|\b(?:the|my|our|for|with|to|from)\b/iu.test(line)
  );
};

export const speaksToMachine = (text: string): boolean => toMachine.test(text);

/** Whether a line of a resume tells nothing that was done: a list of tools, the foot of a page, words for a machine. */
export const tellsNothing = (line: string): boolean =>
  speaksToMachine(line) || footer.test(line.trim()) || namedList.test(line.trim()) || isList(line.trim());
