import { defineRole } from '../define.ts';

export const pharmacist = defineRole({
  id: 'pharmacist',
  title: 'Pharmacist',
  titles: [
    'pharmacist',
    'community pharmacist',
    'hospital pharmacist',
    'clinical pharmacist',
    'retail pharmacist',
    'staff pharmacist',
    'locum pharmacist',
    'relief pharmacist',
    'responsible pharmacist',
    'pharmacist prescriber',
    'trainee pharmacist',
    'pharmacy intern',
    'pharmacy manager',
    'pharmacy technician',
    'pharmacy assistant',
    'dispenser',
  ],
  signals: [
    'pharmacy',
    'dispensing',
    'dispensary',
    'prescriptions',
    'formulary',
    'controlled drugs',
    'controlled substances',
    'drug interactions',
    'medicines management',
    'medication review',
    'pharmacology',
    'compounding',
    'pharmd',
    'over the counter',
  ],
  questions: [
    {
      id: 'ph-prescription-check',
      kind: 'knowledge',
      competency: 'dispensing safety',
      level: 1,
      type: 'technical',
      text: 'A new prescription lands on your bench. What do you check before the medicine leaves the pharmacy?',
      ideal:
        'I check four things in a fixed order: legal, clinical, accuracy and handover. First I see whether the prescription is valid: the right prescriber, date, signature, quantity, and the extra rules for controlled drugs. Then comes the clinical check: indication, dose for age and weight, allergies, interactions with the medication record and with what the patient buys, pregnancy, kidney and liver function, and duplicates. If something does not fit I call the prescriber and do not supply until it is settled. For accuracy I compare product, strength, form, quantity and label with the original prescription and not with my memory, use the barcode scan, and have a second person check where we can. At handover I confirm the name and date of birth or address, ask what the patient knows and explain the main points. Last year that caught methotrexate 10 mg written as daily; it was meant to be weekly, and one phone call prevented serious harm.',
      concepts: {
        'legally valid':
          'prescription is valid | prescriber signature and date | controlled drug requirements | legal requirements | legally valid',
        'clinical check':
          'dose for age and weight | kidney and liver function | indication and dose | clinically appropriate | pregnancy and renal function',
        'allergies and interactions':
          'allergies | interactions with the medication record | drug interactions | duplicate therapy',
        'calls the prescriber on doubt':
          'call the prescriber | not supply until settled | contact the doctor | query the prescription',
        'accuracy against the original':
          'product strength form and label | compare with the original prescription | barcode scan | independent second checker | label against the prescription',
        'right patient and counseling':
          'confirm name and date of birth | ask what the patient knows | counseling at handover | explain main points | patient identity at handover',
      },
      followUps: [
        'Which step suffers first when it gets busy, and how do you protect it?',
        'What do you write down when you have changed something with the prescriber?',
      ],
      hint: 'Give your check a fixed order, from the paper to the person who collects it.',
    },
    {
      id: 'ph-heartburn',
      kind: 'case',
      competency: 'responding to symptoms',
      level: 1,
      type: 'technical',
      text: 'A customer asks for something strong against heartburn. What do you ask, and when do you send the person to a doctor?',
      ideal:
        'I ask before I sell: who is it for, what exactly do you feel, since when, what have you tried, and which other medicines and conditions are there? I listen for alarm signs: trouble or pain on swallowing, weight loss without a reason, vomiting that goes on, blood in vomit, black stools, or new symptoms from about 55. Those go to a doctor soon, bleeding at once. Pressure in the chest that spreads to the arm or jaw, with sweating or breathlessness, is an emergency, and I call an ambulance. I look for causes among the medicines, such as ibuprofen, aspirin or a bisphosphonate. If nothing points that way, I suggest an alginate for quick relief, or a short course of a proton pump inhibitor when it comes often, and advise smaller, earlier meals. I check interactions: omeprazole weakens clopidogrel, and antacids must be kept apart from levothyroxine. If it is no better in two weeks, or keeps coming back, they should see their doctor. In one month I referred three of about forty; one had an ulcer.',
      concepts: {
        'who, what, how long, tried, taking':
          'which symptoms exactly | what have you tried | other medicines and conditions | duration of symptoms',
        'alarm signs':
          'trouble swallowing | weight loss | black stools | blood in vomit | red flags | new symptoms from 55',
        'heart as the cause':
          'spreads to the arm or jaw | chest pressure with sweating | heart attack | call an ambulance',
        'medicines that cause it':
          'causes among the medicines | ibuprofen or aspirin | bisphosphonate | nsaids | medication induced',
        'a fitting treatment':
          'alginate for quick relief | proton pump inhibitor short course | antacid | smaller earlier meals | lifestyle advice',
        'safety net':
          'no better in two weeks | keeps coming back see the doctor | follow-up advice | come back if',
      },
      followUps: ['What would you tell someone who has bought this every week for months?'],
      hint: 'Questions, danger signs, what you would sell, and when that is no longer enough.',
    },
    {
      id: 'ph-inhaler',
      kind: 'knowledge',
      competency: 'counseling',
      level: 1,
      type: 'technical',
      text: 'How do you counsel somebody who is given an inhaler for the first time?',
      ideal:
        'I begin by asking what the doctor has told them, so that I build on it. I explain in one sentence what this inhaler is for: a reliever opens the airways now, a preventer calms the inflammation and only works when it is used every day. Then I demonstrate with a placebo device. A metered dose inhaler is shaken, and after breathing out they breathe in slowly and deeply while pressing; a dry powder inhaler needs a quick, forceful breath. In both cases they hold the breath for about ten seconds. I offer a spacer for an aerosol. After that the patient shows me, and I correct one thing at a time. With a steroid they rinse the mouth and spit afterwards, to prevent thrush. I say when to come back: needing the reliever on three or more days a week means a review, and no relief in an attack means emergency help. I ring after two weeks. When I audited 40 patients, 27 had made a critical error at the first try, and six at the second.',
      concepts: {
        'starts from what they know':
          'what the doctor has told them | ask what they know | build on their knowledge | existing understanding',
        'reliever or preventer':
          'reliever opens the airways | preventer used every day | purpose of the inhaler | calms the inflammation | maintenance inhaler',
        'technique for the device':
          'breathe in slowly and deeply | quick forceful breath for powder | hold the breath ten seconds | spacer | demonstrate with a placebo',
        'patient shows it back':
          'patient shows me | teach back | watch their technique | return demonstration',
        'rinse after a steroid':
          'rinse the mouth | prevent oral thrush | spit afterwards | hoarseness and thrush',
        'when to seek help':
          'reliever needed too often | emergency help in an attack | overuse of the reliever | ask for a review',
      },
      followUps: ['What do you change for a six-year-old or for someone with weak hands?'],
      hint: 'Purpose, technique, proof that it works, and warning signs.',
    },
    {
      id: 'ph-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What made you choose pharmacy, and why do you want to practice it in this setting?',
      ideal:
        'I like being the last person who can still stop a mistake and the first one whom people can ask without an appointment. As a student I worked Saturdays in a village pharmacy, and a woman asked me in passing whether her tablets could make her dizzy. My supervisor and I found that she took the same blood pressure medicine under two brand names. That quarter of an hour did more for her than any product on the shelf, and I knew what I wanted. Chemistry brought me to the degree; conversations keep me in it. This setting attracts me because you run a clinic for long-term conditions and your pharmacists may prescribe, so I would see the same people again and learn whether my advice worked. I bring three years at a busy counter and 250 medication reviews, and I would like to qualify as a prescriber within two years. I also know that much of the day is queues, stock and paperwork, and I take pride in doing those well too.',
      concepts: {
        'a real experience':
          'student in a village pharmacy | as a student i worked | found that she took the same medicine | summer job in a dispensary | saw a pharmacist prevent harm',
        'what the profession means':
          'last person who can stop a mistake | advice without an appointment | accessible without an appointment | science and people',
        'why this setting':
          'setting attracts me because | clinic for long-term conditions | see the same people again | ward rounds with doctors | work in a multidisciplinary ward',
        'what I bring':
          'years at a busy counter | medication reviews done | experience i bring | vaccination clinics | clinical training',
        'where I want to grow':
          'qualify as a prescriber | specialize in | prescribing qualification | further training | board certification',
        'honest about the routine':
          'queues stock and paperwork | routine work | pride in doing those well | paperwork and stock control',
      },
      followUps: ['Which part of the work would you give away if you could?'],
      hint: 'One scene that shows why, then this setting, then what you bring and want to learn.',
    },
    {
      id: 'ph-warfarin',
      kind: 'knowledge',
      competency: 'drug interactions',
      level: 2,
      type: 'technical',
      text: 'A patient who takes warfarin brings a prescription for trimethoprim-sulfamethoxazole. What is the problem, and what do you do?',
      ideal:
        'The combination can raise the INR within days and cause serious bleeding, mainly because sulfamethoxazole inhibits CYP2C9, which breaks down the more active half of warfarin. So I do not just hand it out. I ask what the infection is, when the last INR was taken and what it was, and whether there is bruising, bleeding or another risk such as an NSAID. Then I call the prescriber with a proposal and not only with a problem: for a simple bladder infection nitrofurantoin is a good choice if kidney function allows. If there is no alternative, we agree that the INR is checked after three to five days and again after the course, since it falls once the antibiotic stops, and the prescriber or the warfarin clinic may lower the dose beforehand. I tell the patient which signs need help at once, such as black stools, a severe headache or a nosebleed that does not stop, and I document the call. In one such case the prescriber changed within ten minutes; the INR stayed at 2.6.',
      concepts: {
        'bleeding risk through a raised INR':
          'raise the inr | serious bleeding | inr goes up | increased anticoagulant effect | hemorrhage risk',
        'the mechanism':
          'inhibits cyp2c9 | cyp2c9 inhibition | slows warfarin metabolism | breaks down warfarin less',
        'asks for the missing facts':
          'last inr taken | what the infection is | bruising or bleeding now | recent inr result | indication for the antibiotic',
        'proposes an alternative':
          'nitrofurantoin | alternative antibiotic | safer antibiotic | call the prescriber with a proposal',
        'INR monitoring and dose':
          'inr checked after three to five days | again after the course | lower the warfarin dose | closer monitoring of inr | anticoagulation clinic informed',
        'warning signs for the patient':
          'black stools | severe headache | signs that need help at once | tell patient about bleeding signs',
      },
      followUps: [
        'What would you do if the prescriber cannot be reached on a Saturday evening?',
        'Which other common antibiotics make you stop in the same way?',
      ],
      hint: 'Name the danger and why it happens, then what you ask, propose, monitor and tell the patient.',
    },
    {
      id: 'ph-error',
      kind: 'behavioural',
      competency: 'patient safety',
      level: 2,
      type: 'hr',
      text: 'Which dispensing error or near miss of yours taught you the most?',
      ideal:
        'In my second year I released amlodipine 10 mg to a patient who should have had amitriptyline 10 mg. She rang on the third day because the tablets looked different, and I took the call. I told her at once that we had made an error and to take no more of them, asked about dizziness, swelling and her other medicines, and brought the right box that evening with an apology. Her blood pressure, which I measured, was low but safe, and I phoned her doctor. She took no lasting harm. I reported it the same day and looked for the reason with the team, not for a culprit. The two boxes stood side by side, and I had answered the phone in the middle of my check. I could have asked everyone to be careful, but that does not last. Instead we moved look-alike names apart, scanned every box, and made the checking bench a place where nobody is interrupted. Recorded errors fell from 14 to 5 a month. Since then I restart the whole check after any interruption.',
      concepts: {
        'says plainly what went wrong':
          'i released amlodipine instead | wrong medicine given | i missed the wrong strength',
        'patient first':
          'stop taking the tablets | asked about dizziness | measured blood pressure | made sure the patient was safe | right box brought',
        'open with patient and doctor':
          'told her we made an error | apology | phoned her doctor | duty of candor | informed the prescriber',
        'reports it':
          'reported it the same day | incident report | logged the near miss | recorded in the error log',
        'finds the cause in the system':
          'boxes stood side by side | interrupted during the check | look-alike names | root cause | sound-alike drugs',
        'a lasting change':
          'scanned every box | moved look-alikes apart | no interruption at the checking bench | errors fell | restart the check',
      },
      followUps: ['How do you get a team to report its near misses?'],
      hint: 'The patient first, then openness, then the cause, then what still protects patients today.',
    },
    {
      id: 'ph-forged',
      kind: 'situational',
      competency: 'controlled drugs',
      level: 2,
      type: 'technical',
      text: 'A prescription for oxycodone looks as if the quantity had been altered. How do you handle it?',
      ideal:
        'I would not supply it until I know that it is genuine, and I would not accuse anyone, because a doctor may have corrected it. First I would look closely: different ink or handwriting, an unusual dose, a prescriber far away, missing security features. Then I would check the patient record and, where it exists, the prescription monitoring program. I would tell the patient in private that I have to clarify something. I would call the prescriber on a number that I look up myself, never the one on the form, and read out what I have. If it is confirmed, I document the call and dispense. If it is a forgery, I refuse the supply, keep or copy the form as the local rules say, and report it to the police or the authority. I would not hold anyone back or put staff at risk. If there is untreated pain or dependence behind it, I would name where help can be found. In four years I have made about 20 such calls; two were forgeries.',
      concepts: {
        'no supply before it is verified':
          'not supply until genuine | withhold the supply | refuse until verified | hold the prescription',
        'signs of tampering':
          'different ink or handwriting | unusual dose | missing security features | prescriber far away | patient paying cash early refill',
        'verifies by an independent number':
          'number i look up myself | never the number on the form | official directory | verify with the surgery',
        'checks the supply history':
          'prescription monitoring program | patient record | other supplies | pdmp | multiple pharmacies',
        'discreet and safe':
          'in private | not accuse | not put staff at risk | calm and neutral | not hold anyone back',
        'records and reports':
          'report to the police | document the call | notify the authority | keep or copy the form | controlled drug officer',
      },
      followUps: ['What if the prescriber cannot be reached and the patient says the pain is unbearable?'],
      hint: 'Think of three things at once: the law, the safety of your staff, and a patient who may be honest.',
    },
    {
      id: 'ph-adherence',
      kind: 'behavioural',
      competency: 'adherence',
      level: 2,
      type: 'hr',
      text: 'Tell me about a patient whose treatment went better because of a change that you suggested.',
      ideal:
        'Last year our system showed me that a bus driver had collected blood pressure tablets for only eleven of twenty weeks. I was responsible for the review clinic, so I invited him for a quarter of an hour. Instead of telling him how important it was, I asked: "Which tablets are the easiest to leave out, and when?" He said that the diuretic was impossible on the bus, because there is no toilet for three hours. He had never told the doctor, since he did not want to sound ungrateful. We measured 168 over 96. I considered moving it to the evening, but then he would be up at night before early shifts. With his agreement I wrote to his doctor and suggested one combined tablet a day without a diuretic; the doctor agreed within two days. I showed him how to measure at home and rang after two and six weeks. After three months he was at 134 over 82 and collected every box on time. I now ask that question in every review.',
      concepts: {
        'noticed it in the records':
          'collected tablets for only eleven weeks | refill record | late refills | dispensing history showed | gaps in collection',
        'asked without judging':
          'which tablets are easiest to leave out | open question | instead of telling | listened to his reasons | non-judgemental',
        'the real barrier':
          'impossible on the bus | side effect | could not swallow | cost of the medicine | never told the doctor',
        'agreed change with the prescriber':
          'wrote to his doctor | combined tablet once a day | prescriber agreed | simpler regimen | switched treatment',
        'followed up':
          'rang after two and six weeks | measure at home | follow-up call | blood pressure rechecked later',
        'clinical result':
          'after three months 134 over 82 | pressure fell | collected every box on time | target reached | hba1c improved',
      },
      followUps: ['What do you do when a patient decides, well informed, not to take a medicine?'],
      hint: 'How did you notice, what was the real reason, and what figure shows the difference?',
    },
    {
      id: 'ph-acute-kidney',
      kind: 'knowledge',
      competency: 'clinical pharmacy',
      level: 3,
      type: 'technical',
      text: 'Kidney function falls quickly in a patient on your ward. How do you go through the drug chart?',
      ideal:
        'I look for what harms the kidney, what builds up, and what must not be delayed. First I look at the trend of creatinine, the urine output and the potassium; formulas such as Cockcroft-Gault assume a steady state, so while creatinine rises they overestimate the function. Second I ask the team to stop or hold nephrotoxic drugs: NSAIDs, aminoglycosides, and ACE inhibitors, angiotensin blockers and diuretics if the patient is dry or hypotensive. Third, what accumulates: metformin with its risk of lactic acidosis, morphine with its active metabolites, gabapentinoids, low molecular weight heparin, direct anticoagulants, digoxin. I reduce, switch or measure levels, for example of vancomycin. Fourth, what raises potassium: spironolactone, trimethoprim, supplements. I do not reduce the first dose of an antibiotic in sepsis, because underdosing kills faster. I write who reviews it and when, daily at first, and what to restart after recovery. On my last ward this list on rounds cut avoidable drug-related kidney injury by a quarter in one year.',
      concepts: {
        'estimates mislead in unstable function':
          'formulas assume a steady state | cockcroft-gault overestimates | trend of creatinine | urine output | estimated gfr unreliable',
        'stops what harms the kidney':
          'stop nephrotoxic drugs | hold nsaids | hold ace inhibitors | aminoglycosides | withhold diuretics if dry',
        'adjusts what accumulates':
          'metformin lactic acidosis | morphine active metabolites | low molecular weight heparin dose | gabapentinoids | dose reduction for renal clearance',
        'levels and potassium':
          'measure levels of vancomycin | drug levels digoxin | raises potassium | spironolactone | hyperkalaemia',
        'does not underdose what saves life':
          'not reduce the first dose of antibiotic | underdosing | loading dose unchanged | sepsis antibiotic full dose',
        'daily review and restart plan':
          'review daily | restart after recovery | who reviews it and when | plan on discharge | reassess each day',
      },
      followUps: ['How would you explain to the patient at discharge what to do on sick days?'],
      hint: 'Sort the drugs into groups by what they do in this situation, and mind what must not be held back.',
    },
    {
      id: 'ph-disagree',
      kind: 'behavioural',
      competency: 'influencing prescribers',
      level: 3,
      type: 'hr',
      text: 'Give an example of a prescriber who did not accept your advice at first. How did it end?',
      ideal:
        'On a medical ward two years ago a consultant halved the apixaban of a woman with atrial fibrillation after a fall. She was 74, weighed 68 kilos and had a normal creatinine, so she met no criterion for the lower dose, and I was responsible as ward pharmacist. My first note was declined with "bleeding risk". Letting it stand or going over his head both seemed wrong. I asked for three minutes after the ward round and first asked what worried him. He had lost a patient to a head bleed that month. I said that the fear made sense, and showed him the licensed criteria and the studies in which too low a dose meant more strokes without fewer bleeds. Then I offered what would lower her bleeding risk: stopping the ibuprofen and a physiotherapy check. He went back to the full dose the same day. Together we wrote a dosing card, and off-label low doses on the ward fell from 22 to 6 percent. I learned to ask about the worry before I bring the evidence.',
      concepts: {
        'the clinical point at stake':
          'halved the apixaban | criteria for the lower dose | wrong dose for the patient | anticoagulant dose | risk to the patient',
        'asks for the concern':
          'asked what worried him | understand the reason | listened to the prescriber | fear made sense | their clinical reasoning',
        'brings evidence':
          'licensed criteria | studies on strokes and bleeds | dosing guideline | showed the published evidence | trial data',
        'offers a solution':
          'offered what would lower the bleeding risk | stopping the ibuprofen | alternative plan | compromise with monitoring',
        'respectful channel':
          'talk after the ward round | in person after the ward round | spoke privately | not over his head | direct conversation',
        'outcome for patients':
          'full dose the same day | dosing card | low doses fell | changed the prescription | patient got the right dose',
      },
      followUps: ['When would you refuse to supply in spite of a clear instruction?'],
      hint: 'What was at stake, what did you ask before you argued, and what changed beyond this one patient?',
    },
    {
      id: 'ph-polypharmacy',
      kind: 'case',
      competency: 'medication review',
      level: 3,
      type: 'technical',
      text: 'An 84-year-old who has fallen three times this year takes fourteen medicines. How do you run the medication review?',
      ideal:
        'I start with the person and not with the list: what matters most to them, which symptoms trouble them, what do they really take, including eye drops and things from the supermarket? I compare that with the records and have blood pressure measured lying and standing, kidney function and sodium checked. Then I ask three questions of each medicine: is there still an indication, does the benefit come within the time that counts for this patient, and can it contribute to falls? I look first at benzodiazepines and sleeping tablets, opioids, antidepressants, alpha blockers and other pressure tablets, sulfonylureas, and the total anticholinergic load. STOPP/START or the Beers criteria help me. I look for cascades, such as amlodipine, then swollen ankles, then furosemide. I look for what is missing, often bone protection. With the patient and the prescriber I choose one or two changes at a time; after long use benzodiazepines are tapered over weeks. I write the plan down and review after two to four weeks. In our clinic this took patients from twelve to nine medicines on average.',
      concepts: {
        'patient goals and real use':
          'goals that matter to the patient | what do they really take | start with the person | over the counter products | adherence and goals',
        'indication for each':
          'still an indication | benefit within the time that counts | reason for each medicine | no longer needed',
        'medicines that cause falls':
          'benzodiazepines | sleeping tablets | blood pressure lying and standing | anticholinergic load | postural hypotension | sedatives',
        'tools and cascades':
          'stopp start | beers criteria | prescribing cascade | amlodipine swollen ankles furosemide',
        'one change at a time, tapered':
          'one drug at a time | tapered over weeks | gradual taper | gradual withdrawal | deprescribe stepwise',
        'looks for what is missing':
          'bone protection | osteoporosis treatment | vitamin d | omitted treatment | untreated condition',
      },
      followUps: ['What if the patient is afraid to stop a sleeping tablet taken for twenty years?'],
      hint: 'Person, facts, each medicine in turn, what is missing, and the pace of change.',
    },
    {
      id: 'ph-shortage',
      kind: 'situational',
      competency: 'supply problems',
      level: 3,
      type: 'technical',
      text: 'The most used antibiotic syrup for children runs out nationwide for several weeks. How do you look after your patients?',
      ideal:
        'I would make a plan on the first day, because improvising at the counter leads to dosing errors. First I would check the official shortage notice, the expected date and what my wholesalers and neighboring pharmacies still have. Then I would list the options in order: another strength or brand of the same antibiotic with the volume recalculated, another form, such as capsules or dispersible tablets where the product information allows it, and last a different antibiotic. A different active ingredient needs the prescriber, unless an official protocol lets me substitute. I would send the local surgeries a half-page list of what is in stock, so that they prescribe what exists. I would order for my usual need and not hoard, and keep the remaining bottles for children without another option. When the strength changes, I would have the millilitres double-checked, draw the line on the syringe and let the parent show me. During one shortage I did this with four surgeries: nobody left without treatment, call-backs fell from fifteen a day to three, and we had no dosing error.',
      concepts: {
        'finds out the facts':
          'official shortage notice | expected date | wholesalers | neighboring pharmacies | stock level and duration',
        'same drug in another form':
          'another strength or brand | capsules or dispersible tablets | volume recalculated | alternative formulation | generic equivalent',
        'change of drug needs authority':
          'different active ingredient needs the prescriber | official protocol | therapeutic substitution | contact the prescriber for alternative',
        'tells prescribers early':
          'list of what is in stock | local surgeries | inform prescribers | prescribe what exists | talk to clinics',
        'fair use of the rest':
          'not hoard | children without another option | prioritize patients | ration fairly | no stockpiling',
        'guards against dosing errors':
          'millilitres double-checked | line on the syringe | let the parent show me | explain the new dose | recheck the concentration',
      },
      followUps: ['How do you answer an angry parent who has already been to five pharmacies?'],
      hint: 'Facts, options in the right order, the people who prescribe, fairness, and the new risk that you create.',
    },
  ],
});
