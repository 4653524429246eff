/** Kept apart: short answers with a strict teacher's marks from 0 to 5. Nothing in the scorer is tuned on these. */
export const markedApart = `
q: What is a linked list?
i: A sequence of nodes in which each node holds a value and a pointer to the next node.
5 Nodes chained together, every one stores data and a reference to the one that follows.
4 a list where each element points to the next
2 A data structure to store several elements.
1 It is like an array but with links.
0 A list in which elements lie next to each other in memory and are reached by their index.

q: What is the difference between breadth-first and depth-first search?
i: Breadth-first search visits all neighbours of a level before going deeper, using a queue; depth-first search follows one branch to its end before backtracking, using a stack.
5 BFS goes level by level with a queue. DFS goes down a path as far as it can and then backtracks, with a stack or recursion.
4 BFS explores the neighbours first, DFS goes deep first
1 They are two ways of searching a graph.
0 Depth-first search uses a queue and goes level by level, breadth-first search uses a stack and follows one branch to its end.
2 DFS needs less memory usually.

q: What is encapsulation?
i: Keeping the data of an object private and allowing access only through its methods.
5 The fields are hidden inside the class and can be changed only via methods of it.
4 hiding internal state from the outside
2 Putting data and functions together in a class.
1 It is one of the principles of OOP.
0 When a class takes over the fields and methods of a parent class.

q: What does a compiler do?
i: It translates source code into machine code before the program runs.
5 Converts the whole program from a high level language to machine instructions ahead of execution.
4 translates code into machine language
2 It checks the code for syntax errors.
0 It executes the source code line by line while the program is running.
1 It makes the program run.

q: What is paging in an operating system?
i: Memory is divided into fixed-size pages and frames, so that a process's pages can be placed in any free frame and need not be contiguous.
5 Logical memory is cut in equal pages which are mapped to frames of physical memory, wherever these are free, so contiguous space isn't needed.
3 Splitting memory in fixed size blocks
2 moving memory to disk
1 The OS turns the pages of a document.
0 Each process gets one contiguous block of memory with variable size.

q: What is a system call?
i: A request of a program to the kernel to do something it has no right to do itself, such as reading a file.
5 A way for a user program to ask the kernel for a privileged service, for example file access.
4 Program asks the OS to do something
2 open() or read()
1 A call which the system makes to the user when there is an error.
0 It's a phone call that the support makes.

q: What is NAT?
i: Network address translation replaces private addresses by a public one so that many devices share one public IP address.
5 The router rewrites private IPs to its public IP, so a whole home network can use a single public address.
4 lets many computers use one public ip address
2 It translates addresses.
0 It translates domain names into IP addresses.
1 A protection against hackers.

q: What is latency?
i: The time that a message needs to travel from sender to receiver.
5 the delay between sending something and its arrival
4 how long data takes to get there
2 It means the connection is slow.
0 The amount of data that can be sent per second.
1 The ping in games.

q: What does HTTPS add to HTTP?
i: It encrypts the traffic with TLS and proves the identity of the server by a certificate.
5 TLS on top: nobody on the way can read or alter the traffic, and a certificate shows that you talk to the right server.
3 encryption
4 it encrypts the data between browser and server with TLS
1 It is more secure.
0 It makes the pages load faster by compressing them.

q: What is a database transaction?
i: A group of operations that is executed as a unit: all of them succeed or all are undone.
5 Several statements treated as one unit, so either everything is committed or it is rolled back.
4 a unit of work that fully happens or not at all
1 When somebody buys something.
2 A sequence of SQL statements.
0 A copy of the database which is made every night.

q: Why would you use a NoSQL database?
i: For data without a fixed schema and for scaling out over many servers, where joins and strict consistency matter less.
5 When the structure of the data varies and you have to spread it over lots of machines, and you can live with weaker consistency and no joins.
3 Flexible schema
4 because it scales horizontally and has no fixed schema
1 Because SQL is old and difficult to learn.
0 When you need strict consistency and many joins between fixed tables.

q: What is two-factor authentication?
i: Logging in needs two different kinds of proof, such as a password and a code from a phone.
5 You prove who you are in two ways, for instance something you know like a password plus something you have like your phone.
4 password plus a code by SMS
2 It's a more secure login.
0 You need to enter the password two times.
1 two people must log in

q: What is a denial of service attack?
i: Flooding a service with so many requests that it can no longer serve its real users.
5 The attacker sends a huge number of requests until legitimate users cannot reach the server.
4 overloading a server so that it goes down
2 an attack that makes a website unavailable
0 Stealing the passwords of the users of a service.
1 The service denies access when the password is wrong.

q: What is the central limit theorem?
i: The distribution of the mean of many independent samples approaches a normal distribution, whatever the distribution of the single values.
5 Averages of large independent samples are roughly normal even if the original data are not.
3 With large samples you get a normal distribution
1 The bigger the sample the better.
0 The data itself becomes normally distributed when the values lie around the centre.
4 sample means are normally distributed for big n

q: What is the standard deviation?
i: A measure of how far values typically lie from their mean; it is the square root of the variance.
5 It tells how spread out the values are around the mean, calculated as the root of the variance.
4 how much the data varies from the average
2 sqrt of variance
0 The difference between the largest and the smallest value.
1 The normal error of a measurement device.

q: Why do we split data into a training and a test set?
i: To measure how the model performs on data that it has not seen.
5 so we can check the model on unseen examples
4 To see if it generalises
2 To train and to test the model.
0 Because the computer cannot hold all of the data in memory at once.
1 So that the model gets more data to learn from and becomes more accurate.

q: What does Ohm's law say?
i: The current through a conductor is the voltage divided by its resistance.
5 V = I R, voltage equals current times resistance
5 current is proportional to voltage and inversely proportional to resistance
2 It connects voltage and current.
0 The current is the voltage multiplied by the resistance.
1 Electricity always takes the easiest way.

q: What is a semiconductor?
i: A material whose conductivity lies between that of a conductor and an insulator and can be controlled by doping.
5 It conducts better than an insulator and worse than a metal, and you can change that by adding impurities.
4 something between a conductor and an insulator
1 silicon
2 A material used to make chips, for example silicon.
0 A material that does not conduct electricity at all.

q: Why does ice float on water?
i: Ice is less dense than liquid water.
5 Because its density is lower than the water's.
4 water expands when it freezes so it is lighter for the same volume
2 Because ice is lighter
0 Ice is denser than liquid water.
1 Because there is air in it.

q: What does an insulator do in a circuit?
i: It does not let electric current flow through it, so it keeps conductors apart.
5 It blocks the current, e.g. the plastic around a wire keeps two wires from touching.
4 doesn't conduct electricity
2 It protects people.
0 It lets the current flow through easily.
1 it's rubber

q: What is a rollback of a deployment?
i: Returning the system to the previous working version after a faulty release.
5 Going back to the last good version if the new one has problems.
4 undo a release
2 when a deployment fails
0 Installing the newest version on all servers one after another.
1 To deploy again.

q: What is a message queue used for?
i: It decouples services by storing messages until the receiver is ready, so that the sender needs not wait.
5 The sender puts work into the queue and goes on; the consumer takes it when it has time, so the two don't depend on each other.
4 asynchronous communication between services
2 to send messages
0 It sorts e-mails by their importance for the user.
1 Messages are first in, first out.
`;
