const certain: ReadonlyMap<string, string> = new Map(
  "i'm i've you're you've you'll they're they've they'll we've it'll that's that'll there's what's who's where's how's he's she's don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't won't wouldn't couldn't shouldn't can't"
    .split(' ')
    .map((full) => [full.replace("'", ''), full]),
);
/** "its a", "id say", "ill ask": these are words of their own too, and certain only before some words. */
const before: readonly [string, string, RegExp][] = [
  [
    'its',
    "it's",
    /^(?:a|an|the|not|been|just|my|your|his|her|our|always|never|going|okay|ok|fine|too|so|also|really|maybe|probably|about|like|in|on|at|all|only|still|what|how|hard|easy|good|better|because|no|that|one|two|three|four|five|six|ten|twenty|confidential)$/,
  ],
  [
    'id',
    "i'd",
    /^(?:say|ask|go|be|do|never|also|just|have|start|tell|call|make|take|put|get|want|try|look|give|show|keep|let|use|see|find|talk|work|always|explain|stop|write|hand|like|love|rather|prefer|probably|maybe|been|had|done|seen|first|then|still|want|need|offer|walk|send|bring|help|listen|think|leave|sit|stay|wait|read|buy|move|feel|know|hope|expect|suggest|speak|only|really|count|clean|run|pull|add|set|weigh|note|report|follow|apologize|even|not|of)$/,
  ],
  [
    'ill',
    "i'll",
    /^(?:say|ask|go|be|do|never|also|just|have|start|tell|check|call|make|take|put|get|want|try|look|give|show|keep|let|use|see|find|talk|work|always|explain|stop|write|hand)$/,
  ],
];

/** What stands in front of a noun: "the id" and "no ill effects" are no "I'd" and no "I'll". */
const namesNext =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|no|any|some|each|every|which|photo|valid|fake|user|session|customer|employee)$/;

/** The word with the apostrophe that a recorder left out: "dont" as "don't". What is a word of its own stays. */
export function withApostrophe(word: string, next: string, last: string): string {
  const found = certain.get(word);
  if (found) return found;
  if (word !== 'its' && namesNext.test(last)) return word;
  return before.find(([short, , then]) => short === word && then.test(next))?.[1] ?? word;
}
