/** Three honest answers to a question of the bank, written without a look at its key points. */
export interface BankCase {
  /** The bank's id of the question. */
  id: string;
  role: string;
  strong: string;
  middling: string;
  weak: string;
}

export const bankCases: readonly BankCase[] = [
  {
    id: 'te-parent',
    role: 'secondary school teacher',
    strong:
      'Last November the father of a boy in my year eight class wrote three angry mails because of a detention, and asked for a meeting. I was the form tutor, so it was my job to take it. I prepared by collecting the behaviour log and two pieces of his work, and I booked a quiet room. I let the father speak for ten minutes without interrupting and I wrote down his two main points: he felt his son was singled out, and nobody had phoned him before. On the second point he was right, and I said so. Then I showed him the log with dates, and we looked for a pattern together: nearly all of it happened after lunch. We agreed that the boy changes his seat, that I send a short note every Friday, and that we meet again in four weeks. As a result incidents dropped from nine a month to two, and the father thanked me at the next parents evening. Since then I call home after the first incident and not after the third.',
    middling:
      'A mother was once very upset about the grade of her daughter. I invited her to school and we talked about it. I showed her the test and explained how I had marked it. She was still not happy but at least she understood how it came about, and we agreed that her daughter would get extra exercises. I stayed polite the whole time.',
    weak: 'Parents can be difficult these days. I usually stay calm and tell them what the school rules are. Most of the time they accept it in the end.',
  },
  {
    id: 'te-mentor',
    role: 'primary school teacher',
    strong:
      'Two years ago a newly qualified colleague in the next classroom lost control of her year four group every afternoon and thought of quitting. I was asked to be her mentor. First I sat in on two of her lessons and took notes only on what the children did, because I did not want to judge her. Afterwards I asked her what she had noticed before I said anything. We picked one thing to work on: the start of the lesson. I invited her to watch my own class, then we planned her next opening together and I stood at the back while she tried it. We met every Wednesday for twenty minutes. After six weeks she started on her own, and the time until the class was working fell from twelve minutes to three. She stayed, and last year she mentored somebody herself. I learned that one goal at a time helps more than a long list.',
    middling:
      'When a new teacher joined us I helped her with the planning. I gave her my materials and told her how I handle difficult classes. I also visited one of her lessons and told her what she could improve. She said that it helped her and she became more confident during the year.',
    weak: 'I always help new colleagues. If they have a question they can come to me at any time. I think experience is very important in teaching.',
  },
  {
    id: 'sw-trust',
    role: 'social worker',
    strong:
      'In my second year I was allocated a mother of three who had not opened the door to my predecessors and shouted at me through the letter box. I had to complete a plan within eight weeks. I did not push. I asked the health visitor, whom she liked, to introduce me, and I let the mother decide where and when we would meet. At our first talk I asked what had happened with social workers before, and she told me that one had promised her a nursery place and never rang back. So I took on one practical thing she really wanted, the broken heating, and had it repaired within three days. I rang when I said I would, every time. When I had to write about the missed school days I went through the text with her first, so nothing came as a surprise. After seven weeks she agreed to the plan, school attendance went from 60 to 92 percent, and we could step the case down. I learned that trust starts with what the family asks for, and I still do it this way.',
    middling:
      'A client did not want to talk to me at first. I visited him several times and I tried to be friendly and patient. After some time he noticed that I wanted to help him, and I kept my appointments with him. Then he told me about his problems and we could work on them together. It took a few months until he trusted me.',
    weak: 'I listened to everyone and tried to understand their feelings. I treated them with respect and in the end everybody was happy with the solution.',
  },
  {
    id: 'conflict-colleague',
    role: 'mechanical engineer',
    strong:
      'Last year a colleague from testing and I could not agree on whether a pump housing was ready to be released. He wanted six more weeks of endurance runs, I wanted to ship, because the customer was waiting. I was the lead designer, so it landed on my desk. I noticed that we were both repeating ourselves, so I asked him for an hour with the test records and no slides. I asked him to show me what worried him most. He pointed at one seal that had leaked in two of thirty runs. I had not known that. I proposed to run only that seal at a higher temperature, which took nine days in place of six weeks, and he agreed. It leaked again, so we changed the material and shipped three weeks later. We had no returns in the first year, and he and I now look at the records together before each release. I learned to ask for the evidence behind a no.',
    middling:
      'A colleague and I had different ideas about how to build a fixture. We talked about it a few times and each of us explained our reasons. In the end we took some of his ideas and some of mine. It worked well and we are still on good terms.',
    weak: 'I do not really have conflicts with colleagues because I am easy to get along with. If there is a problem I just try to avoid it.',
  },
  {
    id: 'teamwork-weak-member',
    role: 'nurse',
    strong:
      'On my ward one of us kept leaving the night charts unfinished, and the early shift had to do them. There were five of us and the others had started to grumble. I was not her supervisor, but I worked most nights with her. I waited for a quiet moment, took her aside in the kitchen and said what I had seen on three nights, and that I wondered what was going on. She nearly cried: she had never been shown the new software and was ashamed to ask after half a year. So for the next two weeks I sat with her for fifteen minutes at the end of each round and we did two charts together. I also told our ward manager, with her consent, that a refresher would help more people than one. Four others came to it. By the end of the month her charts were complete and the complaints stopped. Since then I ask first before I assume that somebody is lazy.',
    middling:
      'In a project one person did not do much. I spoke with him and asked if he needed help. He said he had a lot of other work. So we divided the tasks again and I did a part of his work. We got it done in the end, but I was a bit annoyed.',
    weak: 'I would tell the manager that this person is lazy. It is not fair when others have to do the work. Everybody should do their share in a team.',
  },
  {
    id: 'adapt-learn-fast',
    role: 'accountant',
    strong:
      'When our payroll provider went bankrupt in March, I had eleven days to bring the salaries of 120 people in house, and I had never touched the software. I was the only one in the office who knew the contracts. On the first day I wrote down which tasks had to work by the 28th and left out everything that could wait, such as reports. I booked a trainer for two half days, watched the tutorials in the evening and, most of all, I recalculated February and compared each line with what had been paid. Nineteen lines differed; I asked the trainer about the pattern and it was one wrong tax table. I asked my colleague to check the final file with fresh eyes. All 120 salaries arrived on time with one small correction in April. I wrote a checklist, which we still use, and I now learn new tools by repeating something whose result I know.',
    middling:
      'I had to learn a new accounting program in a short time because we changed the system. I read the manual and watched some videos, and I asked my colleagues when I did not understand something. It was stressful, but after a few weeks I could work with it quite well.',
    weak: 'I am a fast learner, so it is no problem for me to learn new things. I learn something new every day and I like challenges.',
  },
  {
    id: 'leadership-motivate',
    role: 'team leader in a call centre',
    strong:
      'First I would be honest that it is dull, and explain why it matters: who uses the result and what happens if we skip it. Then I would ask the group how they want to organise it, because they often see a quicker way than I do. I would cut it into daily portions with a visible counter on the wall, so that everybody sees the mountain get smaller, and I would let people swap tasks after an hour or two so nobody does the worst bit all day. I would sit down and do my own portion too, since people notice when the boss disappears. Each Friday we would celebrate what is done, with something small like breakfast, and I would name people who helped others. I would keep an eye on errors and tiredness and change the plan if they go up. When we had to re-enter 6,000 addresses last year we finished four days early this way.',
    middling:
      'I would explain to the team that the task has to be done and that we all have to do it together. I would try to keep a good mood, with music or some sweets, and I would praise people. Maybe we could take turns so that it does not get too boring.',
    weak: 'Work is not always fun. They get paid for it, so I expect that they do it. I would stay positive and motivated myself.',
  },
  {
    id: 'rn-error-own',
    role: 'registered nurse',
    strong:
      'In my first winter on a surgical ward I hung an antibiotic for the patient in bed four that was meant for bed six. I saw it about five minutes later when I signed the chart. I stopped the drip immediately, checked the patient for a reaction and her allergies, and took her vital signs. Then I rang the doctor and told the sister in charge what I had done. I explained it to the patient and said sorry. We observed her for four hours and she was fine. I wrote the incident form the same evening. When I looked at why it happened, I found that I had carried two bags at once because I wanted to save a walk. I proposed at the next team meeting that we take one bag per walk and scan the wristband at the bed, and my colleagues tried it for a month. Mix-ups reported on our ward went from three a quarter to none in the following half year. I still carry one bag at a time.',
    middling:
      'Once I forgot to give a patient his tablet at noon because it was very busy. I noticed it in the afternoon and I told the doctor, who said I should give it then. Nothing happened to the patient. I felt bad about it and since that day I double check my list.',
    weak: 'I try not to make mistakes because in nursing they can be dangerous. I always work very carefully, so I cannot think of a big mistake.',
  },
  {
    id: 'be-index',
    role: 'backend developer',
    strong:
      'An index is an extra structure next to the table, most often a balanced tree, sorted by one or more columns. With it the database can jump to the matching rows and need not read every row, so searches, joins and sorting get faster. You pay for it: it needs storage, and each insert, update or delete has to change the index as well, so writes become slower. I would not create one on a tiny table, on a column with only a few different values such as a flag, or on a table that is written all day and hardly ever queried by that column. I look at the query plan before and after, because an index that the planner never uses is only cost. In one project we removed four unused ones and our nightly import went from 50 to 31 minutes.',
    middling:
      'An index makes queries faster because the database does not have to search the whole table. It is like the index of a book. You should not use too many of them because they need space.',
    weak: 'An index is something you put on a table in the database. It is good for performance, so I usually add one to every table.',
  },
  {
    id: 'sales-objection-price',
    role: 'account executive',
    strong:
      'I would not give a discount straight away. First I thank them for saying it and ask what is in the other offer: the same volume, support, contract length? Very often it turns out that onboarding or service is missing, so we are comparing different things. Then I bring the talk back to what the problem costs them: if downtime costs 3,000 a day, a cheaper tool that takes two weeks longer to install is not cheaper. I use their own figures from our first call to work out the total cost over the term. If money is still the obstacle, I do not simply lower the price, I exchange something for it, like a two-year contract, fewer seats or payment up front. And if they really only need the basic product I tell them to take the other one, because an unhappy customer leaves anyway. Last quarter I kept four of six such deals at list price.',
    middling:
      'I would ask what the competitor offers and explain why our product is better. I would talk about our quality and service. If the customer still wants a lower price I would check with my manager whether a discount is possible.',
    weak: 'I would give them a discount so that we do not lose the deal. The customer is always right and price is the most important thing.',
  },
  {
    id: 'pm-late-project',
    role: 'project manager',
    strong:
      'In autumn I took over the rollout of a time tracking system for 900 people that was five weeks behind, because the interface to payroll kept failing its tests. The go-live date was fixed by the works council, and I was accountable for it. In the first three days I went through every open item with the leads and threw out the old plan. Only twelve of thirty items were needed for the first day. I put three ways forward in front of the sponsor: move the date, add two contractors, or start with two of the five sites. I recommended the two sites, and she chose that. I then moved our best developer to the interface and met with the team for ten minutes each morning about blockers only. We went live on the date with two sites and without payroll errors, and the other three followed in seven weeks. My lesson: I now test the riskiest interface in the first sprint.',
    middling:
      'A website project was two weeks late because the content did not arrive. I talked with the client and we made a new schedule. The team worked some overtime and I checked the progress every day. In the end we were only a few days late and the client was okay with it.',
    weak: 'Projects are often late, that is normal. I would tell the team to work harder and maybe do overtime until we are back on track.',
  },
  {
    id: 'csr-own-error',
    role: 'customer service agent',
    strong:
      'Last spring I cancelled the wrong order: a customer had two, and I stopped the one with her wedding shoes in place of a duplicate. I only saw it when she called the next morning, eight days before the wedding. It was my mistake and I told her so at once, without talking about the system. I promised to ring back within the hour. I found a pair in a shop two towns away, asked the branch manager to hold it, and got approval from my team leader to send it by courier, which cost us 18 euros. I rang her after forty minutes, and once more when it had arrived. She wrote us a very kind review. Afterwards I asked myself how it could happen: the two orders look the same on the screen. I now read the last four digits back to the customer before I cancel, and I shared this with my team. We had about six such cancellations a month before and one since.',
    middling:
      'I once sent a customer the wrong product because I mixed up the numbers. She complained, and I apologised and sent her the right one for free. She was satisfied in the end. Since then I check the numbers twice.',
    weak: 'I once gave wrong information to a customer, but it was because nobody had told us about the change. Mistakes happen to everyone.',
  },
  {
    id: 'sm-till-short',
    role: 'shop assistant',
    strong:
      'I would stay calm and count the whole till a second time, best with a colleague watching, since it is usually a slip and not theft. I would check the starting float, the notes in the drop safe, and whether a roll of coins is still in the bag. Then I compare the roll: refunds, voids and card payments that may have been booked as cash. If it is still 40 short, I write down the amount, the time and who was on the till, both of us sign, and I report it to the manager that evening. I do not put my own money in and I do not hide it until tomorrow, because then nobody can see a pattern. I would not accuse anybody. If it happens several times on the same till, the manager should look at cameras and training. In my last shop we found that half of the differences came from refunds entered twice.',
    middling:
      'I would count the money again to see if I made a mistake. If it is still missing I would look at the receipts. Then I would tell my manager about it and write it down.',
    weak: 'I would put the money in myself so that nobody gets into trouble. It is only 40 and it can happen to anyone.',
  },
  {
    id: 'ph-why',
    role: 'pharmacist',
    strong:
      'I chose pharmacy because of my grandfather, who took eleven medicines from four doctors and kept falling; our local pharmacist noticed that two of them did the same thing, and after she had phoned the surgery the falls stopped. I wanted to be the person who sees the whole picture. During my degree I worked on Saturdays in a community pharmacy, and in my training year I ran a blood pressure service there: we measured 340 people and sent 41 to their doctor. That mix of science and conversation is what I enjoy. A hospital attracts me now because I would sit on the ward round and see what happens after the advice. I read that your pharmacists prescribe in the anticoagulation clinic, and I would like to grow into that.',
    middling:
      'I was always interested in chemistry and I wanted to work with people, so pharmacy was a good choice. I like to advise patients and help them with their medicines. I would like to work here because it is a good pharmacy and I can learn a lot.',
    weak: 'It is a secure job with good pay. Science was my best subject at school. I live nearby, so it would be practical for me.',
  },
  {
    id: 'do-bad-deploy',
    role: 'devops engineer',
    strong:
      'Last June I pushed a change to our message queue settings on a Friday at noon, and within minutes 20 percent of the orders got stuck. I was on call and it was my change. I rolled back straight away and told the support team what customers would see; after 14 minutes the queue was empty again. On Monday I led the review, without looking for someone to blame, and began with what I had missed: I had tested with ten messages per second and production has four hundred. A colleague suggested to replay a recorded hour of traffic. So I built that into the pipeline, and I changed the rollout so that new settings go to one node first and stop by themselves when the backlog grows. In the year after that we had two bad changes and both ended on one node, with no customer affected. I no longer deploy without asking how big the blast would be.',
    middling:
      'We once had a deployment that broke the login for some users. We rolled it back after about half an hour. Then we found that a variable was missing in production. After that we added a check for it in the pipeline so that it does not happen again.',
    weak: 'Deployments go wrong all the time, you just roll back. In my team the developers break things and we have to fix them.',
  },
];
