import { defineRole } from '../define.ts';

export const customerServiceRepresentative = defineRole({
  id: 'customer-service-representative',
  title: 'Customer service representative',
  titles: [
    'customer service representative',
    'customer service rep',
    'customer service agent',
    'customer service advisor',
    'customer service assistant',
    'customer service specialist',
    'customer support representative',
    'customer support agent',
    'customer support specialist',
    'customer care representative',
    'customer care agent',
    'customer advisor',
    'call centre agent',
    'call center agent',
    'contact centre advisor',
    'call handler',
  ],
  signals: [
    'customer service',
    'customer support',
    'inbound calls',
    'call centre',
    'call center',
    'live chat',
    'complaints',
    'refunds',
    'zendesk',
    'first contact resolution',
    'csat',
    'average handling time',
    'helpline',
  ],
  questions: [
    {
      id: 'csr-verify-caller',
      kind: 'knowledge',
      competency: 'data protection',
      level: 1,
      type: 'technical',
      text: 'How do you make sure that you are speaking to the account holder before you discuss an account, and what if the caller can not prove it?',
      ideal:
        'I follow the identity check of the company in full, every time, even when the person sounds familiar. Usually that means two or three details which a stranger would not know, for example the customer number, the date of the last order and a one-time code sent to the phone or email on file. I ask open questions and never offer the answer, so I say "Which address do we have?" and not "Are you still at Mill Lane?" If the caller fails, I do not share anything, not even whether the account exists. I explain that the rule protects their data, stay friendly, and offer another way: log in online, or a call back to the number we hold. If something feels wrong, such as pressure or changing stories, I note it and tell the fraud team. Last year I stopped a caller who wanted 900 euros moved to a new bank account; the real customer had never rung.',
      concepts: {
        'full check each time':
          'identity check in full | two or three details | security questions | verify every time | pass the security process',
        'never offer the answer':
          'ask open questions | never offer the answer | not give hints | let them state the address',
        'code or call back to stored contact':
          'one-time code | call back to the number we hold | code sent to the phone | email on file',
        'disclose nothing on failure':
          'not even whether the account exists | no details given | refuse politely',
        'another way forward':
          'offer another way | log in online | explain that the rule protects | visit a branch with identification | request in writing by post',
        'report suspicion':
          'tell the fraud team | note it on the account | flag suspicious calls | escalate to security',
      },
      followUps: ['What do you do when a relative calls and says that the account holder is busy?'],
      hint: 'What do you ask, how do you ask it, and what is left open to an honest person who fails?',
    },
    {
      id: 'csr-hold-transfer',
      kind: 'knowledge',
      competency: 'call handling',
      level: 1,
      type: 'technical',
      text: 'What makes a good transfer to another department, and what makes a bad one?',
      ideal:
        'A good transfer means that the customer tells the story once. Before I transfer at all I ask myself whether I can solve it, because each handover costs time and trust. If not, I explain why I am passing it on and to whom, and I ask whether that is all right. Then I stay on the line for a warm transfer: I reach the colleague, give the name, the problem and what has been tried, and introduce the customer before I leave. I write the same in the ticket and give the direct number in case we are cut off. A bad one is blind: the person lands in a queue, repeats everything, and perhaps reaches the wrong desk. In my last team we moved from blind to warm transfers and repeat calls went down from 21 to 13 percent.',
      concepts: {
        'avoid it where possible':
          'solve it before i transfer | solve it myself first | each handover costs trust',
        'explain and ask permission':
          'explain why i am passing it on | explain the reason for the transfer | ask permission to transfer | get their agreement',
        'warm handover':
          'warm transfer | stay on the line | introduce the customer | brief the colleague first | speak to the colleague before',
        'story told only once':
          'tells the story once | not repeat everything | write it in the ticket | clear notes | what has been tried',
        'safety net': 'direct number | in case we are cut off | call back at a set time',
      },
      followUps: ['When is a call back better than a transfer?'],
      hint: 'Look at it from the seat of the person who is being passed on.',
    },
    {
      id: 'csr-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Some people find service work draining. What keeps you interested in it?',
      ideal:
        'I like the moment when a voice changes. People ring because something has gone wrong, and within ten minutes I can often give them back a piece of their day; few jobs show a result so fast. I found that out at a ferry company, where I spent one stormy week rebooking 300 passengers. It was hard, but on the Friday I had solved more for people than in a month of my earlier office job. Of course there are draining days, so I take my breaks seriously and talk a rough call through with a colleague instead of carrying it home. I applied here because you let your agents decide on refunds up to 100 euros, so I could solve things instead of reading a script. In time I would like to train new starters.',
      concepts: {
        'what gives you energy':
          'a voice changes | solve more for people | help people quickly | see the result so fast | enjoy turning it round',
        'a real experience of it':
          'spent one stormy week | rebooking passengers | in my earlier job | on my busiest day',
        'honest about the strain':
          'draining days | take my breaks seriously | talk a rough call through | switch off after work | not carry it home',
        'why this employer':
          'decide on refunds | your agents decide | you let your team | your reputation for service',
        'where you want to go': 'train new starters | in time i would like | become a team leader',
      },
      followUps: ['What would make you leave this kind of work?'],
      hint: 'Name what you gain from it, prove it with a day you remember, and be honest about the rest.',
    },
    {
      id: 'csr-extra-mile',
      kind: 'behavioural',
      competency: 'customer focus',
      level: 1,
      type: 'hr',
      text: 'Describe a case where you noticed what a customer really needed behind what was asked for.',
      ideal:
        'At a mobile phone provider a man rang to cancel, saying only that the tariff was too dear. My task was to process the notice or make an offer. The quick way was a discount, and I had one on the screen. But his bill was normal except for 40 euros of calls abroad, so I asked what had changed in the last few months. He told me that his daughter had moved to Norway and they spoke every evening. I showed him how to call through the internet at no cost, stayed on the line until the first try worked, and moved him to a smaller plan that fitted him, although it was 8 euros a month less for us. He stayed, and he wrote to my supervisor. I shared the case in our Monday round; within three months colleagues had kept 31 such customers by asking "what has changed?" before they offered money off.',
      concepts: {
        'the stated request':
          'rang to cancel | asked for a refund | tariff was too dear | complained about the price | asked for a cheaper tariff',
        'asked to find the need':
          'asked what had changed | asked an open question | listened for the reason | looked at the bill | noticed something unusual',
        'the real need': 'calls abroad | daughter had moved | the real problem was | what was really needed',
        'fitted solution':
          'smaller plan | stayed on the line until | solution that fitted | instead of a discount',
        'outcome and spread':
          'wrote to my supervisor | shared the case | colleagues kept | wrote a thank-you letter | renewed the contract',
      },
      followUps: ['What would you have done if the better solution had been against company policy?'],
      hint: 'What was said first, which question opened it up, and what came of it?',
    },
    {
      id: 'csr-service-metrics',
      kind: 'knowledge',
      competency: 'service metrics',
      level: 2,
      type: 'technical',
      text: 'How can average handling time and first contact resolution work against each other, and how do you balance them in your own work?',
      ideal:
        'They pull apart when somebody ends a call fast and the customer rings again tomorrow. Handling time counts talk, hold and the notes afterwards; first contact resolution is the share of cases closed without a second contact. A short call that causes two more is the most expensive call there is. So I put resolution first and look for time that does not help the customer: searching, waiting, double typing. I keep my knowledge base pages sorted, write the notes while I speak, and ask one closing question, "Is there anything that could stop this from working tomorrow?", because it prevents the next call. I do not use handling time as a target for a single call, but as a signal: if one topic takes me twice as long as others, I ask for help or report a gap. At my last job I went from 7 minutes 40 to 6 minutes 20 while my resolution rate rose from 71 to 79 percent.',
      concepts: {
        'what each one counts':
          'talk hold and notes | closed without a second contact | solved at first contact | length of the call with wrap-up',
        'rushing causes repeat calls':
          'rings again tomorrow | short call that causes two more | repeat contacts | rushed calls come back | ends a call fast',
        'resolution goes first':
          'put resolution first | solving it matters more | quality before speed | not hang up early',
        'cut wasted time':
          'write the notes while i speak | knowledge base sorted | double typing | less searching | templates and shortcuts',
        'prevent the next contact':
          'closing question | prevents the next call | check that it works | anticipate the next issue',
        'use it as a signal':
          'as a signal | report a gap | not as a target for a single call | look at trends | ask for coaching',
      },
      followUps: ['Which third figure would you add to those two, and why?'],
      hint: 'Say what each number measures, how one can ruin the other, and what you do at your desk.',
    },
    {
      id: 'csr-outage-queue',
      kind: 'situational',
      competency: 'prioritizing',
      level: 3,
      type: 'technical',
      text: 'A system outage fills the queue with 80 waiting calls and chats, and you have no date for the repair. How do you work?',
      ideal:
        "In an outage I work for the whole queue and not only for the person in front of me. First I check the status page and the incident channel, so that I know what is confirmed, and ask the shift lead for one wording that all of us use. Then I suggest a recorded message and a banner, because half of the callers only want to know that we know. For the calls I take, I keep to a short frame: yes, we have a fault since ten, these functions are affected, I have no time for the repair yet, the next update comes at noon on the status page. I never invent a time, since a broken promise brings a second call. I sort by harm: someone who can not reach medication or money goes first. I tag every contact with the incident, so that we can write to all of them afterwards. In last spring's outage we closed 240 tagged tickets with one message in the evening.",
      concepts: {
        'confirmed facts, one wording':
          'check the status page | incident channel | what is confirmed | same message from everybody',
        'tell many at once':
          'recorded message | banner on the website | proactive message | announcement in the queue | update for all callers',
        'no invented times':
          'never invent a time | no time for the repair yet | not promise a date | next update at noon | when the next update comes',
        'urgent harm first':
          'sort by harm | can not reach medication | urgent cases first | vulnerable customers | triage',
        'tag for follow-up':
          'tag every contact | write to all of them afterwards | link tickets to the incident | message everyone after the repair',
      },
      followUps: ['A caller says: "I want compensation now." What do you answer?'],
      hint: 'Think of what helps eighty people at once before you think of call number one.',
    },
    {
      id: 'csr-refund-outside-policy',
      kind: 'situational',
      competency: 'judgment',
      level: 2,
      type: 'technical',
      text: 'A loyal customer asks for a refund nine days after the return period ended, and the item is faulty. What do you do?',
      ideal:
        'The word that matters is faulty. A return period is for goods that people do not like; for a fault the law usually gives buyers separate rights, for example a two-year legal guarantee in the EU, so I would not answer "too late". First I apologize, ask what exactly happens and since when, and ask for a photo or a short video. Next I check the order, the warranty terms and my own limits. Then I offer what the customer is entitled to, normally a repair or a replacement, with the refund if that fails or takes too long, and I let them choose where we can. If the case went beyond my authority, I would bring it to my supervisor with a recommendation and the history: eleven orders in four years says something. I would note the fault code, because three of the same in a week is a product problem. And I call back when I said I would. A similar kettle case took me 12 minutes and saved a customer worth about 600 euros a year.',
      concepts: {
        'fault differs from change of mind':
          'law gives separate rights | legal guarantee | warranty applies | faulty goods are different | statutory rights',
        'establish the facts':
          'ask what exactly happens | photo or short video | check the order | warranty terms',
        'repair, replace, then refund':
          'repair or a replacement | refund if that fails | offer a choice | exchange the item',
        'stay within authority':
          'beyond my authority | bring it to my supervisor | with a recommendation | ask for an exception',
        'report the pattern':
          'note the fault code | product problem | same fault several times | tell the quality team',
      },
      followUps: ['What if there is no fault and the customer has simply missed the date?'],
      hint: 'One word in the question changes which rule applies; find it first.',
    },
    {
      id: 'csr-own-error',
      kind: 'behavioural',
      competency: 'accountability',
      level: 2,
      type: 'hr',
      text: 'What is the worst mistake you have made on a customer case, and how did you put it right?',
      ideal:
        "In my second year at a travel agency I rebooked a couple's flight and typed the 16th instead of the 19th. I found it myself two days later while checking my open cases, eleven days before the trip. It was my error, so it was mine to repair. I could have waited until they noticed, but new seats get dearer every day. I told my team leader at once, with a proposal: seats on the right day for 140 euros more, paid by us. She agreed. Then I rang the couple, said plainly what I had done and that it was already solved, and sent the new confirmation while we were speaking. They were surprised but kind, and they booked with us again the next summer. Afterwards I changed how I work: I read dates back aloud with the weekday, and I suggested that the confirmation screen shows it. The IT colleagues added it, and date errors in our team fell from about five a month to one.",
      concepts: {
        'the error and its effect':
          'rebooked a flight and typed the 16th | typed the wrong date | gave out wrong information | mixed up the accounts | booked the wrong day',
        'told the boss at once':
          'told my team leader at once | reported it immediately | informed my supervisor | did not hide it',
        'told the customer plainly':
          'said plainly what i had done | rang the couple | apologized to the customer',
        'made it good':
          'seats on the right day | sent the new confirmation | corrected the booking | refunded the difference',
        'kept it from recurring':
          'read dates back aloud | confirmation screen shows it | double check now | changed how i work | errors fell',
      },
      followUps: ['Why did you call instead of writing?'],
      hint: 'Choose a real one, name the damage, and show the repair and what you changed.',
    },
    {
      id: 'csr-chat-three',
      kind: 'situational',
      competency: 'written service',
      level: 2,
      type: 'technical',
      text: 'You are handling three live chats at once and one of them turns difficult. How do you keep all three in good hands?',
      ideal:
        'I would first give each of the three a sign of life, because silence is what makes chat feel rude. One line with a time is enough: "I am checking this and will be back in two minutes." Then I would rank them: the two simple ones may need one sentence each, and closing them frees my head. For the difficult one I read the whole thread again, name the problem in my own words, and ask one question at a time. I use saved replies for facts such as return addresses, but I always change the first and last line, since people notice a canned text. Before I send I check that I am in the right window; a wrong paste can leak personal data. If the difficult chat needs more than about ten minutes, I offer a call or ask the lead to take me off new chats. In my last job I ran three at a time with an average first reply of 38 seconds and a satisfaction of 4.6 out of 5.',
      concepts: {
        'keep each one informed':
          'sign of life | back in two minutes | tell them how long | let them know i am checking | no long silence',
        'close the simple ones':
          'rank them | close the easy chats first | closing them frees my head | quick answers first',
        'focus on the hard one':
          'read the whole thread | one question at a time | name the problem in my own words | summarize the issue',
        'saved replies with care':
          'saved replies | change the first and last line | personalize the template | canned text',
        'right window': 'right window | wrong paste | leak personal data | check before i send',
        'change channel or ask for relief':
          'offer a call | take me off new chats | ask the lead for help | hand over a chat',
      },
      followUps: ['How do you say no in writing without sounding cold?'],
      hint: 'What does each person see on the screen while you are busy with another?',
    },
    {
      id: 'csr-abusive-caller',
      kind: 'situational',
      competency: 'resilience',
      level: 3,
      type: 'hr',
      text: 'A new colleague beside you is being sworn at on the phone and is close to tears. You are the senior on shift. What do you do?',
      ideal:
        'The colleague comes before the call. I would sit down next to them, make eye contact, and write on a pad: "You may end this, I am here." If they want, I take over: I give my name, say that I am the senior, and that I want to solve the matter. I separate anger from abuse. Anger about a fault I let run, since it usually drops after a minute; for insults I give one clear warning, "I will help you, but I will end the call if you swear at me again", and then I keep to it. Whatever happens I write it down in the account and flag the recording. Afterwards I take the colleague off the phones for fifteen minutes, ask how they are, and say what they did well. I tell the manager, and we agree how that caller is dealt with next time. When I introduced this routine, sick days in our group of 14 went down from 9 to 5 a month.',
      concepts: {
        'colleague first':
          'sit down next to them | colleague comes before the call | signal that they may end it | reassure them',
        'take over the call': 'take the headset over | say that i am the senior | offer to take the line',
        'warning, then end':
          'one clear warning | end the call if | set a boundary | hang up after a warning | anger but not abuse',
        'record it':
          'write it down in the account | flag the recording | log the incident | note on the file',
        'recovery time':
          'off the phones for fifteen minutes | short break | talk the call through afterwards',
        'agree a lasting rule':
          'tell the manager | how that caller is dealt with | routine for abuse | policy on abusive callers',
      },
      followUps: ['Where exactly do you draw the line between anger and abuse?'],
      hint: 'Three parties need something here: the colleague, the caller and those who come next.',
    },
    {
      id: 'csr-root-cause',
      kind: 'case',
      competency: 'improvement',
      level: 3,
      type: 'technical',
      text: 'Contacts about "where is my order" have gone up by 40 percent while sales grew by 5. How would you bring them down?',
      ideal:
        'Sales explain 5 points, so something else changed, and I would look for it before I add staff. First I would pull two hundred of these contacts and sort them: not yet sent, late in transit, marked delivered but missing, or the customer just could not find the status. Next I would plot them by carrier, warehouse, product and day, and set the date of the rise beside changes such as a new courier or a new mail template. Suppose half of them come before the promised date has even passed: then the problem is not the parcel but the information, so I would repair the tracking mail, state a realistic date at checkout, and send a message before the customer has to ask when a parcel is late. If one carrier causes it, I take the figures to logistics. Meanwhile agents get a short text and a self-service link. I would measure contacts per hundred orders each week. In my last team that took us from 14 to 8 in seven weeks.',
      concepts: {
        'contacts relative to orders':
          'contacts per hundred orders | sales explain only part | contact rate | sales explain 5 points',
        'sort a sample':
          'pull two hundred contacts | sort them by reason | read a sample | categorize the tickets | reason codes',
        'find when and where it began':
          'by carrier and warehouse | date of the rise | new courier | new mail template',
        'tell people before they ask':
          'notify before they ask | tracking mail | realistic date at checkout | delay notification | proactive update',
        'work with other departments':
          'figures to logistics | talk to the carrier | with the warehouse | with the web team',
        'relief for agents':
          'self-service link | short text for agents | order status page | chatbot for status',
      },
      followUps: ['What would you do if logistics say that the carrier is fine?'],
      hint: 'Compare two growth rates, then read real contacts before you propose a cure.',
    },
    {
      id: 'csr-coach-peer',
      kind: 'behavioural',
      competency: 'coaching',
      level: 3,
      type: 'hr',
      text: 'How have you helped an agent whose satisfaction ratings were low to improve?',
      ideal:
        'When I was senior agent at an energy supplier, a colleague who was quick and knew every tariff had a rating of 3.4, while the group stood at 4.3. Our manager asked me to coach him for six weeks. I did not start with the score. We listened to five of his calls together, and I asked him to stop the tape wherever he would have felt unsure as the customer. He found it himself: he gave the solution in the first twenty seconds, before people had finished, so they felt brushed aside. We agreed on one thing to practice, to sum up the problem in one sentence before solving it. I sat with him for two calls every Tuesday and told him one thing that worked and one to try. In return he built a tariff sheet for all of us. After six weeks he was at 4.2, and his calls had become only 15 seconds longer. I learned that people change faster when they hear it themselves than when I tell them.',
      concepts: {
        'facts of the case': 'rating was low | coach for six weeks | ratings of 3.4 | complaints about tone',
        'let them hear it':
          'listened to calls together | asked to stop the tape | stop the recording and reflect | self-assessment | reviewed recordings',
        'found the cause':
          'before people had finished | felt brushed aside | gave the solution too early | interrupted customers',
        'one thing to practice':
          'agreed on one thing | sum up the problem | single goal | practice one skill | small step',
        'regular feedback':
          'sat with him every tuesday | one thing that worked | weekly feedback | side by side sessions',
        'result and lesson': 'after six weeks | rating rose',
      },
      followUps: ['What would you have done if the rating had not moved?'],
      hint: 'Where did you find the cause, what single thing did you practice, and what changed?',
    },
  ],
});
