import type { GoldenCase } from './bands.ts';
import type { BankCase } from './bank-cases.ts';

/**
 * Kept apart: nothing in the scorer or the content is tuned on these. They are reported beside the golden set, so that a gap
 * between the two shows what was learned by heart.
 */
export const bankCasesApart: readonly BankCase[] = [
  {
    id: 'te-chatter',
    role: 'teacher',
    strong:
      'I would not stop the whole class for it. First I would walk over while I go on talking and stand next to the two, because often that is enough. If it goes on, I say their names quietly with one clear instruction, what I want them to do, and carry on at once so that it does not become a show. I avoid a debate in front of the others. If they still call out, I separate the seats for the rest of the lesson and tell them that we will talk after the bell. In that talk I ask what is going on, because it may be too easy, too hard, or a quarrel from the break. We agree on one rule and on what happens if it is broken, and I write it in my notes. I praise them the next day when it works. If it comes back three times I call home. Last year I found this way that one boy could not read the board; after he moved to the front, the chatting was gone within a week.',
    middling:
      'I would first look at them so that they notice that I have seen it. If they do not stop I would tell them to be quiet. After the lesson I would talk with them and explain that it disturbs the others. If it happens again I would change the seats.',
    weak: 'I would raise my voice and send them out. Pupils have to respect the teacher, otherwise there is no learning possible.',
  },
  {
    id: 'acc-found-error',
    role: 'accountant',
    strong:
      'In my previous firm I found in April that the stock figure in our February report to the bank was 38,000 too high, because one warehouse had been counted twice. I was responsible for that line, although a colleague had keyed it in. I first made sure that I was right: I went back to the count sheets and asked the warehouse lead to confirm it. The same afternoon I told my finance manager, with the amount, the effect on the covenant and a draft of the corrected page. We decided to inform the bank ourselves before they could ask, and I explained it on the phone. They accepted it without a penalty. Then I looked for the cause and found that two sheets had the same number, so I built a check that refuses a duplicate sheet, and my colleague tested it with old data. In the following 14 months we have had no restatement. I learned that bad news gets more expensive with each day.',
    middling:
      'I found a wrong number in the monthly report after it was sent out. I told my boss and we corrected it and sent a new version. The mistake came from a formula in Excel. I fixed the formula so it is correct now.',
    weak: 'Errors in figures are embarrassing. I always check my numbers, so it does not happen to me. If others make errors I tell them.',
  },
  {
    id: 'communication-presentation',
    role: 'marketing manager',
    strong:
      'In May I had to present a rebranding to our supervisory board, nine people of whom four were known to be against it. I had twelve minutes, and without a yes the agency contract would lapse. I called three of the critics in the week before and asked each what would have to be true for them to agree. All of them worried about losing older customers. So I rebuilt the talk around that question, put a test with 300 customers over 60 on the second slide, and moved the colours to the end. I rehearsed it twice with our finance director, who asked me the nastiest questions he could find, and I cut it from 25 slides to 8. During the talk I said openly what we did not know yet. They approved it with eight votes to one, and the critic told me he felt heard. Since then I speak to the doubters before I speak to the room.',
    middling:
      'I had to give a presentation to the management about our results. I prepared the slides carefully and practised at home. I was nervous at the beginning, but then it went well. They asked some questions and I could answer most of them.',
    weak: 'I like giving presentations and I am confident in front of people. I usually do not need much preparation because I know my topics.',
  },
  {
    id: 'hrg-confidential',
    role: 'HR advisor',
    strong:
      'Three weeks before we announced a site closure, a team leader I had known for years asked me straight out whether his people were safe. I knew the list, and I was bound to keep it until the works council had been told. I did not lie to him and I did not hint. I said that I could neither confirm nor deny anything about structure, that he should not read anything into that, and that he would hear it from the management and not from the corridor. He got angry and reminded me of our friendship. I told him that the same silence would protect him one day. Then I asked what he needed now, and it was an answer for a loan he was about to sign; I advised him to speak to his bank about a delay, as anybody might. I told my director that rumours were around, and we brought the announcement forward by five days. Nothing leaked, and he later said to me that he respected it. I now explain to managers in quiet times what I can never share.',
    middling:
      'An employee wanted to know from me why a colleague had been dismissed. I told her that I am not allowed to talk about it. She asked several times but I stayed firm. I think confidentiality is very important in HR.',
    weak: 'I am a discreet person and I can keep secrets. In HR you hear many things, but I only tell them to people I trust.',
  },
  {
    id: 'gd-vector-pixel',
    role: 'graphic designer',
    strong:
      'A logo should exist as vector art first, because it is made of paths described by mathematics and stays sharp at any size, from a business card to a truck. So I supply vectors for print, signs, embroidery, cutting and large formats, as PDF, EPS or SVG, with fonts converted to outlines and the colours defined in Pantone and CMYK. Pixels have a fixed resolution and get blurry when they are enlarged, so I use them only where the final size is known or the channel requires it: social media profiles, e-mail signatures, old content systems. Then I export a PNG with a transparent background in RGB at one and two times the size. For websites I prefer SVG because it is small and crisp on every screen. A client once sent a 300 pixel JPG for a six metre banner; I redrew it in two hours and since then I deliver a small package with both and a one-page guide.',
    middling:
      'Vector logos can be made bigger without losing quality, so you use them for printing. Pixel images are for the internet, for example as PNG or JPG files. I usually give the client both.',
    weak: 'It depends on what the client wants. I normally save my logos as JPG in a high quality because everyone can open it.',
  },
  {
    id: 'el-isolation',
    role: 'electrician',
    strong:
      'First I identify the right circuit from the drawing and the labels and tell the people who are affected. Then I switch off and isolate it on all live conductors at the breaker or isolator, and I secure it with my own padlock and a tag with my name, so that no one can switch it on while I work. I keep the key in my pocket. Next I take an approved two-pole voltage tester, prove that it works on a known live source, test every conductor against each other and against earth at the point of work, and prove the tester again afterwards, because a dead battery looks like a dead circuit. I watch for second supplies such as solar, a UPS or capacitors. If parts nearby stay live, I cover them. Only then do I start. On one job the label was wrong and the test showed 230 volts on a line that was locked off; without the test I would have touched it.',
    middling:
      'I switch off the breaker and make sure nobody can turn it on again, for example with a lock. Then I check with the tester that there is no voltage. After that I can begin with the work.',
    weak: 'I turn off the power before I start. I have a lot of experience, so I can usually see if something is live or not.',
  },
];

export const goldenApart: readonly GoldenCase[] = [
  {
    id: 'hotel-guest',
    role: 'hotel receptionist',
    type: 'hr',
    question: 'Tell me about a guest who was very unhappy. What did you do?',
    ideal:
      'Last August a family arrived at eleven at night and their room had been given away by mistake. I was alone at the desk and had to find beds for four people in a full town. I apologised without excuses, gave the children something to drink, and rang five hotels within ten minutes. I found two rooms three streets away, paid the taxi from our budget and walked them to it. The next morning I rang to ask how they had slept and moved them back with an upgrade. They stayed the whole week and wrote that we had saved their holiday. I told my manager how the double booking came about, and we now close late arrivals by hand at nine.',
    strong:
      'In my last hotel a businessman came down at six in the morning, furious, because the building works next door had kept him awake for the second night. I was on the early shift and had no free room in the quiet wing. I listened until he had finished and told him that he was right, we should have warned him at check-in. I offered him our meeting room with a sofa for two hours and breakfast sent there, and I phoned our sister hotel and reserved a room at our cost for the third night. He took it. I also wrote down every other guest on that side, called the eight of them and moved five before they complained. He came back the next month and asked for me. As a result we agreed with the reception team that works are mentioned in the booking mail, and noise complaints went from eleven in that month to two.',
    middling:
      'A guest complained that her room was dirty. I apologised and sent somebody to clean it again, and I gave her a voucher for a drink. She was satisfied after that. I think it is important to stay friendly.',
    weak: 'Guests are sometimes unhappy, that is part of the job. I always smile and tell them that I am sorry.',
  },
  {
    id: 'warehouse-safety',
    role: 'warehouse supervisor',
    type: 'mixed',
    question: 'You notice that experienced drivers skip the daily check of their forklifts. What do you do?',
    ideal:
      'I would not start with a warning. First I check how many do it and since when, by comparing the check sheets with what I see on the floor. Then I ask two of the experienced drivers why, because the reason is often a form that takes too long or a shift start that leaves no time. I stop any truck that has not been checked that day, at once, since brakes and forks are about lives. I shorten the sheet to the points that matter, give five paid minutes at the start of the shift, and do the check with them in the first week. After that I spot-check two trucks a day. Whoever still skips it gets a talk and then a written warning. I follow the number of faults found.',
    strong:
      'Safety first: a truck that has not been checked today does not move until it is, and I would say that to everyone on the same morning in a calm way. Then I want to know the reason. I would ask the drivers one by one, since old hands usually skip a check because it feels pointless or because there is no time at the start of the shift. I would look at the form with them and throw out what nobody needs, and I would plan five minutes for it so that they do not lose picks. For the first two weeks I would walk along and do it with them, and afterwards I would look at two random trucks each day. If someone still refuses, there is a clear talk, and after that a warning, because a failed brake can kill. In my last job we went from 40 to 98 percent completed checks in a month, and found three worn chains.',
    middling:
      'I would talk to the drivers and remind them that the check is required. I would explain that it is dangerous if the forklift has a defect. Then I would control it more often. If they still do not do it they would get a warning.',
    weak: 'If they are experienced they know their trucks, so I would not make a big thing out of it. I would maybe put up a sign.',
  },
  {
    id: 'chef-allergy',
    role: 'chef',
    type: 'technical',
    question: 'How do you keep a guest with a nut allergy safe in a busy kitchen?',
    ideal:
      'It starts with the order: the waiter marks the allergy on the ticket and tells the head chef in person, who repeats it back. One cook makes the whole plate, with washed hands, a clean board, fresh oil and separate utensils, because traces on a knife are enough. I check the labels of sauces and desserts, since nuts hide in pesto, marzipan and stock. If I am not sure about an ingredient, I say no and offer another dish. The plate goes out separately, covered, and is brought by the one who took the order. Nuts are stored in closed, labelled boxes on the lowest shelf. We train all new staff on it in their first week and know where the emergency number hangs.',
    strong:
      'The information must not get lost, so the server writes it on the ticket in red and comes to tell me, and I repeat it aloud. Then one person cooks that plate from start to finish: clean hands, a fresh board and knife from the purple set, a clean pan and new oil, because cross-contact is the real danger. I read the labels of everything that comes ready made, for example pesto, chocolate or curry paste, and if a label says may contain nuts it is out. When I cannot be certain, I tell the guest so and suggest a different dish in place of guessing. The plate leaves covered and on its own. Nuts are kept in sealed tubs away from the line. We drill new staff in the first week, and everybody knows what to do if there is a reaction: call the ambulance first.',
    middling:
      'I tell the cooks that there is a guest with an allergy and that they must not use nuts. We clean the board and the knife before we make the dish. The waiter has to know which dishes contain nuts.',
    weak: 'We leave out the nuts. Most guests know themselves what they can eat, so they should choose the right dish.',
  },
  {
    id: 'librarian-why',
    role: 'librarian',
    type: 'hr',
    question: 'Why would you like to work in our library?',
    ideal:
      'I have visited your library since the new children floor opened, and I saw that half of the people there do not come for books but for help with forms and homework. That is what draws me: a library as a place where people get on with their lives. In my present job at a school library I started a homework hour; after a year 60 pupils come each week and loans rose by a third. I bring that experience and good contacts to the schools. And I would like to learn from your digital team, which I cannot do where I am alone.',
    strong:
      'Because of what I saw when I came to your repair evening in March: forty people of all ages, and your staff knew half of them by name. I have run a small hospital library for four years. There I built a trolley service for the wards with two volunteers, and loans went from 90 to 260 a month, because we went to the readers and did not wait for them. I would like to do the same on a larger scale, and your plan for a mobile branch, which I read in the council papers, is exactly that. I would bring my experience with volunteers, and I hope to learn cataloguing for a big collection from your team, since that is what I lack.',
    middling:
      'I like books very much and I like to help people find what they need. I have worked in a library before and I enjoyed it. Your library is modern and has a good reputation, so I would like to work here.',
    weak: 'I love reading and it is quiet there. I am looking for a job close to home with regular hours.',
  },
];
