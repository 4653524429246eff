import { phraseBook } from '../../text/phrases.ts';

export const hedgeBook = phraseBook([
  'i guess|suppose',
  'i feel like',
  'maybe|perhaps|probably|somewhat|hopefully',
  'kind|sort of',
  'not|never sure|certain',
  'not really|quite|so|too sure|certain',
  "i'm not sure",
  'might|may have',
  'a bit',
  'i would probably',
  'more or less',
  'i think maybe',
  "don't|do really|not know",
  'or whatever|something',
]);

export const stockBook = phraseBook([
  'hard working|worker',
  'hardworking|passionate|perfectionist|synergy|workaholic',
  'team player',
  'fast|quick learner',
  'people person',
  'outside the box',
  'extra mile',
  'detail oriented',
  'self starter',
  'results driven|oriented',
  '110',
  '110%',
  'best of the best',
  'hit the ground running',
  'good communication skills',
  'great|excellent|strong communication skills',
  'work well under pressure',
  'work well with|in others|teams|people|team',
]);

export const orderBook = phraseBook([
  'first|firstly|second|secondly|third|thirdly|then|next|finally|afterwards|meanwhile|lastly|later|initially',
  'after that|this|which|the|we|i',
  'once the|we|i|that|it|they',
  'before that|this',
  'as a result',
  'in addition',
  'to begin|start with',
  'in the end',
  'for example|instance',
  'step one|two|three',
  'at the same time',
  'from there',
  'on top of',
  'when the|i|we|it|they',
  'during',
  'within',
  'by the end',
  'the first|second|third|last',
]);

export const reasonBook = phraseBook([
  'because|therefore|since|hence|otherwise|whereas|unless|however|although|depending|depends',
  'so that|i|we|the|it|they|if',
  'in order to',
  'which|that means|meant',
  'due to',
  'the reason|cause|risk|cost|trade|tradeoff|downside|advantage|benefit',
  'root cause',
  'decided|chose|compared|weighed|considered|preferred',
  'instead|rather of|than',
  'trade off|offs',
  'tradeoff|tradeoffs',
  'pros and cons',
  'on the other hand',
  'if the|it|we|i|you|they|that|a|there|not',
  'when the|it|you|there',
  'options|alternatives|hypothesis|priority|priorities',
  'asked why|what|how',
  'to find|see|understand|learn|avoid|prevent|protect|keep|make|reduce',
  'by checking|comparing|looking|asking|measuring|testing',
  'at the cost|expense|price',
  'but',
]);

export const checkBook = phraseBook([
  'check|checked|checking|verify|verified|verifying|confirm|confirmed|monitor|monitored|monitoring|measured|measure|tested|test|testing|tests|reviewed|review|audit|audited|validated|validate|tracked|track',
  'made|make sure',
  'follow|followed|following up',
  'so that it never|does',
  'so it never|does',
  'prevent|prevented|prevents',
  'post mortem',
  'postmortem|retrospective|debrief',
  'wrote up',
  'document|documented|checklist|runbook|playbook',
  'alert|alerts|alarm|dashboard',
  'keep|kept|keeping an eye',
  'reassess|reassessed|re',
  'learned|learnt',
]);

export const exampleBook = phraseBook([
  'for example|instance',
  'such as',
  'e g',
  'in one|my project|case|role|last|team',
  'i used|use|built|saw|once|worked|measured|ran',
  'at my|our',
  'say',
]);

/** What draws somebody, said outright. */
export const motiveBook = phraseBook([
  'i want|love|enjoy|like|hope|wish|admire|value|prefer',
  'i would|really like|love|enjoy|want|hope',
  "i'd like|love|enjoy",
  'proud|drawn|fascinated|fascinates|excites|appeals|interests|motivates|inspired|inspires|matters',
]);

export const methodBook = phraseBook([
  'i would|will|should|then|always|also|first|usually|start|begin|check|ask|look|use|make|take|write|call|tell|explain|keep|give|set|find|read|talk|listen|agree|plan|send|move|split|compare|test|run|review|measure|stop|focus|share|follow|try|rank|confirm|choose|bring|offer|note|log|document|escalate|build|put|go|get|draw|map|reproduce|want',
  "i'd|i'll",
  'first|second|third|then|next|finally|after|before|once|step',
  'start|begin by|with',
]);
