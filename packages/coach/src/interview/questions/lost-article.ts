import { verbOf } from '../../job-ad/ad-verbs.ts';

const determiner =
  /^(?:an?|the|all|any|each|every|our|your|their|its|this|these|both|no|new|other|more|most|many|some|several|different|daily|weekly|monthly|annual)$|['’]s?$|^\d/i;
/** What is said without an article in one. */
const uncounted =
  /(?:s|ing|ity|acy|receipt|upkeep|turnover|ness|ance|ence|ware|ship|age|ics|data|people|children|food|cash|inventory|equipment|information|feedback|support|content|staff|personnel|research|stock|freight|material|revenue|growth|documentation|care|work|progress|debris|trash|waste|money|business|time|space|communication|medication|blood|water|wire|concrete|labor|code|access|security|risk|demand|production|payroll|mail|paperwork|traffic|health|management|procurement|development|compliance|safety|merchandise|linen|furniture|paint|lumber|power|air|oil|fuel|soil|snow|video|audio|copy|print|media|art|music|law|English|Spanish|maintenance|construction|education|nutrition|transportation|installation|administration|innovation|automation|collaboration|participation|satisfaction|retention|prevention|sanitation|distribution|recruitment|employment|deployment|talent|volume|quality|budget control|inventory control|quality control|cost|speed|customer service|service|credit|debt|tax|trust|rapport|engagement|morale|awareness|adherence)$/i;
const sides =
  /(?:^| )(?:of|for|from|to|in|on|at|with|by|into|onto|across|through|and|or|as|per|between|under|over|during|within|against|before|after|about) /;
/** "Remove debris from job site", "company's results": words that lost their articles. */
export function hasLostArticle(text: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  const object = /ly$/.test(first) ? rest.slice(1) : rest;
  const names = object.join(' ').split(sides);
  return (
    /(?<!\b(?:the|our|your|an?|each|every|their) )\b(?:company|organization|client|customer|department|store|employee|patient|student)['’]s/i.test(
      text,
    ) ||
    names.some((name) => {
      const words = name.trim().split(' ').filter(Boolean);
      const last = words.at(-1)?.replace(/,$/, '');
      if (!last || words.some((word) => determiner.test(word))) return false;
      return (
        /[a-z]ss$/.test(last) ||
        !(
          uncounted.test(last) ||
          verbOf(last) ||
          /^\p{Lu}|ly$|(?<!(?:f|sh|b|we|bre|spe))ed$|^(?:date|up|down|out|off|in)$/u.test(last)
        )
      );
    })
  );
}
