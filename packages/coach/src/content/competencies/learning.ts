import { defineCompetency } from '../define.ts';

export const learning = defineCompetency({
  id: 'learning',
  title: 'Learning and growth',
  questions: [
    {
      id: 'learning-taught-yourself',
      kind: 'behavioural',
      competency: 'learning',
      level: 1,
      type: 'hr',
      text: 'What did you teach yourself most recently, and how did you go about it?',
      ideal:
        'Last winter I taught myself to use pivot tables. I worked at the front desk of a swimming pool, and every Monday I needed to report the visits of the week, which took me three hours with a calculator. I set a small goal: this one report in under half an hour by the end of January. I compared a long course with short videos and chose the videos, because I could apply each of them the same day. For three weeks I spent 25 minutes before my shift, always with our real figures and never with the practice files. I wrote every step that I had to look up into a notebook. When I got stuck with the dates, I asked a colleague from accounting, who showed me the trick in five minutes. By the end of January the report took 20 minutes. It also showed that Thursdays were half empty, so our manager moved a course there. These days I start any new skill with one real task.',
      concepts: {
        'a reason to learn it':
          'took me three hours | needed it for the report | wanted to save time | problem at work behind it',
        'a small goal with a date':
          'set a small goal | under half an hour by | by the end of january | target and deadline',
        'chose how to learn':
          'compared a course with videos | chose the videos | picked a book | looked for the best way to learn',
        'practised on real work':
          'with our real figures | apply it the same day | practised every day | minutes before my shift | used it on a real task',
        'got help when stuck':
          'when i got stuck | asked a colleague who showed me | found somebody to ask | joined a forum',
        'what it brought':
          'report took 20 minutes | saved hours | errors went down | still use it every week',
      },
      followUps: ['What did you try in between that did not work?'],
      hint: 'Say why, how much time, in which way, and what you can do now that you could not do before.',
    },
    {
      id: 'learning-first-week',
      kind: 'situational',
      competency: 'learning',
      level: 1,
      type: 'hr',
      text: 'In your first week you are expected to use a system that you have never seen, and everybody is too busy to show you. What would you do?',
      ideal:
        'I would use the time well until somebody is free, and make it easy to help me. First I would find out which two or three tasks I will need most in the next days, because nobody has to know a whole system at once. Then I would look for what is there already: the help pages, an old guide, a test area where I can do no harm. I would try one of my tasks there and write down exactly where I get stuck. Instead of asking all day long, I would collect the questions and ask one colleague for fifteen minutes, before lunch for example, with the screen open. I would also ask whether I may watch somebody at work for half an hour without interrupting. Anything that can not be undone, such as sending or deleting, I would not try without a second person. What I learn I would note step by step. When I began in a parcel office, my notes had nine pages after a week, and the next two starters were trained with them.',
      concepts: {
        'the few tasks that matter':
          'tasks i will need most | most important functions first | not a whole system at once | what i need this week',
        'uses what exists': 'help pages | old guide | read the manual | tutorials | documentation',
        'tries it safely':
          'test area | do no harm | practice account | try it out safely | training environment',
        'bundles the questions':
          'collect the questions | ask one colleague for fifteen minutes | list of questions | short appointment',
        'watches somebody':
          'watch somebody at work | sit beside a colleague | shadow | look over the shoulder',
        'keeps notes':
          'note step by step | notes for the next starters | write a guide | write down the steps',
      },
      followUps: ['How long would you try on your own before you ask?'],
      hint: 'Others have little time: what can you do alone, and how do you make your questions cheap?',
    },
    {
      id: 'learning-slow-skill',
      kind: 'behavioural',
      competency: 'learning',
      level: 1,
      type: 'hr',
      text: 'Which skill came to you more slowly than to others, and what helped in the end?',
      ideal:
        'Speaking on the telephone came to me slowly. When I started in a dental practice two years ago, I was asked to take calls from day two, and I wrote such long notes that people had to repeat everything. A call took me seven minutes, where others needed three. Trying harder changed nothing. Then I looked at what exactly went wrong: it was not the talking, it was listening and searching the calendar at the same time. So I practised the two apart. At home I learned the calendar with ten invented appointments a day, and at work I used a slip with five boxes, so that I had nothing to write but the gaps. I asked a colleague to listen to one call a day and tell me a single thing. What came back was that I never summed up at the end, and that was the key. After six weeks I was at three and a half minutes, and wrong bookings went from five a week to none. Later I trained our new apprentice with the same slip.',
      concepts: {
        'admits the difficulty':
          'came to me slowly | others needed three minutes | i struggled with | found it hard | slower than the rest',
        'found the exact obstacle':
          'what exactly went wrong | listening and searching at the same time | real weakness was | where i lost time',
        'practised in parts':
          'practised the two apart | appointments a day | broke the skill down | trained each part | repeated exercises',
        'asked to be observed':
          'asked a colleague to listen | tell me a single thing | asked for feedback | somebody watched me',
        'measured the progress':
          'after six weeks minutes | wrong bookings from five to none | halved the time per call | as good as the others',
      },
      followUps: ['Which skill have you decided not to pursue any further?'],
      hint: 'Choose a true one. Most interesting is the moment when you changed the way you practised.',
    },
    {
      id: 'learning-new-field',
      kind: 'behavioural',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'Tell me about a time when you had to be useful within days in a field that was foreign to you.',
      ideal:
        'At my last company I wrote texts for garden tools, when a colleague was away and I was asked to take over a maker of hearing aids, with a brochure due in nine days. I knew nothing about it. I decided not to read everything, because nine days would not have been enough. On day one I drew a map of what I needed: the users, the product, the words, the legal limits. Then I went to people. I spent a morning in a hearing aid shop, rang the client for half an hour, and asked each of them which errors outsiders usually make. That question gave me more than any book. I kept a list of 40 terms and learned ten a day. By day four I sent a first page and marked what I was not sure of; the client corrected six places. The brochure was ready on day nine and needed one round of changes instead of the usual three. Ever since, I ask for the typical beginner errors first.',
      concepts: {
        'limited what to learn':
          'decided not to read everything | map of what i needed | focused on the essentials | ignored the unimportant',
        'went to people who know':
          'morning in a shop | rang the client | talked to experts | found a mentor | interviewed users',
        'a good question':
          'which errors outsiders usually make | typical beginner errors | asked what people get wrong',
        'learned the language of it':
          'list of 40 terms | learned ten a day | vocabulary | glossary | technical words',
        'showed work early with open doubts':
          'sent a first page | marked what i was not sure of | client corrected | early feedback | had it checked by the client',
        delivered: 'ready on day nine | one round of changes | delivered on time | client was satisfied',
      },
      followUps: ['What did you still not know at the end, and did it matter?'],
      hint: 'How did you decide what to leave out, and who helped you to avoid the worst errors?',
    },
    {
      id: 'learning-keep-up',
      kind: 'knowledge',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'How do you keep your knowledge up to date without getting lost in news and newsletters?',
      ideal:
        'I follow few sources, and I try something instead of only reading about it. Twice a year I write down the three questions in my field that I want to understand better; everything else I may ignore. For these I have two sources that I trust, one trade magazine and one person who writes every month, and I threw out eleven newsletters last year. I keep an hour on Friday for it, because what has no place in the week does not happen. Of what I read I pick one thing a month to try on a small piece of real work. What is worth it I show to my colleagues in ten minutes, since I only see what I have not understood when I explain it. I also meet four people from other firms each quarter; they tell me what never gets printed. In this way I came across a new labelling rule ten months before it applied, and we changed our 600 labels without hurry.',
      concepts: {
        'chooses what to follow':
          'three questions in my field | may ignore the rest | focus areas | choose a few topics',
        'few trusted sources':
          'two sources that i trust | threw out newsletters | trade magazine | selected experts',
        'a fixed time':
          'an hour on friday | fixed slot every week | regular time for reading | scheduled hour',
        'tries things out':
          'one thing a month to try | small piece of real work | experiment | apply it straight away',
        'shares it':
          'show it to my colleagues | explain it in ten minutes | share with the team | lunch talk',
        'a network outside':
          'people from other firms | meet every quarter | professional network | conference | community',
      },
      followUps: ['What have you changed your mind about through something that you read?'],
      hint: 'Filter, time, use: say what you do for each, and give one case in which it paid.',
    },
    {
      id: 'learning-from-junior',
      kind: 'behavioural',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'What have you learned from somebody with far less experience than you have?',
      ideal:
        'From a trainee I learned to stop guessing. Three years ago I was the dispatcher of a courier service with twelve years behind me, and I was expected to plan the routes of 14 drivers every morning. I did it from memory and was proud of it. In the second week our trainee asked why the north tour always began at the harbour. My first reaction was to explain it. Then I noticed that I had no reason except that it had always been so. I asked the trainee to note the real times for a week. The notes showed that the harbour was jammed until half past nine, every day. I proposed that the trainee plan the north tour for a fortnight, with me as a second pair of eyes, and I told the drivers openly whose idea it was. The tour became 35 minutes shorter, about 9,000 euros a year. Now I ask every newcomer after two weeks what seems odd to them, and I have used four of their answers since.',
      concepts: {
        'who it was and what they saw':
          'trainee asked why | newcomer noticed | intern showed me | junior colleague questioned',
        'own first resistance':
          'my first reaction | was proud of it | wanted to defend | no reason except habit | felt challenged',
        'took it seriously':
          'asked the trainee to note the real times | tested the idea | let them try | looked at the facts | listened to the suggestion',
        'gave the credit':
          'told the drivers whose idea it was | credited the trainee | mentioned the name | praised in front of others',
        'what changed': 'tour became minutes shorter | saved euros a year | faster | now planned differently',
        'a habit since then':
          'ask every newcomer | what seems odd | regularly ask beginners | used their answers since',
      },
      followUps: ['What makes it easy or hard to contradict you?'],
      hint: 'Do not hide your first reaction; the turn after it is the story.',
    },
    {
      id: 'learning-training-fades',
      kind: 'situational',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'After most training courses people fall back into old habits within weeks. How do you make what you heard stay with you?',
      ideal:
        'For me a course begins two weeks before it and ends three months after it. Before I go I would agree with my manager on one problem that I want to solve with it. In the course I do not copy the slides; I write down only what I will do differently, at most three things. The same evening I would put the first of them into the calendar for the next morning, since the first 48 hours decide. Then I would change something around me, so that the old way gets harder than the new one, for example a new form in place of the old one. Within a week I would teach the main point to two colleagues; they also notice when I slip back. After one month and after three I look at what is still alive, and drop openly what did not help. From a negotiation course in 2022 I kept a single sheet of questions; with it my team saved about 4 percent on 60 contracts.',
      concepts: {
        'goes in with a problem':
          'agree with my manager on one problem | problem to solve | goal before the course | know why i go',
        'few resolutions':
          'at most three things | three things to do differently | pick one or two | not copy the slides',
        'uses it at once':
          'calendar for the next morning | the first 48 hours | apply it the next day | practise straight away',
        'changes the surroundings':
          'old way gets harder | new form in place of the old | reminder at my desk | change the template | build it into the process',
        'teaches others':
          'teach the main point | colleagues notice when i slip | share with my team | accountability partner',
        'looks back later':
          'after one month and three | what is still alive | review after | measure whether it helped',
      },
      followUps: ['Which course was a waste of time for you, and what was missing?'],
      hint: 'Think in three stretches of time around the course.',
    },
    {
      id: 'learning-belief-dropped',
      kind: 'behavioural',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'Which conviction about your profession have you had to give up, and what made you do so?',
      ideal:
        'For ten years I believed that good people need little structure. I led an advertising studio of 16, and my job was to keep it creative and in profit. What shook me was a number: over a year, 41 percent of our hours went into work that the client rejected. I first explained it with difficult clients. Then two designers whom I respect a great deal left within a month, and in the last talk both said the same: they never knew what good looked like here. I decided to test my own belief instead of defending it. Together with three of the team I wrote a brief of one page with a clear limit for each job, and half of the projects ran with it for a quarter. The share of rejected work fell to 18 percent there, and the people with the limits handed in the bolder designs. I told the whole studio that I had been wrong. Today, before I defend a principle, I ask which figure would change my mind.',
      concepts: {
        'what you used to believe':
          'for ten years i believed | had preached for years | my principle was | had always thought',
        'the evidence against it':
          'hours went into rejected work | a number shook me | people left and said the same | facts did not fit | results contradicted',
        'first resisted':
          'first explained it with difficult clients | defended my view | looked for excuses | did not want to see',
        'put it to the test':
          'test my own belief | half of the projects | trial for a quarter | compared both ways | experiment',
        'said so openly':
          'told the whole studio | told them i had been wrong | admitted it to the team | corrected myself publicly',
        'acts differently today':
          'which figure would change my mind | before i defend a principle | work differently today | share of rejected work fell',
      },
      followUps: ['Who around you had seen it before you did?'],
      hint: 'A real turnaround has a before, something that hurt, and an after.',
    },
    {
      id: 'learning-group-review',
      kind: 'behavioural',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'How have you helped a whole department to learn from something that went badly?',
      ideal:
        'Two summers ago, when I headed the kitchen and service of a conference centre, a wedding for 160 guests got its main course 70 minutes late. It was my task to see that it could not occur again. I invited all eleven people involved, from the dishwasher to the banquet manager, and opened with one rule: we look for what made it possible, not for who did it. I began with my own part, because I had approved the menu without asking the kitchen. Then we laid out the evening minute by minute on paper. It was no single error; four small ones had met, and the printer that ate the order was only the last. We collected nineteen ideas and chose three, each with a name and a date, since long lists do not get done. After six weeks we came back together and checked. Late courses went from 14 a season to 2. The junior waiter who had proposed the printed run sheet now leads these reviews, about five a year.',
      concepts: {
        'brought all involved together':
          'invited all people involved | from the dishwasher to the manager | everyone from kitchen and service | mixed group',
        'no hunt for culprits':
          'what made it possible not who | no blame | rule at the start | safe to speak | look at the process',
        'named own part first':
          'began with my own part | i had approved the menu | my own mistake first | admitted',
        'laid out the facts':
          'minute by minute | timeline | four small errors | sequence of events | root causes',
        'few actions with owners':
          'chose three | each with a name and a date | actions with responsible person | limited the measures',
        'came back to check':
          'came back after six weeks | checked the measures | late courses went down | followed up on the measures | numbers fell',
      },
      followUps: ['How did you deal with those who wanted a name?'],
      hint: 'How did you make it safe, how did you get to the causes, and what was different a season later?',
    },
    {
      id: 'learning-ten-days',
      kind: 'case',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'You may spend ten working days this year on any training you like. How would you choose, and how would you use them?',
      ideal:
        'I would not open a catalogue first; I would look at where I cost my employer most. To begin with I would ask my manager, a colleague and somebody who receives my work for a frank answer: what should I do better in two years than today? I would hold that against where the business is going, because a skill that we will need is worth more than one that I enjoy. From this I would pick one theme, two at most. Then I would split the days: perhaps two for a course that gives me the basics, three beside somebody who does it very well, four for a small project with a real result, and one kept for the end, to sum up and pass it on. Most of the learning happens in the doing, so I would never put all ten into seminars. Before and after I would note one figure. When I chose pricing in this way, I sat three days with our best calculator, and my quotes later won 31 percent instead of 22.',
      concepts: {
        'asks others about gaps':
          'ask colleagues for a frank answer | feedback on my weaknesses | what should improve in two years | ask my manager and colleagues',
        'looks at what is needed ahead':
          'where the business is going | skill that we will need | future demands of the role | company strategy',
        'narrows it to one theme':
          'pick one theme | one theme or two | focus on one skill | concentrate on a single area',
        'mixes ways of learning':
          'split the days | course for the basics | beside somebody who does it well | small project | mentor or shadowing',
        'practice over seminars':
          'learning happens in the doing | never all into seminars | real result | practical project',
        'measures and passes on':
          'note one figure before and after | pass it on | share with the team | quotes won more | measure progress',
      },
      followUps: ['Which of the ten would you give away first if time got short?'],
      hint: 'Who tells you what you lack, what does the company need, and how do you divide the time?',
    },
  ],
});
