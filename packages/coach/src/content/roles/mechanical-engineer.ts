import { defineRole } from '../define.ts';

export const mechanicalEngineer = defineRole({
  id: 'mechanical-engineer',
  title: 'Mechanical engineer',
  titles: [
    'mechanical engineer',
    'mechanical design engineer',
    'mechanical engineering intern',
    'graduate mechanical engineer',
    'product design engineer',
    'machine designer',
    'cad engineer',
    'cad designer',
    'stress engineer',
    'stress analyst',
    'automotive engineer',
    'hvac engineer',
    'thermal engineer',
    'manufacturing engineer',
    'aerospace engineer',
    'piping engineer',
  ],
  signals: [
    'mechanical',
    'solidworks',
    'cad',
    'finite element',
    'gd&t',
    'tolerance',
    'thermodynamics',
    'machining',
    'injection moulding',
    'fmea',
    'hvac',
    'prototype',
  ],
  questions: [
    {
      id: 'mech-tolerances',
      kind: 'knowledge',
      competency: 'design for manufacture',
      level: 1,
      type: 'technical',
      text: 'How do you choose the tolerances that go on a drawing?',
      ideal:
        'I start from the function and give the widest tolerance with which the part still works, because every tight number has to be made and inspected. First I mark the features that matter, such as a bearing seat or a sealing face, and take a standard fit for them, for example H7/g6 for a sliding pin. Then I do a stack-up through the assembly: worst case when there are few parts or safety is involved, root sum of squares when there are many parts from stable processes. I compare the result with what the process can hold and ask the workshop for its capability. Everything else falls under the general tolerance. On a valve block last year I relaxed 14 of 20 tight dimensions after such a stack-up; the price per part fell by 22 percent and no assembly was refused.',
      concepts: {
        'starts from the function':
          'start from the function | function decides the tolerance | functional features first | critical to function | sealing face or bearing seat',
        'as wide as possible':
          'widest tolerance that works | as loose as possible | loosest acceptable | no tighter than needed',
        'cost of tight numbers':
          'tight number must be made and inspected | tighter costs more | machining cost | price per part | inspection effort',
        'stack-up': 'stack-up through the assembly | worst case | root sum of squares | tolerance chain',
        'what the process can hold':
          'process can hold | process capability | cpk | ask the workshop | machine accuracy',
        'standard fits or general tolerance':
          'standard fit | h7 g6 | general tolerance | iso 2768 | limits and fits',
      },
      followUps: [
        'When would you use a position tolerance instead of plus and minus?',
        'What do you do when the stack-up does not close?',
      ],
      hint: 'What must the part do, what can be made, and what does each number cost?',
    },
    {
      id: 'mech-material',
      kind: 'case',
      competency: 'materials',
      level: 1,
      type: 'technical',
      text: 'You need a material for an outdoor bracket that carries a 40 kilogram motor. How do you go about the choice?',
      ideal:
        'Before I name a material I write down what the bracket must survive: the static weight, the vibration of the motor, rain and salt, the temperature range, the number we will build and the price we may pay. A motor means cyclic load, so fatigue and stiffness count for more than plain strength; I want the first natural frequency well away from running speed. Then I compare candidates. Hot-dip galvanised mild steel is cheap, stiff and easy to weld. Aluminum 6082 is light and resists weather, yet it is a third as stiff, has no clear fatigue limit and needs insulation against steel bolts because of galvanic corrosion. Stainless 316 is right near the sea, at several times the cost. For 50 pieces inland I would weld mild steel and galvanise it. I check the stress by hand, then test one on a shaker. A bracket I did this way has run 4 years without rust or cracks.',
      concepts: {
        'lists the requirements':
          'write down what it must survive | list the requirements | define the loads and environment | constraints before candidates',
        'vibration and fatigue': 'cyclic load | fatigue | natural frequency | vibration from the motor',
        corrosion: 'galvanised | galvanic corrosion | resists weather | coating or paint | salt spray',
        'compares candidates':
          'compare candidates | steel against aluminum | stainless 316 | mild steel | ashby chart',
        'cost, volume and process':
          'number we will build | easy to weld | cost per piece | production volume | bend or machine',
        'checks the choice': 'check the stress by hand | test on a shaker | prototype test | salt spray test',
      },
      followUps: ['What would change if you had to make 50,000 of them?'],
      hint: 'Requirements before candidates, and think about what a motor does all day.',
    },
    {
      id: 'mech-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What drew you to mechanical engineering, and what kind of machine would you most like to work on here?',
      ideal:
        'At fifteen I took a broken washing machine apart and found that a worn bearing worth four euros had stopped the whole thing. That idea, that one small part decides, has held me ever since. During my degree I joined the team that built an electric race car; I designed the pedal box, and I learned more from the one that bent on the brake test than from any lecture. I rebuilt it 300 grams lighter and it lasted the season. I would most like to work on your packing machines, because they combine fast motion, hygiene rules and parts that people on the line must change in minutes. I read that your new line changes format in under ten minutes, and I want to understand how. In return I bring solid CAD, a love of the workshop and the habit of asking the fitters first.',
      concepts: {
        'where the interest began':
          'took a washing machine apart | curious about machines as a child | race car project | repaired bikes or engines',
        'something designed or built':
          'i designed the pedal box | rebuilt it 300 grams lighter | built my own machine at home | electric race car',
        'learned from practice':
          'learned more from the one that bent | failed and improved | hands-on workshop practice | lesson from testing',
        'why this company':
          'your packing machines combine fast motion | line changes format in minutes | fits your products | read about your machines',
        'what they bring': 'i bring solid cad | love of the workshop | i can contribute | skills i offer',
      },
      followUps: ['Which part of the work do you enjoy least?'],
      hint: 'One true story of you and a machine, then a clear link to what this company builds.',
    },
    {
      id: 'mech-drawing-doubt',
      kind: 'situational',
      competency: 'collaboration',
      level: 1,
      type: 'hr',
      text: 'A senior colleague hands you a drawing to release today, and you believe one dimension is wrong. What do you do?',
      ideal:
        'I would hold it back for the moment, and I would not quietly change it either. First I check my own doubt: I measure the model, look at the mating part and redo the stack-up, because half of the time the newcomer has missed something. That takes me perhaps twenty minutes. If the doubt remains, I go to the colleague directly with the two drawings side by side and put it as a question: how does this bore clear the shaft at the lower limit? If it is an error, they correct it and we note the change. If we still disagree, I ask for a third pair of eyes or our lead, and I tell the buyer that the release moves to tomorrow, since a day is cheaper than scrap. As a trainee I found a hole pattern mirrored this way; it would have scrapped 60 plates worth 9,000 euros. The colleague thanked me and we added a mating-part check to the list.',
      concepts: {
        'does not release it': 'hold it back | hold the release | keep the drawing back | stop the drawing',
        'checks the doubt first':
          'check my own doubt | measure the model | look at the mating part | redo the stack-up | recalculate the dimension',
        'goes to the author':
          'go to the colleague directly | put it as a question | ask the author | show both side by side',
        'escalates openly':
          'third pair of eyes | ask our lead | second opinion | involve the design lead | peer review',
        'weighs delay against scrap':
          'a day is cheaper than scrap | tell the buyer | scrapped plates | cost of rework | wrong parts would be scrapped',
      },
      followUps: ['What if your colleague cannot be reached and the buyer is waiting?'],
      hint: 'Think of your own proof first, then the person, then what a late drawing costs.',
    },
    {
      id: 'mech-bolted-joint',
      kind: 'knowledge',
      competency: 'machine elements',
      level: 2,
      type: 'technical',
      text: 'Why do bolted joints come loose in service, and how do you prevent it in the design?',
      ideal:
        'They come loose because the preload is lost; a joint holds as long as the clamp force is greater than what tries to separate it or make it slide. There are three usual ways. Sideways slip under vibration lets the nut turn back. Surfaces, paint and gaskets settle, so the bolt loses stretch without turning at all. And often the preload was never there, since torque is a poor measure: friction makes it scatter by about 30 percent. So I design for high preload, around 75 percent of proof load, and for long, thin bolts with a grip of five diameters or more, because they lose little when the joint settles. I keep paint out of the joint, take shear with dowels, and use wedge-locking washers or threadlocker; split spring washers do next to nothing. On a gearbox foot I put M10 bolts on long sleeves and masked the paint. Measured by ultrasound, the loss after 500 hours fell from 40 percent to 6.',
      concepts: {
        'loss of preload':
          'preload is lost | loss of clamp force | clamping force too low | bolt tension drops',
        'sideways slip under vibration':
          'sideways slip under vibration | transverse movement | nut turns back | self loosening',
        'settling and relaxation':
          'paint and gaskets settle | embedment | relaxation | creep of the gasket | loses stretch',
        'torque is inaccurate':
          'torque is a poor measure | friction makes it scatter | torque scatter | angle tightening | under-tightened',
        'long elastic bolts':
          'long thin bolts | grip of five diameters | longer grip length | elastic bolt | sleeves under the head',
        'locking that works':
          'wedge-locking washers | threadlocker | dowels take shear | spring washers do nothing',
      },
      followUps: [
        'How would you measure the preload on a finished machine?',
        'Why is a prevailing-torque nut not the whole answer?',
      ],
      hint: 'What really holds a joint together, and in what ways can it get lost?',
    },
    {
      id: 'mech-broken-shaft',
      kind: 'case',
      competency: 'failure analysis',
      level: 2,
      type: 'technical',
      text: 'A pump shaft breaks after eight months although the load never came near its strength. How do you find out why?',
      ideal:
        'My first suspect is fatigue, because time and repeated load break a shaft far below its static strength. I secure both halves before anybody fits them together or cleans them, since the fracture surface is the evidence. Beach marks and a smooth zone that ends in a rough final area confirm fatigue; a small final area says that the stress was low, and several starting points suggest rotating bending. Then I look at where it began: a keyway, a shoulder with a sharp radius, a corrosion pit or a weld. Next I gather the history: alignment records, vibration trend, belt tension, starts a day. I measure hardness and composition to rule out the wrong steel and check the section with a Goodman diagram. In one case the coupling was 0.4 millimeters out of line and the shoulder radius was 0.5. We aligned it by laser, raised the radius to 3, and the shaft has now run three years.',
      concepts: {
        'suspects fatigue':
          'first suspect is fatigue | repeated load | cyclic stress | below static strength | rotating bending',
        'reads the fracture surface':
          'fracture surface is the evidence | beach marks | smooth zone and rough final area | secure both halves',
        'where it started':
          'keyway | sharp radius at the shoulder | stress concentration | corrosion pit | notch',
        'operating history':
          'alignment records | vibration trend | belt tension | misalignment | starts a day',
        'material check':
          'hardness and composition | wrong steel | metallurgical lab | heat treatment | hardness test',
        'calculates and fixes':
          'goodman diagram | raised the radius | aligned by laser | recalculated the life | s-n curve',
      },
      followUps: ['What would a flat, grainy fracture without any marks tell you?'],
      hint: 'The broken surface tells a story; so does the life of the machine before the break.',
    },
    {
      id: 'mech-prototype',
      kind: 'behavioural',
      competency: 'testing',
      level: 2,
      type: 'technical',
      text: 'Describe a prototype of yours that failed its test. What did you do next?',
      ideal:
        'Two years ago the hinge of a hospital bed rail that I had designed broke at 9,000 cycles; the standard asked for 20,000. I was responsible for the rail, and the trade fair was seven weeks away. I resisted thickening everything, because I did not yet know the cause. I put strain gauges on two rails and filmed the test at high speed. It showed that the rail hit its stop before the damper worked, so the hinge took an impact I had never calculated. I weighed a stronger hinge, which cost four euros more, against moving the stop by 6 millimeters, which cost nothing. I chose the second, asked our technician to shim a rail overnight, and tested three samples instead of one. As a result all three passed 25,000 cycles, and we made the fair with a week to spare. The technician had suggested the camera, and I said so in the report. Since then I list every impact and end stop before I calculate.',
      concepts: {
        'what failed': 'broke at 9,000 cycles | cracked during the test | did not pass | failed the standard',
        'measured the cause':
          'strain gauges | filmed at high speed | instrumented the test | looked for the cause before changing | root cause',
        'wrong assumption found':
          'impact i had never calculated | wrong load assumption | missed a load case | underestimated',
        'weighed fixes':
          'weighed a stronger hinge against moving the stop | compared two options | cheaper alternative | redesign options',
        'retested with a result':
          'all three passed | retested new samples | passed the retest | met the standard',
        'lesson kept':
          'list every impact and end stop | credit to the technician | added to the checklist | calculate shock loads before the test',
      },
      followUps: ['What could you have calculated beforehand?', 'How did you tell the project lead?'],
      hint: 'Say how you learned the cause before you changed anything.',
    },
    {
      id: 'mech-shop-floor',
      kind: 'behavioural',
      competency: 'collaboration',
      level: 2,
      type: 'hr',
      text: 'Give me an example of a design that became better because you worked with the people who had to build it.',
      ideal:
        'Last spring I designed a frame for a conveyor with 38 laser-cut parts, and the welders needed eleven hours for each one. My task was to bring the time down for an order of 40. I could have changed it from my desk, but I spent two mornings at the welding table and built one frame with them. I asked what they would throw away. They showed me that they clamped every joint by hand and turned the frame four times. We tried two ideas in cardboard: a fixture, or tabs and slots that locate the parts by themselves. I chose tabs, because a fixture would serve one size only. I redrew it with 24 parts, and a welder named Rosa checked each model before release. As a result a frame took under six hours, which saved about 200 hours on the order, and distortion dropped as well. I credited the crew at the review. Now I build the first unit of everything with the people who will make the rest.',
      concepts: {
        'went to the floor':
          'spent two mornings at the welding table | went to the workshop | stood at the machine',
        'asked and listened':
          'i asked what they would throw away | they showed me how they clamped | listened to the welders | operators pointed out',
        'changed the design':
          'tabs and slots | redrew it with fewer parts | changed my drawing | simplified the assembly',
        'weighed the options':
          'a fixture or tabs | tried two ideas | compared two designs | because a fixture',
        'measured gain': 'took under six hours | saved hours | fewer parts | less rework | time fell',
        'credit and habit':
          'credited the crew | first frame built with the welders | praised the welders | ask the makers before release',
      },
      followUps: ['Did they ever propose something you had to turn down?'],
      hint: 'Who built it, what did you hear, what did you change, and what did that save?',
    },
    {
      id: 'mech-fe-peak',
      kind: 'case',
      competency: 'analysis',
      level: 3,
      type: 'technical',
      text: 'Your finite element model shows twice the yield stress at one inside corner. How do you decide whether to worry?',
      ideal:
        'I first ask whether the number is real or an artifact. In a linear model a perfectly sharp inner corner is a singularity: the stress climbs without limit as I refine the mesh. So I halve the element size twice. If the peak keeps growing I model the true fillet, and then the value should converge within about five percent. Next I question what goes in: loads, contacts and fixed supports, because a support that is too stiff makes peaks of its own. A hand calculation with a notch factor must land in the same region, and the reactions must add up. If the peak is real, I judge it by failure mode. In a ductile part under static load, a small zone that yields is often acceptable; I prove it with a plastic analysis. Under cyclic load the local stress range rules, and I do a fatigue check. When it matters I put a strain gauge beside it: on a crane hook block the gauge read 8 percent under the model, and we kept the design.',
      concepts: {
        'singularity or real':
          'singularity | sharp corner is an artifact | stress climbs without limit | numerical artifact',
        'mesh refinement':
          'halve the element size | refine the mesh | convergence study | peak converges | mesh density',
        'models the true fillet':
          'model the true fillet | real radius | include the weld toe | put the actual radius in the model',
        'questions loads and supports':
          'loads contacts and supports | boundary conditions | support too stiff | reactions add up',
        'hand calculation':
          'hand calculation with a notch factor | stress concentration factor | peterson | sanity check by hand',
        'judges by failure mode':
          'ductile zone yields is acceptable | fatigue check | static or cyclic | plastic analysis | local stress range',
      },
      followUps: ['What would you do if the gauge read 40 percent above the model?'],
      hint: 'Is the number true, is the input true, and which way of failing would it lead to?',
    },
    {
      id: 'mech-cold-crack',
      kind: 'situational',
      competency: 'product development',
      level: 3,
      type: 'technical',
      text: 'Two weeks before the molds are ordered, your plastic housing cracks in a drop test at minus 20 degrees. How do you proceed?',
      ideal:
        'I would tell the project lead the same day, with what we know and when we will know more, because cutting steel in the wrong place costs months. Then I look at where and how it cracks: a brittle break at a weld line points to the gate, one at a sharp rib to the geometry, and one everywhere to the material. Homopolymer polypropylene, for instance, is close to its glass transition at that temperature and turns brittle. In parallel I run three quick trials on printed or soft-tool parts: larger radii at the ribs, an impact-modified copolymer, and PC/ABS. I keep in mind that a different resin shrinks differently, about 0.5 percent against 1.5, so the choice must be frozen before the cavity is cut. I bring options with cost and date to the review and recommend one. On a meter housing we changed to copolymer and 2 millimeter radii; 30 of 30 drops passed and the order slipped by four days only.',
      concepts: {
        'tells the project early':
          'tell the project lead the same day | raise it immediately | inform the team | flag the risk',
        'locates the break':
          'weld line | sharp rib | where it cracks | brittle break | inspect the fracture | gate position',
        'material turns brittle':
          'glass transition | turns brittle | low temperature embrittlement | ductile to brittle',
        'tries options in parallel':
          'larger radii | impact-modified copolymer | pc/abs | quick trials | soft tool parts | thicker wall',
        'shrinkage and the mold':
          'shrinks differently | before the cavity is cut | mold shrinkage | freeze the resin before tooling',
        'recommends with cost and date':
          'options with cost and date | recommend one | retest at cold | drops passed | move the order',
      },
      followUps: ['Would you order the mold on time and accept a later change? When?'],
      hint: 'Who must know, what does the crack tell, and what cannot be changed once steel is cut?',
    },
    {
      id: 'mech-cost-down',
      kind: 'behavioural',
      competency: 'commercial sense',
      level: 3,
      type: 'hr',
      text: 'Walk me through a product whose cost you brought down without making it any worse.',
      ideal:
        'In 2022 our heat pump unit lost money at 640 euros of material, and I led the effort to get it under 520 within a year. I knew that shaving every part would only hurt quality, so I began with a teardown of ours and two rivals, together with purchasing and service. We put each part on a wall with its price and its function. Three items made 60 percent of the cost. I weighed cheaper suppliers against a simpler design and chose the design first, because a price can rise again. I merged seven bent brackets into one pressed tray, changed the copper manifold to a brazed block, and left the compressor mounts alone, since service told me they had cost us claims before. I set a rule that every change pass the same life test as the old unit. As a result we reached 508 euros in ten months, and warranty claims went down by 15 percent. The tray was the idea of our buyer. I learned to let function and price share one wall before anybody draws.',
      concepts: {
        'starting point and target':
          'get it under a target | cost target | lost money | reduce material cost | target price',
        'where the money is':
          'teardown | three items made most of the cost | price and function of each part | pareto | value analysis',
        'redesigned instead of squeezed':
          'merged seven brackets into one | simpler design | fewer parts | changed the process | combined parts',
        'guarded the quality':
          'pass the same life test | left the mounts alone | warranty claims | validated the change | no loss of quality',
        'worked with others':
          'together with purchasing and service | idea of our buyer | supplier suggested | cross-functional',
        'measured saving':
          'reached 508 euros in ten months | saved per unit | material cost went down | percent cheaper per piece',
      },
      followUps: ['Which saving did you refuse, and why?'],
      hint: 'Where was the money, what did you leave alone, and how do you know it is no worse?',
    },
    {
      id: 'mech-castings',
      kind: 'situational',
      competency: 'supplier quality',
      level: 3,
      type: 'technical',
      text: 'The first batch of castings from a new supplier measures out of tolerance, and assembly starts on Monday. What is your plan?',
      ideal:
        'I begin by stopping the batch: the castings get a red label and a place of their own, so that none slips onto the line. Then I check the measurement itself, with a second gauge and the same datums as the supplier, as a wrong set-up explains more rejects than people admit. If it is true, I ask which dimension, how far, and whether it matters for function. I sort the lot into usable, reworkable and scrap. For small deviations I write a concession, limited to this batch and signed by design and quality. If the face can be machined, I arrange rework with the supplier paying. At the same time I look at old stock or a slower start for Monday, and I give production a clear number of good parts by Friday noon. Then comes the cure: a joint root cause with the supplier, a corrected core box, and full inspection of the next three batches. Once I saved a launch this way with 180 good parts out of 400.',
      concepts: {
        'quarantines the batch':
          'red label and a place of their own | quarantine | block the parts | keep them off the line',
        'checks the measurement':
          'measured with a second gauge | second gauge | same datums | measuring error | gauge r&r',
        'judges the function':
          'whether it matters for function | fit and function | effect on assembly | which dimension and how far',
        'concession or rework':
          'write a concession | deviation permit | rework by machining | sort into usable and scrap | waiver',
        'keeps production informed':
          'give production a clear number | old stock | slower start | inform planning | partial start',
        'cures the cause at the supplier':
          'root cause with the supplier | corrective action | 8d report | inspect the next batches | corrected core box',
      },
      followUps: ['When would you refuse a concession, even with the line standing still?'],
      hint: 'Contain, verify, decide what is usable, and only then cure.',
    },
  ],
});
