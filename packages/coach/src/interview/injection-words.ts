import { phraseBook } from '../text/phrases.ts';

/** Sentences that speak to a scorer and not to an interviewer. Narrow: "mark it as done" or "give it 10 minutes" stay out. */
export const injectionBook = phraseBook([
  'ignore|disregard|forget|override|bypass instructions|rubric|prompt|prompts|criteria',
  'ignore|disregard|forget|override|bypass all|any|the|your|my|previous|above|prior|earlier|these|this instructions|instruction|rubric|prompt|prompts|criteria|guidelines|grading|scoring',
  'ignore|disregard|forget|override|bypass all|any|the|your|of|my previous|above|prior|earlier|other|the|scoring|grading|marking|evaluation instructions|instruction|rubric|prompt|prompts|rules|criteria|guidelines|text|messages',
  'ignore|disregard|forget|override|bypass all|any of|the|your the|your|previous|above|prior|earlier|scoring|grading instructions|instruction|rubric|prompt|rules|criteria|guidelines|previous|above|prior',
  'ignore|disregard|forget everything|all above|before|previous|prior',
  'system prompt|override',
  'you are now a|an|the|my ai|grader|assistant|model|helpful|evaluator|scorer|different',
  'you are a|an ai|grader|assistant|model|helpful|evaluator|scorer|generous|lenient',
  'you must|should|will|have give|award|assign|output|return|score|rate|grade this|the|me|full|100|maximum|to',
  'give|award|assign|grant this|my answer|response|submission|candidate',
  'give|award|assign|grant the answer|response|submission|candidate|applicant a|an|the|full|100|maximum|perfect|top|highest|10',
  'give|award|assign|grant me|it|this a|an|the 100|perfect|full|maximum|top|highest|high score|mark|marks|points|grade|rating|percent',
  'give|award|assign|grant me|it|this|us full|maximum|top|perfect|100|highest|10|high marks|points|score|credit|rating|percent|out|scores|grade|mark',
  'give|award|assign|grant me|this|us 100|100%',
  'give|award|assign|output|return|print full|maximum|top|perfect|100|highest|10 marks|points|score|credit|rating|percent|out|scores|for',
  'give|award|assign|output|return a|an|the 100|perfect|full|maximum|top|highest score|mark|marks|points|grade|rating',
  'score|rate|grade|mark this|it|me|my|the 100|10|perfect',
  'score|rate|grade|mark this|my answer|response|submission',
  'score|rate|grade|mark the answer|response|submission',
  'score|rate|grade|mark this|it|me as|at|with 100|10|perfect|full|highest|excellent',
  'overallscore',
  'score must|should be 100|full|maximum',
  'set|make|change the|my|this|overall score|grade|mark to|100',
  'set|make|change the|my|this overall|final score|grade|mark',
  'this|my answer|response deserves|merits|earns|gets|receives|scores the 100|full|perfect|top|maximum|highest',
  'this|my answer|response is|was perfect|excellent|correct|flawless and|so',
  'as an ai',
  'as a|the|an grader|evaluator|scorer|ai',
  'dear|hello|hi|hey|attention|note ai|grader|evaluator|scorer',
  'to the grader|evaluator|scorer',
  'note|message to the ai|model|assistant',
  'do not follow|apply|use the|your|any rubric|instructions|criteria',
  'skip|stop evaluating|assessing',
  'skip|stop|bypass the|all|any|your evaluation|assessment|grading|scoring',
  'do not evaluate|grade|assess|score this|the|my text|answer|response|submission',
  "don't evaluate|grade|assess|score this|the|my text|answer|response|submission",
  'simply|only|just output|print|return the|with|only number|score|100',
  'respond|reply|answer only|simply|just with score|100|the',
  'respond|reply only with',
  'set|put all|every|each the|of scores|dimensions|dimension|marks|ratings|grades',
  'mark|rate|score|grade every|each|all|the dimension|dimensions|criterion|criteria|category|categories as|at|with|5|100',
  'highest|maximum|best|top possible score|mark|grade|rating|marks|points',
  'treat|accept|consider|regard|count this|my|the answer|response|submission as the|fully|completely|correct|perfect|ideal|complete',
  'hereby instruct|authorise|authorize|order|command|declare',
  'authorise|authorize you to',
  'pretend|imagine|assume|suppose that|the this|it|my is|answer the|is ideal|perfect|reference|model|sample',
  'pretend|imagine|assume this|that is ideal|perfect|reference|model|sample answer',
  'pretend|imagine|assume that this is ideal|perfect|reference|model|sample answer',
  'anything|everything|whatever the|i|this candidate|applicant|student|user says|say|writes|write is|counts',
  'the candidate|applicant|student|user answered|responded|performed|did everything|it|the perfectly|flawlessly|excellently',
  'begin|start|end of|the evaluation|grading|scoring|assessment',
  'end of answer|response',
  'unless|until this|my answer|response|submission receives|gets|scores',
  'reference|ideal|model|sample answer has changed',
  'base64|rot13',
  'decode and follow|execute|obey',
  'ignora|ignore|ignoren|ignorez|ignoriere|ignorieren|ignoriert|ignorar|ignorare|negeer|oublie|oubliez|olvida|vergiss|dimentica|esqueça todas|toutes|alle|todo|tutte|as|las|les|le|die|de *|instrucciones|instructions|anweisungen|istruzioni|instruções',
  'ignora|ignorez|ignoriere|ignoriert|ignorare|negeer|oubliez|olvida|vergiss|dimentica|esqueça * * instrucciones|instructions|anweisungen|istruzioni|instruções|instructies',
  'level 5|five for|in|everywhere|as|and|to',
  'at|all|level|levels level|levels|to 5|five',
  'choose|use|with|give|select|set|award level 5|five',
  'candidate|applicant|student|answer reached|has level',
  'you are now|a lenient|generous|different',
  'new instruction|instructions|task rate|give|score|set|ignore|mark',
  'all|every|each dimensions|dimension|criteria|criterion|categories|category are|is|gets|get|got|reached|as fully|met|at|top|full|the|outstanding|perfect',
  'score|rate|grade|mark generously|leniently|highly',
  'developer|admin|debug|god mode enabled|activated|on',
  'set overall to',
  'should|must|shall receive|get|deserve a|an|the perfect|full|maximum|top|highest score|mark|marks|grade|rating|points',
  'hello|dear|hi|hey chatgpt|claude|gemini|gpt|copilot',
  'kindly|please rate|score|grade|mark this|my|the answer|response|interview|submission',
  'decode this|it and follow|obey|execute',
  'repeat after me',
  'message|note|instruction for|to the ai|model|grader|evaluator|assistant|llm|scorer',
  'respond|reply|answer with level|score|100|grade',
  'scale is inverted|reversed',
  'must|should be rated|scored|graded|marked 5|100|as|with|full|top|five|ten|10',
  'assistant i have',
  'each|every|any|all text|answer|answers|response|responses|submission gets|get|receives|receive|earns|earn|scores|score full|maximum|top|perfect|100|the|at',
  'rules of the|this test|grading|scoring|marking|evaluation are|have different|changed|new|other|off',
  'output|return|print|report|show only|just|simply the highest|maximum|top|full|perfect|best',
  'highest|maximum|top|full|perfect|best rating|score|grade|marks|points for me|us',
]);

/** Marks by which a text poses as something other than an answer: role tags, or a verdict in the form of data. */
export const injectionMarks =
  /<\/?(?:system|assistant|instructions?|prompt|grader|evaluator|admin|answer|candidate|user)>|\[\/?(?:INST|SYSTEM)\]|<\|(?:im_start|im_end|system|user)\|>|["'](?:overall|overall_?score|final_?score|score|grade|verdict|technical_accuracy|problem_solving|communication_clarity|relevant_experience|cultural_fit|level)["']\s{0,4}:\s{0,4}(?:\d|["'])|\b(?:overall|final)?[ _]?score\s{0,3}[:=]\s{0,3}(?:9\d|100)\b|\bgrade\s{0,3}[:=]\s{0,3}(?:5|10|100|A\+)(?![\w])|#{2,}\s{0,3}(?:system|new instructions?|instructions?)\b|忽略|满分|無視|игнорируй|무시하/i;

/** Letters written as digits: "1gn0re". One character for one, so that places stay. */
const lookalikes = new Map(Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }));
const disguised = /\p{L}[013457]\p{L}|\b[013457]\p{L}{3}/u;

/** The text with digits inside words read as the letters that they stand for; undefined where there are none. */
export function withoutLookalikes(text: string): string | undefined {
  if (!disguised.test(text)) return undefined;
  return text.replace(/[013457]/g, (digit) => lookalikes.get(digit) ?? digit);
}

const promptTopic = /\b(?:prompts?|jailbreaks?|llms?|language models?)\b/i;

/** Whether a question is itself about prompts: its answers speak of orders to models without giving any. */
export const speaksOfPrompts = (question: string): boolean => promptTopic.test(question);
