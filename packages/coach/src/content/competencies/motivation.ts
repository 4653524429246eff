import { defineCompetency } from '../define.ts';

export const motivation = defineCompetency({
  id: 'motivation',
  title: 'Motivation and role fit',
  questions: [
    {
      id: 'motivation-yourself',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Tell me about yourself and what brings you to this role.',
      ideal:
        'I have worked in logistics for six years, the last three as a dispatcher for a company with 40 trucks. What I like about it is that I see in the evening whether my plan has worked. In my present job I rebuilt the weekly plan so that empty kilometers fell from 21 to 14 percent, which saved about 90,000 euros a year, and I trained two new dispatchers. Before that I drove myself for two years, so I know what a plan looks like from the cabin. I am looking for a larger fleet and more say in how the work is organized, and your advertisement speaks of building a new regional hub. That is the kind of task in which I can use both, the figures and the people. Outside of work I coach a handball team, which has taught me more about leading than any course.',
      followUps: ['Which of these things would you most like to do more of?'],
      hint: 'Today, one thing you are proud of, how you came there, and why here. Two minutes.',
    },
    {
      id: 'motivation-why-here',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you want to work for us, of all companies?',
      ideal:
        'Three things brought me to you. First, what you make: I have used your hearing test in the pharmacy where I work, and I saw that older people finish it without help, which I cannot say of the others. Second, the way you work: I spoke with two of your employees at a fair in March, and both told me independently that the testers sit with the developers from the first week. I come from a place where testing was the last step, and I have seen what that costs. Third, what I can bring: four years of daily contact with the people who use such devices. In my last project I collected 200 complaints and sorted them, and seven changes came out of it. What I could not find out is how you decide between two good ideas; I would like to ask you about that.',
      followUps: ['What would make you turn our offer down?'],
      hint: 'Say what only someone who has looked closely could say.',
    },
    {
      id: 'motivation-strength',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What is your greatest strength, and how would we see it in the first three months?',
      ideal:
        'My greatest strength is that I make things understandable. In my current job in an insurance office, letters to customers were sent back with questions in one case out of five. I rewrote the twelve most common ones, tried them on my neighbors and on two colleagues from the phone desk, and the questions fell to one in twelve; that is about 90 calls fewer a month. People come to me with texts now before they send them. In the first three months you would see it in small things: I would take notes in my first weeks of whatever I did not understand, because newcomers see it best, and turn them into a guide for the next one. And I would ask you for the one document that causes the most questions. The other side is that I take time for words, so I set myself a limit.',
      followUps: ['When has that strength gotten in your way?'],
      hint: 'One only, with proof, and then what it means for the new place.',
    },
    {
      id: 'motivation-weakness',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'What is a weakness that has cost you something, and what are you doing about it?',
      ideal:
        'I used to say yes too quickly. Two years ago I promised three departments a report for the same week, because I did not want to disappoint anyone. I delivered two of them late, and one manager lost trust in my dates; it took me half a year to win it back. That hurt, because reliability matters to me. Since then I do two things. I never promise on the spot: I say that I will look at my week and answer by the evening. And I keep a list of everything that I have promised on one page, which my manager can see. It has become much better: in the last year I missed one date out of about sixty, and I announced that one four days ahead. I still feel the pull to say yes when someone is friendly, so I asked a colleague to tell me when she sees it.',
      followUps: ['How would I notice it in your first month?'],
      hint: 'Real, with a price, and with what has changed. No hidden praise.',
    },
    {
      id: 'motivation-leave',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'Why are you leaving your present job, and what should be different in the next one?',
      ideal:
        'I have learned a lot in five years with a small family business, and I am grateful for it: I started as an apprentice and run the purchasing of 2 million euros today. I am leaving because I have reached the top of what is possible there. With 25 people there is no next step, and decisions on new suppliers stay with the owner, which is his right. In the next job I would like two things to be different. I want to work with a team of buyers from whom I can learn, since I am alone in my field now. And I want to be part of larger contracts, because in my last negotiation I saved 70,000 euros and noticed how much I enjoy it. What should stay the same is the short way to the people in production. I have told my boss openly, and I will hand over properly.',
      followUps: ['What would have made you stay?'],
      hint: 'Speak of where you are going, and be fair to where you have been.',
    },
    {
      id: 'motivation-future',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'Where do you want to be in a few years, and how does this position help?',
      ideal:
        'In about four years I would like to lead a small team that plans maintenance for several plants. I do not need the title soon; I need the way there. In the first year I want to know your machines and your people well enough that they call me when something sounds wrong. I have done that at my present plant, where planned stops now make up 80 percent of all stops, up from 45. In the second year I would like to take on a plan of my own, for one line, with its budget, because budgets are what I lack. And I would like to train an apprentice again, since I noticed last year that I understand things best when I explain them. Your position offers both, as I read it: three plants and a training workshop. If it turns out that I am better as an expert than as a leader, I would be content with that too.',
      followUps: ['What will you do if there is no such step here for five years?'],
      hint: 'The direction, the first two steps, and why they lead through here.',
    },
    {
      id: 'motivation-proud',
      kind: 'behavioural',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Choose something you built or improved that still matters to you. What did it change?',
      ideal:
        'I am proudest of the spare parts store that I set up in my second year as a bicycle mechanic. We had about 3,000 parts in boxes without a system, and each repair began with a search of ten minutes. Nobody had asked me; I wanted to repair and not to search. I took photos for a week of which parts we really use, and it was only 240. I built a wall for those, within reach, with a card that goes to the counter when the second last one is taken. I asked the two older mechanics where they would look first, and followed their hands and not my logic. The search fell from ten minutes to one, we did three more repairs a day, and the parts never ran out in the season. I am proud of it because it still works six years later, although I am long gone.',
      followUps: ['What would you build differently today?'],
      hint: 'It need not be large. Say what it changed and why it means something to you.',
    },
    {
      id: 'motivation-environment',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'In what kind of environment do you do your best work, and what gets in your way?',
      ideal:
        'I do my best work where the goal is clear and the way is left to me. In my last job as an event planner my manager gave me a budget, a date and one sentence on what the guests should say on the way home. I planned a congress for 400 people that way, and it ended 6 percent under budget with a mark of 4.7 out of 5. I also need one person with whom I can think aloud for half an hour a week. What gets in my way is many small meetings; I then plan in the evening, and it shows. I have learned to do something about it: I keep two mornings a week free, and I ask of each meeting what my part in it is. I can work in noise and with pressure, that is my trade, but I do poorly when nobody decides.',
      followUps: ['What if it is different here for the first half year?'],
      hint: 'Prove both sides with something that happened, and say what you do about the second.',
    },
    {
      id: 'motivation-hire',
      kind: 'motivation',
      competency: 'motivation',
      level: 3,
      type: 'hr',
      text: 'Why should we choose you and not someone with more experience?',
      ideal:
        'Someone with more years will know more cases than I do, and I would not claim otherwise. What I bring is a match with what you need in the next twelve months, as I understand it: to open two locations and to find people for them. I have done just that, in small. Last year I opened a branch with nine people; I hired seven of them, we opened on the day, and after six months nobody had left and we were 11 percent above plan. I still have the list of the 70 things that had to be done, and the eight that I forgot. Second, I learn quickly and I can show it: I came from another field three years ago and ran a shift after five months. And third, I ask for help early, which is cheaper than experience that is wrong. Where I am weaker is labor law; I have begun a course that ends in May.',
      followUps: ['What would you need from us in the first month?'],
      hint: 'Begin with what this place is trying to do in the coming year.',
    },
    {
      id: 'motivation-values',
      kind: 'motivation',
      competency: 'motivation',
      level: 3,
      type: 'hr',
      text: 'Which values must an employer share with you, and when did you last act on one of them?',
      ideal:
        'Two values are not up for trade with me: we tell customers the truth, and mistakes may be said aloud. I last acted on the first in March. I sold windows, and a couple wanted to sign for the most expensive glass, 4,000 euros more. In their house it would have made hardly any difference, and I told them so and showed them the calculation. I lost the bonus on that part. They signed the smaller order, and sent me three neighbors within two months, which was worth five times as much; but I would have done it without that too. The second one I test in an interview, so let me ask you: what was the last mistake in your department that was spoken of openly, and what came of it? I can live with hard work, with little structure, and with strong opinions, as long as these two hold.',
      followUps: ['When have you acted against one of them?'],
      hint: 'Few values, one proof that cost you something, and one question back.',
    },
  ],
});
