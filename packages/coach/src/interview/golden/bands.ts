import type { InterviewType } from '@greenroom/domain';

/** One question with three honest answers. The questions are not in the bank, so nothing here leans on authored concepts. */
export interface GoldenCase {
  id: string;
  role: string;
  type: InterviewType;
  question: string;
  ideal: string;
  strong: string;
  middling: string;
  weak: string;
}

export const goldenCases: readonly GoldenCase[] = [
  {
    id: 'teacher-parent',
    role: 'primary school teacher',
    type: 'hr',
    question: 'Tell me about a time you had a difficult conversation with a parent.',
    ideal:
      'Last spring a mother was upset because her son had dropped two reading groups. I was his class teacher and had to explain the assessment without hurting her trust. I invited her in the same week, listened first, and showed her three of his texts from autumn and spring. I explained which skill was missing and proposed ten minutes of reading a day with a log that we both signed. I called every Friday. After eight weeks he moved up one group and she volunteered as a reading helper.',
    strong:
      'In my second year of teaching a father came to me furious because his daughter had been moved away from her friend. I was responsible for the seating plan, so I asked him to come in after school that same day. I let him talk, took notes and did not interrupt. Then I showed him her work from before and after the move: she had finished four tasks a week instead of one. I admitted that I should have told the family beforehand, and I suggested that we review the seating together after three weeks. As a result he calmed down and agreed to the trial. By the end of the term her maths grade rose from a D to a B, and since then I always call parents before I make such a change.',
    middling:
      'I once had a parent who was unhappy with the grades of her child. We met after school and I explained how the grades are made. I listened to her and I told her what the child can practise at home. She was still a bit disappointed but she understood it better after our talk. I think it is important to stay calm and to explain things to parents.',
    weak: "I get along well with parents in general. I'm a people person and I always try to be friendly, so I don't really have difficult conversations.",
  },
  {
    id: 'devops-deploy',
    role: 'DevOps engineer',
    type: 'technical',
    question: 'What is the difference between blue-green and canary deployments?',
    ideal:
      'In a blue-green deployment two identical environments exist; the new version goes to the idle one, is tested there, and then all traffic is switched at once, so rollback is a switch back. In a canary deployment the new version receives a small share of real traffic first, metrics such as errors and latency are watched, and the share grows step by step. Blue-green needs double capacity but is simple; canary limits the damage of a bad release but needs good monitoring and routing.',
    strong:
      'With blue-green you run two identical production environments. You deploy to the idle one, test it, and flip the load balancer so that all users move over at once; if something breaks you flip back in seconds. It costs twice the infrastructure. With canary you send only a small percentage of the traffic, say 5 percent, to the new version, watch error rate and latency, and increase the share gradually. A bad release then hurts only a few users, but you need weighted routing and solid monitoring. I choose blue-green for simple services and canary for high traffic.',
    middling:
      'Blue-green means you have two environments and you switch the traffic from one to the other when the new version is ready. Canary means that you give the new version to some users first before all the others get it.',
    weak: 'They are both ways to deploy software without downtime. I have used them in my job and they work well. It depends on the company which one is better.',
  },
  {
    id: 'hr-leadership',
    role: 'store supervisor',
    type: 'hr',
    question: 'Describe a situation where you had to motivate a team that had lost its energy.',
    ideal:
      'In January our store had missed its target three months in a row and people were tired. I was shift lead for nine people and needed to turn the mood before the spring sale. I talked to each person for ten minutes and heard that nobody saw any progress. I put up a board with one small daily goal, swapped the two hardest shifts onto myself, and praised good service in front of the team. Within six weeks we reached 104 percent of target and sick days fell by half.',
    strong:
      'After our café was renovated late, the twelve people on my team had worked six weekends in a row and two wanted to quit. As their supervisor I had to get them through the reopening. First I asked everybody in private what drained them most. The answer was the rota, which changed every day. So I fixed the shifts two weeks ahead, took three of the closing shifts myself and set one small goal a day that we celebrated together at the end. I also told the owner what the team had done so that she thanked them personally. As a result nobody left, our sales in the first month were 15 percent above plan, and I have kept the fixed rota ever since.',
    middling:
      'At my last shop the team was quite tired after Christmas. I talked with them and tried to make the mood better, for example I brought breakfast on Saturdays and told them that they were doing good work. We also changed some shifts. After some time the atmosphere was better again.',
    weak: 'A good leader motivates people by being positive. I would tell them to think of the goal and give 110 percent. I am very motivated myself and that helps.',
  },
  {
    id: 'pharmacist-interaction',
    role: 'pharmacist',
    type: 'technical',
    question: 'A patient on warfarin asks for something for a headache. How do you advise them?',
    ideal:
      'I ask about the headache first to rule out red flags such as a fall, sudden severe pain, vomiting or vision changes, because a bleed is possible on warfarin. I avoid aspirin, ibuprofen and other NSAIDs because they raise the risk of bleeding. Paracetamol at the lowest dose for a short time is the usual choice, with a check of the INR if it is taken regularly for more than a few days. I tell them which signs of bleeding to watch for and document the advice.',
    strong:
      'First I find out more about the headache: did they fall, did it come suddenly, is there vomiting or blurred vision? On warfarin any of these could mean a bleed in the head and I would send them to hospital at once. If it is an ordinary headache I steer them away from ibuprofen, aspirin and other NSAIDs since those increase bleeding. I recommend paracetamol, the lowest dose that works and for a few days only, and if they need it regularly I ask them to have their INR checked. I explain the warning signs, like black stools or bruises, and I write the advice in their record.',
    middling:
      'I would not give ibuprofen or aspirin because of the warfarin. I would give paracetamol instead, because it is safer, and tell the patient to see the doctor if it does not get better.',
    weak: 'I would give them a painkiller that is suitable for their age and tell them to read the leaflet and drink enough water.',
  },
  {
    id: 'analyst-ab',
    role: 'data scientist',
    type: 'technical',
    question: 'An A/B test shows a significant uplift after two days. Should we stop it?',
    ideal:
      'No. Stopping at the first significant result is peeking and inflates the false positive rate. The sample size and duration should be fixed before the test from the expected effect and the power. Two days also miss the weekly cycle and may show a novelty effect. I would let it run at least one or two full weeks, check for sample ratio mismatch, and look at guardrail metrics. If early stopping is needed, use a sequential test with corrected thresholds.',
    strong:
      'I would not stop it yet. If we look every day and stop as soon as p is below 0.05 we are peeking, and the chance of a false positive goes far above five percent. The duration should come from a power calculation done beforehand. Two days also do not cover a full week, so weekday and weekend users are not both in it, and people may just react to something new. I would run it for two full weeks, check that the split really is 50/50, and watch guardrails such as refunds. If the business needs early decisions, I would set up a sequential test with adjusted boundaries.',
    middling:
      'Two days is quite short. I would wait longer so that we have more data, maybe one or two weeks, because users behave differently on the weekend. Then we can be more sure about the result.',
    weak: 'If it is significant then it is significant, so yes, we can stop and roll it out. Statistics tell us that it works.',
  },
  {
    id: 'accountant-error',
    role: 'accountant',
    type: 'hr',
    question: 'Give me an example of a mistake you made at work and how you handled it.',
    ideal:
      'Two years ago I sent a VAT return with one supplier booked twice. I noticed it three days later while reconciling. I told my manager the same hour, calculated the difference of 1,200 euros, filed a correction and called the tax office. Then I looked for the cause: two people could book the same invoice. I added a duplicate check on invoice numbers. No penalty was due and the error has not happened again.',
    strong:
      'In my previous job I paid a supplier invoice of 18,400 dollars to an old bank account because I had not checked the change notice. I noticed it the next morning when I reconciled the payments. I went straight to my manager, told her what I had done, and called the bank to recall the payment. I also rang the supplier so that they did not hear it from someone else. We had the money back after four days. Afterwards I wrote a short rule that any change of bank details is confirmed by phone, and I trained my two colleagues on it. Since then we have had no wrong payment in three years. I learned to stop when something changes, even if I am busy.',
    middling:
      'Once I forgot to send a report in time. I apologised to my boss and sent it the next day. It was not a big problem in the end, but I felt bad about it and now I use a calendar for my deadlines.',
    weak: "I don't make many mistakes because I am a perfectionist. If something goes wrong it is usually because other departments send their numbers too late.",
  },
  {
    id: 'mechanic-brakes',
    role: 'car mechanic',
    type: 'technical',
    question: 'A customer says the steering wheel shakes when braking. What do you check?',
    ideal:
      'Shaking while braking usually comes from front brake discs with uneven thickness or runout. I road test the car to confirm the speed at which it happens, then measure disc runout and thickness variation with a dial gauge and micrometer. I check the pads, the caliper slides for sticking, the wheel bearings for play, tie rods and control arm bushes, and the wheel nuts torque. I replace or machine the discs in pairs, clean the hub face and test drive again.',
    strong:
      'I take it for a test drive first to feel at which speed it shakes and whether it is only under braking. If it comes through the steering wheel I look at the front axle: most often the discs are warped or have uneven thickness. On the lift I measure runout with a dial gauge and the thickness with a micrometer. I also check that the caliper slides move, that the pads wear evenly, that the wheel bearings and tie rod ends have no play, and the torque of the wheel bolts. If the discs are out of limits I replace both with new pads, clean the rust off the hub, and drive it again to be sure.',
    middling:
      'Usually it is the brake discs, they can be warped. I would check the discs and the brake pads at the front and replace them if they are bad.',
    weak: 'I would check the car and see what the problem is. It could be many things, maybe the tires or the engine.',
  },
  {
    id: 'pm-scope',
    role: 'project manager',
    type: 'mixed',
    question: 'How do you handle a stakeholder who keeps adding requirements late in a project?',
    ideal:
      'I first understand why the request comes now and what problem it solves. I make the cost visible with an impact assessment on time, budget and risk, and bring it to a change board or the sponsor. I offer trade-offs: swap it with something of equal size, move it to a later phase, or extend the date. I keep a change log and agree on a freeze date. Regular demos reduce late surprises.',
    strong:
      'I never just say yes or no. First I ask what is behind the request, because often a smaller change solves the same problem. Then I write a short impact assessment: how many days, how much money, which risk for the launch date. With that I go to the stakeholder and the sponsor and offer options, for example we swap it against another feature of the same size, we put it into phase two, or we move the deadline. Whatever they decide goes into the change log. To stop it from happening again I agree on a scope freeze and show demos every two weeks, so that wishes come early. On my last project that cut late changes from eleven to three.',
    middling:
      'I would talk to the stakeholder and explain that we have a deadline and a budget. If the change is important we can include it, but then the deadline must move. I would document the changes so that everybody knows.',
    weak: 'I would try to make the stakeholder happy because the customer is always right. We work harder then and find a way to deliver everything.',
  },
  {
    id: 'support-vpn',
    role: 'IT support specialist',
    type: 'technical',
    question: 'Explain what DNS does when someone opens a website.',
    ideal:
      'DNS translates a domain name into an IP address. The browser checks its cache and the operating system cache, then asks the configured resolver. If the resolver has no cached answer it asks a root server, then the top-level domain server, then the authoritative name server for the domain. The answer is cached for its time to live and the browser connects to that address.',
    strong:
      'DNS is like the phone book of the internet: it turns a name such as example.com into an IP address. The computer first looks into the browser and system cache. If nothing is there it asks the resolver, normally from the provider. The resolver goes to a root server, which points to the server for .com, and that one points to the authoritative name server, which knows the address. The result is stored for the TTL, and then the browser can open a connection to that IP.',
    middling:
      'DNS converts the domain name to an IP address, so the browser knows which server it must connect to. It asks a DNS server for that.',
    weak: 'DNS is a part of the internet that makes websites load faster and more securely on your computer.',
  },
  {
    id: 'why-us',
    role: 'marketing coordinator',
    type: 'hr',
    question: 'Why do you want to work in this role?',
    ideal:
      'I want this role because it joins the two things that I do best: writing and numbers. In my current job I run the newsletter for 40,000 readers and raised the click rate from 2 to 5 percent by testing subject lines. What I miss is the work with other channels, and your team plans campaigns across mail, social and events. I have followed your spring campaign and I would like to help measure what it sells. In three years I want to lead such a campaign myself.',
    strong:
      'Two reasons. First, I enjoy work where writing meets measurement, and that is the core of this position. In my present job I plan the social posts of a furniture brand; I built a simple report of what sells, and within a year our click rate went from 1.5 to 4 percent. Second, I want to learn to run campaigns over several channels, and your team does mail, events and video together. I looked at your autumn campaign and liked how the event pages linked back to the newsletter. I believe I could contribute from the first month with reporting, and I would like to grow into leading a campaign of my own.',
    middling:
      'I like marketing and I think the role fits my experience, because I have worked with social media for two years. Your company has a good reputation and I would like to learn more about campaigns.',
    weak: 'I need a new challenge and this job looks interesting. The salary is also good and it is close to my home.',
  },
  {
    id: 'chef-rush',
    role: 'sous chef',
    type: 'mixed',
    question: 'What would you do if two cooks call in sick an hour before a fully booked evening?',
    ideal:
      'I would look at the bookings and the menu at once and decide what we can still do well. I would call in staff on standby, move the dishwasher or an apprentice to preparation, and take the hardest station myself. With the head chef and the front of house I would shorten the menu and spread the reservations. I would brief the team in two minutes with clear stations, prepare as much as possible before the doors open, and check quality at the pass. Afterwards I would thank the team and review the standby plan.',
    strong:
      'First I would look at the reservations and our mise en place to see where it will break. Then I would phone the two people on standby and ask the morning cook whether she can stay two hours. I would take the grill, which is the hardest station, put the apprentice next to me and give preparation work to the kitchen porter. With the restaurant manager I would agree on a shorter menu, maybe eight dishes instead of fourteen, and ask guests to arrive in two waves. I would tell everyone their station in a short briefing, and during service I would stand so that I can check every plate at the pass. After the shift I would thank them and fix our standby list, because it should not depend on luck.',
    middling:
      'I would call other cooks and ask if they can come. If nobody can come, I would help myself and we would have to work faster. Maybe we could take some dishes off the menu.',
    weak: 'I would stay calm and do my best. Stress is normal in a kitchen and I work well under pressure.',
  },
  {
    id: 'react-keys',
    role: 'frontend developer',
    type: 'technical',
    question: 'Why does React need a key on list items?',
    ideal:
      'Keys give each element in a list a stable identity, so that React can match old and new items when the list changes. With stable keys it moves, inserts or removes only what changed and keeps the state of each component. Using the array index as key breaks this when items are reordered or removed: state and inputs end up on the wrong row.',
    strong:
      'The key tells React which item is which between two renders. When the list is sorted or an item is deleted, React compares the keys and can reuse, move or remove the right DOM nodes instead of rendering all of them again, and the state of each row stays with its item. That is why I use an id from the data and not the index: with the index, deleting the first row would shift everything, and a half-typed input would jump to another row.',
    middling:
      'Keys help React to identify which items have changed, were added or removed. They should be unique.',
    weak: 'React shows a warning if you do not put the key. It is good practice to always put a key so that the code is clean.',
  },
];
