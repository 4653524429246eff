import { defineRole } from '../define.ts';

export const administrativeAssistant = defineRole({
  id: 'administrative-assistant',
  title: 'Administrative assistant',
  titles: [
    'administrative assistant',
    'admin assistant',
    'administrator',
    'office administrator',
    'office assistant',
    'office manager',
    'office coordinator',
    'executive assistant',
    'personal assistant',
    'team assistant',
    'secretary',
    'receptionist',
    'office clerk',
    'data entry clerk',
    'virtual assistant',
    'administrative coordinator',
  ],
  signals: [
    'diary management',
    'calendar management',
    'travel arrangements',
    'minute taking',
    'filing',
    'correspondence',
    'front desk',
    'clerical',
    'data entry',
    'microsoft office',
    'meeting rooms',
    'switchboard',
    'office supplies',
  ],
  questions: [
    {
      id: 'aa-time-zones',
      kind: 'knowledge',
      competency: 'scheduling',
      level: 1,
      type: 'technical',
      text: 'How do you set up a meeting for eight busy people in three time zones?',
      ideal:
        'I begin with three questions to the person who calls the meeting: what is the purpose, how long must it be, and who can not be replaced. Often four of the eight are enough to decide, and that already solves most of it. Then I look at the calendars of those four and mark the hours that are working time for everybody; when there is almost none, I rotate who has the early or the late hour. I offer three slots with a date for answers, and I put a hold on all three so that they do not vanish. When it is fixed I release the other holds at once and send one invitation from the calendar, which converts the time for each person, with agenda, link, papers and a phone number. I take care in the weeks when the clocks change on different dates. A day before I check acceptances. With this routine I set up about 30 such meetings a month in my last post, and two a year went wrong.',
      concepts: {
        'purpose and essential people':
          'what is the purpose | who can not be replaced | essential attendees | optional guests',
        'overlap of working hours':
          'hours that are working time for everybody | overlapping hours | rotate who has the early | office hours in each city',
        'few options and a deadline': 'offer three slots | date for answers | scheduling poll',
        'hold and release':
          'put a hold | release the other holds | pencil in | block the calendars | tentative booking',
        'complete invitation':
          'agenda link and papers | one invitation from the calendar | converts the time | dial-in details',
        'clock changes and check':
          'clocks change | daylight saving | check acceptances | confirm a day before',
      },
      followUps: ['What do you do when one of them cancels an hour before?'],
      hint: 'Who really has to be there, how you find the slot, and how you keep it safe.',
    },
    {
      id: 'aa-minutes',
      kind: 'knowledge',
      competency: 'written work',
      level: 1,
      type: 'technical',
      text: 'What belongs in good minutes, what do you leave out, and how do you produce them quickly?',
      ideal:
        'Minutes are there so that people do what they agreed, and so that someone who was absent understands why. So I record the date, who was present and who sent apologies, then for each item the decision, the main reason, and every action with one name and one date. I leave out who said what, opinions that led nowhere, and small talk, unless a person asks for their view to be noted or the law asks for more, as with board votes. I prepare the page before the meeting from the agenda, so I only fill gaps. If a decision is vague I ask in the room: "So Priya sends the draft by the 12th, is that right?" I write them up on the same day, have the chair check them, and send them within 24 hours with the actions on top. Then I open the next meeting with that list. In my last team open actions went from 40 to about 12 in three months.',
      concepts: {
        'decisions and reasons': 'the decision and main reason | record decisions | resolutions',
        'actions with owner and date': 'action with one name and one date | owner and deadline | action list',
        'leave out the talk':
          'leave out who said what | opinions that led nowhere | no small talk | not a transcript',
        'template from the agenda':
          'prepare the page before | template from the agenda | fill gaps | prepared headings',
        'clarify in the room':
          'if a decision is vague i ask | ask in the room | repeat it back | confirm before moving on',
        'out within a day and followed up':
          'within 24 hours | write them up on the same day | chair check them | follow up the actions | open the next meeting with',
      },
      followUps: ['A participant wants a sentence removed after the meeting. What do you do?'],
      hint: 'Ask what the reader will use them for; that decides what stays and what goes.',
    },
    {
      id: 'aa-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What do you enjoy about supporting an office, and why did our post catch your eye?',
      ideal:
        'I enjoy being the reason that a day runs smoothly without anybody noticing. In my first job, at a dental laboratory, orders were noted on slips, and every week one or two went missing. I set up a shared list with a color for each stage, and in the first month not one was lost; the technicians brought me a cake. I also like variety: a letter, a visitor, a broken printer and a spreadsheet before lunch. Your post caught my eye because it supports a project team of 25 and not one person, and because you say that the assistant may change processes. I type fast, I know the usual office programs well, and I have handled invoices up to 3,000 euros. What I would like to learn here is event planning, since your two conferences a year are bigger than anything I have done.',
      concepts: {
        'joy in the support itself':
          'reason that a day runs smoothly | makes people calmer | like bringing order | enjoy helping others work',
        'small proof': 'set up a shared list | in my first job | colleagues thanked me | organized it better',
        'likes variety':
          'like variety | no two days the same | several things before lunch | switch between tasks',
        'why this post':
          'your post caught my eye because | supports a project team | may change processes | drawn to your charity work',
        'skills and wish to learn':
          'know the office programs | handled invoices | like to learn event planning | type fast | want to grow',
      },
      followUps: ['Which task in this kind of work do you like least?'],
      hint: 'A small success, what you felt, and one detail of this ad that speaks to you.',
    },
    {
      id: 'aa-detail-saved',
      kind: 'behavioural',
      competency: 'accuracy',
      level: 1,
      type: 'hr',
      text: 'When did your eye for detail spare your office from an embarrassing or expensive mistake?',
      ideal:
        'Last June our director was to sign a contract for a trade fair stand, and it lay on my desk only to be scanned. My job was to send it off by noon. I read every page that I send, and on page seven the dates were those of the year before, which meant a Monday to Wednesday when the fair runs from Tuesday. I did not change anything myself, since it was not my contract; I put a note on the page and caught the director between two meetings. I called the organizer, got a corrected copy within the hour, and it still went out at ten to twelve. It saved us about 2,800 euros and a day without a stand. Since then I check names, dates and amounts of anything that leaves the office, and I have taught our trainee the same three.',
      concepts: {
        'what was about to go out':
          'contract to sign | ready to be sent | invitation about to be printed | send it off by noon',
        'what you spotted':
          'dates were of the year before | on page seven the dates | wrong amount | misspelt name | spotted the error',
        'raised it with the owner': 'caught the director | told my manager | put a note on the page',
        'helped to repair it in time':
          'called the organizer | corrected copy within the hour | still sent before noon | fixed before the deadline',
        'what it saved': 'saved 2,800 euros | a day without a stand | avoided a loss | spared us a penalty',
        'checking habit':
          'check names dates and amounts | i always check | checklist | taught our trainee | check anything that leaves the office',
      },
      followUps: ['And which mistake of your own did you notice too late?'],
      hint: 'What lay in front of you, what was wrong, whom you told, and what it would have cost.',
    },
    {
      id: 'aa-shared-folders',
      kind: 'knowledge',
      competency: 'records',
      level: 2,
      type: 'technical',
      text: 'The shared drive is a jungle. How would you organize it so that anybody finds a document within a minute?',
      ideal:
        'I would not begin by moving files, because links break and people lose trust. First I ask six colleagues to show me what they search for and how, and I list who must keep which records and for how long. Then I draw a structure by activity and not by person, at most three levels deep, so that it survives when somebody leaves. File names follow one rule: date first as year, month, day, then topic, then version, because that sorts itself. There is one place for each document, with a link instead of a copy, and a folder for finished things that is read-only. Access is set by group, with personnel and contracts closed to others. I try it with one team for two weeks, then move the rest in stages, after a backup, and keep the old drive readable for three months. What is past its retention date gets deleted, after the owner agrees. I did this for 18,000 files; in a small test the search time went from four minutes to 35 seconds.',
      concepts: {
        'learn how people search':
          'watch colleagues search | what they search for | understand the users | how people look for files',
        'structure by activity':
          'structure by activity and not by person | three levels deep | by process | shallow folders | clear categories',
        'naming rule':
          'file names follow one rule | date first | naming convention | topic then version | version numbers',
        'one place and access':
          'one place for each document | link instead of a copy | access by group | permissions | confidential folders closed',
        retention:
          'retention date | keep records for how long | delete after the owner agrees | archive finished things | data protection rules',
        'pilot, backup and stages':
          'try it with one team | after a backup | move in stages | old drive readable',
      },
      followUps: ['How do you keep it tidy a year later?'],
      hint: 'Before you move anything: who looks for what? Then structure, names, access and the move.',
    },
    {
      id: 'aa-urgent-transfer',
      kind: 'situational',
      competency: 'security',
      level: 2,
      type: 'technical',
      text: 'A mail in the name of your boss, who is on a plane, tells you to pay 18,400 euros within the hour and to keep it quiet. What do you do?',
      ideal:
        'I would stop, and not transfer a cent. Urgency, secrecy and a person who can not be reached are the three signs of a well-known fraud. First I look at the real sender address behind the name and at the wording, but I do not rely on that, because the account itself may have been taken over. I do not reply to the mail, open the attachment or click a link. Second I check through another channel: I call my boss on the number I know, or, while the plane is in the air, the deputy or the finance lead, because our rule asks for two people on any payment anyway. Third I report it to IT at once, so that they can block the sender and warn others; the same mail has probably gone to three colleagues. If something had already been paid, I would call the bank within minutes, since a transfer can sometimes be stopped. In 2022 I got such a mail for 7,900 euros; two colleagues had it as well, and nobody paid.',
      concepts: {
        'do not pay under pressure':
          'not transfer a cent | not make the payment | stop and not transfer | refuse to act on the mail | hold the payment back',
        'recognize the signs':
          'urgency and secrecy | real sender address | signs of a fraud | phishing | unusual wording',
        'verify by another channel':
          'call my boss on the number i know | another channel | not reply to the mail | ask the deputy | confirm by phone',
        'follow the payment rule':
          'two approvals for any payment | finance lead | approval process | four-eyes principle',
        'report it': 'warn others | block the sender | keep it as evidence | tell security',
        'act fast if paid':
          'call the bank within minutes | transfer can be stopped | recall the payment | police report',
      },
      followUps: ['Your boss confirms by voice message. Is that enough?'],
      hint: 'What makes this mail suspicious, how do you check, and whom else does it concern?',
    },
    {
      id: 'aa-cancelled-flight',
      kind: 'situational',
      competency: 'travel',
      level: 2,
      type: 'technical',
      text: 'It is nine in the evening and the flight of your director is cancelled; a client expects a presentation at eight tomorrow, 600 km away. How do you help?',
      ideal:
        'I would work on two tracks at the same time: getting the director there, and making the meeting work if that fails. First a short call: where are you, what do you need, may I tell the client? Then I look at all ways within minutes: the first flight from this and the next airport, a night train, a rental car, and I hold a seat before I compare. I ask the airline to rebook, since after a cancellation it normally must offer another route or the money back. I offer two choices with arrival time, price and risk, not ten. For the second track I send a short message to the client assistant tonight: we may be late, could we start at half past nine or by video? I see that a colleague on site has the slides. I write one message with every detail, stay reachable until it is settled, and keep receipts for the claim. Once this took me 40 minutes, and we began at nine.',
      concepts: {
        'quick call for the needs': 'short call | ask what matters most',
        'search all routes':
          'night train | rental car | next airport | first flight tomorrow | alternative routes',
        'secure first': 'hold a seat | book before seats are gone | refundable booking | airline to rebook',
        'warn the client with an option':
          'message to the client assistant | start later or by video | tell the client tonight | propose a later start',
        'backup for the presentation':
          'colleague on site has the slides | send the slides ahead | remote presentation',
        'one clear message and receipts':
          'two choices with arrival time | one message with every detail | keep receipts | stay reachable | refund claim',
      },
      followUps: ['How do you decide how much money you may spend without asking?'],
      hint: 'Do not only think about travel: what if there is no way to arrive in time?',
    },
    {
      id: 'aa-improved-process',
      kind: 'behavioural',
      competency: 'improvement',
      level: 2,
      type: 'hr',
      text: 'Which routine in an office have you made quicker or simpler, and how did you bring the others along?',
      ideal:
        "At an architects' office of 30 the travel claims came on paper, with receipts stapled to them, and I spent two days a month typing them; people waited five weeks for their money. I knew every step, so I took it on myself. I timed one month and found that half of my hours went into asking for missing details. I looked at three apps, and also at a plain form that our accounting system already had, which cost nothing. I chose the form because the bookkeeper would not need to learn anything new. I tried it with four people first; one of them, on building sites all day, told me that it failed without a signal, so I added a way to send a photo later. Then I sat with each group for ten minutes instead of sending a manual. Claims were paid in eight days, and my work went from 15 hours to four. I learned to time a task before I complain about it, and to let the users break it first.",
      concepts: {
        'what was wrong before':
          'spent two days a month typing | waited five weeks | claims came on paper | lots of manual work | missing details',
        'measured it': 'timed one month | counted the hours | found that half of my hours | listed the steps',
        'weighed options': 'looked at three apps | chose the form because | compared tools',
        'tried with users':
          'tried it with four people | users break it first | pilot | feedback from colleagues | added a way to',
        'brought people along':
          'sat with each group | demonstrated it to each group | short training | instead of sending a manual | explained the benefit',
        'time saved': 'from 15 hours to four | paid in eight days | saved hours a month | reduced the time',
      },
      followUps: ['Who did not want the change, and what did you do?'],
      hint: 'Before, what you measured, what you tried, who helped, and after: with hours or days.',
    },
    {
      id: 'aa-overbooked-director',
      kind: 'case',
      competency: 'diary management',
      level: 3,
      type: 'technical',
      text: 'A director says yes to every invitation and arrives late and unprepared everywhere. How would you take hold of the diary?',
      ideal:
        'I would first show the facts, kindly, because a diary reflects habits and I can not fix those alone. I take four weeks of the calendar and sort the hours: own goals, staff, clients, and things that others could do. When one director saw that 11 of 46 hours went to the two goals of the year, the talk was easy. Then we agree on rules that I may apply without asking: which people always get through, what I decline or pass to the deputy, 45 minutes instead of an hour, no meeting without an agenda. I block time for preparation, travel and lunch as firmly as for a client, and two free half-days for what comes up. Every Thursday we go through the next two weeks for 20 minutes, and each evening I leave a one-page brief with papers for the next day. I say no in a friendly way and always offer something: a later date, a colleague, or five written lines. After two months, late arrivals fell from nine a week to two.',
      concepts: {
        'show where the time goes':
          'four weeks of the calendar | sort the hours | calendar audit | where the time goes | share of time on goals',
        'rules agreed in advance':
          'rules that i may apply | what i decline | criteria for accepting | always get through | authority to say no',
        'protected blocks':
          'block time for preparation | free half-days | travel and lunch | buffer between meetings | focus time',
        'shorter or delegated':
          '45 minutes instead of an hour | pass to the deputy | delegate attendance | no meeting without an agenda',
        'weekly review and briefs':
          'every thursday we go through | go through the coming fortnight | one-page brief | prepared papers for each meeting | daily briefing',
        'a kind no':
          'say no in a friendly way | offer a later date | offer a colleague | polite refusal with an alternative',
      },
      followUps: ['What if the director overrules you again and again?'],
      hint: 'Evidence, agreed rules, protected time, a fixed rhythm, and how you say no.',
    },
    {
      id: 'aa-away-day',
      kind: 'case',
      competency: 'event planning',
      level: 3,
      type: 'technical',
      text: 'You are asked to organize a two-day off-site for 60 people in ten weeks with 24,000 euros. How do you plan it?',
      ideal:
        'That is 400 euros a head, so I begin with purpose and money before I look at any hotel. I ask the sponsor what should be different on the day after, who must attend, and what is fixed. Then I make a budget: about 55 percent for rooms and meals, 15 for travel, 15 for speakers and equipment, 5 for extras and 10 kept back. From the date I plan backwards: venue in week two, since that is the bottleneck, invitations in week three, program in week five, final numbers in week eight. I get three written offers that can be compared, and read the cancellation terms, because six or seven people will drop out. I ask everyone for diet, access needs and arrival times with one form. I list the risks, each with a plan B. In the last week I walk through each hour with the venue, and on site I carry a run sheet. My last one ended 900 under budget, and 54 of 58 rated it good.',
      concepts: {
        'purpose before venue': 'begin with purpose | ask the sponsor | goal of the event | who must attend',
        'budget with reserve': 'euros a head | make a budget | 10 kept back | contingency | cost per person',
        'backwards plan':
          'plan backwards | venue in week two | timeline with milestones | final numbers | bottleneck first',
        'compare offers and terms':
          'three written offers | cancellation terms | compare quotes | negotiate with the venue',
        'needs of the guests':
          'diet and access needs | arrival times | one form | dietary requirements | accessibility',
        'risks and run sheet': 'list the risks | run sheet | walk through each hour | back-up speaker',
      },
      followUps: ['Three weeks before, the budget is cut by 5,000 euros. What goes first?'],
      hint: 'Work out the sum per person, find the longest lead time, and think of what may go wrong.',
    },
    {
      id: 'aa-office-move',
      kind: 'behavioural',
      competency: 'coordination',
      level: 3,
      type: 'hr',
      text: 'Tell me about the largest task that you have coordinated across several departments. How did you keep hold of it?',
      ideal:
        'In 2021 our charity moved 85 people from two buildings into one over a single weekend, and I was asked to run it beside my normal work as executive assistant. I had no authority over IT, finance or the landlord, so everything hung on agreements. I made one list of 140 tasks with owner and date, and a 15-minute call each Tuesday. After five weeks the internet line was the danger: the provider gave a date two weeks after the move. I had three options, to delay, to let people work at home, or to rent mobile routers; I asked the IT lead for a test and chose the routers for 1,100 euros, because the old lease ended. I also walked the new floor with two colleagues who use wheelchairs, and they found a door that was too narrow. On the Monday 81 of 85 could work by nine, and we were 3,000 under budget. I thanked each owner by name, and I now ask about the longest delivery time on day one.',
      concepts: {
        'size of the task':
          'moved 85 people | 140 tasks | several departments | asked to run it | large project',
        'no formal power': 'no authority over | hung on agreements | depended on others',
        'one plan with owners':
          'one list of tasks with owner and date | call each tuesday | project plan | weekly check-in | tracker',
        'critical problem solved':
          'internet line was the danger | three options | rented mobile routers | biggest risk',
        'involved the users':
          'walked the new floor with colleagues | they found a door | asked the staff | thanked each owner by name',
        'result and lesson':
          'could work by nine | under budget | longest delivery time on day one | moved on schedule',
      },
      followUps: ['Which department was hardest to win, and what worked?'],
      hint: 'How big, who owned what, where it nearly went wrong, and how the first day went.',
    },
    {
      id: 'aa-late-requests',
      kind: 'situational',
      competency: 'managing upwards',
      level: 3,
      type: 'hr',
      text: 'The manager you support keeps handing you "urgent" jobs ten minutes before you leave. How would you bring it up?',
      ideal:
        "I would raise it in a quiet moment, not at ten to five with my coat on. Before that I would look at the pattern: for two weeks I note what came late, when it was really needed, and how long it took. Then I would ask for fifteen minutes and start from the shared aim: I want your important things done well, and at that hour I make mistakes. I would show the list without reproach and ask what the afternoon looks like from the other side; maybe the papers only come out of the four o'clock meeting. I would suggest something to try: a ten-minute talk at three each day, a mark for what must leave today, and one late day a week that we plan. For a real emergency I stay, gladly. After a month we look at it again. When I did this two years ago, late jobs went from seven a week to two, and my manager began to plan the next day at three.",
      concepts: {
        'note the pattern first':
          'look at the pattern | log what came late | when it was really needed | keep a list | collect examples',
        'right moment and shared aim':
          'quiet moment | ask for fifteen minutes | shared aim | want your important things done well | in private',
        'ask for the other side':
          'ask why they come late | without reproach | papers come out of the meeting | listen to the reason',
        'suggest a routine':
          'ten-minute talk at three | mark for what must leave today | afternoon check-in | suggest something to try | planned late day',
        'flexible in emergencies':
          'for a real emergency i stay | flexible when it matters | truly urgent | willing to stay now and then',
        'review the agreement':
          'after a month we look at it | review how it works | fewer late jobs | check whether it improved',
      },
      followUps: ['What if nothing changes after that talk?'],
      hint: 'Prepare, choose the moment, hear the reason, propose a routine, and keep it fair.',
    },
  ],
});
