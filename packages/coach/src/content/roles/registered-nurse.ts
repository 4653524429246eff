import { defineRole } from '../define.ts';

export const registeredNurse = defineRole({
  id: 'registered-nurse',
  title: 'Registered nurse',
  titles: [
    'nurse',
    'rn',
    'staff nurse',
    'icu nurse',
    'ward nurse',
    'charge nurse',
    'clinical nurse',
    'emergency nurse',
    'nurse practitioner',
    'licensed practical nurse',
    'pediatric nurse',
    'nursing assistant',
    'nurse manager',
    'healthcare assistant',
    'nursing home nurse',
  ],
  signals: ['nursing', 'patient', 'ward', 'clinical', 'bedside', 'icu', 'medication', 'triage'],
  questions: [
    {
      id: 'rn-prioritize',
      kind: 'situational',
      competency: 'prioritization',
      level: 1,
      type: 'technical',
      text: 'You start a shift with four patients, and two call bells ring at once. How do you decide who to see first?',
      ideal:
        'I go by airway, breathing and circulation before anything else. From the handover I know who is unstable, so I take a quick look at both rooms and see the patient with changed vital signs, chest pain or new confusion first. I ask a colleague or the nursing assistant to answer the other bell, because nobody should wait without a word. I tell the second patient when I will be there and keep that promise. Once the urgent patient is safe I reassess all four, adjust my plan for the shift and document what I found. If both were unstable I would call the charge nurse or the rapid response team at once, since asking for help early is safer than running between two rooms.',
      concepts: {
        'airway, breathing, circulation first':
          'airway breathing circulation | abc | most unstable patient | acuity | changed vital signs | early warning score',
        'quick look at both': 'quick look at both | assess both | rapid assessment',
        'asks others to help': 'nursing assistant | ask for help',
        'tells the waiting patient':
          'tell the patient when i will be there | explain the wait | reassure | communicate with the patient',
        'escalates when needed': 'call the charge nurse | rapid response | inform the doctor | escalate',
        'reassesses and documents': 'reassess | adjust my plan | record findings',
      },
      followUps: [
        'What if both patients are unstable?',
        'How do you tell the family of the one who has to wait?',
      ],
      hint: 'Which danger kills fastest, and who can help you?',
    },
    {
      id: 'rn-medication-order',
      kind: 'behavioural',
      competency: 'patient safety',
      level: 2,
      type: 'technical',
      text: 'Describe a time you noticed a mistake in a medication order. What did you do about it?',
      ideal:
        'On a night shift last year an order listed ten times the usual dose of digoxin for an elderly patient. I was responsible for her, so I held the dose and did not give it. I checked the chart, the formulary and her last potassium level, and then I called the doctor on duty. I read the order back to him with the usual range, calmly and without blame. He had misplaced a decimal point and corrected the order at once. As a result the patient came to no harm and had the right dose within 30 minutes. I told her what the delay was about, filed an incident report, and pharmacy added a dose limit alert to the system that has caught three similar errors since.',
      concepts: {
        'held the dose': 'held the dose | withheld | stopped before giving',
        'checked the facts':
          'checked the chart | formulary | usual range | asked the pharmacist | double check',
        'spoke to the prescriber':
          'called the doctor | contacted the prescriber | read the order back | physician on duty',
        'patient stayed safe':
          'patient came to no harm | corrected the order | right dose | monitored the patient',
        'reported it': 'incident report | near miss',
        'prevents a repeat': 'dose limit alert | changed the system | shared with the team | prevention',
      },
      followUps: ['What would you have done if the doctor had insisted on the dose?'],
      hint: 'First the patient, then the order, then the system.',
    },
    {
      id: 'rn-hand-hygiene',
      kind: 'knowledge',
      competency: 'infection control',
      level: 1,
      type: 'technical',
      text: 'How do you keep infections from spreading between the patients on your ward?',
      ideal:
        'Hand hygiene comes first: before touching a patient, before a clean procedure, after body fluids, after the patient and after their surroundings. I use gloves and a gown when contact is likely, and I take them off in the right order so that I do not contaminate myself. For known infections I follow the precautions that fit the route: contact for C. difficile, where I wash with soap because alcohol does not kill spores, droplet for influenza, airborne for tuberculosis with a fitted mask and a negative pressure room. I clean shared equipment between patients, check every day whether a line or catheter is still needed, and teach visitors. On my last unit that daily check cut our catheter infections from nine to two in a year.',
      concepts: {
        'hand hygiene at the right moments':
          'hand hygiene before and after patient contact | wash hands | five moments | alcohol rub',
        'protective equipment':
          'gloves and gown | mask | protective equipment | ppe | take off in the right order',
        'isolation by route':
          'contact droplet airborne precautions | isolation | negative pressure room | single room',
        'clean equipment': 'clean shared equipment | disinfect surfaces | single use equipment',
        'remove lines early':
          'catheter still needed | remove lines | daily check of devices | aseptic technique',
        'teach others': 'teach visitors | educate family | remind colleagues',
      },
      followUps: ['What do you do when a senior doctor skips hand hygiene?'],
      hint: 'Go from hands to equipment to the room to the people.',
    },
    {
      id: 'rn-deterioration',
      kind: 'case',
      competency: 'clinical judgment',
      level: 2,
      type: 'technical',
      text: 'A patient two days after abdominal surgery becomes restless, with a fast pulse and falling blood pressure. Walk me through your next minutes.',
      ideal:
        'I think of bleeding or sepsis until proven otherwise and I do not leave the patient. I call for help and the rapid response team while I start an ABC assessment. I sit them up only if the pressure allows it, give oxygen, and take a full set of vital signs with respiratory rate, saturation and temperature. I look at the wound, the drain and the abdomen: a rigid belly or fresh blood points to hemorrhage, fever and warm skin to sepsis. I check that a large cannula works, draw blood for lactate, hemoglobin, cross match and cultures, and have fluids ready. I hand over to the doctor in SBAR form: what I see, what I think, what I need. I note urine output and the times, reassess every five minutes, and tell the family what is happening.',
      concepts: {
        'suspects bleeding or sepsis': 'bleeding | hemorrhage | sepsis | shock | internal bleeding',
        'calls for help early':
          'rapid response team | call for help | call the doctor at once | stay with the patient',
        'ABC and vital signs': 'abc assessment | oxygen | vital signs | respiratory rate | saturation',
        'looks at wound and drain': 'check the wound | drain | rigid abdomen | abdomen',
        'access, bloods and fluids': 'cannula | iv access | blood cultures | lactate | fluids',
        'structured handover': 'sbar | structured handover | report to the doctor',
        reassesses: 'reassess every few minutes | urine output | monitor closely | document times',
      },
      followUps: ['Which of these steps would you delegate, and to whom?'],
      hint: 'Name what you fear most, who you call, and what you check with your own hands.',
    },
    {
      id: 'rn-difficult-family',
      kind: 'behavioural',
      competency: 'communication',
      level: 1,
      type: 'hr',
      text: 'Tell me about a time you cared for a patient whose family was upset or demanding.',
      ideal:
        'On my surgical ward the daughter of an older patient called the desk every hour and accused us of neglect. I was the primary nurse for that week, so I invited her to sit down with me for ten minutes in a quiet room. I let her talk, and I learned that her father had fallen in another hospital and nobody had told her. I said that I was sorry that this had happened, explained his care plan in plain words, and agreed with the father that I would call her every day at four. I also showed her how she could help with his exercises. As a result the hourly calls stopped within two days, she thanked the team by name, and the daily call became a habit on our ward for worried families.',
      concepts: {
        'what upset the family': 'accused us | upset because | demanding | angry family',
        'listened in private': 'let her talk | quiet room | sat down with',
        'empathy without blame': 'sorry | understood her fear | acknowledged | empathy',
        'clear information': 'explained the care plan | plain words | regular update | call every day',
        'keeps the patient at the center':
          'agreed with the father | agreed with the patient | patient consent | privacy | involved the patient',
        'the outcome': 'calls stopped | thanked the team',
      },
      followUps: [
        'How do you handle a relative who wants information that the patient does not want to share?',
      ],
      hint: 'What was behind the behavior, and how did you find out?',
    },
    {
      id: 'rn-handover',
      kind: 'knowledge',
      competency: 'communication',
      level: 1,
      type: 'technical',
      text: 'What makes a good nursing handover, and what do you do when you receive a poor one?',
      ideal:
        'A good handover is short, structured and given at the bedside where possible. I use SBAR: situation, background, assessment and recommendation. I name the patient, the diagnosis, allergies, changes in the last hours, open tests, lines and drains, pain, and what must happen next and by when. The other nurse repeats the critical points back, and we look at the patient and the chart together, which also lets the patient correct us. When I get a poor handover I ask specific questions at once: what changed, what worries you, what is still open. Then I check the chart and see the patient first before I rely on it. If the same gaps come up again I raise it kindly, and on my last ward we made a one-page sheet that cut missed tasks by a third.',
      concepts: {
        'a fixed structure': 'sbar | structured | situation background assessment recommendation | checklist',
        'the critical content': 'allergies | changes in the last hours | open tests | what must happen next',
        'at the bedside with the patient':
          'at the bedside | look at the patient together | include the patient',
        'read back': 'repeats back | read back | confirm understanding | ask questions',
        'checks for oneself': 'check the chart | see the patient first | own assessment',
      },
      followUps: ['What do you leave out of a handover?'],
      hint: 'Structure, content, and how you make sure that it arrived.',
    },
    {
      id: 'rn-understaffed',
      kind: 'situational',
      competency: 'prioritization',
      level: 2,
      type: 'hr',
      text: 'Two nurses call in sick, and your unit is short for the whole shift. How do you keep your patients safe?',
      ideal:
        'First I would tell the charge nurse or the supervisor in plain numbers, because a shortage that nobody knows of cannot be solved. With the team I would take five minutes to sort the patients by acuity and split them so that the sickest are with the most experienced nurse. Then I would agree what must happen on time, such as vital signs, high-risk medication and turning, and what can wait, like full baths or tidying. Assistants could take the tasks that do not need a nurse. I would check in with my neighbor every hour, because tired people miss things, and I would see that everyone gets a break. I would explain delays to the patients, document care that was left out, and file a staffing report after the shift so that it is not just normal tomorrow.',
      concepts: {
        'raises it at once': 'tell the charge nurse | escalate | ask for more staff',
        'sorts by acuity': 'by acuity | sickest patients first | most unstable | assign by experience',
        'what must and what can wait': 'must happen on time | high-risk medication first | essential care',
        'shares the work': 'assistants take tasks | delegate | teamwork',
        'honest with patients': 'explain delays | tell patients | communicate',
        'documents the gaps': 'document care left out | staffing report | incident report',
      },
      followUps: ['At what point would you refuse another admission?'],
      hint: 'Who must know, what must not be missed, and what may wait?',
    },
    {
      id: 'rn-pain',
      kind: 'knowledge',
      competency: 'clinical judgment',
      level: 2,
      type: 'technical',
      text: 'How do you assess and manage pain in a patient who cannot tell you about it?',
      ideal:
        'When a patient cannot speak I do not assume that there is no pain. I use a behavioral scale that fits, such as CPOT in intensive care or PAINAD in dementia, and look at the face, movements, muscle tension and breathing. Pulse and pressure can support it, but they are weak signs by themselves. I ask the family how this person usually shows pain, and I look for causes: a full bladder, a tight dressing, an uncomfortable position. I start with simple things such as repositioning, warmth and calm, then give the prescribed analgesia, before painful procedures and not after. I reassess with the same scale after thirty minutes, watch sedation and breathing when I give opioids, document both scores, and call the doctor if the plan does not work.',
      concepts: {
        'a behavioral scale': 'behavioral pain scale | cpot | painad | flacc | face and movements',
        'signs beyond vital signs':
          'grimacing | muscle tension | restlessness | vital signs alone are not enough | breathing pattern',
        'asks the family': 'ask the family | knows the patient | caregivers',
        'looks for causes': 'full bladder | tight dressing | cause of the pain',
        'measures besides drugs': 'repositioning | warmth | non drug',
        'medication and its risks':
          'analgesia | opioids | sedation | before procedures | respiratory depression',
        'reassess and document': 'reassess with the same scale | after thirty minutes',
      },
      followUps: ['What would you do if the doctor declines your request for stronger medication?'],
      hint: 'How do you see it, who knows the patient, and how do you know that it helped?',
    },
    {
      id: 'rn-error-own',
      kind: 'behavioural',
      competency: 'patient safety',
      level: 2,
      type: 'hr',
      text: 'Tell me about a mistake you made in patient care and what came of it.',
      ideal:
        'In my second year I gave a patient his evening blood pressure tablet although his systolic pressure was 92; I had been interrupted and had skipped the check. I noticed it ten minutes later. It was my responsibility, so I measured him at once, laid him flat, and called the doctor and my charge nurse. I told the patient what had happened and apologized. We gave fluids and I checked him every fifteen minutes; he was stable after two hours and went home on time. I filed the incident report myself. Afterwards I suggested a red vest for medication rounds, so that nobody interrupts, and we tried it. Interruptions fell by more than half in a month. Since then I read the last values aloud before I open a package.',
      concepts: {
        'the mistake said plainly': 'i forgot | i skipped',
        'acted for the patient first': 'checked the patient | called the doctor | monitored',
        'told the patient and the team': 'told the patient | apologized | informed the charge nurse',
        'reported it':
          'filed the incident report | incident report | told the charge nurse | documented the error',
        'changed something': 'suggested | checklist',
      },
      followUps: ['How did your colleagues react?'],
      hint: 'Own it in the first sentence and spend most of the time on what followed.',
    },
    {
      id: 'rn-end-of-life',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'technical',
      text: 'A dying patient has asked for comfort care only, but a relative demands that everything be done. What is your role?',
      ideal:
        'My role is to protect what the patient has decided and to help the relative to bear it. I would first check the chart: is there an advance directive, a documented code status, and was the patient able to decide? If the patient can still speak, I ask again with the doctor present. Then I would sit down with the relative in private and listen, because "do everything" often means "do not leave us alone with this". I would explain in plain words what comfort care does include: pain relief, breathing support, presence. I would ask the physician and palliative care to hold a family meeting soon, and offer a chaplain or social worker if they wish. I would not argue about the decision in the corridor. I would make sure that the whole team knows the wishes, and document the talks.',
      concepts: {
        "the patient's own decision":
          'patient has decided | autonomy | advance directive | code status | wishes of the patient',
        'capacity checked': 'able to decide | capacity | ask again with the doctor',
        'listens to the relative': 'sit down in private | understand the fear | empathy',
        'explains comfort care': 'what comfort care includes | pain relief | plain words | palliative care',
        'brings in others': 'family meeting | physician | palliative team | social worker | ethics committee',
        'team and documentation':
          'team knows the wishes | document the talks | document wishes in the chart | inform the whole team',
      },
      followUps: ['How do you look after yourself after such a shift?'],
      hint: 'Whose decision is it, and what does the relative need?',
    },
    {
      id: 'rn-teach-patient',
      kind: 'knowledge',
      competency: 'patient education',
      level: 1,
      type: 'technical',
      text: 'How do you make sure that a patient really understands the instructions for going home?',
      ideal:
        'I start early and not in the last ten minutes, and I ask what the patient already knows and what worries them. I choose the three things that matter most, for example which tablets to take, what to watch for, and when to call. I use plain words, show it with the real inhaler or syringe, and give the same points in writing with large print and pictures, in their language, with an interpreter when needed. Then I use teach-back: "Can you show me how you will do it at home, so that I know I explained it well?" If something is missing I explain it differently and try again. I include the person who helps at home. On my ward teach-back for heart failure lowered returns within 30 days from 21 to 14 percent.',
      concepts: {
        'starts from the patient': 'ask what they know | start early | learning needs',
        'plain and few': 'plain words | three things | no jargon | most important points',
        'shows and writes': 'show with the real inhaler | pictures | leaflet',
        'language and interpreter': 'interpreter | their language | literacy',
        'teach-back': 'teach-back | repeat in own words | demonstrate back',
        'includes the carer': 'family | person who helps at home | caregiver | follow up call',
      },
      followUps: ['What do you do when a patient nods but clearly has not understood?'],
      hint: 'Think of how you would find out, not only of how you would tell.',
    },
    {
      id: 'rn-lead-change',
      kind: 'behavioural',
      competency: 'leadership',
      level: 3,
      type: 'hr',
      text: 'Give an example of an improvement in care that you started on your unit.',
      ideal:
        'Two years ago our medical ward had eleven patient falls in one quarter, most of them at night on the way to the bathroom. I was a senior nurse and offered to lead a small project with two colleagues and a physiotherapist. I read through the reports and found that eight of the eleven fell between two and five. So we tried rounds every two hours at night with three questions: bathroom, pain, and is everything in reach? I trained the night team in short sessions, asked for their doubts, and we dropped a form that nobody needed. I posted the numbers every week. As a result falls went from eleven to four in the next quarter, and the hospital took over the rounds on five other wards. I learned that people follow numbers which they see every week.',
      concepts: {
        'the problem in numbers':
          'eleven patient falls in one quarter | falls at night | infections rose | complaints about waiting',
        'found the cause': 'read the reports | data showed | analyzed | root cause',
        'tried a change': 'rounds every two hours | tried | introduced | pilot | new routine',
        'won the team': 'trained the team | asked for their doubts | involved colleagues',
        'measured result': 'per cent | took over on other wards',
      },
      followUps: ['How did you deal with colleagues who saw it as extra work?'],
      hint: 'What did you see, what did you try, and how do you know that it worked?',
    },
  ],
});
