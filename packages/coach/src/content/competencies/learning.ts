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
        'Speaking on the telephone came to me slowly. When I started in a dental practice two years ago, I was asked to take calls from day two, and I wrote such long notes that people had to repeat everything. A call took me seven minutes, where others needed three. Trying harder changed nothing. Then I looked at what exactly went wrong: it was not the talking, it was listening and searching the calendar at the same time. So I practiced the two apart. At home I learned the calendar with ten invented appointments a day, and at work I used a slip with five boxes, so that I had nothing to write but the gaps. I asked a colleague to listen to one call a day and tell me a single thing. What came back was that I never summed up at the end, and that was the key. After six weeks I was at three and a half minutes, and wrong bookings went from five a week to none. Later I trained our new apprentice with the same slip.',
      followUps: ['Which skill have you decided not to pursue any further?'],
      hint: 'Choose a true one. Most interesting is the moment when you changed the way you practiced.',
    },
    {
      id: 'learning-honest-opinions',
      kind: 'knowledge',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'How do you get to hear the truth about your work when nobody volunteers it?',
      ideal:
        'I ask small and exact questions, because "How was it?" only ever gets me "Fine". After a talk I might ask: "At which point did you look at your phone?" or "What is one thing that I should leave out next time?" I also announce it before: if I say on Monday that I work on shorter answers, people watch for it and have permission to speak. I choose who I ask: somebody who receives my work, somebody who does the same work better, and now and then a person I do not get on with, since friends are kind. When the answer comes, I write it down, say thank you and do not explain myself, because one defense closes the door for a year. Then I change something visible and go back: "You said my reports were late in the day. Is it better?" As an editor I learned in this way that my comments sounded harsh. I put them as questions, and the number of texts that came back revised rose from 60 to 85 percent.',
      followUps: ['Whose opinion about your work do you ignore?'],
      hint: 'Think of the wording of your question, the choice of people, and your face when the answer comes.',
    },
    {
      id: 'learning-keep-up',
      kind: 'knowledge',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'How do you keep your knowledge up to date without getting lost in news and newsletters?',
      ideal:
        'I follow few sources, and I try something instead of only reading about it. Twice a year I write down the three questions in my field that I want to understand better; everything else I may ignore. For these I have two sources that I trust, one trade magazine and one person who writes every month, and I threw out eleven newsletters last year. I keep an hour on Friday for it, because what has no place in the week does not happen. Of what I read I pick one thing a month to try on a small piece of real work. What is worth it I show to my colleagues in ten minutes, since I only see what I have not understood when I explain it. I also meet four people from other firms each quarter; they tell me what never gets printed. In this way I came across a new labeling rule ten months before it applied, and we changed our 600 labels without hurry.',
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
        'From a trainee I learned to stop guessing. Three years ago I was the dispatcher of a courier service with twelve years behind me, and I was expected to plan the routes of 14 drivers every morning. I did it from memory and was proud of it. In the second week our trainee asked why the north tour always began at the harbor. My first reaction was to explain it. Then I noticed that I had no reason except that it had always been so. I asked the trainee to note the real times for a week. The notes showed that the harbor was jammed until half past nine, every day. I proposed that the trainee plan the north tour for two weeks, with me as a second pair of eyes, and I told the drivers openly whose idea it was. The tour became 35 minutes shorter, about 9,000 euros a year. Now I ask every newcomer after two weeks what seems odd to them, and I have used four of their answers since.',
      followUps: ['What makes it easy or hard to disagree with you?'],
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
      followUps: ['Which course was a waste of time for you, and what was missing?'],
      hint: 'Think in three stretches of time around the course.',
    },
    {
      id: 'learning-better-than-you',
      kind: 'behavioural',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'Who does your job better than you, and what are you doing to close the distance?',
      ideal:
        'The best negotiator whom I know sits two floors above me. Last year I was responsible for buying transport for 14 million euros, this colleague for packaging, with results about 3 points better than mine. I could have put it down to an easier market. Instead I asked whether I might sit in on two talks and take notes. I did not copy the style, which is loud and would look false on me. I looked for what was behind it, and it was preparation: four pages on what the other side needs, and a price at which to walk away. I chose one thing, the walk-away price, and worked on it for a quarter. I wrote it down before each talk, and the colleague looked over my first five sheets, which I am grateful for. In twelve talks I walked away twice, and both suppliers came back. My savings went from 2 to 4.5 percent. The next thing is silence, where I am still bad: I fill it after four seconds. I report the count to a peer.',
      followUps: ['What do others come to learn from you?'],
      hint: 'Name the person by what they do, say what lies behind it, and how far you have got.',
    },
    {
      id: 'learning-group-review',
      kind: 'behavioural',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'How have you helped a whole department to learn from something that went badly?',
      ideal:
        'Two summers ago, when I headed the kitchen and service of a conference center, a wedding for 160 guests got its main course 70 minutes late. It was my task to see that it could not occur again. I invited all eleven people involved, from the dishwasher to the banquet manager, and opened with one rule: we look for what made it possible, not for who did it. I began with my own part, because I had approved the menu without asking the kitchen. Then we laid out the evening minute by minute on paper. It was no single error; four small ones had met, and the printer that ate the order was only the last. We collected nineteen ideas and chose three, each with a name and a date, since long lists do not get done. After six weeks we came back together and checked. Late courses went from 14 a season to 2. The junior waiter who had proposed the printed run sheet now leads these reviews, about five a year.',
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
        'I would not open a catalog first; I would look at where I cost my employer most. To begin with I would ask my manager, a colleague and somebody who receives my work for a frank answer: what should I do better in two years than today? I would hold that against where the business is going, because a skill that we will need is worth more than one that I enjoy. From this I would pick one theme, two at most. Then I would split the days: perhaps two for a course that gives me the basics, three beside somebody who does it very well, four for a small project with a real result, and one kept for the end, to sum up and pass it on. Most of the learning happens in the doing, so I would never put all ten into seminars. Before and after I would note one figure. When I chose pricing in this way, I sat three days with our best calculator, and my quotes later won 31 percent instead of 22.',
      followUps: ['Which of the ten would you give away first if time got short?'],
      hint: 'Who tells you what you lack, what does the company need, and how do you divide the time?',
    },
  ],
});
