import { defineCompetency } from '../define.ts';

export const communication = defineCompetency({
  id: 'communication',
  title: 'Communication',
  questions: [
    {
      id: 'communication-outsider',
      kind: 'behavioural',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'Which complicated subject have you had to make clear to a complete outsider? How did you go about it?',
      ideal:
        'Last year I worked in the payroll office of a bakery chain, and a new pension scheme had to be explained to the night bakers. My task was a twenty-minute talk at five in the morning. The official leaflet had eleven pages, so I first asked two bakers what they wanted to know. It came down to one question: how much less will I have on payday? I left out the law, drew one real payslip on a board and moved 30 euros from one pot to the other, like setting aside dough for tomorrow. Then I asked one of the bakers to explain it back to me in their own words, and I heard that the term "employer share" had meant nothing at all. I dropped it. As a result 46 of 52 people signed up within two weeks, and the office got four calls instead of the usual forty. Since then I ask what people want to know before I write a single slide.',
      concepts: {
        'found out what they wanted to know':
          'asked what they wanted to know | asked what they already knew | started from their question | found out their concern | found out their level of knowledge',
        'left out what was not needed':
          'left out the law | cut the details | dropped the jargon | avoided technical terms | reduced to one question | no technical jargon',
        'a picture from their world':
          'drew a real payslip | like setting aside dough | used an analogy | compared it to something familiar | everyday example | simple analogy',
        'had it explained back':
          'explain it back | repeat in their own words | asked them to repeat it | checked their understanding | checked that they understood',
        'a result you could see':
          'people signed up | fewer calls | fewer questions afterwards | managed it alone afterwards',
      },
      followUps: ['Which part did you find hardest to simplify without making it wrong?'],
      hint: 'Say who the listener was, what you changed for that person, and how you know that it worked.',
    },
    {
      id: 'communication-third-explanation',
      kind: 'situational',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'A colleague has explained something to you three times, and you still do not follow. What do you do?',
      ideal:
        'I would say so, because nodding now means a mistake later, and the colleague pays for that too. What I would not do is ask for the same explanation a fourth time. First I would say what I did understand, as far as it goes: "Up to the approval it is clear to me; I get lost when the amount is split." Mostly the gap is smaller than it feels, and then the other person knows where to start. Next I would ask for another form: a real case from yesterday, a drawing, or to do it myself while the colleague looks on. I would thank them for their patience and ask whether this is a good moment. Then I would explain it back in my own words and go through one fresh case alone. What I learn I would write down as a short note with the example. When I started in a claims office, customs codes were like that for me. After one drawing I filled in 60 forms in my first month and got two back.',
      concepts: {
        'admits it openly':
          'nodding now means a mistake later | admit that i am lost | not pretend to understand | say openly that i do not understand',
        'names where the thread breaks':
          'say what i did understand | where i get lost | up to the approval it is clear | pin down the gap | specific question',
        'asks for another form':
          'real case from yesterday | ask for an example | a drawing | let me do it while they watch | different explanation | show me on a concrete example',
        'respects their time':
          'thank them for their patience | whether this is a good moment | another time suits better | a fixed quarter of an hour',
        'tests own understanding':
          'explain it back in my own words | go through a fresh case alone | repeat it back | try it and have it checked | summarize it in my own words',
        'keeps it': 'short note with the example | write the steps down | my own instructions',
      },
      followUps: ['What do you do when you are the one who explains and does not get through?'],
      hint: 'The same words will not help again. What can you give the other person to work with?',
    },
    {
      id: 'communication-channel',
      kind: 'knowledge',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'How do you choose between an email, a chat message, a phone call and walking over to somebody?',
      ideal:
        'I choose by what the other person has to do with it. If something must be found again later, such as a decision, a date or a price, I write an email with the point in the subject line. A chat message is for small things that can be answered in a line, because it interrupts, so I put the whole question into the first message and never just write hello. As soon as a matter is urgent, or there are feelings in it, I pick up the phone or go there: tone gets lost in text, and two minutes of talking replace ten messages. If a thread has gone back and forth three times, that is my sign to call. After a call that settled something I send two lines with what we agreed, so that nobody has to rely on memory. I also ask people what they prefer. In my last team one colleague read email only twice a day, and a simple agreement about that cut our late answers by about half.',
      concepts: {
        'writing for what must be found again':
          'found again later | email for decisions | keep a written record | formal information by email | archive for later | email for formal or detailed things',
        'chat for small quick things':
          'chat for small things | quick question by message | answered in a line | short informal message',
        'voice for urgent or delicate':
          'urgent i pick up the phone | strong feelings involved | tone gets lost | sensitive topics in person | delicate matters face to face | sensitive topics face to face | call when it is urgent',
        'switches when it drags on':
          'back and forth three times | long thread so i call | misunderstanding in writing then call',
        'confirms in writing afterwards':
          'two lines with what we agreed | confirm in writing | send a short summary | follow up by email',
        'asks what others prefer':
          'what people prefer themselves | depends on the person | their preferred channel | adapt to the receiver',
      },
      followUps: ['Which channel do you like least, and when do you use it all the same?'],
      hint: 'Give one rule per channel, with the reason behind it.',
    },
    {
      id: 'communication-misunderstanding',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Describe a misunderstanding that you had a share in. How was it cleared up?',
      ideal:
        'Two years ago I coordinated events for a museum, and I wrote to our caterer that we would be "about 80, same as in May". I was responsible for the order. In May there had been a sit-down dinner; I only meant the number. On the day the caterer arrived with 80 hot meals for an event with standing guests and no tables. I did not discuss whose fault it was, because the guests were coming in 90 minutes. I called the head chef over, said that my message could be read both ways, and asked what could be done with the food. Together we cut the dishes into small portions and borrowed high tables from the café. The evening went well, and the extra cost stayed at 240 euros. The next morning I rang the caterer, thanked the crew and proposed a one-page order form: number, kind of service, furniture, time. We have used it for 35 events since then without a single mix-up. I learned that "same as last time" is not an instruction.',
      concepts: {
        'how it arose':
          'could be read both ways | i only meant | assumed that | message was ambiguous | thought they knew | unclear instruction',
        'own share admitted':
          'my message could be read | my instruction was unclear | wording was unclear | i failed to specify | took my part of it | admitted that i was unclear | apologized for my part',
        'talked it through at once':
          'called the chef over | spoke directly | asked what they had understood | sat down straight away | called to clarify',
        'repaired the effect':
          'what could be done | cut the dishes | corrected the order | found a way together | redid the work',
        'prevented the next one':
          'one-page order form | written confirmation | checklist | template | agreed on a standard | repeat back | summarize agreements in writing',
      },
      followUps: ['How did the other side see your part in it?'],
      hint: 'Be honest about your own part, then show both the repair and what keeps it from happening again.',
    },
    {
      id: 'communication-listening',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'When did something that you heard between the lines turn out to be important?',
      ideal:
        'In my previous role I ran the weekly call with a supplier of packaging. My job was to confirm quantities, nothing more. One Thursday the planner there answered every question with "that should be fine", where it had always been "yes". I noticed the change and that the voice was tired. I could have let it pass, because on paper all was green. Instead I stayed on the line after the others had left and said: "You sounded less sure today. Is there something that would help us to know early?" Then I kept quiet. After a pause the planner told me that a machine was down and the repair would take until the end of the month. I thanked the planner for the openness, and agreed on a partial delivery. With our production lead I moved two orders to a second supplier. We lost no day of production, and an expected shortage of 12,000 boxes never happened. Since then I write down not only what is said in calls, but what was different.',
      concepts: {
        'the small signal':
          'should be fine instead of yes | noticed the change | voice was tired | hesitated | body language | sounded less sure | tone of voice changed',
        'asked about it kindly':
          'help us to know early | asked whether anything was wrong | gave an opening to talk | said what i had noticed | gently asked | asked privately | took the person aside later',
        'left room for the answer':
          'kept quiet | after a pause | let them talk | did not interrupt | gave time to speak',
        'what lay behind it':
          'machine was down | the real problem was | told me about the machine | turned out to be a breakdown | admitted',
        'acted on it':
          'moved orders | agreed on partial delivery | changed the plan | warned the production lead | arranged help',
      },
      followUps: ['When have you read too much into what somebody said?'],
      hint: 'What was the signal, what did you say because of it, and what would have happened otherwise?',
    },
    {
      id: 'communication-presentation',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Tell me about a presentation in front of a demanding audience. How did you get ready for it?',
      ideal:
        'Last spring I had to present our plan for a shorter opening week to the board of a library network, eleven people of whom at least four were against it. My task was to get a decision that evening. I began with the audience, not the slides: I rang three members, two of them critical, and asked what they would need to hear. They worried about school groups and about job cuts. So I opened with the decision I was asking for, then spent five of my fifteen minutes on exactly these two points, with figures from two comparable towns. I kept to six slides, rehearsed twice aloud with a colleague who played the toughest critic, and prepared answers to ten questions. One question I could not answer; I said so and sent the figure by noon the next day. The plan passed with nine votes, and one of the critics chaired the trial. What I took away: the work on a presentation is done before the first slide.',
      concepts: {
        'learned about the audience':
          'asked what they would need to hear | rang the members | knew the audience | found out their concerns | spoke to them beforehand | researched the audience',
        'opened with the point':
          'opened with the decision | started with the message | main point first | asked the board for a decision first | key message at the start',
        'answered their worries':
          'worried about jobs | spent time on these points | addressed their objections | figures from comparable | prepared answers | anticipated tough questions',
        rehearsed:
          'rehearsed aloud | practiced with a colleague | dry run | played the critic | timed the talk | practiced several times',
        'honest when stuck':
          'could not answer | said so and sent | admitted i did not know | promised to come back',
        'the outcome':
          'plan passed | votes | approved | board decided in favor | got the budget | positive feedback',
      },
      followUps: ['What would you leave out if you gave it again?'],
      hint: 'Most of a good answer happens in the days before you step up.',
    },
    {
      id: 'communication-written',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Which report, guide or set of instructions written by you do people really open, and why does it work?',
      ideal:
        'When I joined a hotel group as a shift coordinator, there was a handbook of 60 pages that nobody opened. New staff rang the office instead, about 25 times a week, and I was asked to update it. Before I wrote anything I kept a list of those calls for two weeks. Eighteen questions made up nearly all of them. I decided against a better handbook and wrote eighteen half-page cards, each with the question as its title, the answer in the first line and the steps under it. I took out every word that we only use in the office. Then I gave five cards to a trainee in the first week and watched without helping: two of them failed, because I had skipped a step that was obvious to me. I rewrote those with the trainee. The cards hang beside the tills with a code to scan. Calls fell from 25 to 6 a week within a month, and three other hotels asked for copies. I learned to test a text like a product.',
      concepts: {
        'found out what readers need':
          'list of those calls | asked the readers | collected the questions | looked at their searches | thought about who reads it | asked users what they struggle with',
        'the answer first':
          'answer in the first line | main point at the top | summary first | question as its title | headline says it | key information first',
        'short and plain':
          'half-page cards | took out office words | plain language | cut it down | short sentences | fits on a single page | simple language | screenshots and bullet points',
        'tried it on a reader':
          'watched without helping | tested it on a trainee | asked somebody to try it | a reader got stuck | had a new colleague test it',
        'proof of use': 'calls fell | asked for copies | used every day | fewer questions | time saved',
      },
      followUps: ['How do you keep such a text from going out of date?'],
      hint: 'Start from the readers: what stopped them before, and what tells you that they use it now?',
    },
    {
      id: 'communication-bad-news',
      kind: 'behavioural',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'What is the hardest message you have had to deliver in your career, and how did you prepare for it?',
      ideal:
        'Three years ago I led a regional office, and I had to tell nine people that their site would close in six months. I asked for two days before the announcement and used them: I worked through every likely question with HR, and I fought for one thing, that each person would hear on the same day what it meant for them. I told all nine together at ten in the morning, in the first sentence, without a long build-up, and I gave the reason in plain figures. I did not say that I knew how they felt. Then I stopped talking. In the afternoon I met each of them alone for half an hour with a sheet on pay, dates and open posts, and where I did not know something, I said by when I would. I came back every Tuesday. Seven of the nine stayed until the last day, five moved to other sites, and the handover was complete. I learned that people can bear bad news better than vagueness.',
      concepts: {
        'prepared for the questions':
          'worked through every likely question | prepared answers with hr | rehearsed what to say | thought about how they would react | anticipated the questions | wrote a list of likely questions',
        'said it straight':
          'in the first sentence | without a long build-up | clear and direct | did not sugarcoat | plain figures | got to the point right away',
        'gave the reason':
          'gave the reason | explained the background | background of the decision | explained the business reasons',
        'left room for the reaction':
          'stopped talking | let them react | listened to the anger | time for emotions | did not say i knew how they felt | gave people space to react',
        'what it meant for each':
          'met each of them alone | sheet on pay and dates | individual talks | next steps for each person | one to one meetings with every person',
        'stayed reachable afterwards':
          'every tuesday at the site | weekly visits afterwards | said when answers would come | kept them informed | stayed available | open door in the following weeks',
      },
      followUps: ['Which sentence would you say differently today?'],
      hint: 'Cover the time before, the first minute, and the weeks after.',
    },
    {
      id: 'communication-unpopular-change',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'A change that most of the forty people concerned will dislike has been decided. You announce it on Monday. How do you build the message?',
      ideal:
        'I would start with the person who loses most by it and write for that reader. Before Monday I would make sure that I understand the reasons well enough to defend them, and if I do not, I would go back to whoever decided. I would tell the team leads a day earlier and hear from them which objections to expect. The message itself has five parts: what changes and from when, why, what was considered and rejected, what it means for each group, and what stays the same. I would admit the drawbacks openly, because if I call a cut an opportunity, nobody believes the rest. I would say it in person to all forty at the same hour, and send the same words in writing straight after. I would be clear about what is settled and what is still open, and invite ideas for the open part. A week later I would collect the questions and publish the answers. When I introduced weekend shifts in this way, 34 of 40 people had chosen their slots within ten days.',
      concepts: {
        'understands the reasons':
          'understand the reasons | well enough to defend them | know why it was decided | can justify the change',
        'line leads know first':
          'tell the team leads earlier | brief managers first | key people beforehand | objections to expect | brief the managers beforehand',
        'what it means for each group':
          'what it means for each group | name what stays unchanged | who is affected | concrete dates and changes | impact on them | impact on every group',
        'honest about drawbacks':
          'admit the drawbacks | not call a cut an opportunity | honest about the downsides | no spin | acknowledge the negative sides',
        'all at once, in person':
          'face to face with everyone | the same hour for all forty | same words in writing | everyone hears it together | town hall with everyone',
        'settled versus open':
          'what is settled and what is open | invite ideas | room for suggestions | still be influenced',
        'comes back with answers':
          'collect the questions | publish the answers | week later | follow up session | feedback round | questions and answers session',
      },
      followUps: ['What do you do if you do not agree with the change yourself?'],
      hint: 'Think of order: who hears it when, what the message holds, and what happens in the week after.',
    },
    {
      id: 'communication-many-places',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'A project is spread over four offices and three time zones. How do you keep everybody informed without drowning them?',
      ideal:
        'I would make one place where the truth stands. First I would ask each office two questions: what do you need to know to do your part, and what are you getting that you never read? Then I would set a rhythm. One written update a week, one page, always in the same form: what was decided, what is late, what I need from whom. Decisions go into a log with the date, the reason and the owner, so that people who slept through a meeting can read why. Live meetings I would keep for what needs a discussion, at hours that rotate, because otherwise the same office always sits there at night. Chat is for today only, and nothing is decided in it. I would name one contact in each office who tells me what does not arrive. After a month I would check by asking three people at random for our two top risks. When I tried this with 45 people, internal mail fell by a third, and the question "who decided that?" nearly disappeared.',
      concepts: {
        'one source of truth':
          'one place where the truth stands | single source | shared page | central board | one project site | shared document for everybody',
        'asks what is needed':
          'what do you need to know | never read | ask each office | different needs of information | information each group needs',
        'fixed rhythm and form':
          'one written update weekly | always in the same form | regular summary | weekly rhythm | short weekly summary',
        'decision log':
          'decisions go into a log | date reason and owner | record of decisions | document every decision',
        'fair hours':
          'hours that rotate | same office at night | fair meeting times | record the meeting | alternate the times | rotate the meeting times',
        'checks that it arrives':
          'people picked at random | contact in each office | check what does not arrive | feedback after a month | ask for feedback on the updates',
      },
      followUps: ['Which information would you still give by voice, and why?'],
      hint: 'Separate what must be written, what must be talked about, and how you learn what got lost.',
    },
  ],
});
