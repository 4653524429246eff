import { defineRole } from '../define.ts';

export const electricalEngineer = defineRole({
  id: 'electrical-engineer',
  title: 'Electrical engineer',
  titles: [
    'electrical engineer',
    'electrical design engineer',
    'graduate electrical engineer',
    'electronics engineer',
    'electronic engineer',
    'hardware engineer',
    'power engineer',
    'power systems engineer',
    'power electronics engineer',
    'pcb designer',
    'controls engineer',
    'control systems engineer',
    'automation engineer',
    'instrumentation engineer',
    'commissioning engineer',
    'protection engineer',
  ],
  signals: [
    'electrical',
    'circuit',
    'pcb',
    'switchgear',
    'power systems',
    'electronics',
    'schematic',
    'plc',
    'emc',
    'transformer',
    'oscilloscope',
    'substation',
    'low voltage',
  ],
  questions: [
    {
      id: 'ee-decoupling',
      kind: 'knowledge',
      competency: 'circuit design',
      level: 1,
      type: 'technical',
      text: 'Why do we put small capacitors right beside the power pins of a chip, and what goes wrong without them?',
      ideal:
        'They are a local store of charge. When the outputs of a chip switch, it draws a burst of current within a nanosecond or so, and the supply cannot deliver it that fast, because every millimeter of trace adds inductance. Without the capacitor the voltage at the pin dips, so you see random resets, corrupted data or a noisy converter, and the current loop becomes large enough to radiate. That is why position matters as much as value: I put 100 nanofarads at each supply pin, with short traces and a via straight to the ground plane, and add a few microfarads of bulk nearby for slower loads. One limit is that a ceramic part loses capacitance under DC voltage, sometimes half of it, so I check the curve in the datasheet. I verify on the board with a short ground spring on the probe. On my student board ripple fell from 400 to 60 millivolts once I moved four capacitors from the edge to the pins.',
      concepts: {
        'local store of charge':
          'local store of charge | local energy reservoir | supplies the burst | bypass for fast current',
        'fast current and inductance':
          'burst of current within a nanosecond | trace inductance | switching current | supply too slow | high di/dt',
        'symptoms without them':
          'random resets | voltage dips at the pin | corrupted data | noise on the rail | supply droop',
        'short connection':
          'short traces | via straight to the ground plane | small loop area | as close as possible',
        'choice of values':
          '100 nanofarads | bulk capacitance | several values | low esr | microfarads for slow loads',
        'limits of real parts':
          'loses capacitance under dc voltage | dc bias derating | self-resonance | temperature rating',
      },
      followUps: ['How would you measure supply noise without fooling yourself?'],
      hint: 'Think about how fast a chip asks for current and how far away the supply is.',
    },
    {
      id: 'ee-power-factor',
      kind: 'knowledge',
      competency: 'power systems',
      level: 1,
      type: 'technical',
      text: 'What is power factor, and why would a factory pay to improve it?',
      ideal:
        'Power factor is the ratio of real power, which does work, to apparent power, which the cables and transformer have to carry. Motors and transformers need reactive current for their magnetic fields, and that current flows back and forth without doing any work. With a low factor the same machines draw more current, so losses rise with the square of it, cables and transformers run at their limit, and most utilities add a charge. The usual cure is a capacitor bank near the load, switched in steps so that it never overcorrects at light load. If there are many drives, part of the problem is harmonics, and plain capacitors could resonate; then I choose detuned reactors or an active filter. For example, a 400 kilowatt plant at 0.72 needs 556 kVA. About 250 kvar of capacitors brings it to 0.95 and 421 kVA, so its 500 kVA transformer is no longer overloaded. I would check the meter data for a month before and after.',
      concepts: {
        'real against apparent power':
          'ratio of real power to apparent power | kw over kva | cosine of the phase angle | active over apparent',
        'reactive current':
          'reactive current for magnetic fields | motors need magnetizing current | flows back and forth | lagging current',
        'more current and losses':
          'draw more current | losses rise with the square | cables and transformers at their limit | cables and windings heat up',
        'utility charge':
          'utilities add a charge | penalty on the bill | reactive energy tariff | kva demand charge',
        'capacitor bank':
          'capacitor bank in steps | kvar of capacitors | compensation | synchronous condenser',
        'harmonics and overcorrection':
          'harmonics | capacitors could resonate | detuned reactors | active filter | never overcorrects | leading power factor',
      },
      followUps: ['What happens if the capacitors stay on during a weekend without load?'],
      hint: 'Define it with two kinds of power, then follow the current and the money.',
    },
    {
      id: 'ee-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Which part of electrical engineering holds your interest the longest, and how does that fit what we do here?',
      ideal:
        'Power conversion, because it is honest: whatever you did wrong turns into heat that you can touch. In my final year I built a 200 watt converter for a solar bike trailer. The first version blew three transistors; I had trusted the layout of a friend without looking at the loop. I measured, redrew the board, and version two ran at 94 percent efficiency through a 300 kilometer tour. What I liked most was the hour at the bench in which theory and the scope finally agreed. Your company makes chargers for buses, so the same questions come back at a hundred times the power, together with safety and grid codes that I still have to learn. I read your note on liquid cooling and would like to work with the people who wrote it. I bring careful measurement, clean schematics and a readiness to start in the test lab, since that is where I would learn your product fastest.',
      concepts: {
        'a field they can name':
          'power conversion | power electronics | control systems | embedded hardware | protection and grids',
        'something they built':
          'i built a converter | final year electronics project | built my own board | designed and soldered | home project',
        'learned from failure':
          'blew three transistors | first version failed | i measured and redrew | burned it out | second prototype worked',
        'link to the company':
          'your company makes chargers | i read your note | chargers that you build | your customers and products',
        'what they offer and want to learn':
          'i bring careful measurement | learn safety and grid codes | your test lab as a first step | contribute',
      },
      followUps: ['Which part of the field leaves you cold?'],
      hint: 'Name one field, prove it with something you made, and tie it to this company.',
    },
    {
      id: 'ee-live-panel',
      kind: 'situational',
      competency: 'safety',
      level: 1,
      type: 'hr',
      text: 'A colleague wants to probe a live 400 volt panel without protective gear because it takes only a minute. What do you say?',
      ideal:
        'I would say stop, before anything else, calmly and as a friend: please step back, let us do this another way. A minute is enough for an arc flash, and at that fault level it could burn a face in a few milliseconds. Then I would ask what they need to know, because often the answer is available without opening the door, from the display of the drive or the meter. If we must measure, we switch off, lock and prove dead, and fit test leads while it is safe. If the reading really needs voltage, an authorized person does it under a permit, with arc-rated clothing, insulated gloves, a category III or IV meter and a second person present. I would offer to fetch the kit and help, so that the safe way costs ten minutes and not a quarrel. If they went on, I would get the supervisor at once. As a trainee I did so once; we found that the gear hung two floors away, and we moved it next to the panel.',
      concepts: {
        'stops it at once':
          'say stop | ask them to step back | not let them continue | intervene before anything else',
        'names the danger': 'arc flash | burn in milliseconds | electrocution | shock hazard | fault level',
        'looks for a dead way':
          'switch off, lock and prove dead | display of the drive | de-energise | isolate first | reading without opening the door',
        'rules for live measurement':
          'authorized person under a permit | arc-rated clothing | insulated gloves | category iii meter | second person present',
        'helps rather than scolds':
          'offer to fetch the kit | calmly as a friend | help them do it safely | explain without blame',
        'escalates and fixes the reason':
          'get the supervisor | report the unsafe act | moved the gear next to the panel | near miss report',
      },
      followUps: ['What if that colleague is your own manager?'],
      hint: 'What do you say first, what do you offer instead, and what if it does not help?',
    },
    {
      id: 'ee-cable-sizing',
      kind: 'knowledge',
      competency: 'installation design',
      level: 2,
      type: 'technical',
      text: 'How do you size the cable and the protective device that feed a large motor some distance away?',
      ideal:
        'I work through five checks and the worst one wins. First the load: the full load current from the nameplate sets the design current, and the device rating lies between that and what the cable can carry. Second, I correct the table value of the cable for ambient temperature, grouping and the way it is laid. Third, voltage drop, both running and during the start, because a direct start draws six to eight times the current. Fourth, faults: the device must clear a short circuit before the insulation is damaged, which is the adiabatic check, and it must be able to break the highest fault current at its place. Fifth, an earth fault at the far end has to trip it within the time that the code allows, so loop impedance matters. The curve must ride through the start, with a separate overload relay for the motor. For a 30 kilowatt pump at 80 meters, 10 square millimeters carried the 55 amps, but its drop of 4.2 percent was above our limit of 3, so I went to 16.',
      concepts: {
        'load current and rating':
          'full load current from the nameplate | design current | device rating between load and cable | ib in iz',
        'derating of the cable':
          'correct for ambient temperature and grouping | derating factors | installation method | bundled cables',
        'voltage drop':
          'voltage drop | volts lost along the run | drop during the start | drop limit of 3 percent',
        'short circuit check':
          'adiabatic check | clear a short circuit before damage | breaking capacity | fault current withstand | let-through energy',
        'earth fault disconnection':
          'earth fault at the far end | loop impedance | disconnection time | trip within the time',
        'starting current':
          'direct start six to eight times | ride through the start | inrush | overload relay | soft starter',
      },
      followUps: ['How does a variable speed drive change your calculation?'],
      hint: 'Several checks, each for a different danger; the hardest one decides.',
    },
    {
      id: 'ee-drive-trips',
      kind: 'case',
      competency: 'fault finding',
      level: 2,
      type: 'technical',
      text: 'A variable speed drive trips on overcurrent a few times each week with no clear pattern. How do you track it down?',
      ideal:
        'I let the drive testify first: its fault memory gives the current, the DC bus voltage, the frequency and the time of every trip. Whether it trips during acceleration, at steady speed or while braking divides the causes. Trips on the ramp suggest a short acceleration time, a wrong boost setting or a heavy load; at steady speed I think of jams, bearings or insulation; trips at random may be a loose terminal or a dip in the supply. I lay the times next to the production log, since product, shift or weather often matches. Then I go from the outside in: turn the load by hand, look at couplings and brake, check terminals for heat. I isolate and test the insulation of motor and cable, with the drive disconnected, because the tester would destroy it. If nothing shows, I log current at a high rate for a week. On a mixer the trips followed cold mornings: thick product at start. A ramp of 12 seconds instead of 4 ended them, from nine a month to none.',
      concepts: {
        'reads the fault memory':
          'fault memory of the drive | fault log | dc bus voltage at the trip | time stamp of each trip',
        'when in the cycle':
          'during acceleration, steady speed or braking | on the ramp | during the motor start | under constant load',
        'matches events':
          'production log | shift or weather | correlate with product | supply dip | other machines starting',
        'mechanical load': 'turn the load by hand | jam | seized bearings | couplings and brake | binding',
        'insulation test with drive disconnected':
          'insulation of motor and cable | megger | drive disconnected | winding to earth',
        'settings and proof':
          'ramp of 12 seconds | boost setting | parameters | log current for a week | no trips since',
      },
      followUps: ['What would make you suspect the drive itself?'],
      hint: 'The machine has kept a record, and the moment of the trip splits the suspects.',
    },
    {
      id: 'ee-own-fault',
      kind: 'behavioural',
      competency: 'ownership',
      level: 2,
      type: 'technical',
      text: 'Describe an error in your own schematic that reached the finished board. How did you handle it?',
      ideal:
        'On a sensor board last year I had swapped transmit and receive on the service port, and 50 boards came back from assembly before anyone saw it. I was the only designer, so it was mine. Within the hour I told the project lead, together with what still worked, so that software could carry on with the debug port. Next I compared three ways out: a new batch for 2,800 euros and three weeks, a crossed cable, or cutting two traces and adding wires. I took the crossed cable for 40 lab units and reworked ten by hand for the customer trial, because a trial unit should not need a special cable. I tested every one of the ten for a night. As a result the trial started on the planned Tuesday and the cost was 190 euros. A colleague helped me see why the review had missed it: my symbol named pins from the other side. I added a rule for net names and a checklist of connectors, and six boards since have had no swapped lines.',
      concepts: {
        'the error was theirs':
          'i had swapped transmit and receive | my schematic was wrong | i had reversed | i picked the wrong footprint',
        'told others quickly':
          'within the hour i told the project lead | informed the team | raised it immediately',
        'weighed ways out':
          'compared a new batch with a repair | new batch or rework | crossed cable | bodge wire | cutting traces | respin',
        'verified the repair':
          'tested the reworked boards | ran overnight | checked the rework | validated the fix',
        'limited the damage':
          'trial started on the planned day | cost was small | no delay | saved the batch',
        'closed the gap in review':
          'checklist of connectors | rule for net names | peer review | added to the design review',
      },
      followUps: ['Why did the design review not catch it?'],
      hint: 'How soon did you speak, which ways out did you weigh, and what catches it now?',
    },
    {
      id: 'ee-explain-risk',
      kind: 'behavioural',
      competency: 'communication',
      level: 2,
      type: 'hr',
      text: 'Give me an example of making an electrical hazard clear to a manager or client with no technical background.',
      ideal:
        'At a bakery the main switchboard was from the seventies, and its breakers could no longer interrupt the fault current after the utility had put in a bigger transformer. My task was to explain to the owner why something that worked deserved 60,000 euros. Talk of kiloamps had failed the year before, as the old report showed. So I left the figures out. I showed a photo of a board that had burst, and said: your brakes were built for a car, and now you drive a truck. I then put three choices on one page with price, days of closure and what could happen. The owner feared the closure more than the price, which I had not expected. Because of that I asked the contractor whether we could build the new board beside the old one. We could, and the change cost one Sunday instead of five days. The owner signed in a week, and the work ended on budget. I learned to ask what people fear before I explain anything.',
      concepts: {
        'the hazard and the listener':
          'breakers could no longer interrupt | explain to the owner | old switchboard | overloaded circuit | no technical background',
        'a picture instead of jargon':
          'left the figures out | brakes of a car and a truck | analogy | photo of a board | plain words',
        'asked for their concern':
          'feared the closure | asked what worried them | listened to the concern | what people fear',
        'offered choices':
          'three choices on one page | options with price and risk | price of leaving it as it is | compared alternatives',
        'a decision followed':
          'signed in a week | approved the budget | agreed to the work | one sunday instead of five days',
        'lesson used later':
          'i learned to ask | since then i ask about fears first | now i avoid jargon | find out what worries people first',
      },
      followUps: ['How do you keep a simple picture from becoming a false one?'],
      hint: 'Who listened, which picture did you choose, and what did they decide?',
    },
    {
      id: 'ee-emissions',
      kind: 'case',
      competency: 'electromagnetic compatibility',
      level: 3,
      type: 'technical',
      text: 'Your product fails its radiated emissions test with a peak at 150 megahertz. How do you find the source and fix it?',
      ideal:
        'I ask two things: what makes this frequency, and what acts as the antenna. 150 megahertz may be the third harmonic of a 50 megahertz clock or the sixth of 25, so I list every clock and see whether the peak is narrow and steady or broad, as from a switching supply. At that frequency a one meter cable is half a wave long, and cables are the usual antenna. So I clamp a current probe round each cable, unplug one at a time, and add a snap-on ferrite as a diagnosis. Inside I sniff with a near-field probe for the hot loop. I prefer to cure the source: a series resistor to slow the edges, spread spectrum, or a clock trace that no longer crosses a split in the ground plane. After that come a filter at the connector and a shield bonded all the way round. I change one thing at a time and aim for 6 decibels of margin, since labs differ. On a display unit, a return path via and 33 ohms gave us 11.',
      concepts: {
        'which clock makes it':
          'third harmonic of a clock | list every clock | narrow or broad | switching supply | oscillator multiple',
        'cable as antenna':
          'cables are the usual antenna | half a wave long | unplug one at a time | common mode current on the cable',
        'local diagnosis':
          'current probe round each cable | near-field probe | snap-on ferrite | spectrum analyser at the bench',
        'fix at the source':
          'series resistor to slow the edges | spread spectrum | return path | split in the ground plane | smaller loop',
        'filter and shield':
          'filter at the connector | shield bonded all the way | common mode choke | gasket',
        'margin and proof':
          '6 decibels of margin | change one thing, measure, repeat | retest in the chamber | pre-compliance scan',
      },
      followUps: ['The fix works on the bench but not in the chamber. What could explain it?'],
      hint: 'Every emission needs a source, a path and an antenna.',
    },
    {
      id: 'ee-selectivity',
      kind: 'case',
      competency: 'protection',
      level: 3,
      type: 'technical',
      text: 'A fault on one small outgoing circuit blacked out the whole building. What might have gone wrong, and how would you correct it?',
      ideal:
        'The main breaker tripped before, or together with, the one next to the fault, so the protection was not selective. I would first collect facts: which devices opened, their event records, the settings as found against the study, and the fault current at that point. Typical reasons are an instantaneous setting on the main that lies below the fault current of the feeder, an earth fault function left at minimum with no delay, a replaced breaker of another type, or a downstream device that failed to open. Then I redo the study: I plot the time-current curves of all devices in series, at the highest and the lowest fault level. I correct it with a short time delay on the main, for example 300 milliseconds, or with tested breaker pairs, fuses or zone interlocking. The trade-off is that delay raises the arc flash energy, so I recalculate that and consider a maintenance mode. At a hospital the earth fault pickup stood at 120 amps without delay; set to 600 and 0.3 seconds, three later faults stayed local.',
      concepts: {
        'not selective':
          'main tripped before the feeder | protection was not selective | lack of discrimination | poor coordination | upstream device opened first',
        'collects the facts':
          'event records | which devices opened | settings as found | trip log | relay data',
        'likely reasons':
          'instantaneous setting below the fault current | earth fault at minimum | downstream device failed to open | wrong replacement breaker',
        'time-current curves':
          'time-current curves | plot the curves | highest and lowest fault level | coordination study | grading margin',
        correction:
          'short time delay on the main | tested breaker pairs | zone interlocking | fuses | new settings',
        'trade-off with arc energy':
          'delay raises the arc flash energy | maintenance mode | thermal withstand | incident energy',
      },
      followUps: ['How would you test new settings without blacking out the building again?'],
      hint: 'What should have opened, what did open, and what does waiting cost?',
    },
    {
      id: 'ee-shortage',
      kind: 'situational',
      competency: 'supply chain',
      level: 3,
      type: 'technical',
      text: 'Your distributor now quotes 40 weeks for the microcontroller on a board that ships every month. What steps do you take?',
      ideal:
        'First I find out how long we can last: stock, parts at the assembler, open orders and the forecast, so that everyone argues from one date. I secure what franchised distributors still hold and ask the maker for help with allocation. I am wary of brokers; if we must use one, samples go through X-ray, decapsulation and a functional test, because relabeled parts are common. In parallel I look for a substitute in three rings: the same family in another package or memory size, a pin-compatible part, and then another maker with a redesign. For each one I list changes to layout, firmware, certification and cost. A larger memory variant may need nothing except a new build, while another core means weeks of porting and a new emissions test. I also propose a layout that accepts two packages. Then I bring sales the choice: ration, redesign or a gap. In 2021 we bridged 9 weeks with the bigger variant at 1.10 euros extra and never stopped shipping.',
      concepts: {
        'how long stock lasts':
          'how long we can last | stock and open orders | forecast | runway date | parts at the assembler',
        'secures safe supply':
          'franchised distributors | allocation from the maker | buy remaining stock | place long orders',
        'caution with brokers': 'wary of brokers | counterfeit | x-ray and decapsulation | relabeled parts',
        'looks for a substitute':
          'same family in another package | pin-compatible | bigger memory variant | drop-in alternative | second source',
        'effect of a change':
          'firmware porting | layout change | certification again | new emissions test | requalify',
        'choice for the business':
          'bring sales the choice | ration or redesign | prioritize customers | cost of each option | tell management',
      },
      followUps: ['What would you design differently so that this hurts less next time?'],
      hint: 'Days of stock, safe sources, substitutes by effort, and a choice for the business.',
    },
    {
      id: 'ee-commissioning',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Walk me through a commissioning or switch-over that did not go to plan. How did you lead it?',
      ideal:
        'We had one weekend to move a dairy from its old switchgear to a new one, and I was in charge of eleven people from three companies. At two on Sunday morning the phase sequence on one of four feeders turned out to be reversed; the drawings from 1988 were wrong. Milk was due at six on Monday. I stopped the work and called everyone together, since tired people rush. I weighed swapping the cores at the far end, which was correct but took five hours, against swapping at the new board, which took one hour and left the old cable marked wrongly. I decided to swap at the board and relabel both ends, and I sent half of the crew to sleep. The junior technician asked about other feeders of that year; we found one more. By Sunday at nine in the evening all 64 motors turned the right way, and production started on time. Now I test the rotation of every feeder a week before, and that question is on my list with the technician named beside it.',
      concepts: {
        'what went wrong':
          'phase sequence was reversed | drawings were wrong | unexpected fault | did not match | failed test',
        'paused and gathered people':
          'stopped everyone for a briefing | called everyone together | paused | regrouped the crew',
        'weighed two ways':
          'weighed swapping at the far end | compared two options | one hour against five | roll back or go on',
        'cared for safety and fatigue':
          'sent half of the crew to sleep | tired people rush | relabel both ends | permits and lock-out again',
        'ended on time':
          'production started on time | all motors turned | finished within the weekend | handed over before monday',
        'lesson and credit':
          'now i test the rotation before | technician asked | credit | added to my list | rotation test a week before',
      },
      followUps: ['What would have made you call the switch-over off?'],
      hint: 'The moment it went wrong, what you weighed, and how the people were led through it.',
    },
  ],
});
