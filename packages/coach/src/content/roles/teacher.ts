import { defineRole } from '../define.ts';

export const teacher = defineRole({
  id: 'teacher',
  title: 'Teacher',
  titles: [
    'teacher',
    'school teacher',
    'primary school teacher',
    'elementary school teacher',
    'secondary school teacher',
    'high school teacher',
    'middle school teacher',
    'special education teacher',
    'substitute teacher',
    'supply teacher',
    'english teacher',
    'math teacher',
    'science teacher',
    'teaching assistant',
    'preschool teacher',
    'esl teacher',
    'tutor',
    'lecturer',
  ],
  signals: [
    'teaching',
    'classroom',
    'pupils',
    'curriculum',
    'lesson planning',
    'pedagogy',
    'school',
    'grading',
    'literacy',
    'numeracy',
    'key stage',
    'special educational needs',
  ],
  questions: [
    {
      id: 'te-new-topic',
      kind: 'knowledge',
      competency: 'lesson planning',
      level: 1,
      type: 'technical',
      text: 'How do you plan a lesson on a topic that you have never taught before?',
      ideal:
        'I plan backwards: I write one objective, what every pupil should know or be able to do at the end, and the task that would show it. Then I find out what they already know, from the curriculum map, a colleague or a three-question starter. Next I look for the mistakes that pupils usually make. Before my first lesson on fractions I learned that many think one eighth is larger than one quarter because eight is larger than four. I choose the explanation and the examples around that, model one on the board, work a second with the class, and only then let them practice alone. I plan two stopping points where everybody shows an answer, and decide now what I do if half of them are wrong. After the lesson I note what to change. In that class 24 of 28 ordered the fractions correctly at the end.',
      concepts: {
        'starts from the objective':
          'one clear objective | plan backwards | able to do at the end | learning outcome first | backward planning',
        'finds out prior knowledge':
          'already know | prior knowledge | three-question starter | previous learning | pre-assessment quiz',
        'expects typical mistakes':
          'mistakes pupils usually make | common misconceptions | anticipate misconceptions | typical errors | predict misunderstandings',
        'models, then guides, then lets go':
          'model one on the board | worked example | guided practice | practice alone | guided examples before independent work | gradual release',
        'checks during the lesson':
          'everybody shows an answer | check for understanding | stopping points | exit ticket | hinge question',
      },
      followUps: [
        'What do you leave out when the lesson runs ten minutes late?',
        'How do you make sure that the examples suit your own class?',
      ],
      hint: 'Think of the last five minutes of the lesson first, then work your way to its start.',
    },
    {
      id: 'te-silent-majority',
      kind: 'knowledge',
      competency: 'assessment',
      level: 1,
      type: 'technical',
      text: 'Five pupils raise their hands every time. How do you find out what the other twenty-five have understood?',
      ideal:
        'Raised hands only tell me about the confident ones, so I use questions that everyone has to answer at once. The quickest way is mini whiteboards, or fingers for A, B, C or D, because I see thirty answers in ten seconds. I write the wrong options so that each one points to a particular misunderstanding; then the pattern tells me what to explain again. For open questions I give half a minute to think, let pupils talk in pairs, and then call on anyone by name, warmly, with the right to pass once. While they work I walk a fixed route and read the same problem in each book. At the end a two-question exit ticket sorts the class into secure, nearly there and not yet, and I start the next lesson from it. With one class that showed me that 11 pupils had mixed up area and perimeter, although every raised hand had been right.',
      concepts: {
        'everyone answers at once':
          'mini whiteboards | answer boards from every pupil | fingers for a b c d | all pupils respond | voting cards | whole class response',
        'wrong options that reveal':
          'wrong options point to misunderstanding | diagnostic question | multiple choice misconceptions | hinge question | pattern of wrong answers',
        'thinking time, then by name':
          'time to think | call on anyone by name | cold call | talk in pairs | think pair share',
        'reads the work in progress':
          'walk a fixed route | circulate and read books | look at their work | live marking',
        'acts on what it shows':
          'start the next lesson from it | reteach the weak point | reteach | regroup pupils | adjust the next lesson',
      },
      followUps: ['What do you do when half the class gets it and half does not?'],
      hint: 'Which technique gives you thirty answers instead of one, and what do you do with them?',
    },
    {
      id: 'te-chatter',
      kind: 'situational',
      competency: 'behavior management',
      level: 1,
      type: 'hr',
      text: 'Two pupils keep chatting and calling out while you explain something. What do you do then, and afterwards?',
      ideal:
        'I would start with the smallest step that works and keep the lesson going. First I would pause, look over and move closer while I go on teaching; most chatter stops there. If it does not, I would praise a pair nearby who are ready, and then speak quietly to the two at their desk: what I expect, and the choice they have. Shouting across the room only gives them an audience. If it went on, I would give the consequence that our behavior policy names, calmly and without a debate, and follow it through. Afterwards I would talk to each of them alone for two minutes and ask what was going on, because the cause may be a task that is too hard or a bad seat. I would agree on one change, start fresh the next day and notice when it goes well. On a placement I moved one seat and shortened my explanations, and interruptions fell from about twelve a lesson to two.',
      concepts: {
        'smallest step first':
          'smallest step that works | move closer | pause and look | proximity | non-verbal signal | least intrusive',
        'quiet word with a choice':
          'speak quietly at their desk | choice they have | private reminder | not in front of the class | calm low voice',
        'follows the school policy':
          'behavior policy consequence | sanction from the policy | consistent sanction | agreed warning system',
        'looks for the cause':
          'ask what was going on | cause may be the task | seating change | reason behind the behavior',
        'repairs the relationship':
          'start fresh the next day | notice when it goes well | restore the relationship | clean slate | specific praise',
      },
      followUps: ['What changes if one of them swears at you?'],
      hint: 'Go from the smallest possible step upwards, and do not stop at the end of the lesson.',
    },
    {
      id: 'te-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you teach, and why this age group or subject in particular?',
      ideal:
        'I teach because I like the moment when somebody who has said "I cannot do this" does it. I first saw it at nineteen, as a volunteer in a homework club, with a boy who hid his math book under the table. We used football tables to get at percentages, and after eight weeks he explained them to others. Mathematics is my subject because it is so often where children decide that they are not clever, and good teaching can undo that. I chose ages eleven to fourteen on purpose: gaps can still be closed, and they ask honest questions. I know the other side as well, the marking, the thirty moods on a wet Friday, and I still leave most days with energy. Your school interests me because your departments plan lessons together; on my last placement shared planning improved my lessons more than anything else, and I want to give something to that too.',
      concepts: {
        'a real moment behind it':
          'volunteer in a homework club | first saw it | tutoring experience | moment when somebody understands | a teacher who inspired me',
        'what this subject means':
          'mathematics is my subject because | love of the subject | good teaching can undo | share my subject',
        'why these pupils':
          'chose ages eleven to fourteen | gaps can be closed | honest questions | this stage of development',
        'knows the hard side':
          'piles of marking | wet friday | hard days | know the other side | challenging behavior',
        'why this school':
          'your school interests me | plan lessons together | shared planning | your approach to teaching | visited your school',
      },
      followUps: ['What would make you leave the profession?', 'What did you read or see about our school?'],
      hint: 'One scene, one reason for the pupils you chose, and one reason for this school.',
    },
    {
      id: 'te-mixed-levels',
      kind: 'situational',
      competency: 'differentiation',
      level: 2,
      type: 'technical',
      text: 'In one class some pupils read three years below the expected level and others are far ahead. How do you teach them all the same topic?',
      ideal:
        'I keep one goal for everybody and change the way there, because three separate lessons would lower the bar for some and exhaust me. First I look at recent work to see where the gap really is: decoding, vocabulary or background knowledge. For weaker readers I teach the six key words beforehand, cut the text into short sections, read it aloud and give sentence starters and a worked example. Then I take this support away step by step. For those ahead I do not give more of the same; I ask for a harder question on the same text, such as comparing two sources or writing for a skeptical reader. I change the groups often, so that nobody is "bottom table" for a year, and pair pupils for talk. I check with the same short task for all. In a history class of 29 with that spread, 26 could explain two causes of the war in writing after four lessons.',
      concepts: {
        'one goal for all': 'one goal for everybody | high expectations | would lower the bar',
        'support to reach it':
          'sentence starters | teach key words beforehand | scaffolding | worked example | pre-teach vocabulary | short sections of text',
        'support is taken away':
          'take support away step by step | fade the scaffold | gradually remove help | towards independence',
        'depth, not more of the same':
          'harder question on the same text | go deeper | stretch tasks | comparing two sources',
        'changing groups':
          'change the groups often | flexible grouping | mixed pairs | not fixed tables | nobody bottom table',
        'looks at evidence first':
          'look at recent work | diagnose the reading gap | assessment data | diagnostic test | reading scores',
      },
      followUps: ['How do you use a teaching assistant in such a lesson?'],
      hint: 'Decide what stays the same for everyone and what may differ.',
    },
    {
      id: 'te-disclosure',
      kind: 'situational',
      competency: 'safeguarding',
      level: 2,
      type: 'technical',
      text: 'A pupil stays behind and says: "Can I tell you something, if you promise to keep it secret?" How do you respond?',
      ideal:
        'I would not promise secrecy, because I may have to break it. I would say: "I am glad you came. I cannot promise to keep it to myself if someone is not safe, but I will only tell the people who can help." Then I would listen, calmly and at the pupil\'s pace. I would not press for details, and I would ask only open questions, such as "what happened then?", since leading questions can harm the child and a later investigation. I would say that it was right to tell me and what happens next. Straight away I would write down the exact words, with time and place, without my own interpretation. I would report to the designated safeguarding lead the same day, and at once if there is danger; where the law makes me a mandated reporter, I would also report to child protection myself. I would not question the family or talk about it in the staff room. Afterwards I would keep an eye on the pupil, and ask for support for myself.',
      concepts: {
        'does not promise secrecy':
          'not promise secrecy | cannot promise to keep it | no promise of confidentiality | explain that i may have to tell',
        'listens without leading':
          'open questions | not press for details | no leading questions | listen calmly | let the child talk',
        'takes it seriously and reassures':
          'right to tell me | glad you came | believe the child | thank them for telling | explain what happens next',
        'writes down the exact words':
          'write down the exact words | verbatim record | time and place | without interpretation | factual notes',
        'reports the same day':
          'designated safeguarding lead | report the same day | child protection services | mandated reporter | report immediately',
        'does not investigate':
          'not question the family | not investigate myself | leave it to the professionals | not confront anyone | need to know only',
      },
      followUps: ['What if the safeguarding lead seems to do nothing with it?'],
      hint: 'Your first sentence matters most. Then: how you listen, what you write, who you tell and when.',
    },
    {
      id: 'te-parent',
      kind: 'behavioural',
      competency: 'working with parents',
      level: 2,
      type: 'hr',
      text: 'Describe a tense conversation with a parent or carer about progress or behavior. How did it go?',
      ideal:
        'In my second year a mother wrote that I had it in for her son, after I had given him three detentions in two weeks. I was his form tutor and wanted her on the same side, so I rang that evening instead of answering in writing and invited her in. I began by asking what she saw at home and listened for ten minutes. She told me that he spent two hours on homework and cried over it. I had seen only the missing work. Then I showed her his book, named two things he did well, and described the behavior with dates and no labels. We agreed on a plan: twenty minutes of homework at most, a seat at the front, and a short message from me each Friday, good or bad. I also asked our special needs coordinator to test his reading. Within six weeks he handed in nine of ten pieces and had no detention. I learned to call early, with good news as well, and now do so in every first month.',
      concepts: {
        'meets instead of writing':
          'rang that evening | invited her in | face to face meeting | instead of answering in writing',
        'listens to the family first':
          'behavior at home | listened for ten minutes | heard their side | parent knows the child',
        'evidence without labels':
          'showed the book | described behavior with dates | specific examples | named things done well | no labels',
        'a plan with a next contact':
          'agreed on a plan | message each friday | follow-up call | shared targets | review date',
        'what changed for the pupil':
          'within six weeks | handed in work | no detention | attendance improved | behavior improved',
        'a habit since':
          'call early with good news | contact families in the first month | positive calls home | call home before problems',
      },
      followUps: ['What would you have done if the parent had become abusive?'],
      hint: 'Show what you learned from the parent, not only what you explained.',
    },
    {
      id: 'te-ai-essay',
      kind: 'situational',
      competency: 'academic integrity',
      level: 2,
      type: 'hr',
      text: 'An essay reads as if a chatbot had written it. How do you deal with the pupil and with the task?',
      ideal:
        'I would not start with an accusation, because a polished text is not proof and AI detectors wrongly flag honest writers, especially those who write in a second language. First I would compare it with work done in class and look at drafts or the version history. Then I would talk to the pupil alone and with an open mind: tell me how you went about this, why did you choose this argument, what does this word mean? Most of the time that shows what they understand. If they say that they used a tool, I would follow the school policy, treat it in proportion, and let them redo the work under supervision so that I can assess what they know. I would involve my head of department before any formal step. After that I would change the task: a plan written in class, a short oral defense, sources from our lessons, and a clear line on which uses are allowed. In my department such a line, with examples, cut suspected cases from nine to two in a term.',
      concepts: {
        'no accusation without proof':
          'not start with an accusation | not proof | presume honesty | avoid accusing | keep an open mind',
        'detectors are unreliable':
          'detectors wrongly flag | detector false positives | unreliable ai detection | second language writers flagged',
        'compares with other work':
          'compare with work done in class | drafts or version history | earlier writing samples | usual style',
        'lets the pupil explain':
          'tell me how you went about this | explain the argument | oral questions about the essay | talk to the pupil alone',
        'policy in proportion':
          'follow the school policy | redo under supervision | proportionate consequence | involve head of department',
        'changes the task':
          'plan written in class | oral defense | clear line on allowed uses | redesign the assignment | process marks',
      },
      followUps: ['Where do you let pupils use such tools, and where not?'],
      hint: 'Separate what you know from what you suspect, and think about the next essay as well.',
    },
    {
      id: 'te-poor-results',
      kind: 'behavioural',
      competency: 'reflective practice',
      level: 3,
      type: 'technical',
      text: 'Which set of disappointing results made you change the way you teach?',
      ideal:
        'Three years ago only 58 percent of my exam class in biology passed the mock, ten points below the parallel group. I was responsible for that class, so I looked for the cause in my own teaching. I went through the scripts question by question instead of looking at totals. They knew the facts, but lost most marks in six-mark questions that ask for an explanation, and on topics from the year before. I considered extra revision sessions, but those reach only the keen ones. Instead I started each lesson with five retrieval questions, two of them from the previous year, and I wrote one long answer a week together with the class, first with my model and then without. I asked a colleague to watch two lessons; she noticed that I answered my own questions after two seconds, so I trained myself to wait. By the summer 79 percent passed. The department took over the retrieval starters, and I still analyze scripts by question before I change anything.',
      concepts: {
        'analyses by question':
          'went through the scripts question by question | item analysis | where marks were lost | instead of looking at totals',
        'looks at own teaching':
          'cause in my own teaching | own teaching | weak explanations of mine | responsible for the poor results | my share of the problem',
        'a targeted change':
          'retrieval questions each lesson | spaced practice | modeled long answers | changed how i explained',
        'weighed other options':
          'considered extra revision sessions | rejected extra revision | weighed the options | reach only the keen',
        'outside view':
          'asked a colleague to watch | peer observation | lesson feedback | coach noticed | asked the pupils',
        'measured improvement':
          'percent passed | results rose by | improved pass rate | above the target | average grade went up',
      },
      followUps: ['How do you know that it was your change and not a different cohort?'],
      hint: 'What did the results show in detail, what did you change because of it, and what came of it?',
    },
    {
      id: 'te-mentor',
      kind: 'behavioural',
      competency: 'mentoring',
      level: 3,
      type: 'hr',
      text: 'How have you helped a newer colleague become a better teacher?',
      ideal:
        'Two years ago I mentored a new science teacher whose lessons were rich in content but lost twenty minutes to noise. My job was to support him and, at the end, to judge him, so I said openly at the start which talks were which. I watched one lesson and wrote down only facts, such as when the noise rose. Then I asked him what he saw before I said anything. He named the transitions himself. I chose one target instead of the eight I had noted, because nobody can change eight things: the first five minutes. I showed him my own routine in my class, he rehearsed it with me in the empty lab, and I dropped in for ten minutes twice a week. After four weeks the class was working within three minutes of the bell, and we moved on to his questioning. He passed his year with distinction and now leads our practical training. He taught me something too: his models of molecules are in all our lessons.',
      concepts: {
        'facts from observation':
          'wrote down only facts | watched a lesson | observed and noted | low-inference notes | evidence from the lesson',
        'asks before telling':
          'asked him what he saw | let them reflect first | self-reflection | coaching questions | trainee named the issue',
        'one target at a time':
          'chose one target | one thing at a time | nobody can change eight things | small action step',
        'shows and rehearses':
          'showed my own routine | rehearsed with me | modeled the technique | practiced together | planned a lesson together',
        'returns to check':
          'dropped in twice a week | follow-up observation | reviewed progress weekly | regular short visits',
        'visible growth':
          'within minutes of the bell | passed the year | class was working within minutes | now leads practical training | stayed in the profession',
      },
      followUps: ['What if the colleague does not see the problem?'],
      hint: 'Pick one person and one skill, and show how your support changed over the weeks.',
    },
    {
      id: 'te-scheme-of-work',
      kind: 'case',
      competency: 'curriculum design',
      level: 3,
      type: 'technical',
      text: 'You are asked to redesign the course of your subject over three years. Where do you begin, and how do you carry it through?',
      ideal:
        'I begin with the end: what should a pupil know and be able to do after three years, checked against the national or state standards and what the next stage expects. Then I ask what must come before what, and order the few big ideas so that each year builds on the one before. I plan for forgetting: every unit comes back in short retrieval tasks weeks and months later. I write the assessments before the lessons, few and common to all classes, so that we can compare and talk about the same evidence. I would not do it alone. First I would audit what exists, because much of it is good, and divide the units among colleagues with one agreed template, since a course that nobody helped to write is not taught. I would pilot one year group, collect pupil work and comments after each unit, and change it before next year. When we did this in geography, results on the common map test rose from 61 to 74 percent in two years, and planning time fell.',
      concepts: {
        'begins with the end':
          'know after three years | begin with the end | end points | checked against standards | backward design',
        'a sequence that builds':
          'each year builds on the one before | prerequisite knowledge first | sequence of big ideas | prerequisites | progression',
        'plans for forgetting':
          'plan for forgetting | retrieval tasks weeks later | spaced revisiting | spiral curriculum | interleaving',
        'common assessments':
          'write the assessments before lessons | common to all classes | shared assessments | moderate together',
        'done with colleagues':
          'divide the units among colleagues | audit what exists | agreed template | involve the department | consult teachers',
        'pilot and revise':
          'pilot one year group | collect pupil work | units improved after the trial | trial and evaluate | review after each unit',
      },
      followUps: ['What would you drop from the present course to make room?'],
      hint: 'Think of the order of ideas, of memory, of assessment, and of the people who must teach it.',
    },
    {
      id: 'te-dyslexia',
      kind: 'knowledge',
      competency: 'inclusion',
      level: 3,
      type: 'technical',
      text: 'Which adjustments help a pupil with dyslexia in an ordinary lesson, and how do you know that they work?',
      ideal:
        'Dyslexia makes accurate, fluent word reading and spelling hard; it says nothing about intelligence, so I lower the reading load and not the thinking. First I read the support plan and ask the pupil privately what helps. In lessons I give text in short sections with clear spacing and a plain font, teach new words before they meet them, and let them listen to a text or use a reader and speech-to-text. I do not ask for unprepared reading aloud. I keep instructions to one or two steps and leave them on the board, because working memory is often stretched. In tests I arrange the extra time they are entitled to and mark the ideas apart from the spelling where spelling is not the skill tested. Adjustments do not teach reading, so the pupil also needs structured, systematic phonics teaching from a trained colleague. I review every half term with the pupil, the family and the specialist, using fluency checks and written work. One pupil went from 62 to 95 words a minute in a year.',
      concepts: {
        'plan and pupil first':
          'read the support plan | ask the pupil what helps | individual education plan | talk to the special needs coordinator',
        'less reading load, same thinking':
          'lower the reading load | short sections with clear spacing | audio version of the text | text to speech | same level of thinking',
        'no unprepared reading aloud':
          'not ask for unprepared reading aloud | avoid embarrassing them | prepare a passage beforehand | never read cold',
        'memory and instructions':
          'working memory | instructions one or two steps | written on the board | checklists | chunk instructions',
        'fair assessment':
          'extended exam time | mark ideas apart from spelling | reader or scribe | oral answers allowed',
        'structured teaching and review':
          'structured systematic phonics | trained specialist | review every half term | fluency checks | track progress data',
      },
      followUps: ['Which of these would you use for the whole class, and why?'],
      hint: 'Access in the lesson, access in tests, teaching of the skill itself, and proof.',
    },
  ],
});
