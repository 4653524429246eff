import type { AnswerKind } from '../interview/rubric.ts';

/** A question that every interviewer asks in some wording, for which nobody hands in a sample answer. */
export interface CommonQuestion {
  /** Phrases of the question, as a phrase book reads them. */
  asked: readonly string[];
  kind: AnswerKind;
  /** Words that answers to it hold, in whatever trade. */
  shown: string;
  /** What a good answer says, by its plain words; the phrases that show it. */
  points: Readonly<Record<string, readonly string[]>>;
}

const ownWork = 'role job work career experience skill year team company project responsible';

/** Of two that fit a question, the earlier one counts. */
export const commonQuestions: readonly CommonQuestion[] = [
  {
    asked: [
      'salary|compensation|pay|remuneration expectation|expectations|expect|requirement|requirements|range|history|looking',
      'salary|compensation|pay|wage|wages',
      'much do|would|are you want|expect|like|hope|earn|looking',
      'expect to earn|make|be',
    ],
    kind: 'statement',
    shown:
      'salary range pay compensation package bonus benefits figure gross annual month market survey negotiate flexible fair expect earn thousand euros dollars pounds euro dollar pension stock equity',
    points: {
      'a figure or a range': [
        'between',
        'from * to',
        'around|about|roughly|least|minimum *',
        'range of|from|is|between|would',
        'thousand',
        'k',
        'a year|month',
      ],
      'what it rests on': [
        'based on|upon',
        'market|survey|surveys|research|researched|published|ranges|benchmark|average|industry|standard',
        'my years|experience|skills|responsibilities|qualifications',
        'years of experience',
        'because',
      ],
      'room to talk': [
        'flexible|open|negotiable|negotiate|discuss|discussion|package|benefits|overall|whole|bonus',
        'depends|depending on',
        'your|you range|budget|planned|have|offer',
        'what range|budget',
      ],
    },
  },
  {
    asked: [
      'about yourself',
      'introduce yourself',
      'describe yourself',
      'who are you',
      'your background|resume|cv|career|journey',
      'walk me|us through your resume|cv|background|career|experience',
    ],
    kind: 'statement',
    shown: `${ownWork} degree study graduate background experienced currently specialize start lead manage improve build apply next grow learn proud position goal client customer train worked strength`,
    points: {
      'what you do now': [
        'i am a|an *',
        "i'm a|an *",
        'i work|worked|working|currently|lead|manage|run|teach',
        'i have|had been|worked|spent|* years',
        'currently|now|today|present|recently',
      ],
      'how you got there': [
        'i started|began|studied|graduated|trained|joined|moved|became|came|learned|switched|grew',
        'degree|bachelor|master|diploma|apprenticeship|studies|university|college|certified|certificate|graduated',
        'before that|this',
        'after that|university|school|college|my|two|three',
        'years ago|at|in|of|as',
      ],
      'something you achieved': [
        'proud|proudest|achieved|achievement|result|reduced|cut|cutting|increased|improved|saved|raised|built|launched|won|led|grew|halved|doubled|award|promoted|promotion',
        'responsible for',
        'i plan|manage|led|designed|run|organized|organized',
      ],
      'what you look for next': [
        'looking for|to|forward',
        'next|goal|want|excited|interested|apply|applied|hope|ready|challenge',
        'this|your role|position|company|team|job|opening|posting',
        'which|that is why',
      ],
    },
  },
  {
    asked: [
      'weakness|weaknesses',
      'development|improvement area|areas|need|needs',
      'area|areas|something|what you|of|to|would improve|improvement|development|work',
      'your flaws|flaw|shortcomings',
    ],
    kind: 'statement',
    shown:
      'weakness struggle difficult hard tend improve learn delegate speak public time detail impatient ask help review feedback habit practice remind used forget say no course better slow shy nervous overcommit explain perfectionist still avoid focus list',
    points: {
      'a real weakness': [
        'i tend|struggle|struggled|used|find|found|am|get|avoid|avoided|take|took|often|sometimes *',
        'hard|difficult|uncomfortable|nervous|impatient|slow|late|too',
        'not|never good|strong|comfortable|confident|great',
        'my weakness|biggest|greatest|main *',
      ],
      'where it showed': [
        'showed|noticed|cost|missed|led|happened|because|last|once|when',
        'for example|instance',
        'in my|one|a * role|job|project|review|year',
      ],
      'what you do about it': [
        'since then',
        'i now|started|began|write|ask|plan|set|practice|practice|practiced|practiced|took|joined|block|use|made|make|hand|remind|keep|learned|learned|signed|asked|try',
        'working on',
        'so i *',
      ],
      'what has changed': [
        'noticed|better|improved|improvement|less|fewer|progress|earlier|easier|since|result|more|now|still',
      ],
    },
  },
  {
    asked: [
      'strength|strengths|superpower|superpowers',
      'what are you good|best',
      'colleagues|manager|friends|boss|coworkers|team say|describe|tell about|you',
      'three|five words|adjectives',
      'skills do you bring|have',
    ],
    kind: 'statement',
    shown: `strength strong good skill able best calm patient organize listen communicate explain solve clear people reliable detail plan creative lead learn quick trust known praise ${ownWork}`,
    points: {},
  },
  {
    asked: [
      'see yourself',
      'five|ten|three|5|10|3 years',
      'career|long|short|future|professional goal|goals|term|plan|plans|aspirations|ambition|ambitions',
      'your goals',
      'next step|steps|move',
    ],
    kind: 'statement',
    shown: `lead leading mentor grow learn specialize deepen senior expert manage own goal position team role area develop skill step long term future first then later contribute promotion degree certificate year ${ownWork}`,
    points: {
      'where you want to be': [
        'i would|want|hope|plan|aim|see|expect|intend|wish|like *',
        "i'd like|love|want|hope",
        'my goal|goals|aim|plan|ambition|hope',
        'leading|managing|senior|expert|own|running|head|specialist|mentor',
      ],
      'how you get there': [
        'first|then|after|start|starting|learn|next|step|steps|begin|by|until',
        'for the first|next',
        'course|certificate|degree|training|certification|study|mentor|experience|practice|practice',
      ],
      'what it has to do with this place': [
        'here|your|you|company|team|role|position|product|department|organization|organization|this',
      ],
      'why this': [
        'because|since|enjoy|like|love|already|interest|interested|matters|strength|that is',
        'which i *',
      ],
    },
  },
  {
    asked: [
      'leave|leaving|left|quit|quitting|change|changing|switch your|the|a|jobs|job|companies|employer|last',
      'looking for a|an|new|another|other new|job|change|opportunity',
      'why are you looking|leaving|searching',
      'why did you leave|quit',
    ],
    kind: 'statement',
    shown: `leave grow growth challenge learn opportunity depth missing next change step role move want close end contract relocate responsibility long term product good terms enjoy grateful ${ownWork}`,
    points: {
      'what you take with you': [
        'i learned|learned|enjoyed|liked|gained|grew|valued|grateful|worked|achieved|built|led',
        'have|had learned|learned|enjoyed|grown|liked|been',
        'good|great|grateful terms|team|time|manager|experience|place',
      ],
      'what you miss or want more of': [
        'missing|lack|lacks|limited|growth|grow|depth|challenge|responsibility|opportunity|next|further|more|longer|bigger|room|closed|closing|contract|relocated|moved',
        'i want|would|am|look|hope|wanted *',
      ],
      'why that is here': ['your|here|this|role|position|appeals|appeal|product|company|which|offers|why'],
      'what you tried or how you leave': [
        'i asked|tried|spoke|talked|discussed|will|hand|handed|told|suggested',
        'good|order|terms|handover|notice|open',
        'because|since|after|but|however',
      ],
    },
  },
  {
    asked: [
      'why should|would we|you hire|choose|pick|you|be',
      'hire you',
      'what makes you',
      'what can|could|do|would you bring|offer|contribute|add',
      'set|sets you apart',
      'good|right|best|great fit|candidate|person|match',
      'are you qualified|overqualified',
    ],
    kind: 'statement',
    shown: `bring need looking skill know offer contribute help license license certificate year train achieve reduce increase improve posting advert fit learn result value able combine ${ownWork}`,
    points: {},
  },
  {
    asked: [
      'what do you know about us|our|this|the',
      'heard about|of us|our|this',
      'know about our|us|this|the company|organization|organization|business|firm|product',
    ],
    kind: 'statement',
    shown: `read website founded product market customer mission report news article value grow industry competitor launch offer sell found team customer colleague talk use tried ${ownWork}`,
    points: {},
  },
  {
    asked: [
      'why do|did|would|are|this|our|us|here you|job|role|company|position|us|work|interested',
      'why do you want',
      'what attracts|attracted|interests|interested|draws|drew|appeals|excites|made|brings|brought you|to|apply',
      'what interests you',
      'interested in this|the|our|working',
      'why this|our|us|here',
      'dream|ideal job|role|company',
      'what are you looking',
      'want to work|join|be|become',
      'passionate about',
      'do you enjoy|like|love most|about',
    ],
    kind: 'statement',
    shown: `want like love enjoy interest draw appeal excite mission product value read posting website customer learn grow contribute help bring use believe matter fit challenge reason because opportunity culture ${ownWork}`,
    points: {},
  },
  {
    asked: [
      'motivates|motivate|drives|inspires|energises|energizes|excites you',
      'get|gets you up|out',
      'what do you enjoy|like|love',
      'success mean|look',
      'proud|proudest of',
    ],
    kind: 'statement',
    shown: `motivate drive enjoy like love see help learn result goal progress people difference challenge solve teach build proud achieve satisfy feel meaning interest reward reason because grow success ${ownWork}`,
    points: {},
  },
  {
    asked: [
      'work|working alone|independently|team|style|environment|culture|remotely|remote|home',
      'prefer',
      'kind|sort|type|what of manager|boss|environment|culture|team|company|leader|leadership|work',
      'work|working environment|culture|style|conditions',
      'management style',
      'work life balance',
      'remote|hybrid|home work|office',
    ],
    kind: 'statement',
    shown: `alone team quiet together share help idea discuss prefer best depend both mix concentrate focus open honest feedback trust clear goal meeting manager support collaborate independent office home colleague communicate draft thinking ${ownWork}`,
    points: {},
  },
  {
    asked: [
      'when can|could|would you start|begin|join|available',
      'notice period',
      'available|availability|relocate|relocation|travel|overtime|weekends|weekend|nights|shifts',
      'able to work|travel|start|commute',
    ],
    kind: 'statement',
    shown:
      'start notice period week month available flexible contract weekend night shift travel relocate move earliest date handover family drive days agree possible overtime evening hour plan arrange work',
    points: {
      'a plain answer': [
        'yes|no|can|could|would|am|available|able|start|happy|willing|prepared|earliest|from',
      ],
      'when or how much': [
        'week|weeks|month|months|day|days|notice|from|until|till|monday|january|february|march|april|may|june|july|august|september|october|november|december|weekends|nights|percent|hours',
      ],
      'what it depends on': [
        'because|since|if|depends|depending|only|except|but|handover|hand|agree|agreed|notice|contract|plan|arrange',
      ],
    },
  },
  {
    asked: ['questions|question for us|me', 'any|have questions', 'anything you|else want|like|would|to'],
    kind: 'statement',
    shown: `team role first month success day look measure expect manager challenge product customer next step culture grow onboarding goal decide work project plan train company`,
    points: {
      'a question of your own': ['what|how|which|who|when|could|would|where|why'],
      'about the work or the team': [
        'team|role|day|project|projects|success|expect|expectations|first|challenge|challenges|goals|manager|work',
      ],
      'why you ask': ['because|since|read|saw|noticed|last|my|i|mentioned|interested'],
    },
  },
  {
    asked: [
      'hobby|hobbies|pastime',
      'free|spare time',
      'outside of|work work',
      'do you do for|when fun|not',
      'interests outside',
    ],
    kind: 'statement',
    shown:
      'enjoy like love play read run cook garden music sport team club volunteer travel family friend weekend evening learn relax train hike book film game paint bike football swim dance choir photo language',
    points: {
      'what you do': [
        'i play|read|run|cook|garden|sing|volunteer|like|love|enjoy|go|am|ride|swim|paint|coach',
      ],
      'what it gives you': [
        'because|helps|help|learn|learned|teaches|relax|clear|clears|calm|friends|energy|patience|discipline|joy',
      ],
      'something specific': ['every|each|twice|once|since|last|for years|week|weekend|year'],
    },
  },
];
