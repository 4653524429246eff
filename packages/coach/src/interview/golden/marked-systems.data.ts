/** Short answers on programs, machines and networks, with a strict teacher's marks from 0 to 5, set before any was scored. */
export const markedSystems = `
q: What is a hash collision?
i: A collision happens when two different keys are mapped to the same slot of the hash table by the hash function.
5 when the hash function gives the same index for two different keys
5 Two distinct keys end up in one bucket.
3 When two things want to be in the same place of the table.
1 It is when the hash table is full and has to be resized
0 A collision is an error that occurs when the key cannot be found in the table.

q: What is the time complexity of looking up a value in a balanced binary search tree, and why?
i: O(log n), because each comparison discards half of the remaining nodes.
5 It is logarithmic since at every node you throw away one half of the tree that is left.
5 O(log n). The height of a balanced tree is log n and you go down one level per comparison.
3 O(log n)
1 It depends on how many nodes there are in the tree, more nodes take more time to search.
0 It is O(n) because you have to look at every node once.

q: What is the difference between a stack and a heap in memory?
i: The stack holds local variables and return addresses of function calls and is freed automatically; the heap holds dynamically allocated objects that live until they are freed.
5 Local variables live on the stack and vanish when the function returns. The heap is for memory you allocate at run time, and it stays until you release it or the garbage collector does.
4 stack = function calls and locals, cleaned up automatically. heap = dynamic allocation
2 The stack is smaller and faster than the heap.
1 The stack is last in first out and the heap is a tree where the biggest element is at the top.
0 The heap holds the local variables and is freed automatically, the stack holds dynamically allocated objects.

q: What is the purpose of an interface in object oriented programming?
i: An interface declares what operations a class must offer without saying how, so that code can work with any class that implements it.
5 It is a contract: it lists methods that a class has to provide, and callers can use whatever class fulfils it without knowing the implementation.
4 It defines method signatures without bodies that classes then implement
3 So different classes can be used in the same way.
1 An interface is the part of the program which the user sees and clicks on.
0 It stores the private variables of a class so that no other class can change them.

q: Why should you avoid using a global variable?
i: Any part of the program can change it, so it is hard to know who changed it and the code becomes hard to test and reason about.
5 Because everything can modify it, you cannot easily tell where a wrong value came from, and testing gets difficult.
4 other functions may change it and you don't know which one
3 It makes the code harder to understand and to test
1 They use more memory.
0 Because global variables can only be read by one function.

q: What does garbage collection do?
i: It finds objects that the program can no longer reach and frees their memory automatically.
5 It automatically reclaims memory of objects nobody refers to any more.
5 frees memory that is no longer reachable
3 it cleans up memory
2 The garbage collector deletes objects.
0 It removes unused files from the hard disk to make the computer faster.

q: What is a race condition?
i: A bug in which the result depends on the timing of two or more threads that access shared data without synchronization.
5 When several threads use the same data with no lock and the outcome changes depending on who comes first.
4 The output depends on the order in which the threads happen to run.
2 Two processes run at the same time.
1 It is when one thread is faster than the others and has to wait for them to finish.
0 A race condition is a condition that checks which algorithm is faster.

q: What are the conditions for a deadlock?
i: Mutual exclusion, hold and wait, no preemption and circular wait must hold at the same time.
5 There are four: resources can't be shared, a process keeps what it has while it waits for more, nothing can be taken away from it by force, and there is a cycle of processes waiting for each other.
4 mutual exclusion, hold and wait, circular wait
5 Mutual exclusion, hold and wait, no preemption, circular wait
2 Process A waits for process B and process B waits for A.
0 A deadlock needs preemption, sharing of resources and a very slow CPU.

q: What is virtual memory?
i: It gives each process its own address space and uses disk space to extend the physical memory, moving pages in and out as needed.
5 Every process sees its own large address space; the OS maps it to RAM and swaps pages to the disk when RAM runs short.
4 Using part of the disk as if it were RAM, pages are swapped when needed
3 Memory that does not really exist physically but the program thinks it does.
1 memory in the cloud
0 It is the memory of the graphics card used for virtual reality.

q: What is a context switch?
i: The operating system saves the state of the running process and loads the saved state of another so that it can continue.
5 The kernel stores the registers and program counter of one process and restores those of the next one.
4 saving the current process state and loading another
3 When the CPU changes from one process to another.
1 When the user changes to another window.
0 It turns the processor off to save energy when nothing is happening.

q: What is the job of a device driver?
i: It translates requests of the operating system into commands that a particular piece of hardware understands.
5 It sits between the OS and a device and turns general requests into the specific commands for that hardware.
4 lets the operating system talk to the hardware
2 A driver is a program which you must install so that the printer works.
1 It checks whether the hardware is broken and reports it to the user.
0 The driver supplies the device with electricity.

q: What does DNS do?
i: It translates domain names into IP addresses.
5 Turns a name such as example.com into the IP address of the server.
5 maps host names to ip addresses
3 It finds the server for a website
1 It is a protocol of the Internet
0 It encrypts the traffic between browser and server.

q: What is the difference between a switch and a router?
i: A switch forwards frames within one local network by MAC address, while a router forwards packets between networks by IP address.
5 Switches connect devices in the same LAN using MAC addresses; routers connect different networks and look at the IP address.
4 a router links networks together, a switch links computers inside of one network
2 The router connects you to the internet.
1 Both of them have many ports and forward data.
0 A switch forwards packets between networks by IP address, while a router forwards frames inside the local network by MAC address.

q: Why does TCP use a three-way handshake?
i: So that both sides agree on initial sequence numbers and know that the other side can send and receive before data flows.
5 Both ends synchronise their sequence numbers and confirm that each can hear the other before any data is sent.
4 To set up a connection where both know the other one is ready
3 syn, syn-ack, ack
1 because three is safer than two
0 It is used to close the connection when all the data was sent.

q: What is the purpose of a subnet mask?
i: It tells which part of an IP address is the network and which part is the host.
5 It separates the network bits of an address from the host bits.
4 to find out if an address is in the same network
3 It divides a network in smaller networks.
1 It hides your IP address from attackers on the internet so nobody can see it.
0 It gives every computer a new IP address when it starts.

q: What happens when a packet's time to live reaches zero?
i: The router drops the packet and sends an ICMP time exceeded message back to the sender.
5 It is discarded by the router, which reports time exceeded to the source by ICMP.
4 The packet is thrown away so that it cannot circle for ever.
4 it is dropped and the sender gets a message
1 The packet is late.
0 The packet is sent again by the router with a new time to live.

q: What is load balancing used for?
i: It spreads incoming requests over several servers so that none is overloaded and the service survives the failure of one.
5 Requests get distributed among many servers, which prevents overload and keeps the site up if one of them dies.
4 To distribute the traffic between servers
3 so the server does not become too slow when there are lots of users
1 It measures how much load there is.
0 It balances the voltage of the server's power supply.

q: What is the difference between horizontal and vertical scaling?
i: Horizontal scaling adds more machines; vertical scaling adds more resources such as CPU or memory to one machine.
5 You scale out by adding servers, and scale up by giving a single server a bigger CPU or more RAM.
4 Horizontal means more servers and vertical means a stronger server
2 Vertical scaling has a limit.
1 Both make the system able to handle more users.
0 Horizontal scaling adds memory to one machine while vertical scaling adds more machines.

q: What is a container, compared with a virtual machine?
i: A container shares the kernel of the host and isolates processes, so it starts faster and is smaller than a virtual machine, which runs its own operating system.
5 Containers use the host's kernel and only isolate the processes; a VM brings a complete guest OS. That is why containers are light and start in a second.
4 A VM has its own operating system, a container does not, so it is more lightweight
3 A container is lighter than a virtual machine.
1 Containers are made with Docker and virtual machines with VirtualBox.
0 A container runs its own operating system and therefore is slower to start than a virtual machine.

q: What does idempotent mean for an HTTP request?
i: Sending the same request several times has the same effect on the server as sending it once.
5 If you repeat it the state of the server ends up the same as after the first time.
5 doing it many times = doing it once
2 It always returns the same answer.
1 The request is safe.
0 It means the request can be sent only a single time and after that it gets an error.

q: Why is a cache useful, and what is its main difficulty?
i: It keeps copies of data close by so that reads are faster, but the copies may become stale and must be invalidated.
5 Reads get quicker because frequently used data is held nearby; the hard thing is to throw out or refresh copies once the original has changed.
3 It makes things faster because you do not need to fetch the data again.
4 fast access to data you used before. problem: data can be out of date
1 Caches are expensive hardware, so one should not use too many of them in a computer.
0 A cache encrypts data, and the difficulty is to remember the password.

q: What is continuous integration?
i: Developers merge their changes into a shared branch often, and each merge is built and tested automatically.
5 Everyone merges small changes to main frequently and an automatic build with tests runs for every one.
4 Automatically building and testing the code at every commit
2 integrating code all the time
1 It means that the software is released to customers each day by the operations team.
0 A kind of mathematics where functions are integrated continuously.
`;
