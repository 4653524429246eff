/** Common interview questions that come without a sample answer: type, question, then a strong, a middling and a weak answer. */
export const unaided = `
hr | Tell me about a problem you solved.
s: At my last company our nightly export to the accounting system kept failing, and nobody knew why. I was the only analyst on call that week, so I compared the logs of ten nights and saw that it broke whenever a customer name held a semicolon. I wrote a small script that quotes every field, tested it on three months of old files and asked our accountant to check the totals. Since then the export has run for eight months without a failure, and we save about two hours of repair work every week.
m: Our export to the accounting system failed quite often. I looked at the logs and found that some names had strange characters in them. I changed the script and after that it worked better.
w: I solve a lot of problems every day. I am good at it and people come to me.

hr | Tell me about a time you failed.
s: Two years ago I was responsible for moving our shop to a new payment provider. I was sure that the sandbox tests were enough, so I skipped the trial with real cards to save a week. On the first Saturday one in six payments bounced, and we lost about 4,000 euros of orders before I rolled it back. I told my manager the same evening that it had been my call, wrote to the customers who were affected, and set up a pilot with fifty real payments. The second launch went without trouble. Since then I never drop a trial to win time.
m: I once launched a new payment system too early. Some payments did not go through and customers complained. I had to roll it back and we did it again later. I learned that testing is important.
w: I have never really failed at anything big. Sometimes I am too ambitious.

hr | Why do you want this job?
s: I have spent four years in a call centre, and the part that I liked most was writing the help articles, because a good page saved us forty calls a day. Your posting asks for someone who turns support tickets into documentation, which is exactly the work I did on the side and would like to do full time. I also read your public handbook, and the way you let readers vote on pages is what I tried to introduce in my team. I would bring the eye of someone who has heard the same question two hundred times.
m: I like writing and I have worked in support for some years. I think your company is interesting and the job fits what I want to do next. I would like to learn more about documentation.
w: I need a job and the pay is good. It is also close to my home.

hr | Tell me about yourself.
s: I am a warehouse supervisor with six years of experience in food distribution. I started as a picker at Norden Foods, became shift lead after eighteen months, and now I plan the work of 22 people over two shifts. The result I am proudest of is cutting mispicks from 3% to under 1% by relabelling the aisles together with the team. Next I want to run a whole site, and your new depot is looking for exactly that, which is why I applied.
m: I have been working in warehouses for six years. First I was a picker and now I lead a shift. I like working with people and I am looking for a new challenge in a bigger company.
w: I am a friendly and hardworking person. I like music and travelling.

hr | What is your greatest weakness?
s: I tend to take on too much myself because explaining a task feels slower than doing it. It showed last spring, when I was ill for a week and nobody could send the monthly report. Since then I write a one page guide for everything I do twice, and each month I hand one task to a colleague. My manager noticed it in my last review: during my holiday in August nothing waited for me. I still have to remind myself, but I ask for help earlier now.
m: I sometimes find it hard to delegate because I want things to be right. I am working on it and try to give more tasks to my colleagues.
w: My weakness is that I am a perfectionist and I work too hard.

hr | What are your strengths?
s: My main strength is that I make messy information clear. In my last role, for example, we had eleven spreadsheets for the same budget. I interviewed the five people who kept them, built one shared sheet with rules for each column, and our month end went from four days to one. A second strength is that I stay calm with upset people: I worked two years at a complaints desk and was the one who got the hardest calls.
m: I am good at organising information and I stay calm under pressure. In my last job I helped to tidy up our spreadsheets, which made things easier for the team.
w: I am a fast learner, a team player and very motivated.

hr | Where do you see yourself in five years?
s: In five years I would like to be leading a small design team. For the first two years I want to learn your product in depth and own one area from research to release. After that I would like to mentor juniors, which I already do with two interns and enjoy. I know that it depends on how I perform here, so I have set myself a goal for each year, starting with your accessibility backlog, because that is where I can help at once.
m: I would like to grow into a senior position and maybe lead a team. I want to keep learning and take on more responsibility over time.
w: I don't really know, I take things as they come. Maybe your job.

hr | Why are you leaving your current job?
s: I have learned a lot in three years at my agency, above all how to run four projects at once. What is missing there is depth: a project is over after six weeks and I never see whether it worked. I asked for longer mandates and my manager was open about it, but the business doesn't have them. I want to stay with one product and measure it over years, which is why your role appeals to me. I will hand over in good order and I am still on good terms with the team.
m: I have been at my company for three years and there is not much room to grow anymore. I want a new challenge with more responsibility, and I think this position would offer it.
w: My boss is terrible and the company is a mess. I can't stand it anymore.

hr | What are your salary expectations?
s: Based on the published ranges for this role in our region and on my five years of experience, I am looking for something between 52,000 and 58,000 a year. I looked at two salary surveys and spoke with a recruiter to check that this is fair. The whole package matters to me as well, for instance training and days at home, so I am flexible within that range. May I ask what range you have planned for the position?
m: I would expect around 55,000 a year because of my experience, but I am open to discuss it.
w: As much as possible. You tell me.

hr | How do you handle stress?
s: I handle stress best when I can see it, so I write down everything that is due and mark what really has to happen today. At my last job in a hospital pharmacy, two colleagues fell ill during the flu season and we had 40% more orders. I agreed with the head nurse which orders were urgent, moved the routine refills to the afternoon and took ten minutes at noon away from the counter. Nothing urgent went out late that week. After work I run, because that clears my head.
m: I make a list and try to do the important things first. If it gets too much I talk to my manager. Doing sports after work helps me as well.
w: Stress is no problem for me at all. I work well under pressure.

hr | Describe a conflict with a coworker and how you resolved it.
s: In my second year as a nurse, a colleague on the night shift kept leaving the medication charts half filled in, and I had to call her at home twice. I was annoyed, but I didn't want to go over her head, so I asked her for a coffee before handover. I told her what it meant for my rounds and asked what made it hard. It turned out that she covered two wards alone between four and six. We agreed that she would mark open doses with a red sticker, and together we asked our ward manager for a floater. She got one for three nights a week, and in the next two months I had no open chart.
m: I had a colleague who did not fill in the charts properly. I spoke with her about it and she told me that she had too much to do. We found a solution and it got better after that.
w: I get along with everyone so I never have conflicts. If someone is difficult I just ignore them.

hr | Give an example of a time you showed leadership.
s: When our team lead quit in the middle of a release, nobody was named to replace her. I suggested that I would run the daily meeting until a new lead was found. I wrote down all open tasks, asked each of the six developers what they needed, and gave the riskiest part to the two who knew it best. I also told the product owner plainly that one feature would not make it. We released four days late instead of the three weeks that had been feared, and two months later I was offered the position.
m: When our team lead left I took over the daily meetings. I distributed the tasks and kept an overview. In the end we finished the release with a small delay.
w: I am a natural leader. People listen to me and follow my example.

hr | Tell me about a time you worked under a tight deadline.
s: Last November a client moved the date of a trade fair catalogue forward by nine days. I was in charge of 64 pages with two designers. On the first morning I split the pages into must and nice, called the printer to learn the very last hour for files, and agreed with the client that photos could not change anymore after Tuesday. I laid out the tables myself because those were slowest. We sent the files five hours before the limit, and there was one typo in the whole catalogue. The client booked us again this year.
m: We once had to finish a catalogue nine days earlier than planned. I made a plan with the designers and we worked longer hours for a week. We got it done in time.
w: I always meet my deadlines. I just work until it is done.

hr | Tell me about a time you went above and beyond for a customer.
s: At the hotel where I worked at reception, a guest noticed at eleven at night that she had left her mother's ring in the taxi from the airport. I called the three taxi companies on our list, and the second one knew the driver. He was already on his way home, so I arranged that he would leave it at a petrol station on his route, and after my shift I drove there and picked it up. She had it at breakfast. She wrote to our manager, and since then she has stayed with us four times and brought her company's conference of 80 people.
m: A guest at our hotel lost a ring in a taxi. I called the taxi companies and helped her to find it. She was very happy and thanked me.
w: I always go the extra mile for customers because the customer is king.

hr | Tell me about a time you received critical feedback.
s: In my first review as a teacher my head of department told me that my lessons were so full that the weaker pupils gave up. At first I felt hurt, because I had prepared for hours. Then I asked her to sit in again and count how often each pupil spoke, and seven of them never did. I cut every lesson to two goals and began with a question in pairs. When she came back in spring all but one took part, and the class average in the next test went up by half a grade. I now ask for such a visit each term myself.
m: My head of department once told me that my lessons were too full. I was a bit upset at first but I thought about it and made the lessons simpler. The pupils liked it better.
w: I usually get only good feedback. Criticism is fine with me.

hr | How do you prioritize your work?
s: Every Monday I list what is due and rate each task by two things: who is waiting for it, and what happens if it is late. Those with a date and a person waiting come first, and I block the mornings for them because I am interrupted less. If two tasks collide, I ask the people concerned instead of guessing. Last quarter, for example, I had the audit papers and a board presentation in the same week; I asked the auditor which three papers she needed first, delivered those on Tuesday and the presentation on Thursday. On Friday I look at what slipped and why.
m: I make a to-do list and put the urgent things at the top. When there is too much I ask my manager what is more important. I also use a calendar.
w: I do the most important things first and then the others.

hr | What motivates you?
s: What motivates me is seeing that somebody can do something afterwards that they couldn't do before. When I trained our drivers on the new tablets, one of them was 61 and afraid of it; after three afternoons he showed it to the others. That was a better day for me than any bonus. That is why I look for roles in which I teach or build tools for others, and why your training team interests me.
m: I am motivated by helping other people and by learning new things. I like it when I see the results of my work and when the team is good.
w: Money and success motivate me.

hr | Tell me about a time you had to adapt to a big change.
s: In 2022 our museum replaced the paper register by a database within two months, and I had kept that register for nine years. I didn't like it at first. I signed up for the pilot group, because I wanted to know it before it counted, and noted every step that took longer than on paper. Fourteen of these notes were changed before the start. Then I showed the other six guides, in pairs, with their own objects. By autumn we found an object in one minute instead of twenty, and I was asked to look after the system.
m: Our museum changed from paper to a database. It was hard at first because I was used to the old way. I took the training and practised, and after some time I got used to it.
w: I am very flexible and change is no problem for me.

hr | Describe a time when you had to persuade someone.
s: Our head of sales wanted to give every new client 20% off, and I was the controller who had to sign it. I thought it would eat our margin, but arguing had not helped twice. So I took last year's 38 new clients and showed him on one page that those with a discount had left twice as often. I proposed a free month of support in its place and offered to try it on ten clients. He agreed to that. After a quarter nine of the ten had stayed, and he presented the new rule to his team himself.
m: I had to convince our head of sales not to give such high discounts. I showed him some figures and explained the effect on the margin. In the end he accepted a different offer.
w: I am very persuasive and usually people agree with me in the end.

hr | What would you do if a customer was angry about a late delivery?
s: First I would let the customer finish and say that I am sorry for the delay, without excuses. Then I would look up where the parcel is while they are on the line, because a real date calms people more than a promise. If it will not come in time, I would offer a choice: a replacement by express or the money back. I would tell them my name and call them myself on the day it should arrive. Afterwards I would note the reason in the system, and if the same carrier is late again and again, I would raise it with our logistics team.
m: I would apologise and try to find out where the delivery is. Then I would tell the customer when it will arrive and maybe offer a small discount.
w: I would stay calm and be friendly.

hr | How would you deal with a team member who misses deadlines?
s: I would speak with them alone and soon, before it becomes a habit. I would start with what I have seen, two dates and what followed for the others, and then ask what is behind it, because it may be the workload, unclear tasks or something private. Depending on the answer we would agree on one change, for example smaller steps with a check every second day, and I would write it down. I would tell the team what moves and why, without blaming. If it doesn't get better within a month, I would bring in my manager and talk about the consequences openly.
m: I would talk to the person and ask why the deadlines are missed. Then we would look for a solution together, and I would check more often.
w: I would tell them to be on time or else report them.

technical | Explain what a database index is and when you would not use one.
s: A database index is a separate structure, usually a B-tree, that keeps the values of one or more columns sorted with pointers to the rows, so that a query finds matching rows without reading the whole table. For example, a lookup by e-mail in ten million users goes from a full scan to a handful of page reads. The cost is that each insert and update has to maintain the index as well, and it takes disk space. So I would not add one on a small table, on a column with few distinct values such as a flag, or on a table with heavy writes and rare reads.
m: An index helps the database to find rows faster, because it doesn't have to go through the whole table. It is like the index of a book. It makes writes slower, so you should not have too many of them.
w: An index is something in a database that is good for speed.

technical | What happens when you type a URL into a browser and press enter?
s: The browser first parses the URL and checks its cache. Then it resolves the host name by DNS, asking the operating system, the resolver and finally the authoritative server, and gets an IP address. It opens a TCP connection to port 443, and a TLS handshake checks the certificate and agrees on keys. Then it sends an HTTP GET request, the server answers with a status, headers and HTML, often by way of a load balancer or a CDN. The browser parses the HTML into the DOM, fetches style sheets, scripts and images, computes the layout and paints the page.
m: The browser asks the DNS server for the IP address of the site. Then it connects to the server and sends a request. The server sends the page back and the browser shows it.
w: The browser opens the website from the internet.

technical | Compare SQL and NoSQL databases.
s: SQL databases keep data in tables with a fixed schema and relate them by keys; they give transactions with ACID guarantees and one standard language with joins. NoSQL is a family: documents, key-value, wide column and graph stores, which mostly have a flexible schema and scale over many nodes by sharding, but often with eventual consistency and weak joins. I would choose SQL for orders and payments, because correctness between tables matters there, and a document store for, say, product catalogues with very different attributes or for very high write loads. The line has become thinner, since PostgreSQL stores JSON and some document stores offer transactions.
m: SQL databases have tables and a fixed schema and you use joins. NoSQL databases are more flexible and can store documents. SQL is good for transactions and NoSQL scales better.
w: SQL is older and NoSQL is the new one without SQL. Both store things.

technical | Design a URL shortener.
s: I would first ask about the load: say 100 million new links a month and a hundred reads for each write, so reads matter most. The write path takes the long address, draws an id from a counter that is handed out in ranges to each server, encodes it in base 62, which gives seven characters, and stores id, address and expiry in a key-value store. The read path looks the code up in a cache such as Redis first, then in the store, and answers with a 302 redirect, because with a 301 we would lose the statistics. Store and cache are sharded by code and replicated, so one node can fail. I would limit the rate per user, check addresses against a list of bad sites, and watch the hit rate of the cache and the latency at the 99th percentile.
m: I would have a web server with an API that takes the long URL and makes a short code, for example with a hash or a counter. It is stored in a database. When someone opens the short link, the server looks it up and redirects. A cache would make it faster.
w: I would make a website where you paste a link and it makes it shorter.

technical | How do you debug a slow web page?
s: I start by measuring before I change anything: in the browser's network and performance panels I look at whether the time goes into the server, the transfer or the rendering. If the first byte is late, I look at the server's traces and the slow query log, because it is often a missing index or an N+1 query. If the transfer is big, I check the bundle size, images and compression. If the main thread is busy, a profile shows which script blocks it. I change one thing at a time, compare with a baseline on a throttled connection, and afterwards add a budget to the build so that it doesn't come back.
m: I would open the developer tools and look at the network tab to see what takes long. Then I would check the images and scripts and maybe the database queries. After the fix I would measure again.
w: I would reload it and clear the cache. If it is still slow I would ask someone.

technical | Explain how garbage collection works.
s: Garbage collection frees memory that the program cannot reach anymore. A tracing collector starts from the roots, that is stacks, registers and global variables, follows every reference and marks what it reaches; what is not marked is swept or the living objects are copied together, which also removes gaps. Most collectors work by generations, because most objects die young: the young space is collected often and cheaply, survivors move to the old space. The price is pauses and extra memory, so modern collectors do most of the work concurrently. Reference counting is the other family; it frees at once but cannot free cycles by itself.
m: The garbage collector looks for objects that are not used anymore and frees their memory. It does this automatically so the programmer does not have to. It can cause pauses.
w: It collects the garbage in the computer so it is clean.

technical | What is the difference between authentication and authorization?
s: Authentication establishes who somebody is, for example by a password, a passkey or a token that an identity provider signed. Authorization decides what this identity may do, for instance by roles, scopes or row-level policies. Authentication comes first, and a system should check authorization on each request on the server, because a valid login says nothing about the record behind an id. A failed authentication is answered with 401, a missing permission with 403. Many leaks come from doing the first well and forgetting the second.
m: Authentication means checking who the user is, like with a password. Authorization means checking what the user is allowed to do. Authentication comes before authorization.
w: They are both about security and logging in, more or less the same.

hr | Tell me about a mistake you made at work.
s: I sent an offer with last year's prices to a client. I noticed it an hour later when I filed the offer. I called the client right away, explained the error and sent the right one. He kept a 5 percent discount for the first order, so it cost us about 300 euros. I told my manager the same day and moved the old price list to an archive so nobody can pick it by accident. Since then there has been no wrong offer.
m: I once sent a client the wrong prices. I called him and sent the right ones. My manager was not happy but it was fine in the end.
w: I try not to make mistakes. When I make one I correct it.

hr | Tell me about a time when you failed to meet a goal.
s: As a sales representative I had a goal of 30 new customers in the second quarter and got only 19. I had spent too much time with two big prospects who never signed. I showed the figures to my boss, said that I had bet on the wrong horses, and we agreed on a limit of four hours a week for any single prospect. In the third quarter I reached 34. Since then I check my pipeline every Friday.
m: In one quarter I did not reach my sales goal because two big customers did not sign. I talked to my boss about it and we changed how I plan my time.
w: Sometimes goals are not realistic. Then you cannot reach them and that is not your fault.
`;
