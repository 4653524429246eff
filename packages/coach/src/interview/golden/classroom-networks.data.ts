/** Networking as a university class answers it, marked 0 to 5 by meaning; a part was added after a first scoring, none after a change. */
export const classroomNetworks = `
q: What is the purpose of the three-way handshake in TCP?
i: Both sides agree on initial sequence numbers and confirm that each can send and receive before data is exchanged.
5 It sets up the connection: client and server synchronise their sequence numbers and make sure that the other is reachable in both directions.
4 To establish a connection by exchanging SYN, SYN-ACK and ACK with the initial sequence numbers
2 It establishes a connection between client and server.
1 It encrypts the connection so that nobody can read it.
0 It closes the connection after all data was exchanged.
3 to check that both hosts are ready to send and recieve
5 Both sides agree on the initial sequence numbers and confirm that they can send and receive data.
4 the two sides synchronise their sequence numbers before data is exchanged
2 so that the client can send data to the server
0 It checks whether the packets arrived in the right order

q: What does DNS do?
i: It translates domain names into IP addresses.
5 You type a name such as example.com and DNS finds the number address of the server that belongs to it.
5 resolves hostnames to IPs
3 it is like the phone book of the internet
1 DNS stands for Domain Name System
0 It gives each computer in the network its own IP address when it is switched on.
2 It finds the website for you
5 DNS translates a domain name into the IP address of the server.
4 it translates names into addresses
2 It translates URLs
0 it filters bad websites so that the user is safe

q: Why do home routers use network address translation?
i: Public IPv4 addresses are scarce, so all devices with private addresses share one public address, which the router rewrites in each packet.
5 So that many devices at home can be online with one single public IP. The router replaces their internal addresses by its own in outgoing packets.
4 because there are not enough IPv4 addresses for every device
2 To hide the devices from the internet
3 The router changes the private address to a public one.
0 So that every device gets its own public address.
1 to make the connection faster for all the devices
5 Because public IPv4 addresses are scarce, all devices in the home share one public address and the router rewrites the private addresses.
4 so all devices with private addresses can share one public address
2 the router translates addresses
0 to find the shortest way for each packet to its destination

q: What is the difference between flow control and congestion control?
i: Flow control keeps the sender from overrunning the receiver's buffer; congestion control keeps it from overloading the network.
5 The first is about not sending faster than the receiving host can process, the second about not sending more than the routers in between can carry.
5 flow control protects the receiver, congestion control the network
3 Flow control limits how much is sent to the receiver with a window.
1 Both control the rate at which data is sent.
0 Flow control prevents the network from being overloaded, congestion control prevents the receiver's buffer from overflowing.
2 Congestion control uses slow start, flow control does not
5 Flow control prevents the sender from overrunning the buffer of the receiver and congestion control prevents overloading the network.
4 Flow control is about the receiver's buffer, congestion control is about overloading the network
2 congestion control keeps the network from being overloaded
0 flow control is done in the network layer by the routers and congestion control by the application

q: How does a switch differ from a hub?
i: A switch sends a frame only to the port of its destination, by the MAC address; a hub repeats it on all ports.
5 Hubs just copy everything to everyone. A switch learns which address is on which port and forwards frames only there.
4 The hub broadcasts to all devices and the switch sends to just the one it is meant for
2 a switch is smarter and faster than a hub
0 The switch repeats a frame on all ports, the hub sends it only to the port of its destination.
1 They both connect computers in a LAN
3 switches look at the MAC adress
5 A switch sends a frame only to the port of the destination using the MAC address while a hub repeats it on all its ports.
4 a hub repeats frames on all ports but a switch only sends to the destination port
2 a hub repeats everything
0 A switch connects different networks and a hub is used for wireless

q: Why is UDP preferred over TCP for live video?
i: Late data is useless there, so it is better to lose a packet than to wait for its retransmission; UDP has less delay and overhead.
5 A frame that arrives too late can't be shown anyway. With TCP everything would stall until the missing segment was sent again, UDP simply goes on.
4 because it has no retransmissions and so a lower latency
3 UDP is faster because it has no handshake and no acknowledgements
0 Because UDP guarantees that no packet is lost and all arrive in the right order.
2 speed matters more than reliability
1 UDP can send bigger packets
5 Because in live video late data is useless, it is better to lose a packet than to wait for a retransmission, and UDP has less overhead and delay.
4 UDP has less delay because it doesn't wait for retransmissions
3 UDP has less overhead
0 because video is bigger than text and TCP has a size limit
`;

export const classroomNetworksApart = `
q: What is ARP used for?
i: To find the MAC address that belongs to a known IP address in the local network.
5 A host asks by broadcast "who has this IP?" and the owner replies with its hardware address.
5 maps IP addresses to MAC addresses within a LAN
0 It finds the IP address that belongs to a domain name.
1 It is a protocol used in networks for addresses.
2 it finds the IP of a MAC address
3 getting the physical address of another computer
5 To find the MAC address that belongs to an IP address in the local network
4 to find a MAC address from an IP address
2 it is used in the local network to find other devices
0 to give each device an address when it joins the network

q: What is the main difference between circuit switching and packet switching?
i: Circuit switching reserves a path with fixed capacity for the whole connection; packet switching sends packets that share the links and are forwarded one by one.
5 In the first the resources are set aside for you until you hang up. In the second data is cut into packets which travel independently and use the lines only when there is something to send.
4 circuit switching has a dedicated line, packet switching shares the lines among all users
2 Packet switching splits data in packets.
1 Packet switching is more modern than circuit switching.
0 In packet switching a fixed path is reserved for the whole connection, in circuit switching packets share the links.
3 with circuits you have a guaranteed bandwith and with packets you don't
5 Circuit switching reserves a path with a fixed capacity for the connection and in packet switching packets are forwarded one by one and share the links.
4 Circuit switching reserves a fixed path and packet switching does not
3 in packet switching the links are shared
0 circuit switching is wireless and packet switching needs cables

q: What is the time-to-live field of an IP packet good for?
i: Every router decreases it by one and drops the packet at zero, so that packets cannot circle forever in a routing loop.
5 It limits the number of hops. If there's a loop somewhere the packet is discarded once the counter has reached 0 rather than running around endlessly
4 It stops packets from going around in the network forever.
3 the number of hops a packet can do
2 it says how long the packet lives
0 Every router increases it by one, and the receiver reads from it how far away the sender is.
1 It measures the time in milliseconds that the packet needs to the receiver.
5 Each router decreases the TTL by one and drops the packet when it is zero so that packets cannot circle forever in a loop.
4 so that packets do not circle in the network forever
2 Every router decreases it by one
0 it says how long the connection may stay open

q: How does a content delivery network make web pages load faster?
i: It keeps copies of the content on servers near the users, so the data has a shorter way and the origin server has less load.
5 The files are cached in many places of the world. You fetch them from one close by, so there is less latency, and the main server is relieved.
4 By caching content geographically close to the user
3 there are many servers instead of one
1 It compresses the pages
0 It sends all requests to one big central server, which is faster than many small ones.
2 with a cache
5 It keeps copies of the content on servers near the users so the data has a shorter way.
4 copies of the content are on servers near the user
2 it has more servers for the content
0 it gives each user more bandwidth from the provider
`;
