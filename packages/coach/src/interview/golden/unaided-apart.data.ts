/** The same kind of questions as in `unaided.data.ts`, kept apart: nothing is tuned on them. */
export const unaidedApart = `
hr | What is your biggest professional achievement?
s: The thing I am proudest of is the repair café that I started for our library. In 2021 we threw away about thirty broken devices a month that people had donated. I found four retired electricians, asked the city for a room and 1,200 euros for tools, and organised a Saturday each month. The first year we repaired 412 devices, two schools have copied it, and our number of new library cards went up by 9%. I still run it together with a colleague who does the schedule.
m: I started a repair café in our library. I found some volunteers and organised the room, and people came with their broken devices. It was a success and still exists.
w: I have achieved many things. I am proud of my career so far.

hr | Tell me about a time you had to learn something quickly.
s: When our bookkeeper left without notice, I had ten days to learn payroll for 35 people. I watched the vendor's course in the evenings, printed last month's run and redid it line by line until my figures matched. For two cases that I didn't understand, I called the tax office. I asked our accountant to review my first run before it went out, and she found one wrong allowance. Everyone was paid on time. I then wrote a checklist of 18 steps, which my substitute uses today.
m: I had to learn payroll when our bookkeeper left. I took a course and practised with the old data. It was stressful but everybody got paid.
w: I learn new things very fast. I just look at it and understand it.

hr | How do you deal with difficult people?
s: I try to find out what the person needs before I react, because behind rudeness there is often fear or a bad experience. At the job centre where I worked, a man shouted at me every week. I asked him into a room without an audience, let him talk for ten minutes and wrote down his three points. Two of them were mistakes on our side, so I corrected them in front of him. The third I could not change, and I told him so and why. He never became friendly, but he stopped shouting, and my colleagues began to use the room as well.
m: I stay calm and listen to them. Then I try to explain my side and find a compromise. If it doesn't work I ask my supervisor for help.
w: I avoid them as much as possible.

hr | Why should we hire you?
s: You are looking for someone who can take over the night logistics from October without a long training, and that is what I have done for three years at a parcel hub with 90 people. I brought our delayed trucks down from 12% to 4% by changing the order of loading, and I have the forklift and dangerous goods licences that your posting names. I also know your transport software, because I was a key user of it. What I would have to learn is your cold chain; I have already read the guideline that you publish.
m: I have three years of experience in logistics and I know the software that you use. I am reliable and I learn quickly, so I think I would be a good fit.
w: Because I am the best candidate and I give 110 percent.

hr | Describe a situation where you had to make a difficult decision.
s: As the manager of a small bakery I had to decide whether to close our second shop after a year of losses. Four people worked there whom I had hired myself. I gave myself three weeks, went through the figures by the hour with our tax adviser, and tested shorter opening times. It came down to the rent, which the owner would not lower. I decided to close, told the four before anybody else, and found a place for three of them in our main shop; for the fourth I called a baker I know. A year later we earned money again. It still hurts, but waiting would have cost all twelve jobs.
m: I once had to decide to close one of our shops because it made losses. I looked at the numbers and talked to the owner of the building. It was hard because of the employees, but it was the right decision.
w: Decisions are not hard for me. I trust my gut feeling.

hr | Tell me about a time you made a mistake at work.
s: In my first month as a dispatcher I sent two lorries to Neustadt in Saxony that should have gone to Neustadt in Bavaria, 280 kilometres away. I noticed it when a driver asked about the gate. I told my supervisor at once, found a carrier on the spot market for one load and rerouted the other, and called both customers before their slots passed. One delivery was four hours late, the other a day. It cost us 900 euros. I then asked IT to show the postcode beside the town, and made it my habit to read it aloud to the driver. It has not happened again in five years.
m: I once sent two lorries to the wrong town because the names were the same. I told my boss and we found another carrier. After that I always checked the postcode.
w: I don't make many mistakes because I am careful.

hr | How do you keep your skills up to date?
s: I read two newsletters in my field each week and try one thing out of them on a small project, because I only remember what I have used. Last year I took an evening course in data visualisation and rebuilt our monthly report with it; the board now asks fewer questions because the trends are visible. Once a month I meet three former colleagues and each of us shows something new. In return I give a short talk to our trainees every quarter, which forces me to understand it properly.
m: I read articles and sometimes I do online courses. I also talk with colleagues about new developments in our field.
w: I learn on the job, that is enough.

hr | What would you do if you disagreed with your manager?
s: I would first ask questions to make sure that I understand the reasons, because my manager may know something that I don't. If I still see it differently, I would say so in private, with facts: what I expect to happen, what it would cost, and one alternative. For example, I would suggest a small trial for two weeks instead of a debate. If the decision stays, I would carry it out as well as I can and not talk against it in the team. Only if it were unsafe or against the law would I go further, and I would say that beforehand. Afterwards I would look at the results together with my manager.
m: I would tell my manager my opinion in a polite way and explain my reasons. If the manager still wants it differently, I would accept it and do it that way.
w: The manager is the boss, so I would just do it.

hr | Do you prefer working alone or in a team?
s: I do my best work in a mix of both. When I write an analysis I need two quiet hours, because I lose the thread otherwise. But before and after it I want the team: in my last project I talked with the three people who would use the numbers first, worked alone for two days and then showed them a draft. They found that I had left out returned goods, which would have made the whole forecast useless. So I would say: thinking alone, deciding together.
m: I like both. In a team you can share ideas and help each other, and alone I can concentrate better. It depends on the task.
w: Both is fine for me.

technical | Explain the concept of inheritance in object-oriented programming.
s: Inheritance lets a class take over the fields and methods of another class and add to them or override them. A class Circle and a class Square can both extend Shape, reuse its position and colour, and each give their own area method; code that works with a Shape then works with both, which is polymorphism. The benefit is reuse and a common interface. The risk is tight coupling: a change in the parent can break every child, so I prefer composition unless there really is an "is a" relation, and I keep hierarchies flat.
m: Inheritance means that a class gets the properties and methods of a parent class. For example a dog class can inherit from an animal class. It helps to reuse code.
w: It is when you inherit something in programming.

technical | What is version control and why does a team need it?
s: Version control records every change to the files of a project with its author, time and reason, so that any earlier state can be restored. In Git each developer has a full copy, works on a branch and merges it, and the tool shows where two people changed the same lines. A team needs it because several people can work at once without overwriting each other, changes can be reviewed before they land, and when something breaks you can find the commit that broke it, for instance by bisecting, and revert it. It is also the base of automated builds and releases.
m: Version control is a system like Git that saves the history of the code. The team can work on the same project and you can go back to an older version if something is wrong.
w: It is for saving versions of files, like final and final2.

technical | How would you secure a REST API?
s: I would serve it over TLS only and authenticate each request with short-lived tokens that the server verifies. On top of that I would check authorization per resource on the server, so that changing an id in the path does not show somebody else's record. All input is validated against a schema and queries are parameterised, to prevent injection. I would limit the rate per client, set limits for body sizes, and answer errors without stack traces. Secrets stay out of the code and are rotated. Finally I would log access with a request id, alert on unusual patterns, scan the dependencies in the build and have a penetration test before launch.
m: I would use HTTPS and tokens for authentication. Every user should only have access to their own data. I would also validate the input and limit the number of requests.
w: I would put a password on it.

technical | Describe how you would test a login form.
s: I would begin with the paths that matter: right name and password leads to the start page, a wrong one to a message that does not tell which of the two was wrong. Then the edges: empty fields, leading spaces, very long input, unicode, pasted passwords and a locked account after five failures. For security I would check that the form is sent over HTTPS, that injection strings are harmless, that the session id changes after login and that the back button shows nothing after logout. I would automate the main path and the lockout in the end-to-end tests, test the validation by units, and go through it once with a keyboard and a screen reader.
m: I would test the login with right and wrong passwords and with empty fields. I would also check the error messages and whether it works in different browsers.
w: I would try to log in and see if it works.

technical | What is caching and what are its drawbacks?
s: Caching keeps the result of an expensive read or computation in a place that is faster to reach, for example memory, a CDN or the browser, so that the next request is answered without doing the work again. It lowers latency and the load on the database. The main drawback is staleness: somebody sees an old price until the entry expires or is invalidated, and invalidation is hard to get right over several layers. It also costs memory, needs a policy such as LRU for what is thrown out, hides slow code, and when many entries expire at once all requests hit the database, which can be softened by jitter and locks.
m: Caching means that you save data in a fast place so you don't have to load it again. It makes the application faster. The problem is that the data can be outdated.
w: A cache stores stuff. Sometimes you have to clear it.

hr | Describe a failure and what you learned from it.
s: When I was a shift supervisor I forgot to order gloves before a long weekend. On Saturday we ran out, and two nurses from another ward had to bring theirs. I apologised to the team and drove to the central store myself. Afterwards I made a list of the ten items that must never run out and set a minimum for each, and somebody checks it every Thursday. It has not happened again in four years. I learned not to rely on my memory for things that matter.
m: We once ran out of gloves on a weekend because I had forgotten to order them. I got some from another ward. I learned that I should write things down.
w: Failures happen to everybody. What matters is to stay positive and to learn from them.
`;
