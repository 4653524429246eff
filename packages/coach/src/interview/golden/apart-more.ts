import type { GoldenCase } from './bands.ts';

/**
 * Kept apart, roles and questions that the bank does not know: nothing in the scorer or the content is tuned on these. Written
 * as people write: British and American, first and second language, plain and wordy.
 */
export const moreApart: readonly GoldenCase[] = [
  {
    id: 'bus-driver-conflict',
    role: 'bus driver',
    type: 'hr',
    question: 'Tell me about a passenger who caused trouble on your bus.',
    ideal:
      'On the night line two young men smoked at the back and shouted at a woman. I was alone with thirty people on board. I stopped at the next lit stop, opened all doors, and told them calmly over the microphone that the bus would go on when the cigarettes were out. I rang the control room in the meantime. One of them came forward; I stayed in my seat, kept my voice low and offered that they could take the next bus with the same ticket. They got off. I asked the woman whether she needed help and wrote the report that evening. Nobody was hurt, we were six minutes late, and the company has put a second camera on that line since.',
    strong:
      'Last winter a drunk man got on my bus at the station without a ticket and began to insult an older couple. I had about twenty passengers and a timetable to keep, but their safety came first. I pulled in at a stop with people around, set the brake, and spoke to him from my seat in a quiet voice. I told him that I would not drive on like this, and that he could sit alone at the front or get off here. At the same time I pressed the button for the control centre so that they could listen. He swore a bit and then he left. I apologised to the couple and asked them if they were all right, and I explained the stop to everybody. We lost four minutes, which I made up by the end of the line. I wrote the report the same evening, and because I added the time and the place, the security team now rides along there on Fridays. In the following three months I had no such case on that line.',
    middling:
      'There was a man who was drunk and he was loud. I told him to be quiet or to get out. After a while he got out. It is always important to stay calm with such people.',
    weak: 'Passengers cause trouble all the time, you get used to it. I do not let it get to me because I have strong nerves.',
  },
  {
    id: 'barista-rush',
    role: 'barista',
    type: 'hr',
    question: 'How do you cope when the queue is out of the door?',
    ideal:
      'I keep the order of work simple: one person takes orders and money, one pulls shots, one does milk and hands out. I say hello to the people waiting so that they know we have seen them, and I repeat orders aloud. I batch the milk for drinks of the same kind but never make coffee ahead, because it gets cold. If the wait gets longer than five minutes I tell people and offer filter coffee, which is ready at once. I clean as I go. At my last place we served 90 drinks in the busiest half hour with two complaints in a month.',
    strong:
      "First I look up and greet the line, because people wait longer in peace when they know they've been noticed. Then I make sure that we are in fixed places: one on the till, one on the machine, one on milk and handing over, and nobody swaps. I call each order back so that mistakes come out early, and I group drinks with the same milk, but I do not pull shots in advance since they die within a minute. If it takes more than five minutes I say so openly and suggest a filter coffee that I can pour right away. I wipe the steam wand and the counter between rounds so we don't drown afterwards. In the cafe where I work now we got through 110 cups between eight and half past eight on market days, and our remakes went down from about ten to three after we started calling orders back.",
    middling:
      'I try to work faster and stay friendly. I make several drinks at the same time and I ask my colleague to take the money. The customers understand that it takes a bit longer when it is full.',
    weak: 'I just keep going until it is over. Stress is not a problem for me, I am used to it.',
  },
  {
    id: 'vet-nurse-owner',
    role: 'veterinary nurse',
    type: 'mixed',
    question: 'An owner refuses a treatment that the animal needs because of the cost. What do you do?',
    ideal:
      'I take the owner aside and listen first, because shame about money often sounds like anger. I explain in plain words what happens with and without the treatment, and what pain the animal has now. Then I ask the vet for options: a cheaper medicine, treatment in steps, only pain relief for the moment. I tell them about payment in instalments, insurance and charities. I never make them feel that they do not love their animal. If the animal suffers and nothing is possible, the vet has to talk about putting it to sleep. I write down what was offered and decided.',
    strong:
      'I would find a quiet room and first let them talk, since many people are ashamed that they cannot pay and it comes out as anger. Then I would explain simply what the illness does, what the animal feels at the moment, and what is likely with treatment and without it. After that I would go to the vet and ask what we can do for less: a generic drug, fewer tests, doing it in two steps, or at least good pain relief today. I would tell them that we offer instalments and give them the number of two charities in the region. I would not judge them. If there is no way and the animal suffers, the vet needs to speak honestly about euthanasia. At the end I record what we offered and what they decided, so that the colleague on the next shift knows. Last year we kept a cat alive like that, the owner paid forty euros a month.',
    middling:
      'I would explain to the owner that the treatment is necessary and what can happen without it. Maybe there is a cheaper way, I would ask the vet. In the end it is the decision of the owner.',
    weak: 'If they cannot afford it they should not have a pet. I would tell them that it is cruel not to treat it.',
  },
  {
    id: 'pilot-why',
    role: 'helicopter pilot',
    type: 'hr',
    question: 'Why do you want to fly rescue missions with us?',
    ideal:
      'I flew offshore for six years, and what stayed with me were the three medical flights among them: twenty minutes of flying decided whether a man kept his arm. I want that to be my work and not the exception. You fly at night with goggles and with a crew that trains together every week, and that discipline is what I look for. I bring 2,400 hours, 300 of them at night, and I have led the winch training in my unit. From you I would like to learn mountain flying, which I only know from a course.',
    strong:
      'Because in eight years of flying, the days I remember are the ones when somebody was waiting for us. In my present job I carry technicians to wind farms, but we stand in for the coast guard, and last March we brought a woman with a stroke to the clinic in 18 minutes; the doctor said that half an hour more would have cost her speech. I want to do that every week. I was drawn to you since your crews train together with the paramedics and debrief each mission without rank, and I have seen what that does to safety: after I introduced short debriefs in our unit, reported near misses went up from four to nineteen a year and real ones down. I bring 2,900 hours, 400 at night. What I lack is work in the mountains, and I would like to learn it from your people in Innsbruck.',
    middling:
      'I want to help people and I love flying. Rescue missions are a great challenge and I think I have the right skills for it. Your organisation has a very good reputation and I would be proud to be a part of it.',
    weak: 'Flying has been my dream since I was a child. I have a licence and I am available immediately.',
  },
  {
    id: 'baker-night',
    role: 'baker',
    type: 'technical',
    question: 'A batch of sourdough has come out dense and flat. How do you find the reason?',
    ideal:
      'I go back through the steps and change one thing at a time. First the starter: was it active, does it double in four to six hours at 26 degrees? Then temperature and time: too cold or too short means underproofed, with a tight crumb and large tunnels; too long means overproofed, and it spreads flat and sour. I check the flour, because a new delivery with less protein takes less water. Then shaping and oven: enough tension, steam, and a stone at 240 degrees. I keep a log of dough temperature for every batch, so that I can compare with a good day.',
    strong:
      'I compare it with a good day, because we write down flour, water, dough temperature and times for each batch, and I look for what was different. Usually it is the starter, so I test first if it doubles within five hours in the warm; if not, it needs two feeds before I use it. The crumb tells me more: tight with a few big holes means it had not proofed long enough or was too cold, while a loaf that runs flat and tastes sharp stood too long. Then I check the flour, since a new sack with weak protein cannot carry the same water. At last I look at the shaping and the oven, whether there was steam and whether the deck really had 240 degrees. I change only one thing in the next batch, otherwise I learn nothing. In January it was the cellar: 18 degrees in place of 24, so we gave the dough two hours more and the volume was back.',
    middling:
      'Most of the time the starter was not active enough or the dough did not rise long enough. I would feed the starter and let it rise longer in a warm place. The oven could also be not hot enough.',
    weak: 'Sourdough is a living thing and sometimes it does not work. I would make a new batch and add some yeast to be safe.',
  },
  {
    id: 'museum-guide',
    role: 'museum guide',
    type: 'mixed',
    question: 'Describe a tour that did not go as planned.',
    ideal:
      'A school class of thirty came instead of fifteen, and the room with the main picture was closed for repair. I had an hour and no colleague. I split them into two groups: one searched for five details with a sheet that I drew on the spot, while I told the other the story in the stairwell, and after twenty minutes we swapped. I borrowed a print from the shop in place of the picture. The teacher wrote that it was the best tour of the trip. I told the office how the booking went wrong, and since then the form asks for the number twice. I always carry a plan for a closed room now.',
    strong:
      'In June I had a tour for a group of blind visitors, but the booking said only "eight adults", so I stood there with a talk that was all about colours. I had to change it within a minute. I asked them openly what would help, and one man said: hands and stories. So I left the paintings, led them to the two bronze copies that one may touch, described how the sculptor worked, and fetched old tools and a piece of canvas from our workshop so that they could feel the layers. I asked a colleague to bring chairs and to guide two of them on the stairs. We finished twenty minutes late, and they thanked us with a long letter. I told the office, and the booking form has asked for special needs since then. Together with the workshop I built a box of things to touch, and we have used it on eleven tours. I learned to ask before I start to talk.',
    middling:
      'Once the projector did not work in the middle of my tour. I continued without it and told the people more from my memory. They were still satisfied I think. You have to be flexible as a guide.',
    weak: 'My tours always go well because I prepare them thoroughly. If the people are not interested you cannot do anything.',
  },
  {
    id: 'game-designer-balance',
    role: 'game designer',
    type: 'technical',
    question: 'Players say that one weapon in your game is far too strong. How do you decide what to do?',
    ideal:
      'I separate what players feel from what happens. I look at the data by skill level: pick rate, win rate, damage per minute, and when it is picked up. If the win rate is normal but it feels unfair, the trouble is often readability or no way to answer, so I change the sound, the delay or give a counter. If it is really too strong, I find which property makes it so, range, fire rate or ammunition, and change one of them by a small step. I test with players of different levels, release it with a note that gives the reason, and watch two weeks. I avoid making other weapons stronger, since that lets all numbers grow.',
    strong:
      'A complaint is a fact about feelings, so first I check if it is one about numbers too. I pull pick rate, win rate and time to kill, split by rank and map, because a gun can rule among beginners and be useless at the top. If the numbers are fine, people probably have no answer to it or cannot see it coming, so I would add a louder sound, a longer wind-up or a clear counter. If the numbers are off, I look for the one property that carries it, e.g. range or reload, and move just that by five to ten percent. I test it inside with strong and weak players, then ship it with patch notes which say why, and I watch the same figures for two weeks before touching it again. I would rather weaken one thing than strengthen ten. We did that with a shotgun in my last project: the pick rate dropped from 41 to 19 percent and complaints on the forum went to nearly zero.',
    middling:
      'I would look at the statistics of how often it is used and how many kills it makes. If it is too strong I would reduce the damage. Then I would ask the players if it is better now.',
    weak: 'Players always complain about something. If many of them write it in the forum I would make the weapon weaker.',
  },
  {
    id: 'call-interpreter',
    role: 'sign language interpreter',
    type: 'hr',
    question: 'Give me an example of how you handled an ethical dilemma in your work.',
    ideal:
      'I interpreted for a deaf patient at a hospital, and in the corridor he told me that he would not take the medicine, but asked me not to tell the doctor. I am bound to secrecy and to interpret only what is said in the talk. I told him that it was his decision, that I would not pass it on, and that I was worried. Then I offered to interpret if he wanted to ask the doctor about side effects. In the next appointment he asked himself, and they found another drug. I talked about it with my supervisor without names. I kept my role, and he stayed safe.',
    strong:
      'Two years ago I interpreted a job interview for a deaf woman, and the manager said to his colleague in a low voice that they would not take her anyway. He asked me not to translate it. My code says that I interpret everything that is said in the room, and I owed her that. I felt the pressure, because the company paid me. I stopped for a second, told him politely that I am obliged to interpret all that is spoken, and signed it to her. It was silent. She then asked him calmly what worried him, and he admitted that he did not know how phone calls would work. She explained the relay service, which took two minutes. They offered her a trial week, and she has been working there since. Afterwards I told my agency openly what had happened, and we now send every customer a sheet with our rules beforehand. I learned that clear rules said early protect everybody.',
    middling:
      'I once had to interpret something very private at a doctor. I felt uncomfortable, but I interpreted it and did not talk about it with anybody, because we have a duty of secrecy. It is important to be neutral.',
    weak: 'I have never had a real dilemma because I always follow my feeling and that has been right so far.',
  },
];
