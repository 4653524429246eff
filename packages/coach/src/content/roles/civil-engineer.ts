import { defineRole } from '../define.ts';

export const civilEngineer = defineRole({
  id: 'civil-engineer',
  title: 'Civil engineer',
  titles: [
    'civil engineer',
    'civil design engineer',
    'graduate civil engineer',
    'structural engineer',
    'geotechnical engineer',
    'highway engineer',
    'highways engineer',
    'transportation engineer',
    'traffic engineer',
    'bridge engineer',
    'drainage engineer',
    'water resources engineer',
    'municipal engineer',
    'site engineer',
    'setting out engineer',
    'civil engineering technician',
  ],
  signals: [
    'civil',
    'structural',
    'geotechnical',
    'reinforced concrete',
    'drainage',
    'earthworks',
    'highway',
    'bridge',
    'eurocode',
    'foundation design',
    'autocad civil 3d',
    'surveying',
  ],
  questions: [
    {
      id: 'civ-ground',
      kind: 'knowledge',
      competency: 'geotechnics',
      level: 1,
      type: 'technical',
      text: 'What do you want to find out about the ground before you choose a foundation?',
      ideal:
        'I want to know what layers there are, how strong and how compressible they are, and where the water stands. It begins with a desk study, because old maps, nearby boreholes and mining records are cheap and often decide the matter. Then comes a site investigation: trial pits for the shallow part, boreholes to a depth of at least one and a half times the width of the loaded area, with penetration tests and samples. In the laboratory I need strength for bearing, consolidation for settlement, and sulphate for the concrete. Groundwater has to be watched for some months, since it rises in winter. I also ask about contamination, trees on clay, buried services and the footings of the neighbors. On a school extension an 1890 map showed a filled pond. Two extra boreholes found four meters of peat, and we changed from strips to piles before anybody had priced the job.',
      concepts: {
        'desk study first': 'desk study | old maps | nearby boreholes | mining records | historical land use',
        'investigates the layers':
          'trial pits and boreholes | penetration tests and samples | site investigation | soil layers and depths | spt',
        'strength for bearing':
          'strength for bearing | bearing capacity | undrained shear strength | friction angle',
        settlement: 'consolidation for settlement | compressible | differential settlement | heave',
        groundwater: 'groundwater | where the water stands | water table | standpipe readings',
        'chemistry and neighbors':
          'contamination | sulphate | trees on clay | buried services | footings of the neighbors',
      },
      followUps: ['What would you do if the budget allows only two boreholes?'],
      hint: 'Start with what is cheap to learn, then what must be drilled, then what surprises people.',
    },
    {
      id: 'civ-beam-steel',
      kind: 'knowledge',
      competency: 'structural design',
      level: 1,
      type: 'technical',
      text: 'Why does a concrete beam need steel, and where in a simply supported beam do you put it?',
      ideal:
        'Concrete is strong in compression, but in tension it has only about a tenth of that strength, so it cracks. The steel takes the tension once the concrete has cracked. A simply supported beam under load sags, the bottom is stretched, and so the main bars go at the bottom, with most of them at midspan where the moment is largest. Shear is highest near the supports and cracks the web diagonally, so I add links there at closer spacing. In a cantilever, or over the middle support of a continuous beam, it is the other way round, and the main steel goes to the top. The two materials work together because they bond and expand nearly the same with heat. Cover protects the bars from rust and fire; 25 to 50 millimeters is common. On a balcony check I once found the top bars trodden down by 40 millimeters. That would have halved the strength, so we fixed them before the pour.',
      concepts: {
        'weak in tension':
          'in tension only a tenth | weak in tension | cracks in tension | strong in compression',
        'main bars at the bottom':
          'main bars at the bottom | beam sags | bottom is stretched | tension face | largest moment at midspan',
        'links against shear':
          'links at closer spacing | shear near the supports | stirrups | diagonal cracks',
        'top steel where it reverses':
          'cantilever | over the middle support | main steel to the top | hogging moment | continuous beam',
        'bond and expansion':
          'bond | expand the same with heat | similar thermal expansion | steel and concrete act together',
        'cover to the bars':
          'cover protects the bars | protection from rust and fire | concrete cover | durability',
      },
      followUps: ['Why do we not want the steel area to be too large either?'],
      hint: 'Follow the tension: where does it appear, and who resists it?',
    },
    {
      id: 'civ-motivation',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What made you choose civil engineering, and which structure do you wish you had worked on?',
      ideal:
        'In my home town a footbridge was washed away when I was twelve, and for two years the way to school took forty minutes more. When the new one opened, I saw what an engineer can give back to a thousand people at once. That is still my reason: the work is used by everybody and it outlives us. At university I chose hydraulics for it, and in my internship I sized culverts for 14 kilometers of rural road and walked every meter of it. I wish I had worked on the green viaduct by the harbor, because the team reused the old piers and saved a third of the concrete; to keep what stands takes more skill than to replace it. Your office has three flood schemes in design, and I read the report on the river park twice. I would like to help with the models there. I bring patience with data, boots that have seen mud, and the wish to become chartered within four years.',
      concepts: {
        'a true starting point':
          'footbridge washed away | in my home town | i saw what an engineer can give | as a child i saw a flood',
        'purpose of the work':
          'used by everybody | outlives us | serves the public | useful to a thousand people | safe water and roads',
        'a step already taken':
          'in my internship i sized culverts | chose hydraulics | university project | placement on site',
        'a structure with a reason':
          'reused the old piers | because the designers reused | saved concrete | i admire how it was built | wish i had worked on',
        'fit with this employer':
          'your office has flood schemes | i read the report | your flood projects | i would like to help with',
        'what they bring':
          'i bring patience with data | become chartered | i can contribute | strengths on site',
      },
      followUps: ['Would you rather be on site or in the design office, and why?'],
      hint: 'A real origin, one structure with a technical reason, and what you want to do here.',
    },
    {
      id: 'civ-site-call',
      kind: 'situational',
      competency: 'site support',
      level: 1,
      type: 'technical',
      text: 'The site phones: the bars on your drawing do not fit in the formwork, and the concrete arrives in two hours. What do you do?',
      ideal:
        'I ask for facts before I answer: which element, which bars clash, and a photo with a tape measure in it. Then I ask the site to hold the pour of that element, because concrete cannot be taken back, while two hours may be enough to solve it. I open the calculation to see what these bars do. Distribution steel may move by a bar diameter without harm, but main tension bars, laps or punching links may not. I call my senior engineer with a proposal, since I am not the one to approve a change alone; for example bundled bars, a bent bar in place of a straight one, or a coupler. If it is sound we send a marked-up sketch by mail, signed, and the site inspects against that and not against a phone call. If there is doubt, the pour waits or starts elsewhere. In my first year this cost one truck of concrete, about 900 euros, and it was right. Then I check the other columns with the same detail.',
      concepts: {
        'asks for facts':
          'which bars clash | photo with a tape measure | ask for facts before answering | which element',
        'holds the pour': 'hold the pour | stop the concrete | delay the truck | pour elsewhere first',
        'what the bars do':
          'open the calculation | main tension bars or distribution steel | laps | what these bars do | critical section',
        'approval by a senior':
          'call my senior engineer | not approve alone | checker signs | designer agrees the change',
        'answer in writing':
          'marked-up sketch by mail | confirm the change in writing | signed sketch | revised drawing | technical query',
        'looks for the same clash elsewhere':
          'check the other columns with the same detail | same detail elsewhere | update the drawings | avoid a repeat',
      },
      followUps: ['The site supervisor has already cut two of the bars. What now?'],
      hint: 'Facts, time, what the steel is for, who may decide, and in which form.',
    },
    {
      id: 'civ-drainage',
      kind: 'case',
      competency: 'drainage design',
      level: 2,
      type: 'technical',
      text: 'How would you design the surface water drainage of a new parking lot of two hectares?',
      ideal:
        'First I ask where the water may go: into the ground, to a stream, and only then to a sewer. Soakage tests and the groundwater level tell whether infiltration works. Then I agree the outflow with the authority, often the greenfield rate, say 5 liters a second for each hectare. By the rational method a 50 millimeter an hour storm on two hectares gives about 250 liters a second, against 10 allowed, so storage decides the scheme. For a hundred-year storm with a climate allowance I would expect some 1,300 cubic meters; I size it with a model over several storm durations, since the critical one is usually hours long. I would place it under permeable paving and in a shallow basin, because these clean the water too; oil needs treatment before it reaches a stream. A flow control sits at the outlet. Last I trace the path of the water when everything is full or blocked, so that it ponds on the bays and not in the shop, and I settle who maintains it.',
      concepts: {
        'where the water goes':
          'infiltration | soakage tests | discharge hierarchy | into the ground or a stream | sewer last',
        'allowed outflow':
          'greenfield rate | agree the outflow with the authority | discharge consent | limiting rate',
        'calculates the runoff':
          'rational method | storm intensity | runoff coefficient | hundred-year storm | climate allowance | return period',
        'storage to attenuate':
          'storage decides | attenuation | cubic meters of storage | basin | permeable paving | tank with flow control',
        'water quality': 'clean the water | oil needs treatment | interceptor | swale | pollution',
        'when it overflows':
          'path of the water when full | exceedance route | blocked | ponds on the bays | maintenance',
      },
      followUps: ['What changes if the ground is clay with a high water table?'],
      hint: 'Destination, allowed rate, volume, quality, and the day it all overflows.',
    },
    {
      id: 'civ-neighbor-cracks',
      kind: 'situational',
      competency: 'risk on site',
      level: 2,
      type: 'technical',
      text: 'Cracks appear in a house next to the excavation that you supervise. What are your actions?',
      ideal:
        'Safety comes first. I stop the digging beside the house and, if a crack is wide or growing, I ask the people to leave until a structural engineer has looked. A quick way to hold the ground is to put soil back against the wall as a berm. Then I find out whether the house still moves: tell-tales across the cracks, levels on fixed points every hour at first, and the inclinometer in the wall. I compare with the survey of the house taken before work began, because some cracks are older than we are. The same day I tell the client, the owner, our designer and the insurer, in plain words and without guessing at guilt. The pattern helps with the cause: lost ground behind the sheets, a pump that lowers the water, or vibration. Work restarts only with a new method, for instance an extra prop and shorter bays, and with trigger levels. On a basement in 2020 we found 7 millimeters, added a row of props, and saw no more than 1 after.',
      concepts: {
        'stops and makes safe':
          'stop the digging | residents leave the house | put soil back as a berm | prop the wall | evacuate',
        'monitors movement':
          'tell-tales | levels on fixed points | inclinometer | monitor movement | survey targets',
        'compares with the earlier survey':
          'survey taken before work began | pre-condition survey | older cracks | baseline photos',
        'tells those concerned':
          'tell the client and the owner | insurer | notify the designer | inform the same day',
        'finds the cause':
          'lost ground | pump lowers the water | vibration | dewatering | wall deflection | pattern of cracks',
        'restarts with a new method':
          'extra prop | shorter bays | trigger levels | new method | revised sequence',
      },
      followUps: ['The contractor says that the cracks are old. How do you settle that?'],
      hint: 'People, ground, proof, who must be told, and on what terms work goes on.',
    },
    {
      id: 'civ-retaining-wall',
      kind: 'knowledge',
      competency: 'geotechnics',
      level: 2,
      type: 'technical',
      text: 'In what ways can a retaining wall fail, and which one do designers tend to forget?',
      ideal:
        'I check five ways. It can slide forward on its base, it can overturn about the toe, and the ground under the toe can give way in bearing. The whole slope, wall included, can rotate on a deep surface, which is global instability. And the wall itself can break, usually where the stem meets the base, because the moment is greatest there. What gets forgotten most is water. If the drains clog and water stands behind the full height of a three meter wall, the push grows from about 27 to about 56 kilonewtons per meter, so it doubles, and at the same time uplift reduces the resistance to sliding. So I draw free-draining backfill, a filter fabric, weep holes and a pipe that can be flushed, and I still design for some water. Two more things are overlooked: a surcharge such as a parked crane, and a trench that someone digs later in front of the toe. For that reason I ignore the top half meter of soil in front.',
      concepts: {
        'sliding and overturning':
          'slide forward on its base | overturn about the toe | sliding | overturning',
        'bearing failure':
          'ground under the toe gives way | bearing failure | bearing pressure at the toe | soil under the base fails',
        'global instability':
          'whole slope can rotate | global instability | deep slip circle | overall stability',
        'wall itself breaks':
          'stem meets the base | bending of the stem | wall itself can break | structural failure',
        'water behind it':
          'drains clog | water stands behind | hydrostatic pressure | weep holes | free-draining backfill',
        'surcharge or dug-out toe':
          'surcharge | parked crane | trench in front of the toe | over-dig | traffic load behind',
      },
      followUps: ['How would you tell from the outside that an old wall is in trouble?'],
      hint: 'Go from the base outward, then think of what changes after a wet winter.',
    },
    {
      id: 'civ-issued-error',
      kind: 'behavioural',
      competency: 'integrity',
      level: 2,
      type: 'hr',
      text: 'Describe a mistake in one of your calculations that you noticed only after the drawings had been issued.',
      ideal:
        'Three years ago I designed the transfer beams of a small hotel, and a week after issue I saw, while reusing the sheet for another job, that I had left out the weight of the green roof: 3 kilonewtons per square meter. The beams were mine, and the steel was due to be cut in four days. I reran the numbers that evening and found two of nine beams over by 12 percent. At eight the next morning I told my director and then rang the fabricator to hold those two. I compared heavier sections with plates welded to the ones in stock, and chose plates, because the section had a six week lead time. A colleague checked everything from the roof down, at my request. As a result the steel arrived two days late and the extra cost was 1,700 euros, while a later repair would have cost fifty times that. The client thanked us for the straight call. Since then I do a load rundown by hand and have it checked before any sheet is opened.',
      concepts: {
        'the mistake':
          'left out the weight | wrong load | missed the green roof | unit error | my calculation was wrong',
        'confirmed its effect':
          'reran the numbers | two beams over by 12 percent | checked how serious | recalculated',
        'told people at once':
          'told my director | rang the fabricator | informed the client | owned up to the error | asked the fabricator to wait',
        'chose a remedy':
          'compared heavier sections with plates | strengthened the beams | options and lead time | revised drawing',
        'independent check':
          'colleague checked everything | colleague rechecked the numbers | second engineer | peer check',
        'habit since':
          'since then i do a load rundown | loads checked before drawings go out | hand calculation as a check | checklist',
      },
      followUps: ['How did you decide whom to call first?'],
      hint: 'How you noticed, whom you told and when, and what it changed in your way of working.',
    },
    {
      id: 'civ-low-cubes',
      kind: 'situational',
      competency: 'quality of concrete',
      level: 3,
      type: 'technical',
      text: 'The 28-day strength results of a column come back too low, and three floors already stand on it. How do you handle this?',
      ideal:
        'I keep it safe and find out whether the result is true. I ask the contractor to add no load above that column and, if the deficit is large, to prop it. Then I look at the test: how the samples were made, cured and crushed, the batch tickets, the slump, and results from the same day, since poor samples are more common than poor concrete. I apply the acceptance rules of the code, as one low value need not mean failure. If doubt remains, I test the structure. A rebound hammer and ultrasound compare this column with its neighbors, and cores, three at least and clear of the bars, give the strength in place; many codes accept an average of 85 percent for them. Meanwhile I recalculate what the column needs, because it may have reserve. If it fails, the options are a concrete jacket, carbon fiber wrap or removal. I report each step to the client in writing. In one case we needed 28 megapascals, the cubes gave 24, and the cores 33.',
      concepts: {
        'holds further load': 'add no load above | prop the floors | stop loading | temporary support',
        'questions the samples':
          'how the samples were made and cured | batch tickets | poor samples | slump records | laboratory error',
        'acceptance rules of the code':
          'acceptance rules of the code | conformity criteria | one low value | average of the set',
        'tests the structure':
          'cores clear of the bars | rebound hammer | ultrasound | strength in place | core samples',
        'recalculates the need':
          'recalculate what the column needs | reserve | actual loads | required strength',
        'remedies and record':
          'concrete jacket | carbon fiber wrap | removal | report in writing | strengthen the column',
      },
      followUps: ['Who should pay for the cores if they turn out fine?'],
      hint: 'Two lines at the same time: safety above, truth of the number below.',
    },
    {
      id: 'civ-bridge-choice',
      kind: 'case',
      competency: 'asset management',
      level: 3,
      type: 'technical',
      text: 'A council asks whether to strengthen or replace a road bridge that is sixty years old. How do you arrive at your advice?',
      ideal:
        'I begin with what the bridge must do for the next decades: which loads, how much traffic, bikes, flood levels. Then I establish its true condition. A close inspection at touching distance, cover and chloride tests, half-cell potentials, and a look below water for scour, because scour brings down more bridges than age does. I assess the strength with measured dimensions and real traffic, since a refined analysis often finds reserve that simple rules miss. If it is unsafe now, a weight limit or monitoring comes first. I then compare at least four options: do the minimum, repair, strengthen, replace. For each I set whole-life cost over 60 years, closure and diversion of traffic, pipes in the deck, carbon, risk and the remaining life. A cheap repair that closes the road twice may be the dear one. I show how the ranking shifts with interest and traffic, and recommend one. For a 40 meter crossing we advised new bearings and external tendons at 1.3 million against 4.8 for a new bridge.',
      concepts: {
        'future demand': 'what the bridge must do | which loads and traffic | future demand | flood levels',
        'true condition':
          'close inspection | chloride tests | half-cell | scour | cover to the bars | corrosion of the tendons',
        'assesses strength':
          'measured dimensions and real traffic | refined analysis | load assessment | proof load test | reserve strength',
        'interim safety': 'weight limit | monitoring comes first | lane restriction | temporary props',
        'whole-life comparison':
          'whole-life cost | remaining life | net present value | do the minimum, repair or strengthen | maintenance cost',
        'traffic, carbon and services':
          'closure and diversion | carbon | pipes in the deck | disruption to users | heritage',
      },
      followUps: ['The council can fund only a third of your advice this year. What then?'],
      hint: 'Demand, condition, strength, safety today, and options over the whole life.',
    },
    {
      id: 'civ-residents',
      kind: 'behavioural',
      competency: 'stakeholders',
      level: 3,
      type: 'hr',
      text: 'Tell me how you dealt with residents or businesses who were against a scheme you worked on.',
      ideal:
        'Our new bus lane would take 42 parking bays from a street of shops, and 300 people signed against it. I was the lead designer and had to bring a scheme to the vote in four months. I did not want another hall meeting where the loudest win, so I walked the street for three mornings and spoke with 31 of the 38 shopkeepers. I listened before I unrolled a plan. What they feared was deliveries, not customers. I counted the bays for two weeks and saw that half of the cars stayed all day. I weighed a shorter lane against loading bays with a time limit, modeled both, and found that the second kept 90 percent of the time saved by the buses. A baker proposed loading before ten, which was better than my idea, and I put it in with credit. As a result the vote passed with two against, bus delay fell from 7 to 3 minutes, and takings held. I now speak to the ten most affected people before I draw a line.',
      concepts: {
        'the opposition':
          '300 people signed against it | residents objected | parking bays lost | residents protested | opposed the scheme',
        'met and listened':
          'spoke with the shopkeepers | walked the street | listened before i unrolled a plan',
        'found the real concern':
          'what they feared was deliveries | real concern | underlying worry | loading access',
        'evidence for both sides':
          'counted the bays | modeled both | traffic survey | shared the data | visualization',
        'changed the scheme':
          'loading bays with a time limit | adopted the proposal | changed the design | compromise | loading before ten',
        'outcome and lesson':
          'vote passed | delay fell | i now meet the most affected before drawing | objections withdrawn',
      },
      followUps: ['What would you have done if the facts had been on their side?'],
      hint: 'What did they really fear, how did you find out, and what did you change?',
    },
    {
      id: 'civ-carbon',
      kind: 'behavioural',
      competency: 'sustainability',
      level: 3,
      type: 'hr',
      text: 'Which design of yours used clearly less material or carbon than first planned, and how did you win others over?',
      ideal:
        'The brief for a depot in 2023 had a 300 millimeter slab on 90 piles, copied from the last job. As package lead I was asked for 20 percent less carbon at no extra cost. I counted the carbon of each element: slab and piles made up three quarters, so I left the steel alone. I asked for four more plate load tests, at 6,000 euros, because the ground data looked better than the old design assumed. They were good. Then I compared a thinner slab on piles with a ground-bearing slab on stabilized soil, with half of the cement replaced by slag. The contractor worried about slower strength in winter. I did not argue; together we poured a trial bay in January, with a thermometer in it, and agreed on two days more before loading. As a result we cut 34 percent of the carbon, 88 of the piles and 210,000 euros. Their site supervisor improved the curing, and I told the client so. I start each job now with a count per element.',
      concepts: {
        'baseline and goal':
          '20 percent less carbon | copied from an older project | baseline | target for the reduction',
        'counted where it is':
          'counted the carbon of each element | slab and piles made up three quarters | biggest share | carbon calculation',
        'better ground or load data':
          'plate tests of the ground | ground data better than assumed | real loads | more investigation',
        'options compared':
          'ground-bearing slab on stabilized soil | cement replaced by slag | thinner slab | compared foundations | reuse of the old foundation',
        'won over the doubters':
          'poured a trial bay | together with the contractor | worried about slower strength | showed the trial pour results',
        'measured saving':
          'cut 34 percent of the carbon | saved euros and piles | tonnes saved | fewer piles',
      },
      followUps: ['Where did you decide not to save, and why?'],
      hint: 'Where most of it sat, what you tested, and how the doubters came along.',
    },
  ],
});
