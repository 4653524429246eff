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
      text: "What's something you taught yourself recently, and how did you go about it?",
      ideal:
        "Last winter I taught myself pivot tables. I worked in an office, and every Monday I needed to report the week's numbers, which took me three hours with a calculator. I set a small goal: this one report in under half an hour by the end of January. I compared a long course with short videos and chose the videos, because I could use each one the same day. For three weeks I spent 25 minutes on it before work, always with our real figures and never with practice files. I wrote down every step I had to look up. When I got stuck with the dates, I asked a coworker from accounting, who showed me the trick in five minutes. By the end of January the report took 20 minutes. It also showed that Thursdays were half empty, so our manager moved the team meeting there. These days I start any new skill with one real task.",
      followUps: ["What did you try along the way that didn't work?"],
      hint: "Say why, how much time, how you did it, and what you can do now that you couldn't before.",
    },
    {
      id: 'learning-first-week',
      kind: 'situational',
      competency: 'learning',
      level: 1,
      type: 'hr',
      text: "It's your first week. You have to use a system you've never seen, and everyone's too busy to show you. What would you do?",
      ideal:
        "I'd use the time until somebody is free, and make it easy to help me. First I would find out which two or three tasks I'll need most in the next few days, because nobody has to know a whole system at once. Then I would look for what's there already: the help pages, an old guide, a test area where I can't do any harm. I would try one of my tasks there and write down exactly where I get stuck. Instead of asking all day long, I would collect my questions and ask one coworker for fifteen minutes, maybe before lunch, with the screen open. I would also ask if I can watch somebody work for half an hour without interrupting. Anything that can't be undone, such as sending or deleting, I wouldn't try without a second person. I would take notes step by step. In my last office job, I had nine pages after a week, and the next two new hires were trained with them.",
      followUps: ['How long would you try by yourself before you ask?'],
      hint: "Other people don't have much time. What can you do alone, and how do you make your questions quick to answer?",
    },
    {
      id: 'learning-slow-skill',
      kind: 'behavioural',
      competency: 'learning',
      level: 1,
      type: 'hr',
      text: 'What skill took you longer to learn than most people, and what helped in the end?',
      ideal:
        "Talking on the phone came to me slowly. When I started in an office two years ago, I was asked to take calls from day two, and I wrote such long notes that people had to repeat everything. A call took me seven minutes, where others needed three. Trying harder changed nothing. Then I looked at what exactly went wrong: it wasn't the talking, it was listening and searching the calendar at the same time. So I practiced the two separately. At home I learned the calendar with ten made-up appointments a day, and at work I used a note with five boxes, so I only had to fill in the gaps. I asked a coworker to listen to one call a day and tell me a single thing. What came back was that I never summed up at the end, and that was the key. After six weeks I was at three and a half minutes, and wrong bookings went from five a week to none. Later I trained a new coworker the same way.",
      followUps: ['Which skill have you decided not to keep working on?'],
      hint: 'Choose a real one. The most interesting part is when you changed how you practiced.',
    },
    {
      id: 'learning-honest-opinions',
      kind: 'knowledge',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'How do you get honest feedback when nobody offers it?',
      ideal:
        'I ask small, exact questions, because "How was it?" only ever gets me "Fine." After a presentation I might ask: "When did you look at your phone?" or "What\'s one thing I should leave out next time?" I also announce it up front: if I say on Monday that I\'m working on shorter answers, people watch for it and know they can say something. I choose who I ask: somebody who receives my work, somebody who does the same work better, and now and then a person I don\'t get along with, since friends are kind. When the answer comes, I write it down, say thank you and don\'t explain myself, because if you defend yourself once, people stop telling you. Then I change something they can see and go back: "You said my reports were late in the day. Is it better?" That\'s how I learned that my comments on other people\'s drafts sounded harsh. I put them as questions, and the share of drafts that came back revised rose from 60 to 85 percent.',
      followUps: ['Whose opinion about your work do you ignore?'],
      hint: 'Think about how you word the question, who you ask, and your face when the answer comes.',
    },
    {
      id: 'learning-keep-up',
      kind: 'knowledge',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'How do you stay up to date in your field without drowning in news and newsletters?',
      ideal:
        "I follow a few sources, and I try something instead of just reading about it. Twice a year I write down the three questions in my field that I want to understand better; everything else I can ignore. For those I have two sources I trust, one trade magazine and one person who writes every month, and I threw out eleven newsletters last year. I keep an hour on Friday for it, because what isn't in my calendar doesn't happen. Out of what I read, I pick one thing a month and try it on a small piece of real work. If it's worth it, I show it to my coworkers in ten minutes, since I only notice what I haven't understood when I explain it. I also meet four people from other companies each quarter; they tell me what never gets printed. That's how I heard about a new rule for our documents ten months before it applied, and we changed our 600 templates without rushing.",
      followUps: ['What have you changed your mind about because of something you read?'],
      hint: 'How you filter, when you read, what you do with it. And one time it paid off.',
    },
    {
      id: 'learning-from-junior',
      kind: 'behavioural',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'What have you learned from someone with a lot less experience than you?',
      ideal:
        "I learned from a trainee to stop guessing. Three years ago I'd been in the same office for twelve years, and I was expected to plan the week for 14 people every Monday. I did it from memory and was proud of it. In the second week our trainee asked why team meetings always came first thing in the morning. My first reaction was to explain it. Then I noticed that I had no reason, except that it had always been that way. I asked the trainee to note the real times for a week. The notes showed that the phones were busiest until 9:30, every day. I suggested that the trainee plan two weeks, with me as a second pair of eyes, and I told everyone openly whose idea it was. We got 35 minutes a day back, worth about 9,000 euros a year. Now I ask every new person after two weeks what seems odd to them, and I've used four of their answers since.",
      followUps: ['What makes it easy or hard to disagree with you?'],
      hint: "Don't hide your first reaction. What you did after that is the story.",
    },
    {
      id: 'learning-training-fades',
      kind: 'situational',
      competency: 'learning',
      level: 2,
      type: 'hr',
      text: 'After most trainings, people fall back into old habits within weeks. How do you make what you learned stick?',
      ideal:
        "For me a course starts two weeks before and ends three months after. Before I go, I would agree with my manager on one problem I want to solve with it. In the course I don't copy the slides; I write down only what I'll do differently, three things at most. The same evening I would put the first one in my calendar for the next morning, since the first 48 hours decide. Then I would change something around me, so the old way gets harder than the new one, for example a new form instead of the old one. Within a week I would teach the main point to two coworkers; they also notice when I slip back. After one month and after three, I look at what's left of it, and openly drop what didn't help. From a negotiation course in 2022 I kept a single page of questions; with it my team saved about 4 percent on 60 contracts.",
      followUps: ['Which course was a waste of time for you, and what was missing?'],
      hint: 'Think about before, during and after the course.',
    },
    {
      id: 'learning-better-than-you',
      kind: 'behavioural',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'Who does your job better than you, and what are you doing to catch up?',
      ideal:
        "The best negotiator I know sits two floors above me. Last year I was responsible for buying services for our offices, this colleague for software, with results about 3 points better than mine. I could have said it was an easier market. Instead I asked if I could sit in on two calls and take notes. I didn't copy the style, which is loud and would look fake on me. I looked for what was behind it, and it was preparation: four pages on what the other side needs, and a price at which to walk away. I chose one thing, the walk-away price, and worked on it for a quarter. I wrote it down before each call, and my colleague looked over my first five sheets, which I'm grateful for. In twelve negotiations I walked away twice, and both suppliers came back. My savings went from 2 to 4.5 percent. The next thing is silence, where I'm still bad: I fill it after four seconds.",
      followUps: ['What do other people come to you to learn?'],
      hint: "Say what they do better, what's behind it, and how far you've come.",
    },
    {
      id: 'learning-group-review',
      kind: 'behavioural',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'Tell me about a time you helped a whole team learn from something that went badly.',
      ideal:
        "Two summers ago I ran the office team that organized our company's events, and at an event for 160 guests the program started 70 minutes late. It was my job to see that it couldn't happen again. I invited all eleven people involved, from the intern to the director, and started with one rule: we look for what made it possible, not for who did it. I started with my own part, because I'd approved the schedule without asking the people who had to run it. Then we laid out the evening minute by minute on paper. It wasn't a single error; four small ones came together, and the email that got lost was only the last. We collected nineteen ideas and chose three, each with a name and a date, since long lists don't get done. After six weeks we came back together and checked. Late starts went from 14 a year to 2. The assistant who suggested the printed run sheet now leads these reviews, about five a year.",
      followUps: ['How did you deal with people who wanted someone to blame?'],
      hint: 'How did you make it safe, how did you get to the causes, and what was different a few months later?',
    },
    {
      id: 'learning-ten-days',
      kind: 'case',
      competency: 'learning',
      level: 3,
      type: 'hr',
      text: 'You get ten working days this year for any training you like. How would you choose, and how would you use them?',
      ideal:
        "I wouldn't open a catalog first; I would look at where I cost my employer the most. I would ask my manager, a coworker and somebody who receives my work for an honest answer: what should I do better in two years than today? I would compare that with where the business is going, because a skill we'll need is worth more than one I enjoy. From that I would pick one topic, two at most. Then I would split the days: maybe two for a course that gives me the basics, three next to somebody who does it very well, four for a small project with a real result, and one for the end, to sum up and pass it on. Most of the learning happens by doing, so I would never put all ten into seminars. Before and after, I would note one figure. When I chose spreadsheets this way, I sat with our best analyst for three days, and my monthly report now takes two hours instead of six.",
      followUps: ['Which of the ten would you give up first if time got short?'],
      hint: "Who can tell you what you're missing, what does the company need, and how do you split the time?",
    },
  ],
});
