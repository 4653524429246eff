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
      text: 'Tell me about yourself and what brings you here.',
      ideal:
        "I've worked in office administration for six years, the last three as the coordinator for a team of 40. What I like about it is that I see by evening whether my plan worked. In my current job I rebuilt the weekly plan, so idle time fell from 21 to 14 percent, which saved about 90,000 euros a year, and I trained two new coordinators. Before that I worked on the team for two years, so I know what a plan looks like from the other side. I'm looking for a bigger team and more say in how the work is organized, and your job ad talks about building a new regional office. That's the kind of job where I can use both sides of me, the numbers and the people. Outside of work I coach a handball team, which has taught me more about leading than any course.",
      followUps: ['Which of those things would you most like to do more of?'],
      hint: "Today, one thing you're proud of, how you got there, and why here. Two minutes.",
    },
    {
      id: 'motivation-why-here',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you want to work for us?',
      ideal:
        "Three things brought me to you. First, what you make: we use your scheduling app in my office, and I've seen that people who hate software set it up without help, which I can't say about the others. Second, the way you work: I talked to two of your employees at a job fair in March, and both told me that new people sit in on customer calls from the first week. I come from a place where we only heard about customers at the end, and I've seen what that costs. Third, what I can bring: four years of daily contact with the people who use tools like yours. In my last project I collected 200 complaints and sorted them, and seven changes came out of it. What I couldn't find out is how you decide between two good ideas; I'd like to ask you about that.",
      followUps: ['What would make you turn down our offer?'],
      hint: "Say something only a person who's looked closely could say.",
    },
    {
      id: 'motivation-strength',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: "What's your greatest strength, and how would we see it in your first three months?",
      ideal:
        "My greatest strength is that I make things understandable. In my current office job, one in five of the letters we sent out came back with questions. I rewrote the twelve most common ones, tried them on my neighbors and on two coworkers who answer the phones, and the questions fell to one in twelve; that's about 90 calls fewer a month. People come to me with their drafts now before they send them. In the first three months you would see it in small things: in my first weeks I would take notes on whatever I didn't understand, because new people see it best, and turn them into a guide for the next one. And I would ask you for the one document that causes the most questions. The other side is that I can spend too long on words, so I set myself a limit.",
      followUps: ['When has that strength gotten in your way?'],
      hint: 'Just one, with proof, and then what it means for this job.',
    },
    {
      id: 'motivation-weakness',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: "What's a weakness that has cost you something, and what are you doing about it?",
      ideal:
        "I used to say yes too quickly. Two years ago I promised three departments a report for the same week, because I did not want to disappoint anyone. I delivered two of them late, and one manager lost trust in my dates; it took me six months to win it back. That hurt, because reliability matters to me. Since then I do two things. I never promise on the spot: I say that I will look at my week and answer by the evening. And I keep everything I've promised on one page that my manager can see. It's gotten a lot better: in the last year I missed one date out of about sixty, and I said so four days ahead. I still feel the pull to say yes when someone is friendly, so I asked a colleague to tell me when she sees it.",
      followUps: ['How would I notice it in your first month?'],
      hint: "A real one, what it cost you, and what's changed. No bragging in disguise.",
    },
    {
      id: 'motivation-leave',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'Why are you leaving your current job, and what should be different in the next one?',
      ideal:
        "I've learned a lot in five years at a small family business, and I'm grateful for it: I started as a trainee, and today I run an office budget of 2 million euros. I'm leaving because I've gotten as far as I can there. With 25 people there's no next step, and the big decisions stay with the owner, which is fair. In the next job I'd like two things to be different. I want to work with a team I can learn from, since right now I'm the only one who does what I do. And I want to be part of bigger projects, because in my last negotiation I saved 70,000 euros and noticed how much I enjoy it. What should stay the same is that I can just walk over and talk to people. I've told my boss openly, and I'll hand everything over properly.",
      followUps: ['What would have made you stay?'],
      hint: "Talk about where you're going, and be fair to where you've been.",
    },
    {
      id: 'motivation-future',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'Where do you see yourself in a few years, and how does this job help you get there?',
      ideal:
        "In about four years I would like to lead a small team. I don't need the title soon; I need to learn what it takes. In the first year I want to know your work and your people well enough that they call me when something seems off. I've done that at my current office, where planned work now makes up 80 percent of our week, up from 45. In the second year I would like to take on a project by myself, with its budget, because budgets are what I still need to learn. And I would like to train a new person again, since I noticed last year that I understand things best when I explain them. The way I read it, your position offers both: three locations and a training program. If it turns out that I'm better as an expert than as a leader, I'd be happy with that too.",
      followUps: ["What will you do if there's no step like that here for five years?"],
      hint: 'The direction, the first two steps, and why they lead through here.',
    },
    {
      id: 'motivation-proud',
      kind: 'behavioural',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: "Tell me about something you built or improved that you're still proud of. What did it change?",
      ideal:
        "I'm proudest of a shared folder I set up in my second year in an office. We had about 3,000 documents with no system, and every task started with ten minutes of searching. Nobody had asked me to; I just wanted to do the work instead of looking for it. For a week I wrote down which documents we really use, and it was only 240. I built a page for those, one click away, with a note on each that says who keeps it up to date. I asked the two people who'd been there longest where they would look first, and followed their habits, not my logic. The search went from ten minutes to one, we finished three more requests a day, and nobody sent out an old version anymore. I'm proud of it because it's still in use six years later, and I'm long gone.",
      followUps: ['What would you build differently today?'],
      hint: "It doesn't have to be big. Say what it changed and why it means something to you.",
    },
    {
      id: 'motivation-environment',
      kind: 'motivation',
      competency: 'motivation',
      level: 2,
      type: 'hr',
      text: 'Where do you do your best work, and what gets in your way?',
      ideal:
        "I do my best work when the goal is clear and how I get there is up to me. In my last job my manager gave me a budget, a date and one sentence on what the guests should say on the way home. I planned a company event for 400 people that way, and it came in 6 percent under budget with a rating of 4.7 out of 5. I also need one person I can think out loud with for half an hour a week. What gets in my way is a lot of small meetings; then I end up planning in the evening, and it shows. I've learned to do something about it: I keep two mornings a week free, and I ask about each meeting what my part in it is. I can work with noise and under pressure, but I don't do well when nobody decides.",
      followUps: ["What if it's not like that here for the first six months?"],
      hint: 'Back up both with something that really happened, and say what you do about the second.',
    },
    {
      id: 'motivation-hire',
      kind: 'motivation',
      competency: 'motivation',
      level: 3,
      type: 'hr',
      text: 'Why should we hire you over someone with more experience?',
      ideal:
        "Someone with more years has seen more than I have, and I won't claim otherwise. What I bring is a match with what you need in the next twelve months, as I understand it: to open two locations and find people for them. I've done exactly that on a smaller scale. Last year I helped open an office with nine people; I hired seven of them, we opened on time, and after six months nobody had left and we were 11 percent above plan. I still have the list of the 70 things we had to do, and the eight I forgot. Second, I learn quickly, and I can show it: I came from another field three years ago and ran a team after five months. And third, I ask for help early, which is cheaper than experience that's wrong. Where I'm weaker is the legal side of hiring; I've started a course that ends in May.",
      followUps: ['What would you need from us in the first month?'],
      hint: 'Start with what this company is trying to do in the coming year.',
    },
    {
      id: 'motivation-values',
      kind: 'motivation',
      competency: 'motivation',
      level: 3,
      type: 'hr',
      text: 'What values does an employer have to share with you, and when did you last act on one of them?',
      ideal:
        "Two values aren't up for negotiation for me: we tell customers the truth, and people can talk about mistakes out loud. I last acted on the first in March. A customer wanted to sign for our most expensive plan, 4,000 euros more. It would have made hardly any difference for them, and I told them so and showed them the math. I lost the bonus on that part. They signed for the smaller one, and sent me three new customers within two months, which was worth five times as much; but I would have done it without that too. I'd test the second one in an interview, so let me ask you: what was the last mistake on your team that people talked about openly, and what came of it? I can live with hard work, with little structure and with strong opinions, as long as we share those two.",
      followUps: ['When have you gone against one of them?'],
      hint: 'A few values, one proof that cost you something, and one question back.',
    },
  ],
});
