import { defineRole } from '../define.ts';

export const constructionManager = defineRole({
  id: 'construction-manager',
  title: 'Construction manager',
  titles: [
    'construction manager',
    'site manager',
    'assistant site manager',
    'construction project manager',
    'construction superintendent',
    'site superintendent',
    'building site manager',
    'site supervisor',
    'construction supervisor',
    'construction foreman',
    'general foreman',
    'site agent',
    'contracts manager',
    'construction project engineer',
    'quantity surveyor',
    'building contractor',
  ],
  signals: [
    'construction',
    'building site',
    'subcontractors',
    'scaffold',
    'toolbox talk',
    'site safety',
    'snagging',
    'punch list',
    'rfi',
    'change orders',
    'bill of quantities',
    'general contractor',
  ],
  questions: [
    {
      id: 'con-critical-path',
      kind: 'knowledge',
      competency: 'planning',
      level: 1,
      type: 'technical',
      text: 'What is the critical path of a construction schedule, and how do you make use of it on site?',
      ideal:
        'It is the longest chain of activities that depend on one another, from start to handover. Work on it has no float, so a day lost there is a day lost at the end, while a task elsewhere can slip by its float without harm. On site I use it to decide where my attention goes in the morning. First I check whether the next three activities on the chain have everything: drawings, people, material, access and permits. I also follow chains with less than a week of float, because they become critical as soon as something slips, and I include orders with a long lead time such as lifts and switchgear. Every week I enter real progress, not hopes, and look whether the path has moved. On a clinic it moved from the frame to the windows in one month; since I saw that nine weeks ahead, I had the factory split the delivery, and we closed the building on the planned date.',
      concepts: {
        'longest dependent chain':
          'longest chain of activities that depend on one another | longest sequence | dependent tasks from start to finish | sequence that sets the end date',
        'no float':
          'no float | zero slack | a day lost there is a day lost at the end | delay moves the end date',
        'clears the next tasks':
          'drawings, people, material and access | look-ahead | ready to start | permits in place | remove constraints',
        'watches near-critical work':
          'less than a week of float | become critical | near-critical chains | second path',
        'long lead orders':
          'orders with a long lead time | procurement on the path | lifts and switchgear | order early',
        'updates with real progress':
          'enter real progress every week | path has moved | update weekly | compare planned with actual',
      },
      followUps: ['A trade tells you it is 90 percent done for the third week. What do you enter?'],
      hint: 'Define it in one sentence, then say what you do with it on a Monday morning.',
    },
    {
      id: 'con-guard-rail',
      kind: 'situational',
      competency: 'safety',
      level: 1,
      type: 'technical',
      text: 'You see two people at work on a scaffold where a guard rail has been taken out. What do you do in the next ten minutes?',
      ideal:
        'I stop the work at once and ask both of them to come down, in a calm voice so that nobody startles near the edge. Then I close that lift: barrier at the ladder, a red tag on the scaffold, and someone I trust to keep people off. I do not put the rail back myself, since only a competent scaffolder may change a scaffold. I call them and look along the rest, because where one rail is missing there may be others. Next I ask why it went, and I listen, for the reason is usually a pallet that would not go in. Then the cure is a proper loading gate and not a lecture. The scaffolder repairs, inspects and signs before anyone goes up again. I write it down as a near miss, tell the employer of the two, and use it in the next briefing without names. On my last site such a gate, at 400 euros, ended the habit: none of the next 26 inspections found a rail out.',
      concepts: {
        'stops the work':
          'stop the work at once | ask both to come down | get them off the scaffold | both climb down',
        'closes the scaffold': 'red tag | barrier at the ladder | close that lift | keep people off',
        'repair by a competent scaffolder':
          'competent scaffolder | inspects and signs | not put the rail back myself | qualified person reinstates it',
        'asks for the reason':
          'ask why it went | listen to the reason | pallet would not go in | why they removed it',
        'looks for others':
          'look along the rest | check the whole scaffold | other missing rails | inspect the remaining lifts',
        'records and briefs':
          'near miss | next briefing | toolbox talk | tell the employer | record the near miss',
      },
      followUps: ['One of them says the job takes only five more minutes. Your answer?'],
      hint: 'People, place, repair, reason, record: in that order.',
    },
    {
      id: 'con-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What do you enjoy about running a building site, and why would you like to build with us?',
      ideal:
        'The moment I like best is a quarter to seven, when forty people from nine firms come through the gate and by evening there is a floor that was not there before. I began as a carpenter, and in my third year I was asked to look after the deliveries. I drew a simple plan of gates and hours on a board; the waiting trucks disappeared within a week, and I knew that I wanted to run the whole thing. I then studied in the evenings and have been an assistant for two years, last on 36 flats. Your firm builds timber schools and keeps its own crews for the frame. I visited the one by the canal on the open day, and the joints were as clean as furniture. I want to learn that way of building, and I respect that you publish your accident figures. I bring the trust of tradespeople, tidy records, and the patience to plan a week ahead on a Thursday.',
      concepts: {
        'a real pleasure in it':
          'moment i like best | people from nine firms come through the gate | seeing it grow',
        'the way into the trade':
          'i began as a carpenter | studied in the evenings | assistant site manager for two years | worked my way up | started as a labourer',
        'an early success':
          'waiting trucks disappeared | drew a plan of gates | i organized deliveries | solved a problem on site',
        'reason for this builder':
          'your firm builds timber schools | keeps its own crews for the frame | your timber projects | publish your accident figures',
        'what they bring': 'i bring the trust of tradespeople | tidy records | plan a week ahead',
      },
      followUps: ['What would make you leave a site in a bad mood?'],
      hint: 'One scene from a real site, how you got there, and what is special about this builder.',
    },
    {
      id: 'con-rain-day',
      kind: 'situational',
      competency: 'organization',
      level: 1,
      type: 'hr',
      text: 'Heavy rain cancels the pour on Monday morning, and twenty people are standing at the gate. How do you use the day?',
      ideal:
        'First I make sure that the weather itself does no harm: pumps on, excavation edges checked, the crane out of service if the wind is up, loose sheets tied down. Then I give people a decision within fifteen minutes, because a crew that waits is gone in spirit. I keep a list of rainy day work for this reason, agreed with the supervisors on Fridays: fixing bars under cover, blockwork inside, formwork for the next bay, moving material, clearing up, a safety talk that is due. I match people to it by trade, and those for whom there is nothing I release fairly, after speaking with their employers. I ring the concrete plant, the pump and the testing lab before their cut-off to rebook, and look at the forecast for two dry slots. In the diary I note hours and rainfall, since the contract may allow time for it. On a school job the list saved us 14 of 19 wet days, and a supervisor came up with most of the items.',
      concepts: {
        'makes the site safe':
          'pumps on | excavation edges checked | crane out of service | tie down loose sheets | slippery surfaces',
        'list of sheltered work':
          'list of rainy day work | work under cover | inside jobs | blockwork inside | backup tasks',
        'decides quickly with supervisors':
          'decision within fifteen minutes | agreed with the supervisors | brief the crew quickly | match people by trade',
        'rebooks the pour':
          'ring the concrete plant | rebook the pump | testing lab | new slot | look at the forecast',
        'records the lost time':
          'note hours and rainfall | diary | contract may allow time | weather records',
      },
      followUps: ['What would you say to a crew that you have to send home?'],
      hint: 'Safety first, then people, then the new date, then the paper.',
    },
    {
      id: 'con-late-frame',
      kind: 'case',
      competency: 'planning',
      level: 2,
      type: 'technical',
      text: 'The frame of a hotel is three weeks late, and the opening date is fixed. How do you win the time back?',
      ideal:
        'Before I buy any speed, I find out where the three weeks really sit. I update the schedule with actual progress and look only at the remaining path to opening, since time gained off that path is wasted. I ask the trades in one room what they could do sooner, because they know it better than my chart. Then I compare four levers. Resequencing costs least: hand over finished floors one by one, so that partitions start below while the frame goes on above. Overlap comes next, and it brings risk, so I protect it with propping checks and exclusion zones. Prefabricated bathrooms take weeks off site. Overtime and second crews come last, as output drops after a few weeks of long days. I give the client the plan with its price and a recommendation, and settle who caused the delay separately. I measure rooms finished a week. On a similar job we recovered 16 of 21 days through zones and bathroom pods, and soft opening on two floors covered the rest.',
      concepts: {
        'updates the true position':
          'update the program with actual progress | update the schedule with actual progress | remaining path | where the weeks really sit | critical activities left',
        'asks the trades':
          'ask the trades in one room | subcontractors know better | workshop with the trades | pull planning',
        'resequences in zones':
          'hand over finished floors one by one | resequencing | release floors early | work in zones | overlap the trades',
        prefabrication: 'prefabricated bathrooms | pods | built off site | precast stairs',
        'limits of overtime':
          'output drops after long days | overtime and second crews come last | fatigue | diminishing returns | weekend work',
        'client and cost':
          'give the client the plan with its price | soft opening | partial handover | who caused the delay | recommendation',
      },
      followUps: ['Which quality checks would you refuse to shorten?'],
      hint: 'Know where the time is, then rank the levers by price and risk.',
    },
    {
      id: 'con-verbal-change',
      kind: 'knowledge',
      competency: 'contracts',
      level: 2,
      type: 'technical',
      text: 'How do you deal with a variation that the client asks for by word of mouth during a walk round the site?',
      ideal:
        'Friendly in the moment and strict on paper. I say that we can look at it and that I will come back with what it does to cost and time. The same day I confirm by mail what was asked, with a photo or a sketch, and ask for a written instruction from the person whom the contract names, because a wish from a visitor binds nobody. Then I check whether it is really extra or already in the scope. If it is extra, I price it with the subcontractors: labor, material, the effect on other trades, and the days on the schedule. I do not let work start before the instruction is signed, except when safety or an open ceiling would make waiting dearer; then I keep daily sheets of hours and have them signed. I mind the notice period, since many contracts bar a late claim. Everything goes in a register that the client and I go through every two weeks. On my last job 63 changes went that way, and 61 were agreed before the final account.',
      concepts: {
        'confirms in writing':
          'confirm by mail the same day | written instruction | put it in writing | signed change order',
        'right person under the contract':
          'person whom the contract names | authorized representative | who may instruct | contract administrator',
        'checks the scope':
          'really extra or already in the scope | compare with the contract drawings | included in the contract | already priced in the tender',
        'prices cost and time':
          'price it with the subcontractors | effect on other trades | days on the program | days on the schedule | cost and time impact | quotation',
        'no start without approval':
          'not let work start before it is signed | daily sheets of hours | daywork records | hold until approved',
        'notice period and register':
          'notice period | late claim barred | register of changes | change log | time bar',
      },
      followUps: ['The client says that asking for paper shows a lack of trust. What do you reply?'],
      hint: 'What do you say on the spot, what do you send the same day, and when does work begin?',
    },
    {
      id: 'con-handover',
      kind: 'behavioural',
      competency: 'quality',
      level: 2,
      type: 'technical',
      text: 'Which of your handovers had the fewest defects, and what did you do in the months before to get there?',
      ideal:
        'A care home with 60 rooms in 2022, which we handed over with 47 small defects; the job before it had over 900. I was the site manager and had promised the client less than one defect a room. I began eight months early with a sample room. I had it finished completely, and the client, designer and each trade signed it as the standard. From then on no trade took over a room before it had been checked against that sample with the trade that left it, because a fault is cheapest before it gets covered. I weighed one large inspection at the end against small ones every week, and chose weekly, with photos before walls were closed. I tested the ventilation and the alarms four weeks before the date rather than in the last days. As a result the client moved in on time, and the calls in the first year fell by 70 percent. The painter had suggested the handshake between trades, and got the credit for it. I use it on every job since.',
      concepts: {
        'sample room as the standard':
          'sample room | mock-up | signed as the standard | benchmark room | first finished unit',
        'checks between trades':
          'checked before the next trade took over | handshake between trades | next trade accepts the room | accept the work before',
        'inspects before covering':
          'photos before walls were closed | before it gets covered | hold points | inspect hidden work',
        'small checks all along':
          'small inspections every week | weekly room inspections | rolling snags | not one large inspection at the end',
        'tests systems early':
          'tested the ventilation and the alarms weeks before | early commissioning | commissioning plan | manuals ready',
        'measured outcome': '47 small defects | moved in on time | calls fell by 70 percent | fewer snags',
      },
      followUps: ['Which trade resisted, and how did you bring it round?'],
      hint: 'Give the number first; then what you started early and who checked what.',
    },
    {
      id: 'con-trades-quarrel',
      kind: 'behavioural',
      competency: 'leadership',
      level: 2,
      type: 'hr',
      text: 'Describe a quarrel between two trades on your site and how you got them working again.',
      ideal:
        'On an office fit-out the ceiling crew and the electricians had stopped speaking; each said the other blocked the corridor, and we were losing a day a week on floor three. I was the site manager, so it was for me to end it. I first talked with each supervisor alone, over coffee, and asked what a good day would look like. Both wanted the same thing: a corridor to themselves for four hours. Then I walked the floor with the two of them and a marker. I weighed giving one trade priority against splitting the floor by time, and chose the split, since priority would only have moved the anger. We drew zones that changed at noon, and they set the rules themselves. I asked my own planner to move a delivery that had made it worse, because part of the fault was ours. As a result they made up four days in three weeks, and the two supervisors later offered for a job together. I have held a ten minute meeting at the drawing each morning ever since.',
      concepts: {
        'what it was costing':
          'lost a day every week | stopped speaking | blocked the corridor | work stood still | tension on the floor',
        'heard each side alone':
          'talked with each site supervisor alone | asked what a good day would look like | separate talks',
        'brought them together on the spot':
          'walked the floor with the two | both supervisors at the drawing | joint meeting on site | met face to face',
        'a fair rule they set':
          'zones that changed at noon | splitting the floor by time | set the rules themselves | agreed sequence | shared schedule',
        'owned a share of it':
          'part of the fault was ours | move a delivery | my planning had caused | i apologized for',
        'result and habit':
          'made up four days in three weeks | ten minute meeting at the drawing | trades cooperated again | daily coordination meeting',
      },
      followUps: ['What if one of the supervisors had refused to come?'],
      hint: 'What did it cost, whom did you hear first, and who made the rule?',
    },
    {
      id: 'con-cost-forecast',
      kind: 'knowledge',
      competency: 'cost control',
      level: 3,
      type: 'technical',
      text: 'Halfway through a job, how do you know whether it will finish within its budget?',
      ideal:
        'Never from the invoices alone, because they look back and come late. Each month I build a forecast from four parts for every cost head: what has been paid, what is committed in orders, what is still to be bought or done, and the changes, agreed and likely. The sum is the cost at completion, and I compare it with the budget and with the last forecast; a head that grows a little each month worries me more than one big jump. I test it with earned value. If the finished work was worth 4.0 million in the budget and cost 4.4, the cost index is 0.91, and a 10 million job heads for about 11 unless something changes. Then I look below: hours per unit for labor, waste, prelims that run on with every week of delay. I keep the contingency separate and show how it is drawn. When brickwork showed 1.3 hours against 1.0 planned, I found that hoist waiting was the cause, added a second hoist, and ended 1 percent under.',
      concepts: {
        'committed and still to buy':
          'committed in orders | still to be bought | cost to complete | accruals | open orders',
        'forecast of the final cost':
          'cost at completion | monthly forecast for every cost head | final cost against budget | estimate at completion',
        'value of the work done':
          'earned value | cost index | finished work was worth | cost value reconciliation | physical progress',
        'productivity and overheads':
          'hours per unit | prelims run on with delay | labor output | waste | site overheads',
        'changes and contingency':
          'changes agreed and likely | contingency drawn down | risk allowance | unapproved variations | pending claims',
        'acts on the trend':
          'found the cause | added a second hoist | grows a little each month | trend | corrective action',
      },
      followUps: ['How do you report a bad forecast to a client or director?'],
      hint: 'Paid, promised, still to come, and a test of what the work so far was worth.',
    },
    {
      id: 'con-insolvent-roofer',
      kind: 'situational',
      competency: 'risk management',
      level: 3,
      type: 'technical',
      text: 'Your roofing subcontractor goes bankrupt with the roof half finished and autumn ahead. What are your next steps?',
      ideal:
        'The building and the evidence come first, on the same day. I secure the site, change the passes, and have the open half made weathertight with temporary sheets, because water damage costs more than the roof. I take photos of every area and list material and plant, with who owns it: what we have paid for, what is hired, what still belongs to a supplier. I stop payments and get the commercial and legal people in before I say anything about termination, since a wrong notice can cost us our rights to retention or a bond. I inform the client openly. Then I have the finished part inspected, as corners are often cut in the last weeks, and ask the maker of the membrane whether a new installer can take over its warranty. I speak to the old crew and to two bidders from the tender. I resequence so that inside work goes on under the dry half. We lost 11 days and 38,000 euros that way, most of it back from the bond.',
      concepts: {
        'keeps the building dry and safe':
          'made weathertight with temporary sheets | secure the site | protect from water | change the passes',
        'records work and ownership':
          'photos of every area | list material and plant | ownership of material on site | inventory | hired equipment',
        'stops payments and checks the contract':
          'stop payments | termination notice | retention or a bond | legal people | guarantee',
        'inspects what was done':
          'finished part inspected | corners cut | warranty of the membrane | defects in the finished roof',
        'finds a replacement':
          'bidders from the tender | old crew | new installer | replacement contractor | speak to second bidder',
        'resequences and informs':
          'inside work goes on | inform the client openly | resequence | update the program | update the schedule',
      },
      followUps: ['Which signs a month before could have warned you?'],
      hint: 'Today: water, gate, evidence. This week: contract, quality, who goes on.',
    },
    {
      id: 'con-crane-lift',
      kind: 'case',
      competency: 'lifting operations',
      level: 3,
      type: 'technical',
      text: 'You must lift a 12 tonne chiller onto a roof beside a busy road with a mobile crane. How do you plan it?',
      ideal:
        'I appoint a competent person to write the lift plan and give the facts for it. First the load: 12 tonnes from the maker, confirmed by a weighing sheet, plus hook block, beam and slings, perhaps 14 in all. With the radius and the height I choose a crane that stays under about 80 percent of its chart in the planned set-up. Then the ground: an outrigger load of 36 tonnes on a mat 1.5 meters square is about 160 kilopascals, so I have the soil, cellars and services under the road checked before I accept that. Next the surroundings: road closure on a Sunday, a permit for swinging over the neighbors, power lines, a wind limit, and an exclusion zone with marshals. I check that the roof can carry the unit where it lands. On the day there is a briefing, one signaler, radio tests, certificates on the table and a short trial lift. Anyone may stop it. Last June I sent the crane away at 11 meters a second; we lifted safely a week later in 3 hours.',
      concepts: {
        'lift plan by a competent person':
          'competent person to write the lift plan | appointed person | method statement | lifting plan',
        'true weight and radius':
          'plus hook block and slings | radius and height | under 80 percent of its chart | load chart | rigging weight',
        'ground under the outriggers':
          'outrigger load on a mat | ground bearing pressure | cellars and services under the road | spreader mats',
        'road and surroundings':
          'road closure on a sunday | power lines | exclusion zone with marshals | permit for swinging over | traffic management',
        'wind limit': 'wind limit | meters a second | weather stop | sent the crane away',
        'briefing and signals on the day':
          'single signaler with a radio | briefing | trial lift | certificates on the table | radio tests | anyone may stop the lift',
      },
      followUps: ['What would you check on the slings in the morning?'],
      hint: 'Load, crane, ground, surroundings, weather, people.',
    },
    {
      id: 'con-near-miss',
      kind: 'behavioural',
      competency: 'safety leadership',
      level: 3,
      type: 'hr',
      text: 'Tell me about a near miss on one of your sites and what it changed there.',
      ideal:
        'In 2021 a dumper reversed towards a plumber who had stepped out between two containers, and it stopped half a meter from him. I was in charge of the site and 85 people. I closed the route at once, saw that both were well, and blamed nobody, because then the next one would not be reported. The same afternoon I walked the path with the driver, the plumber and our safety adviser, and I asked what made the wrong way the easy one. The toilets lay on the far side of the haul road, and I had placed them there. I weighed more signs and talks against changing the layout, and chose the layout, since a fence works when people are tired. We moved the toilets, fenced a footpath and made the route one-way, for 7,000 euros. As a result, reports of close calls rose from 2 to 15 a month and we had no contact between people and plant in the last 400 days. Since then I draw the paths on foot before the first machine arrives.',
      concepts: {
        'what nearly happened':
          'dumper reversed towards a plumber | stopped half a meter from | nearly hit | load fell beside | almost struck',
        'acted at once':
          'closed the route at once | stopped all vehicles | made the area safe | saw that both were well',
        'learned without blame':
          'blamed nobody | walked the path with the driver | asked why the wrong way was easy | open investigation',
        'found the root in the layout':
          'toilets on the far side | i had placed the toilets there | root cause | my own site layout | layout forced people across',
        'changed more than signs':
          'fenced a footpath | one-way route | moved the toilets | separated people and plant | engineered out',
        'measured effect':
          'reports of close calls rose | no contact in 400 days | fewer incidents | paths drawn before machines arrive',
      },
      followUps: ['How do you get people to report what nobody saw?'],
      hint: 'What nearly happened, why it was easy to happen, and what you changed beyond a sign.',
    },
  ],
});
