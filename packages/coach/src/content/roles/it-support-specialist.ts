import { defineRole } from '../define.ts';

export const itSupportSpecialist = defineRole({
  id: 'it-support-specialist',
  title: 'IT support specialist',
  titles: [
    'it support specialist',
    'it support technician',
    'it support',
    'help desk technician',
    'helpdesk analyst',
    'service desk analyst',
    'desktop support technician',
    'desktop support engineer',
    'technical support specialist',
    'it technician',
    'first line support',
    'second line support',
    'it support engineer',
    'end user support',
    'computer technician',
    'service desk agent',
  ],
  signals: [
    'help desk',
    'service desk',
    'ticketing',
    'active directory',
    'microsoft 365',
    'desktop support',
    'troubleshooting',
    'itil',
    'intune',
    'password resets',
    'laptops',
    'printers',
    'remote support',
    'end users',
  ],
  questions: [
    {
      id: 'its-no-internet',
      kind: 'case',
      competency: 'troubleshooting',
      level: 1,
      type: 'technical',
      text: 'A user calls and says that the internet is down on their laptop. How do you work through it?',
      ideal:
        'First I find out what is really down: one website, all websites, or only the mail client, and whether colleagues nearby have it too. If they do, I check for a known outage before I touch the laptop. If it is one person, I ask what changed and work from the bottom up. Is Wi-Fi switched on, is flight mode off, is the cable in? Then I look at the address with ipconfig; something that begins with 169.254 means that no DHCP server answered. Next I ping the gateway, then a public address such as 8.8.8.8, and then a name. If the address answers and the name does not, it is DNS, and I flush the cache or check the DNS settings. Once it works I let the user confirm it and note cause and fix in the ticket. About half of these calls take me under five minutes.',
      concepts: {
        'pins down the scope':
          'one website or all | colleagues nearby have it too | find out what is really down | affects one person or many',
        'known outage first': 'check for a known outage | status page | major incident running',
        'starts with the basics': 'wifi is switched on | flight mode | cable plugged in | bottom up',
        'reads the ip address':
          'ipconfig | 169.254 address | no dhcp server answered | has a valid ip address',
        'separates connection from dns':
          'ping the gateway | ping a public address | name does not resolve | flush the dns cache',
        'confirms and logs': 'let the user confirm | note the fix in the ticket | document the cause',
      },
      followUps: [
        'It works on the phone hotspot but not in the office. What does that tell you?',
        'How do you do this with someone who cannot find the settings menu?',
      ],
      hint: 'Ask before you touch, then go layer by layer and say what each result rules out.',
    },
    {
      id: 'its-identity',
      kind: 'situational',
      competency: 'security awareness',
      level: 1,
      type: 'technical',
      text: 'Someone rings for a password reset and is in a great hurry. What do you do before you change anything?',
      ideal:
        'I would stay friendly and verify who is calling, because hurry is exactly what a social engineer uses. First I would follow our procedure: call back on the number in the directory, or send a prompt to the registered phone. I would explain it in one sentence: this check protects your account and takes one minute. If the person cannot be verified, I would ask the line manager to confirm, and I would not make an exception for rank. Once I am sure, I would set a temporary password that must be changed at the first sign-in, give it by phone and never by mail, and check that multi-factor sign-in still belongs to them. Then I would log the call and the way I verified it. Last year I stopped a caller like this who claimed to be a director; two other companies in our group were tried on the same day.',
      concepts: {
        'verifies identity first':
          'verify who is calling | identity check | confirm the identity before reset | follow the verification procedure',
        'uses a trusted channel':
          'call back on the directory number | prompt to the registered phone | line manager confirms | known contact',
        'sees the warning sign':
          'social engineer | hurry is a red flag | pressure tactics | could be an impostor',
        'no exceptions': 'not make an exception | same rule for directors | rank makes no difference',
        'temporary password': 'temporary password | changed at first sign-in | must change at next logon',
        'logs the call': 'log the call | record how i verified | note in the ticket | report the attempt',
      },
      followUps: ['The caller gets angry and says they will complain about you. What do you say?'],
      hint: 'What is at stake if the voice on the phone is not who it says it is?',
    },
    {
      id: 'its-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you want to work on a service desk, where people mostly call when something is broken?',
      ideal:
        'Because I like the moment when somebody stops being stuck. I noticed it in my student job in a library: I was hired to sort books, and after three months I was the one people asked about the printers, the scanner and their thesis templates. I wrote a one-page guide for the five most common troubles, and the queue at my desk got visibly shorter. A broken thing does not bother me, since the person is rarely angry with me; they have a deadline and feel helpless, and I can change that within minutes. I also enjoy the variety of a morning. Last year I passed an entry-level certificate and repaired about 30 laptops for a charity with two friends. A desk like yours, which trains people up to second line, is where I want to build a solid base.',
      concepts: {
        'enjoys helping people':
          'somebody stops being stuck | helping people | relief when it works | they feel helpless',
        'a first experience':
          'student job | came to me with printer trouble | wrote a guide | friends and colleagues came to me',
        'calm about complaints':
          'not angry with me | does not bother me | they have a deadline | not take it personally',
        'learning and variety':
          'enjoy the variety | learn something new each day | passed a certificate | repaired laptops',
        'why this desk': 'desk like yours | trains people up | second line | build a solid base',
      },
      followUps: ['What kind of call would wear you out, and how would you deal with that?'],
      hint: 'Turn the question round: what do you get out of someone else having a bad morning?',
    },
    {
      id: 'its-plain-words',
      kind: 'behavioural',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'Describe how you explained something technical to a person who was not at all comfortable with computers.',
      ideal:
        'At my last school we moved all files to cloud storage, and a music teacher with 30 years of sheet music on a USB stick was afraid of losing it. I was asked to get all 45 staff moved before the holidays. I sat down next to the teacher, asked what they do on a normal day, and let them keep the mouse. I left out words like sync and tenant. I said: think of it as a cupboard with a copy in the basement; you put a sheet in here and it appears there as well. Then we moved one folder together, I pulled out the stick, and the folder was still there. That was the moment it clicked. I asked them to show me the steps once, so that I could see what was missing, and drew them on one page. They have not needed a call since, and 20 colleagues asked for a copy of that page.',
      concepts: {
        'began with their day':
          'asked about a normal day | sat down next to them | what they were afraid of | normal day',
        'no jargon': 'left out words like sync | without jargon | plain words | simple language',
        'a picture from daily life':
          'think of it as a cupboard | comparison | analogy | like a filing cabinet',
        'let them do it': 'let them keep the mouse | did it together step by step | they clicked themselves',
        'checked that it stuck': 'asked them to show me | repeat the steps | show it back | teach back',
        'lasting effect':
          'not needed a call since | asked for a copy of the page | managed alone | fewer calls',
      },
      followUps: ['How do you notice on the phone that you have lost someone?'],
      hint: 'Who was it, what were they worried about, and how did you know that it had clicked?',
    },
    {
      id: 'its-slow-laptop',
      kind: 'knowledge',
      competency: 'troubleshooting',
      level: 2,
      type: 'technical',
      text: 'A Windows laptop has become very slow over a few weeks. Which checks do you make, and in what order?',
      ideal:
        'I begin with the user, because slow can mean a slow start, one program or the network. Then I open Task Manager and sort by processor, memory and disk, to see which resource is exhausted. A disk at 100 percent on an old hard drive, or a system drive with under ten percent free, explains a lot. If memory is full, I look at browser tabs, startup programs and a process that grows. After that I check what arrived in those weeks: updates, a second antivirus, a sync client that indexes everything. I look in Reliability Monitor and in the event log for disk errors, and read the SMART state, because a dying drive often shows itself by slowness; then I save the data first. Heat and a worn battery can throttle the processor as well. I change one thing at a time and measure the start-up time before and after. Recently, removing a double antivirus brought a boot from six minutes to 50 seconds.',
      concepts: {
        'asks what is slow': 'slow start or one program | begin with the user | what exactly is slow',
        'finds the exhausted resource':
          'task manager | processor memory and disk | disk at 100 percent | memory is full | resource monitor',
        'startup and background programs':
          'startup programs | second antivirus | sync client indexing | background processes',
        'free space and disk health':
          'free disk space | smart state | disk errors | dying drive | event log errors',
        'recent changes':
          'what arrived in those weeks | recent updates | newly installed software | reliability monitor',
        'measures one change at a time':
          'one thing at a time | start-up time before and after | measure start-up time | compare boot time',
      },
      followUps: ['When do you stop repairing and reinstall or replace?'],
      hint: 'Say what each check would tell you, and which one protects the data.',
    },
    {
      id: 'its-incident-problem',
      kind: 'knowledge',
      competency: 'service management',
      level: 2,
      type: 'technical',
      text: 'In ITIL terms, how does an incident differ from a problem, and why does that matter on a help desk?',
      ideal:
        'An incident is an unplanned interruption or a drop in quality of a service; the aim is to restore the service quickly, even with a workaround. A problem is the cause, or possible cause, of one or more incidents; the aim there is to find and remove it, which may take weeks. It matters because the two pull in opposite directions: on the phone I restart the print spooler so that the person can go on, and I do not keep them waiting while I study the driver. But if I only restart, I will do it for ever. So I link the tickets, and after the third similar one I raise a problem record. Until it is solved, the workaround stands in the known error database so that every colleague gives the same answer. In my last team this habit turned 70 spooler calls a month into one driver update, and the calls stopped.',
      concepts: {
        'incident restores service':
          'unplanned interruption | restore the service quickly | get the user working again | drop in quality',
        'problem is the cause':
          'underlying cause of incidents | cause of one or more incidents | find and remove the root cause',
        'workaround in the meantime': 'workaround | temporary fix | restart the print spooler',
        'links repeated tickets':
          'link the tickets | raise a problem record | similar incidents together | spot a trend',
        'known error written down':
          'known error database | knowledge base article | every colleague gives the same answer',
      },
      followUps: ['Where does a change request come into this?', 'Who should own a problem record?'],
      hint: 'Define each by its aim, then show with one example how they pull apart.',
    },
    {
      id: 'its-vip',
      kind: 'situational',
      competency: 'prioritization',
      level: 2,
      type: 'hr',
      text: "The finance director's laptop fails ten minutes before a board meeting, and thirty tickets are waiting. What do you do?",
      ideal:
        'I would take it at once, because impact and urgency decide, not rank alone: a room of people stands still, and in ten minutes it is too late. First I would not try to repair the laptop. I would bring a loan machine that is ready for this, sign the director in, and open the slides from the cloud or from the phone; if the file is only on the broken disk, I ask an assistant to mail the latest version. Meanwhile I would tell a colleague to watch the queue for 15 minutes and check whether anything in it is worse, for instance a whole site without phones. That would go first, and then I would send a colleague to the boardroom. Once the meeting runs, I would take the faulty laptop with me, tell the director when it will be back, and return to the queue. Afterwards I would suggest a tested spare in the boardroom. That spare saved us five rushes in my last job.',
      concepts: {
        'impact and urgency decide':
          'impact and urgency | not rank alone | too late in ten minutes | room of people stands still',
        'workaround before repair':
          'loan machine | spare laptop | not try to repair | open the slides from the cloud',
        'covers the queue':
          'colleague to watch the queue | hand over the tickets | anything worse in the queue | scan the waiting tickets',
        'keeps people informed':
          'tell when it will be back | keep the director informed | update the others waiting',
        'prevents the next one':
          'tested spare in the boardroom | check the equipment before meetings | afterwards suggest',
      },
      followUps: ['And if the director only wants help with a slide layout?'],
      hint: 'What does the person need in ten minutes, and who looks after the rest?',
    },
    {
      id: 'its-boomerang',
      kind: 'behavioural',
      competency: 'root cause analysis',
      level: 2,
      type: 'technical',
      text: 'Tell me about a ticket that kept coming back until you found what was behind it.',
      ideal:
        'At a clinic I supported, one reception desk lost its connection to the patient system two or three times a week. Four colleagues had closed it with a restart before it came to me. My task was to end it. I read all eleven tickets and put them on a timeline, and saw that every case fell between 7:40 and 8:10. I suspected the network card and swapped the dock, but it came back two days later. So I sat at the desk at half past seven. At 7:50 the cleaner plugged in a vacuum, on the same strip as the small switch under the counter, and the switch restarted. I moved the switch to its own socket on a small UPS, for 60 euros, and asked the facilities team to mark the outlet. We checked the switch log for a month: no restart, no ticket. Since then I always look at the times first and go to the place before I swap parts.',
      concepts: {
        'the repeat itself':
          'two or three times a week | closed with a restart | came back days later | reopened again',
        'looked for a pattern':
          'put tickets on a timeline | same time of day | read all the tickets | compared the cases | common factor',
        'a first idea that failed': 'swapped the dock | suspected the network card | first fix did not hold',
        'saw it on site': 'sat at the desk | went to the place | watched it happen | reproduced the fault',
        'removed the real cause':
          'switch restarted | moved to its own socket | root cause was | replaced the faulty part | permanent fix',
        'verified over time': 'checked the log for a month | no ticket since | monitored afterwards',
      },
      followUps: ['At which point should the ticket have been escalated?'],
      hint: 'Show the pattern that you saw, the guess that was wrong, and how you proved the right one.',
    },
    {
      id: 'its-lockouts',
      kind: 'case',
      competency: 'directory services',
      level: 3,
      type: 'technical',
      text: 'One account keeps getting locked several times a day. How would you track down what locks it?',
      ideal:
        'Most often something still uses an old password, so I first ask when it was last changed and on which devices the person signs in. Then I go to the evidence. Bad passwords are forwarded to the domain controller with the PDC emulator role, so I read its security log for event 4740, which names the calling computer. On that computer I look for 4625 events with the process and logon type. Type 3 points to a mapped drive or a share, type 4 to a scheduled task, type 5 to a service. If the caller is a mail or VPN gateway, it is usually a phone with a stored password, and I check the gateway log for the device. I also clear Credential Manager. If the sources are many and unknown, it may be a password spray, so I bring in security. I fixed one like this in 20 minutes: a forgotten tablet at home.',
      concepts: {
        'old password somewhere':
          'still uses an old password | stored password | when it was last changed | cached credentials',
        'lockout event on the domain controller':
          'event 4740 | pdc emulator | security log of the domain controller | caller computer name',
        'logon type on the source':
          'logon type | event 4625 | scheduled task | service account | mapped drive',
        'phones and saved logins':
          'phone with stored password | credential manager | disconnected terminal server sessions | mobile mail client',
        'thinks of an attack': 'password spray | brute force | bring in security | unknown sources',
      },
      followUps: [
        'Why should you not simply raise the lockout threshold?',
        'What changes if the account is synchronized to the cloud?',
      ],
      hint: 'The directory records who asks. Where is that written, and what does it name?',
    },
    {
      id: 'its-laptop-rollout',
      kind: 'case',
      competency: 'planning',
      level: 3,
      type: 'technical',
      text: 'You have to replace 300 laptops in six weeks without disturbing the business. How would you plan it?',
      ideal:
        'I would plan backwards from the last day: 300 devices with two weeks of pilot leave four weeks, so about 15 swaps a working day. First I would clean the inventory, so that I know who has which model, special software and peripherals, and which weeks each department must not be touched, such as month end in finance. Second I would build a standard image with Autopilot and Intune, so that a laptop sets itself up at the sign-in and nobody copies disks. Third comes a pilot with 15 people from every department, and I fix what they find. Then I swap in waves, with a booking page, a 30-minute slot, data already in the cloud and a checklist at handover. I keep ten spares, and the old device stays untouched for 14 days as a way back, then it is wiped with a certificate. I track swaps, calls per swap and open faults daily. The last time we ended at 0.4 calls a swap.',
      concepts: {
        'inventory first':
          'clean the inventory | who has which model | special software and peripherals | list of users and devices',
        'avoids busy periods':
          'month end in finance | departments must not be touched | book a slot | booking page',
        'automated setup':
          'autopilot | intune | standard image | sets itself up at sign-in | zero touch deployment',
        'pilot group':
          'pilot with people from every department | small trial group | fix what the pilot finds',
        'waves with a checklist':
          'swap in waves | checklist at handover | swaps a day | phased by department',
        'way back and safe disposal':
          'old device kept for 14 days | wiped with a certificate | rollback device | secure data erasure',
      },
      followUps: ['In week three the supplier is 80 devices late. What do you do?'],
      hint: 'Do the sum first: how many a day? Then what must be true for that to work.',
    },
    {
      id: 'its-mail-outage',
      kind: 'situational',
      competency: 'major incidents',
      level: 3,
      type: 'technical',
      text: 'Within five minutes, sixty calls report that email does not work. How do you run the desk during the outage?',
      ideal:
        "I would treat it as one major incident, not as sixty tickets. First I would confirm it myself from two places and check the provider's status page, so that I know whether it is us or them. Then I would open a single parent ticket, declare a major incident and call the mail or network team with facts: since when, which sites, which error. To free the lines I would record a message on the phone system and post on the intranet and in chat, with the next update in 30 minutes, whether or not there is news. I would split the desk: two people take other calls, one person writes updates, and I keep the bridge with the engineers. We link each call to the parent and note anything unusual, because the one site that still works is a clue. I would offer a workaround, for example webmail. When it is fixed, we verify with a few users from each site before we close, and I would hold a review within two days.",
      concepts: {
        'one major incident':
          'one major incident | single parent ticket | link calls to the parent | not sixty tickets',
        'confirms and gathers facts':
          'confirm it myself | provider status page | since when and which sites | exact error',
        'tells everyone at once':
          'message on the phone system | post on the intranet | next update in 30 minutes | mass notification',
        'splits the roles':
          'split the desk | one person writes updates | bridge with the engineers | others take calls',
        workaround: 'offer a workaround | webmail | alternative way to work',
        'verifies and reviews': 'verify with users before closing | hold a review | lessons after the outage',
      },
      followUps: ['The engineers say fixed, yet calls go on. What do you do?'],
      hint: 'Three audiences need you: the engineers, the users, and your own people on the phones.',
    },
    {
      id: 'its-desk-improved',
      kind: 'behavioural',
      competency: 'improvement',
      level: 3,
      type: 'hr',
      text: 'Give an example of how you improved the way a support team handled its tickets.',
      ideal:
        'When I became senior on a desk of eight people, 410 tickets were open and a third were older than two weeks. My manager asked me to bring it under control by summer. I did not want to order overtime, so I first read 100 old tickets and sorted the reasons. More than half waited for an answer from the user, and a fifth had been passed between two teams. I weighed new software against new habits and chose habits, since they cost nothing. I proposed three, and the team improved them: a named owner from start to end, two polite reminders before an automatic close, and a 15-minute stand-up on the ten oldest. A colleague suggested ready-made articles for the top 20 questions, which turned out to be the best idea of all. After three months we had 120 open tickets, and satisfaction rose from 3.6 to 4.4 of 5. I learned to read the queue before I change it, and I have repeated that in my present team.',
      concepts: {
        'state before, in numbers':
          '410 tickets were open | backlog of old tickets | a third older than two weeks | satisfaction was low',
        'studied the causes':
          'read 100 old tickets | sorted the reasons | analyzed the backlog | passed between two teams | waiting for the user',
        'concrete new habits':
          'named owner from start to end | automatic reminders | stand-up on the oldest | categories and templates',
        'took ideas from the team':
          'team improved them | colleague suggested | asked the agents | tried it together',
        'knowledge articles': 'articles for the top questions | knowledge base | self-service guides',
        'measured gain':
          'open tickets fell | satisfaction rose | first contact resolution up | faster resolution',
      },
      followUps: ['Which of your changes did not survive, and why?'],
      hint: 'Start with the figure that hurt, then how you found out why, then what changed.',
    },
  ],
});
