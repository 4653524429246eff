import { defineRole } from '../define.ts';

export const electrician = defineRole({
  id: 'electrician',
  title: 'Electrician',
  titles: [
    'electrician',
    'apprentice electrician',
    'journeyman electrician',
    'master electrician',
    'industrial electrician',
    'maintenance electrician',
    'domestic electrician',
    'electrical technician',
    'electrical fitter',
    'electrical installer',
    'maintenance technician',
    'maintenance engineer',
    'multi skilled maintenance engineer',
    'industrial maintenance technician',
    'facilities maintenance technician',
    'solar installer',
  ],
  signals: [
    'wiring',
    'conduit',
    'distribution board',
    'consumer unit',
    'breaker panel',
    'lockout tagout',
    'rcd',
    'gfci',
    'multimeter',
    'wiring regulations',
    'breakdown maintenance',
    'contactor',
  ],
  questions: [
    {
      id: 'el-isolation',
      kind: 'knowledge',
      competency: 'safety',
      level: 1,
      type: 'technical',
      text: 'Talk me through how you make a circuit dead before you start to work on it.',
      ideal:
        'I never trust a switch or a label alone; I prove it every time. First I identify the circuit and every source that could feed it, including a second supply, solar panels, a generator or a borrowed neutral, and I tell the people who use it. Then I switch off, isolate with a device that is meant for it, and lock it with my own padlock and tag; the key stays in my pocket. Next I take an approved two-pole voltage tester and prove it on a known source or proving unit. I test at the point of work: line to neutral, line to earth, neutral to earth, and between all phases if it is three-phase. Then I prove the tester again, because it might have failed in between. Stored energy, for example capacitors in a drive, needs its discharge time and a check. Once, in an old shop, the label said circuit 6 and the test still showed 230 volts: two circuits shared one box. That minute is why I do it.',
      concepts: {
        'identifies every source':
          'identify every source | second supply | solar panels or generator | borrowed neutral | back-feed',
        'locks it off':
          'lock it with my own padlock | lockout tagout | key in my pocket | tag on the isolator',
        'proves the tester before':
          'prove the tester on a known source | proving unit | approved voltage tester | check the tester on a live source',
        'tests all conductors':
          'line to neutral, line to earth, neutral to earth | between all phases | every conductor | at the point of work',
        'proves the tester after':
          'prove the tester again | tester proved before and after | known live source again | recheck the tester',
        'stored energy': 'stored energy | capacitors | discharge time | wait for the drive to discharge',
      },
      followUps: [
        'Why is a non-contact tester not enough?',
        'What do you do if another trade needs the same isolator?',
      ],
      hint: 'Every source, every lock, every conductor, and can you trust your tester?',
    },
    {
      id: 'el-rcd',
      kind: 'knowledge',
      competency: 'protection',
      level: 1,
      type: 'technical',
      text: 'What does an RCD, or GFCI, protect people against, and which dangers does it not cover?',
      ideal:
        'It compares the current that goes out on the line with the current that comes back on the neutral. If some of it leaks another way, through a person or a damaged cable to earth, it switches off, for personal protection at 30 milliamps within 300 milliseconds; the American GFCI trips already at about 5. So it limits how long a shock lasts, and it reduces the risk of fire from leakage. It does not stop the shock itself; you still feel it. It does not help if you touch line and neutral together while standing insulated, because the currents stay equal and it sees a normal load. It gives no protection from overload or short circuit unless it is combined with a breaker. It does not replace earthing, and it can stick, so the test button should be pressed regularly and a tester should measure the time. In a rental house last year three of eight failed that measurement, and one had not been tested since 1998.',
      concepts: {
        'compares out and back':
          'compares the current out on the line with the neutral | imbalance | difference between line and neutral | current out equals current back',
        'leakage to earth':
          'leaks through a person | leakage to earth | damaged cable | fault current to ground',
        'trip level and time':
          '30 milliamps | within 300 milliseconds | about 5 milliamps | fast disconnection',
        'line to neutral contact':
          'touch line and neutral together | across line and neutral | sees a normal load | currents stay equal',
        'no overload or short circuit':
          'no protection from overload | short circuit needs a breaker | mcb | combined with a breaker | rcbo',
        'needs testing and earthing':
          'test button | measure the trip time | does not replace earthing | mechanism can stick',
      },
      followUps: ['How would you choose between one for a whole board and one for each circuit?'],
      hint: 'Say what it measures; what it cannot see follows from that.',
    },
    {
      id: 'el-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why did you go into the electrical trade, and what sort of jobs do you want to do with us?',
      ideal:
        'I like work where you know at the end of the day whether it is right: the lamp is on and the test sheet agrees. At school I helped an uncle rewire his barn; I pulled 200 meters of cable with numb fingers, and when the lights came up I asked him for the next job. I then did a four year apprenticeship with a small firm, where I learned houses from the meter to the doorbell, and in the last year I was allowed to run a flat on my own. It passed inspection the first time. What I miss is industry: motors, panels, finding faults against the clock. You look after three food plants and you train people on drives and controllers, which few firms here do; one of your fitters told me that newcomers spend a month with every team. I bring clean work, honest test sheets and a license up to date, and within two years I want to be someone you send alone at night.',
      concepts: {
        'what they like in the trade':
          'know at the end of the day whether it is right | lamp is on | work with my hands | solve faults | visible result',
        'how they came to it':
          'helped an uncle rewire | apprenticeship | first summer job with cables | school placement | pulled cable',
        'proof of ability': 'run a flat on my own | passed inspection the first time | certificate',
        'what they look for':
          'what i miss is industry | motors and panels | want to learn controllers | next step | move into industrial work',
        'why this employer':
          'you look after food plants | you train people | one of your fitters told me | your firm maintains factories | your contracts in food plants',
        'what they bring':
          'i bring clean work | honest test sheets | license up to date | reliable | on call at night',
      },
      followUps: ['Which part of the job would you gladly leave to others?'],
      hint: 'A moment that hooked you, what you can already do, and why this firm.',
    },
    {
      id: 'el-own-mistake',
      kind: 'behavioural',
      competency: 'integrity',
      level: 1,
      type: 'hr',
      text: 'Tell me about a wiring mistake you made while you were learning, and how it was put right.',
      ideal:
        'In my second year I connected the lights of a classroom, and I was responsible for the box above the door. I had put a neutral under a screw that I did not tighten, because the lunch bell rang. In the afternoon the lights flickered, and nobody else had noticed yet. I could have slipped up the ladder quietly, but I told my supervisor what I suspected. We switched off and locked the circuit together. I opened the box and found the insulation already brown. I cut the wire back, remade the joint, and then I asked to check all the other 22 joints I had made that week, since one rushed joint might not be the only one. I found one more. As a result there was no damage beyond a connector for 2 euros, and the school never lost a lesson. My supervisor thanked me and showed me the tug test. Since then I never leave a joint half done, and I pull every wire after I tighten it.',
      concepts: {
        'the mistake itself':
          'screw that i did not tighten | loose neutral | wrong terminal | crossed wires | nicked the insulation',
        'owned up':
          'told my supervisor | admitted it | owned up to my supervisor | did not hide it | reported it straight away',
        'made it safe and right':
          'switched off and locked | remade the joint | cut the wire back | corrected and tested',
        'checked for others':
          'check all the other joints | found a second loose joint | went back over my other boxes | inspect the rest of my connections',
        'habit since': 'tug test | pull every wire | never leave a joint half done',
      },
      followUps: ['What made it easy, or hard, to say it?'],
      hint: 'Choose a real one: how it came to light, whom you told, and your habit today.',
    },
    {
      id: 'el-random-trip',
      kind: 'case',
      competency: 'fault finding',
      level: 2,
      type: 'technical',
      text: 'A breaker in a house trips now and then, and the owner sees no pattern. How do you find the fault?',
      ideal:
        'The first question is what kind of device it is, because an overload breaker, a residual current device and an arc fault device trip for different reasons. Then I ask the owner about times, weather and what was switched on, and leave a sheet to note it. With a residual current type I measure the leakage with a clamp round line and neutral together; several appliances may leak a little each and add up. I unplug everything, isolate, and do an insulation test of the circuit, with electronics disconnected, and then I split it in half again and again until the bad section is left. Rain points to outdoor lights, evenings to the cooker. With an overload type I compare the load with the rating and feel for loose, warm terminals. I never fit a larger breaker to stop the trips, since it protects the cable. In one house insulation was 0.2 megohms only after rain: water stood in a garden light. A sealed joint brought it above 200.',
      concepts: {
        'kind of device first':
          'what kind of device | residual current or overload | arc fault device | rcbo or mcb',
        'asks for circumstances':
          'times, weather and what was switched on | leave a sheet | rain | ask when it happens | which appliances',
        'measures leakage':
          'leakage with a clamp | cumulative leakage | several appliances leak a little | earth leakage clamp meter',
        'insulation test': 'insulation test | megohms | insulation resistance | megger the circuit',
        'splits the circuit':
          'split it in half | bad section is left | unplug everything | disconnect one section after another',
        'never a bigger breaker':
          'never fit a larger breaker | protects the cable | do not uprate | rating matched to the cable',
      },
      followUps: ['It tests perfect on the day of your visit. What then?'],
      hint: 'The device, the circumstances, the measurements, and how to halve the search.',
    },
    {
      id: 'el-test-order',
      kind: 'knowledge',
      competency: 'testing',
      level: 2,
      type: 'technical',
      text: 'Which tests do you carry out on a new circuit, and why does their order matter?',
      ideal:
        'I look before I measure: a visual inspection with the supply off finds half of the faults. Then come the dead tests. First continuity of the protective conductors and the bonding, and of the ring if there is one, because later tests rely on that earth. Second insulation resistance, at 500 volts DC for a 230 volt circuit, with lamps, dimmers and surge arresters disconnected; at least 1 megohm is demanded, and on new work I expect more than 100. Third polarity, so that switches and fuses sit in the line. Only when all that is right do I energise. The live tests follow: earth fault loop impedance at the far end against the limit for the breaker, prospective fault current at the board, trip time of the residual current device, phase rotation where it matters, and last a functional check. The order protects me and the installation, since each step makes the next one safe. On a school of 96 circuits last year, the dead tests caught five faults before any power was on.',
      concepts: {
        'visual inspection':
          'visual inspection | look before i measure | inspect with the supply off | check the workmanship by eye',
        'continuity of earth first':
          'continuity of the protective conductors | bonding | ring continuity | r1 plus r2 | earth continuity',
        'insulation resistance':
          'insulation resistance at 500 volts | at least 1 megohm | surge arresters disconnected | megger between conductors and earth',
        polarity:
          'polarity | switches and fuses in the line | line and neutral the right way | switch breaks the live conductor',
        'live tests after':
          'loop impedance | prospective fault current | trip time of the residual current device | phase rotation',
        'why in this order':
          'each step makes the next one safe | later tests rely on that earth | dead tests before power | energise only after dead tests',
      },
      followUps: ['A loop impedance comes out too high. What might be the reasons?'],
      hint: 'Think of dead and live, and of what each test needs from the one before it.',
    },
    {
      id: 'el-motor-hums',
      kind: 'case',
      competency: 'machine maintenance',
      level: 2,
      type: 'technical',
      text: 'A three-phase conveyor motor hums but does not turn. How do you proceed?',
      ideal:
        'I switch it off at once, because a stalled motor draws six times its current and burns out in a minute. Then I lock it off and ask the operator what happened before. A hum without rotation means either that a phase is missing or that the shaft cannot turn, so I separate the two. I turn the shaft by hand, with the coupling or the belt off: if it is stuck, I look for a jam, a seized bearing or a brake that did not lift. If it is free, I go along the supply: fuses, contactor contacts, overload relay, terminals, and the isolator at the motor. I measure the three windings, which should be equal, and the insulation to earth. With the right permit I measure voltage between all phases on both sides of the contactor under load. A blown fuse is a symptom, so I look for its reason before I replace it. On a bottling line one contactor pole was burned. It was back in 35 minutes, and we now change those contactors by count.',
      concepts: {
        'off at once':
          'switch it off before it burns out | burns out | stalled motor draws high current | stop it immediately',
        'missing phase':
          'phase is missing | single phasing | lost phase | blown fuse on one phase | open phase',
        'mechanical check':
          'turn the shaft by hand | seized bearing | jam | brake did not lift | uncouple the load',
        'follows the supply path':
          'contactor contacts | overload relay | terminals at the isolator | voltage between all phases | both sides of the contactor',
        'windings and insulation':
          'three windings should be equal | winding resistance | insulation to earth | megger the motor',
        'cause before replacement':
          'look for its reason before i replace | fuse is a symptom | why it blew | root cause',
      },
      followUps: ['What would change if the motor were fed by a frequency drive?'],
      hint: 'What could destroy it right now, and which two groups of causes explain a hum?',
    },
    {
      id: 'el-bigger-job',
      kind: 'behavioural',
      competency: 'customer contact',
      level: 2,
      type: 'hr',
      text: 'Describe a job at a customer that turned out much bigger than quoted. How did you deal with it?',
      ideal:
        'Last winter I was sent to fit four sockets in a kitchen, quoted at 380 euros, and behind the wall I found rubber cable from the fifties that crumbled in my hand. It was my job and my word to the customers. I stopped, made the ends safe, and showed them the cable in daylight, so that they did not have to take it from me. I rang my boss before I named any price. Then I gave them three ways: sockets from a new circuit now and the rest later, the whole kitchen, or the whole flat. I said which of them was a matter of safety and which was comfort, because fear sells and I did not want that. They chose the first for 740 euros and asked for a written offer for the flat. As a result they had warm meals that evening, and in spring we rewired the flat for 6,200. Since then I open one box before I quote, and my boss has made that a rule for all eight of us.',
      concepts: {
        'what was found':
          'cable that crumbled | behind the wall i found | old wiring | no earth | hidden damage',
        'stopped and made safe':
          'stopped the job | made the cable ends safe | switched off the circuit | left it safe',
        'showed the customer': 'showed them the cable | photos | let them see it | explained in plain words',
        'agreed before going on':
          'rang my boss before i named any price | three ways | written offer | agreed the price before | options with prices',
        'honest about need':
          'matter of safety and which was comfort | did not want to sell by fear | honest about what is urgent | told them what could wait',
        'result and habit':
          'rewired the flat | open one box before i quote | customer was satisfied | look behind the wall before quoting',
      },
      followUps: ['What if they had told you to connect the new sockets to the old cable?'],
      hint: 'What you found, what you said before doing anything more, and how it ended.',
    },
    {
      id: 'el-maintenance-plan',
      kind: 'knowledge',
      competency: 'maintenance planning',
      level: 3,
      type: 'technical',
      text: 'How would you bring preventive maintenance to a plant that only ever repairs what breaks?',
      ideal:
        'I start small and where it hurts. I take twelve months of breakdowns, or ask the operators if nothing was written down, and rank the machines by lost hours, safety and the price of the repair; usually a fifth of them make most of the loss. For those I list how each one fails and pick the task that fits. Wear that shows itself gets condition checks: thermal images of panels, vibration on bearings, oil samples. What ages with time or cycles, such as filters, brushes and contactors, gets a fixed interval. A cheap lamp may run until it fails. Operators do the daily cleaning and looking, since they notice first. I set up work orders, spare parts and real time on the production plan, because without machine time it stays on paper. I measure the share of planned hours, mean time between failures, and downtime, and I drop tasks that never find anything. At a bakery we started on 9 of 70 machines; downtime there fell from 31 to 12 hours a month within a year.',
      concepts: {
        'ranks by criticality':
          'rank the machines by lost hours | breakdown history | a fifth make most of the loss | criticality | pareto',
        'task fits the failure':
          'list how each one fails | pick the task that fits | failure modes | fmea | run until it fails',
        'condition monitoring':
          'thermal images of panels | vibration on bearings | oil samples | condition checks | thermography',
        'intervals for aging parts':
          'fixed interval | filters, brushes and contactors | time-based | cycles | manufacturer schedule',
        'operators, parts and time':
          'operators do the daily cleaning | spare parts | machine time in the production plan | work orders | autonomous maintenance',
        'measures and prunes':
          'mean time between failures | share of planned hours | drop tasks that never find | downtime fell',
      },
      followUps: ['Production refuses to give you the machine for two hours. How do you argue?'],
      hint: 'Where to begin, which task for which kind of failure, and how to see whether it pays.',
    },
    {
      id: 'el-recurring',
      kind: 'behavioural',
      competency: 'root cause analysis',
      level: 3,
      type: 'technical',
      text: 'Which recurring breakdown have you put an end to, and how did you get down to its cause?',
      ideal:
        'A labeling machine stopped about six times a month with a sensor fault, always on nights, and in a year 14 sensors had been changed. I was asked to stop it. I did not change number 15; I put the old ones on the bench, and all of them were good. So I logged the supply of the sensor for a week, next to the running times of the machines around it. The dips came within a second of the start of a big compressor. I followed the cable and found the 24 volt return sharing a terminal with the compressor contactor, and that terminal was loose. I weighed a stronger supply against separate wiring, and chose the wiring, because the other would have hidden it. I added a suppressor on the coil. As a result there has been one stop in 18 months, and we save 26 hours a year. A night operator had mentioned the compressor; I put that name on the report. Now I test the part that I remove before I order a new one.',
      concepts: {
        'how often it happened':
          'six times a month | same fault kept coming back | changed the sensor again and again | repeat failure',
        'doubted the usual fix':
          'did not change number 15 | old ones on the bench were good | questioned the habit | symptom not cause',
        'logged the evidence':
          'logged the supply for a week | trend data | dips came with the start of | matched the times',
        'found the real cause':
          'sharing a terminal | terminal was loose | real cause | voltage dip | interference from the contactor',
        'weighed the remedy':
          'stronger supply against separate wiring | would have hidden it | suppressor on the coil | compared fixes',
        'lasting result and credit':
          'one stop in 18 months | night operator had mentioned | put that name on the report | not come back',
      },
      followUps: ['How did you get time for it while the line kept running?'],
      hint: 'How often, what everyone believed, what you measured, and how long it has held.',
    },
    {
      id: 'el-bypass',
      kind: 'situational',
      competency: 'safety',
      level: 3,
      type: 'technical',
      text: 'A guard switch has failed, there is no spare, and the shift leader tells you to bridge it so that the order gets out tonight. What do you do?',
      ideal:
        'I say no in one sentence: a machine that runs with an open guard takes off a hand, and it is not mine to decide at midnight. Then I turn to what we can do, because the shift leader has a real problem. First I check that the switch is truly dead; often it is a bent key, dirt or a broken wire. Second I look for the same type on a machine that is idle tonight, in the store of the other hall, or a part with equal safety rating from the supplier with night service. Third I ask whether the order can run on another line. If none of that works, the machine stays locked and tagged with my name. Only a formal procedure with a risk assessment and other measures of equal protection, signed by those responsible, could change that. I ring my manager and note the times. It happened to me in 2019: a switch from a parked machine had us running after 50 minutes, and we have kept two spares of each since.',
      concepts: {
        'refuses clearly': 'would refuse | i say no in one sentence | no bypass | decline to do it',
        'names the harm': 'takes off a hand | runs with an open guard | serious injury | amputation',
        'checks the fault is real':
          'bent key | dirt or a broken wire | check that the switch is truly dead | diagnose first | alignment',
        'looks for a safe way':
          'same type on an idle machine | another line | supplier with night service | borrow a part | equal safety rating',
        'locks and escalates':
          'locked and tagged | ring my manager | stays locked out | record it in the log | inform the safety officer',
        'only by formal procedure':
          'risk assessment signed by those responsible | formal procedure | other measures of equal protection | authorized override',
      },
      followUps: ['You come back next night and find it bridged by someone else. What now?'],
      hint: 'A clear first sentence, then everything you can do to help without it.',
    },
    {
      id: 'el-apprentice',
      kind: 'situational',
      competency: 'coaching',
      level: 3,
      type: 'hr',
      text: 'Your apprentice is quick with the hands but fills in test sheets without really measuring. How do you handle it?',
      ideal:
        'That is serious, since a made-up reading can hurt someone years later, so I act the same day and in private. I begin with what I saw: these six circuits have the same value to two decimals, tell me how you took them. Then I listen. Perhaps nobody showed how the instrument works, perhaps I praised speed too often, and in that case part of it is mine. I make two things plain: the circuits get tested again now, before anyone relies on them, and a false sheet once more goes to the manager and the college. Next I teach. We test the six together, and I put a fault into a practice board so that the meter finds what the eye does not. For a month I sign nothing without a spot check of one reading in five, and I give more freedom as the results agree. I praise in front of others. One apprentice I led like that found a broken earth on a cooker in week three, and passed the final exam with 91 percent.',
      concepts: {
        'acts promptly in private':
          'same day and in private | speak alone | not in front of others | straight away',
        'facts first, then listens':
          'say what i saw on the sheets | same value to two decimals | tell me how you took them | ask for the reason',
        'retests the work':
          'circuits tested again today | retest before anyone relies on them | repeat the measurements | measure all six again',
        'explains why it matters':
          'made-up reading can hurt someone | danger years later | false record | why readings matter for safety',
        'teaches by doing':
          'fault into a practice board | retest the six circuits side by side | show how the instrument works | demonstrate on a training board',
        'checks, then gives freedom':
          'spot check of one reading in five | more freedom | a clear line | goes to the manager | praise progress',
      },
      followUps: ['At which point would you go to your manager?'],
      hint: 'The danger, the talk, the work already signed, and how trust comes back.',
    },
  ],
});
