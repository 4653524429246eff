import { phraseBook } from '../../text/phrases.ts';

const set = (words: string) => new Set(words.split(' '));

export const pastVerbs = set(
  'led built made took gave wrote ran sold told held kept met sent taught brought found began chose drove set spoke cut put dealt spent got went sat drew won hit let read broke bought caught rebuilt rewrote redid paid flew fed laid hung swept dug split shut sought fought stood',
);

/** Past forms and states that are no action of one's own. */
export const notActions = set(
  'had was were needed wanted felt liked loved enjoyed hoped believed believe seemed thought guessed used supposed tired interested excited worried surprised scared confused bored been required expected tasked assigned hired allowed promoted forced involved inspired motivated stressed concerned learned learnt realised realized knew',
);

export const stativeVerbs = set(
  'am was were be been have had think feel believe like love want need know guess hope mean suppose agree see understand prefer enjoy consider wish',
);

export const situationBook = phraseBook([
  'when i was|worked|joined|started|managed|led|ran|moved',
  'while i was',
  'while working|serving|interning|covering|studying',
  'at my|our last|previous|current|former|old|first',
  'in my|our last|previous|current|former|final|first|second|third|old|present|recent role|job|position|year|team|company|internship|project|placement|school|ward|clinic|store|shift|post|semester',
  'in my|our last|previous|current|former|final|first|second|third|old|present|recent * role|job|position|year|team|company|internship|project|placement|post',
  'last|previous year|quarter|month|summer|winter|autumn|spring|week|december|november|october|september|august|july|june|april|march|february|january',
  'there was|were a|an|one|some|two|once *',
  'once a|an|the|my|our|i|we|one *',
  'our|my head|director|owner|chief|bookkeeper|accountant|dispatcher|museum|library|bakery|workshop|lab|factory|farm|salon|studio|kitchen|garage|bank|branch|gym|church|practice|pharmacy|hub|depot|server|system|site|product',
  'at|in the|a|an hotel|shop|bakery|restaurant|hospital|library|museum|agency|clinic|school|warehouse|factory|centre|center|bank|depot|hub',
  'in january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter',
  'a|two|three|few|several|couple years|months|weeks ago',
  'a few|couple years|months|weeks ago',
  'years|months|weeks ago',
  'back in',
  'our|my team|company|client|customer|store|clinic|school|department|ward|office|hospital|agency|shop|startup|firm|plant|site|warehouse|restaurant',
  'we had|were|faced|ran|used|served|sold|shipped|supported',
  'during my|our|the|a',
  'one day|time|morning|evening|night|afternoon|of',
  'on a|an|my|our|the shift|project|team|ward|site|call|assignment|unit|floor',
  'on a|an|my|our|the * shift|project|team|ward|site|call|assignment|unit|floor',
  'this|last happened',
  'as a|an|the * engineer|developer|nurse|manager|analyst|teacher|lead|intern|assistant|rep|representative|designer|consultant|supervisor|coordinator',
  'i was working|leading|managing|covering|running|responsible|part',
  'i worked|joined|managed|led at|for|in|on|as',
  'two|three|four|five|six weeks|days|months before',
]);

export const taskBook = phraseBook([
  'my task|role|goal|job|responsibility|responsibilities|objective|assignment|part|aim|brief|target|priority was|were|is|meant',
  'my task|role|goal|job|responsibility|responsibilities|objective|assignment|part|aim|brief|target|priority there|here was',
  'i was|were asked|responsible|tasked|assigned|expected|accountable|required|given|told|hired|brought',
  'i was in charge',
  'i was the one',
  'asked|told|wanted|needed|expected me to',
  'i had|needed|wanted|agreed|offered|volunteered to',
  'we had|needed|wanted|were to|asked',
  'the goal|aim|objective|challenge|problem|issue|deadline|task|target|brief|ask|plan|risk was|were|is',
  'required|meant us|me|that|i',
  'i owned|led the',
  'it was my|up',
  'fell to me',
  'had to',
  'needed to',
  'i|we promised|committed|underestimated|forgot',
  'a|the goal|target|deadline|quota of',
]);

export const resultBook = phraseBook([
  'as a result',
  'as a consequence',
  'resulting|resulted in',
  'the|end result|outcome|impact|effect was|is',
  'in the end',
  'by the end',
  'ultimately|eventually',
  'which|that led|meant|helped|allowed|saved|reduced|increased|improved|cut|brought|gave|let|made|kept|won|freed',
  'led to',
  'so that we',
  'we|i|they|it ended|finished|delivered|achieved|hit|met|exceeded|launched|shipped|saved|closed|won|recovered|landed|passed|reached|released',
  'the|our|my customer|client|patient|team|project|launch|release|manager|family|deal|account|class|site stayed|renewed|signed|recovered|thanked|finished|passed|succeeded|improved|adopted|kept|went|shipped|accepted|approved|closed|agreed|left',
  'paid off',
  'kept his|her|their|the|our|his order|contract|account|business|job|place|customer|client',
  'wrote a good|great|kind|five review|letter|mail',
  'on time',
  'under budget',
  'ahead of schedule',
  'within budget',
  'has not come|happened',
  'have not had',
  'still uses|use|used|runs|in',
  'since then',
  'from then',
  'no|zero complaints|incidents|errors|harm|injuries|outages|repeat',
  'got|was promoted',
  'adopted by|across',
  'wrote|sent us|me|him|her a',
  'before and one|none|two|zero|only|no|nothing since',
  'and|but one|none|nothing|no since',
  'stepped|step the case down',
  'instead|rather of the|a|four|five|six|ten|twelve|twenty|thirty|two|three',
  'by|until|that autumn|spring|summer|winter|christmas|friday|noon|breakfast',
  'in|over|for the next|following|last two|three|four|six|few months|weeks|years|month|week|year',
  'turned out well',
  'next|in spring review|test|audit|visit|term',
  'has|have run|worked|stayed|held|been for|since|with|without',
  'i was asked|offered|thanked|given|promoted to|the|a',
  'booked|hired|came|chose|asked us|me|back again',
  'came|come back the next',
  'cost us|me|them|the',
  'lost the|that|our|a|us customer|client|order|deal|contract|account|follow|sale',
  'rolled out',
]);

/** Words of time that open the outcome when they stand in the second half of an answer. */
export const lateResultBook = phraseBook([
  'after|within|by a|one|two|three|four|five|six|eight|nine|ten|twelve days|weeks|months|years|week|month|year|hours|minutes',
  'a|one|two|three|six days|weeks|months|years|week|month|year later',
  'compared with|to',
  'ever since',
  'in the year|months|weeks|month after|since|that',
  'in the following|first|next|last|two|three|six|twelve year|month|months|weeks|week|quarter|half|years|season|term',
]);

export const changeVerbs = set(
  'increased decreased reduced improved cut grew saved raised dropped fell rose doubled tripled halved boosted lowered shortened climbed gained went slashed expanded trimmed moved',
);

/** What came of it, told of others or of the matter, in the second half of an answer. */
export const outcomeVerbs = set(
  'stayed renewed accepted thanked recommended recovered improved succeeded passed adopted approved returned calmed disappeared praised confirmed signed bought resolved settled survived healed graduated stabilised stabilized',
);

export const lessonBook = phraseBook([
  'i learned|learnt',
  'taught me',
  'lesson|takeaway',
  'next time',
  'since then',
  'looking back',
  'in hindsight|retrospect',
  'i now|always|still',
  'i have since',
  "i've since",
  'going forward',
  'from that|then',
  'ever since',
  'now i',
  'these days i',
  'made me realise|realize',
  'i no longer',
  'my lesson',
  'since that day|time|week',
  'i realised|realized',
  'what i would do differently',
]);

export const creditBook = phraseBook([
  'with my|the|our|a|another|two|three colleague|colleagues|team|manager|engineer|designer|nurse|doctor|coworker|teammate|lead|pharmacist|support|sales|product|finance|analyst|developers|engineers|client|customer|families|family|staff|stakeholders',
  'together',
  'thanked|credited|credit|praised',
  'helped|asked|invited|supported|paired|mentored|coached|trained|listened|involved',
  "colleague's|team's|teammate's idea|suggestion|work|help",
  'a|my|one|our colleague|teammate|coworker|manager|mentor suggested|helped|noticed|pointed|spotted|showed|proposed',
  'thanks to',
  'agreed with|on|that|to',
  'we agreed|decided|worked|shared',
  'feedback from',
  'their view|side|point|concerns|input|feedback|perspective|needs|help',
  'team',
]);

export const blameBook = phraseBook([
  "it|that was|wasn't my fault",
  'it|that was not my fault',
  'their|his|her|his|everyone fault',
  "everyone|everybody else's fault",
  'they|he|she|who|manager|boss|coworker|colleague|team|client|customer was|were|is|are stupid|lazy|useless|incompetent|terrible|awful|idiot|idiots|clueless|hopeless|dumb',
  'they|he|she|who|manager|boss|coworker|colleague|team|client|customer was|were|is|are a|an|so|just|really|completely stupid|lazy|useless|incompetent|terrible|awful|idiot|clueless|hopeless|dumb',
  'blamed|blame',
  'because they|he|she messed|failed|never|screwed',
  'messed up|everything',
  'nothing i could do',
  'not my problem|job',
]);
