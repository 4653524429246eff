/** Electricity as a physics class answers it, marked 0 to 5 by meaning; a part was added after a first scoring, none after a change. */
export const classroomCircuits = `
q: Why does the bulb go out when the switch is opened?
i: The open switch makes a gap in the circuit, so the path is no longer complete and no current flows.
5 because the loop is broken and charge cannot get around it any more
5 Opening it interrupts the path, therefore there is no current through the bulb.
4 the circuit is not closed
3 No electricity reaches it.
0 because the open switch lets all the current flow past the bulb
1 the battery is empty then
5 When the switch is open there is a gap in the circuit so the current cannot flow.
5 Because the circuit is no longer complete and no current flows through the bulb.
3 because the current stops
1 because of the switch the bulb has no resistance

q: Three bulbs are connected in parallel and one burns out. What happens to the others?
i: The others stay lit, because each of them has its own closed path to the battery.
5 They keep shining since every bulb is in its own loop with the battery.
5 nothing, they are still connected to both terminals without the broken one
3 They stay on
1 they get brighter because they get the current of the broken one
0 They go out as well because the circuit is broken.
0 All of the bulbs turn off, since the current has only one path.
5 The other bulbs stay lit because each of them has its own path to the battery
4 They stay lit because it's a parallel circuit
3 the other two bulbs stay on
0 they also burn out

q: What does the resistance of a wire depend on?
i: On its material, its length and its thickness: a longer and thinner wire has more resistance.
5 How long and how thick it is, and what it is made of. Long thin ones resist more
4 length, cross section and material
3 The longer the wire is, the bigger the resistance.
2 the material
0 A thicker wire has more resistance because there is more metal in the way.
1 It depends on the battery that you connect to it.
5 The resistance depends on the material, the length and the thickness of the wire.
4 its length and its thickness
5 On the material of the wire and how long and how thin it is. A longer wire has more resistance and a thicker wire has less.
1 on the current that flows through the wire

q: Why is a fuse connected in series with the device it protects?
i: All current through the device must also pass through the fuse, so when the fuse melts the device's circuit is interrupted.
5 Then the same current goes through both of them, and if the fuse blows the device gets nothing any more
5 so the whole current has to run through it. when it burns through it cuts off the device
3 Because otherwise it would not break the circuit
2 To protect the device from too much current
1 In parallel the fuse would use too much energy.
0 So that the current can take another way around the device when it gets too high.
5 So that all the current through the device passes through the fuse, and when the fuse melts the circuit of the device is interrupted.
4 because then the current passes through the fuse and the circuit is interrupted when it melts
2 when the current is too large the fuse melts
0 because in series the fuse gets less current than the device

q: Two identical bulbs are put in series instead of one. How bright are they and why?
i: Both are dimmer than the single bulb, because the total resistance is larger and the current is smaller.
5 Each glows weaker, as the resistance doubles and therefore only half of the current flows
5 They're less bright since the battery voltage is shared by both of them
3 they shine less than one alone
2 Both have the same brightness
0 Both are brighter than the single bulb, because the total resistance is smaller and the current is larger.
1 the first is bright and the second is dimmer because the first has used up the current
5 Both bulbs are dimmer than a single bulb because the resistance is larger so the current is smaller.
4 they are dimmer because there is more resistance
3 Both are dimmer
0 They are as bright as the single bulb because the current is the same everywhere in series.

q: What does a voltmeter show across a closed switch, and why?
i: It shows zero, because both ends of the closed switch are at the same electrical potential.
5 0 V as there is no difference in potential between the two sides
4 zero. a closed switch is just like a piece of wire
3 Nothing
1 It shows the current that flows through the switch.
0 It shows the full voltage of the battery.
0 1.5 V because the switch is closed
5 It shows zero because both ends of the switch have the same potential.
4 zero volts, because there is no potential difference
2 zero because no current goes through the voltmeter
0 It shows the voltage of the battery because the circuit is closed.
`;

export const classroomCircuitsApart = `
q: What is a short circuit?
i: A path of almost no resistance between the two terminals of a source, so that a very large current flows.
5 When plus and minus are joined directly with hardly any resistance between, and the current becomes huge
4 the terminals are connected by just a wire, without a load
3 Electricity takes the way with the least resistance
2 too much current
1 a circuit that has short wires
0 When the wire is cut and the current cannot flow any more.
5 When the terminals of the source are connected by a path with almost no resistance so a very large current flows.
4 a path with very low resistance between the terminals
3 when the current does not go through the bulb but through a wire with no resistance
0 when the battery is too weak for the circuit

q: Why should an ammeter have a very small resistance?
i: It is connected in series, and a large resistance would reduce the current that it is to measure.
5 Because otherwise it changes the current in the branch it's put into, and you'd read a value that is too low
4 So that it does not influence the circuit
3 it's in series with the rest
1 Because it measures small currents
0 It is connected in parallel, and with a small resistance no current flows through it.
2 so the current can pass through it easily
5 It is connected in series so a large resistance would reduce the current that should be measured.
4 so that it does not reduce the current that it measures
2 because with a large resistance it would not work
0 so that the battery does not get empty

q: What happens to the power of a resistor when the voltage across it is doubled?
i: The power becomes four times as large, because the current doubles as well and power is voltage times current.
5 It quadruples: P = U*U/R
5 it is 4 times higher since not only the voltage but also the current is doubled
2 The power gets bigger.
1 It doubles
0 It is halved because power and voltage are inversely proportional.
3 four times
5 The power is four times as large because voltage and current are both doubled.
4 The power becomes four times larger
2 the power is doubled because power is voltage times current
0 it stays the same

q: What is the voltage of a battery?
i: The difference in electrical potential between its positive and its negative terminal.
5 how much higher the potential is at the plus pole than at the minus pole
4 the potential diference between both ends
2 It pushes the electrons through the circuit
1 1.5 volts
1 the amount of energy that is stored in the battery
0 The number of electrons that flow out of the battery in one second.
5 It is the difference in electrical potential between the positive and the negative terminal.
4 the difference between the positive and negative terminal
2 the difference of charges
0 how long the battery lasts
`;
