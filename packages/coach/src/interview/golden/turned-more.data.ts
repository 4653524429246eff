/** More claims turned round, as in `turned.data.ts`: the right answer stands in words that are hardly the reference's. */
export const turnedMore = `
q: How does heat flow between two bodies?
i: Heat flows from the warmer body to the colder one.
+ It goes from hot to cold.
- Heat flows from the colder body to the warmer one.

q: What happens to the pressure of a gas when its volume is reduced?
i: The pressure increases.
+ It gets higher.
- The pressure becomes lower.

q: Which end of a stack do you remove an element from?
i: You remove the element at the top.
+ Always from the top end.
- You remove the element at the bottom.

q: What is the relation between a subclass and its superclass?
i: The subclass inherits the methods of the superclass.
+ A child class gets the methods of its parent.
- The superclass inherits the methods of the subclass.

q: What happens to the demand when the price of a good goes up?
i: The demand falls.
+ People want to buy less of it.
- The demand grows.

q: How does a thicker wire differ in resistance?
i: A thicker wire has a smaller resistance.
+ Its resistance is lower.
- A thicker wire has a bigger resistance.

q: In what direction do electrons move in a circuit?
i: Electrons move from the negative terminal to the positive terminal.
+ They go from minus to plus.
- They go from the positive to the negative terminal.

q: When does a do-while loop test its condition?
i: It tests the condition after the body has run.
+ Only at the end of each pass, once the body was executed.
- It tests the condition before the body has run.

q: Which blood vessels carry blood away from the heart?
i: Arteries carry blood away from the heart and veins bring it back.
+ The arteries; veins return it to the heart.
- Veins carry blood away from the heart and arteries bring it back.

q: What does a router do when the time to live of a packet is zero?
i: It drops the packet.
+ The packet is discarded.
- It forwards the packet.

q: How do mountains affect air pressure?
i: The higher you climb, the lower the air pressure is.
+ Pressure gets less with altitude.
- The higher you climb, the higher the air pressure is.

q: What does the client do in a three-way handshake first?
i: The client sends a SYN to the server.
+ It transmits a SYN packet.
- The server sends a SYN to the client.

q: How does a larger sample change the standard error?
i: A larger sample makes the standard error smaller.
+ It shrinks when you have more data.
- A larger sample makes the standard error larger.

q: What do predators do to the number of their prey?
i: They reduce the number of prey.
+ They keep it low by eating them.
- They increase the number of prey.

q: Which is denser, salt water or fresh water?
i: Salt water is denser than fresh water.
+ Fresh water has the lower density of the two.
- Fresh water is denser than salt water.

q: What happens to the total resistance when resistors are added in parallel?
i: The total resistance gets smaller.
+ It decreases with every one you add.
- The total resistance gets larger.

q: Who signs the certificate?
i: The authority signs it with its private key.
+ It is signed by the authority using the private key.
- The authority signs it with its public key.

q: How does amplitude change the sound?
i: A larger amplitude makes a louder sound.
+ The volume goes up with the amplitude.
- A larger amplitude makes a softer sound.

q: What does the central bank do against inflation?
i: It raises the interest rate.
+ It makes interest rates go up.
- It lowers the interest rate.

q: What is stored in a leaf of the tree?
i: Leaves have no children.
+ A leaf is a node without any children.
- Leaves always have children.

q: In which layer of the atmosphere is weather?
i: Weather happens in the lowest layer.
+ It takes place in the layer closest to the ground.
- Weather happens in the highest layer.

q: How is the array index counted in C?
i: The index starts at zero.
+ You count from 0.
- The index starts at one.

q: What happens to a metal rod when it is heated?
i: It becomes longer because it expands.
+ Its length grows.
- It becomes shorter because it contracts.

q: When does the moon lie between the sun and the earth?
i: During a solar eclipse.
+ In an eclipse of the sun.
- During a lunar eclipse.
`;

/** Not read while scoring was changed; how many of them are seen was watched. */
export const turnedApart = `
q: What happens to the reaction speed when the temperature is lowered?
i: The reaction becomes slower.
+ It takes place less quickly.
- The reaction becomes faster.

q: How does encapsulation treat the data of an object?
i: It hides the data from other objects.
+ Others can't see it.
- It shows the data to other objects.

q: In which direction does sap carry sugar in a tree?
i: It carries sugar from the leaves to the roots.
+ Down from the leaves into the roots.
- It carries sugar from the roots to the leaves.

q: What is the effect of a tariff on imports?
i: Imports become more expensive and fewer goods are imported.
+ Foreign goods cost more, so less of them comes in.
- Imports become cheaper and more goods are imported.

q: What does a transformer with more turns on the secondary side do?
i: It steps the voltage up.
+ The output voltage is higher than the input.
- It steps the voltage down.

q: Which protocol is connection oriented?
i: TCP is connection oriented, UDP is connectionless.
+ UDP needs no connection but TCP does.
- UDP is connection oriented, TCP is connectionless.

q: What does a moon do?
i: A moon orbits a planet.
+ It circles around a planet.
- A planet orbits a moon.

q: Where is the larger value kept in a binary search tree?
i: Larger values are stored in the right subtree.
+ On the right side of the node.
- Larger values are stored in the left subtree.

q: How does the outlier change the mean here?
i: The very high value pulls the mean up.
+ The average rises because of it.
- The very high value pulls the mean down.

q: What happens with the volume of water when it freezes?
i: The volume gets bigger.
+ It takes up more space.
- The volume gets smaller.

q: What is assembled into what by an assembler?
i: Assembly code is turned into machine code.
+ It makes machine code out of assembly language.
- Machine code is turned into assembly code.

q: What does the kidney do with waste?
i: It removes waste from the blood.
+ The blood is cleaned of waste.
- It adds waste to the blood.

q: Which cell has no nucleus?
i: Bacterial cells have no nucleus, plant cells do.
+ A bacterium lacks one while plants have it.
- Plant cells have no nucleus, bacterial cells do.

q: What must be done first, compiling or linking?
i: Compiling comes before linking.
+ Linking is done after compiling.
- Linking comes before compiling.

q: How do two north poles of magnets behave?
i: They repel each other.
+ They push each other away.
- They attract each other.

q: What happens to unemployment in a boom?
i: Unemployment is low.
+ Few people are out of work.
- Unemployment is high.
`;
