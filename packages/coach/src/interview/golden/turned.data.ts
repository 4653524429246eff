/** A question, its reference answer, a right answer in other words ("+ ") and one that turns the claim round ("- "). */
export const turned = `
q: What happens to the current when the resistance goes up at constant voltage?
i: The current is smaller.
+ Less current flows.
- The current is larger.

q: In which direction does water move in osmosis?
i: Water moves from lower to higher solute concentration.
+ It goes from the side with less solute to the side with more solute.
- Water moves from high solute concentration to low.

q: Which is faster, a cache or a disk?
i: A cache is faster than a disk.
+ A disk is slower than a cache.
- A disk is faster than a cache.

q: How does the price of a bond react when interest rates rise?
i: The price of the bond falls when interest rates rise.
+ Bond prices go down if rates go up.
- The price of the bond rises when interest rates rise.

q: When is the condition of a while loop checked?
i: The condition is checked before each iteration.
+ It is tested prior to every pass.
- The condition is checked after each iteration.

q: Where is DNA found in a human cell?
i: DNA is found inside the nucleus.
+ It sits in the nucleus.
- DNA is found outside the nucleus.

q: What does an increase in temperature do to the speed of a reaction?
i: It increases the speed of the reaction.
+ The reaction goes faster.
- It decreases the speed of the reaction.

q: Can a constant be changed after it was declared?
i: A constant can never be changed after its declaration.
+ No, its value cannot be modified once it is declared.
- A constant can always be changed after its declaration.

q: What does a friction force do to a moving body?
i: Friction slows a moving body down.
+ It makes the body lose speed.
- Friction speeds a moving body up.

q: Does smoking cause cancer or cancer smoking?
i: Smoking causes cancer.
+ Cancer is caused by smoking.
- Cancer causes smoking.

q: What do plants take in and give off in photosynthesis?
i: Plants absorb carbon dioxide and release oxygen.
+ They take in carbon dioxide and give off oxygen.
- Plants absorb oxygen and release carbon dioxide.

q: How long is the warranty?
i: The warranty lasts two years.
+ It is valid for two years.
- The warranty lasts five years.

q: How many bits are in a byte?
i: A byte has eight bits.
+ There are 8 bits in one byte.
- A byte has four bits.

q: Which charge does an electron carry?
i: An electron carries a negative charge.
+ Its charge is negative.
- An electron carries a positive charge.

q: What happens to the volume of a gas under higher pressure?
i: The volume of the gas decreases.
+ The gas gets smaller in volume.
- The volume of the gas increases.

q: Is a stack last in first out?
i: It is true that a stack is last in, first out.
+ Yes, the last element in is the first one out.
- It is false that a stack is last in, first out.

q: Who signs the certificate of a website?
i: The certificate authority signs the certificate of the website.
+ The website's certificate is signed by a certificate authority.
- The website signs the certificate of the certificate authority.

q: Which side of the equation does a debit to cash increase?
i: A debit increases assets.
+ Assets go up with a debit.
- A debit decreases assets.

q: What does encryption do with plain text?
i: It turns readable text into unreadable text.
+ It makes the text unreadable.
- It turns unreadable text into readable text.

q: What is the boiling point of water at sea level?
i: Water boils at 100 degrees Celsius.
+ At 100 degrees.
- Water boils at 100 degrees Fahrenheit.

q: Where are local variables visible?
i: They are visible only inside their function.
+ They cannot be seen outside of the function.
- They are visible outside their function.

q: When should you wash your hands?
i: You should wash your hands before you touch a patient.
+ Prior to touching a patient.
- You should wash your hands after you touch a patient.

q: What does a compiler do before the program runs?
i: It translates the source code into machine code.
+ It converts source code to machine code.
- It translates machine code into source code.

q: Do warm fronts bring lighter or heavier air?
i: Warm air is lighter than cold air.
+ Cold air is heavier than warm air.
- Cold air is lighter than warm air.
`;
