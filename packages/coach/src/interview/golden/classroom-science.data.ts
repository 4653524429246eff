/** Biology and earth science as a school class answers them, marked 0 to 5 by meaning; a part was added after a first scoring, none after a change. */
export const classroomScience = `
q: Why do we see different phases of the Moon?
i: As the Moon moves around Earth we see different parts of its sunlit half.
5 The sun always lights one side of it, and while it goes round us we look at that side from other angles.
5 because during its orbit more or less of the bright half is turned to us
2 because the moon orbits the earth
1 The moon turns around itself.
0 The shadow of the Earth falls on the Moon and covers a part of it.
0 clouds cover part of it
5 Because the Moon moves around the Earth and we see different parts of the half which is lit by the sun.
4 we see different parts of the sunlit half of the moon
3 because the Moon moves around the Earth and the sun shines on it
1 Because the moon gets bigger and smaller

q: Why does ice float on water?
i: Water expands when it freezes, so ice is less dense than liquid water.
5 Frozen water takes up more room than before but weighs the same, therefore its density is lower.
4 Its density is smaller
2 ice is lighter
0 Because ice is more dense than the water.
1 because it is cold
3 when water gets frozen it expands
5 Because ice is less dense than liquid water since water expands when it freezes.
4 ice is less dense than water
2 the ice has air in it which makes it less dense
1 it has a different shape than water

q: How do plant roots help the rest of the plant?
i: They take in water and minerals from the soil and hold the plant in place.
5 Roots anchor it in the ground and suck up water with nutrients for the stem and leaves
4 they absorb water and nutrients
3 So it doesn't fall over.
3 The plant drinks with its roots.
0 They make food out of sunlight for the plant
1 without roots the plant would die
5 The roots take in water and minerals from the soil and they hold the plant in the soil.
4 They take in water and minerals
3 they take in water for the plant
0 they help with the pollination of the flowers

q: How can water break a rock over the years?
i: Water gets into cracks, freezes and expands, and pushes the rock apart.
5 It runs into small openings. In winter it turns to ice, which needs more space, so that the stone splits.
4 when it freezes in the cracks it makes them bigger
3 Water flows over it and slowly wears it away.
1 rocks get wet and soft
0 The water in the cracks shrinks when it freezes and pulls the rock together.
1 because the rock is not strong enuogh
5 Water gets into cracks in the rock, then it freezes and expands and breaks the rock apart.
4 Water in the cracks freezes and expands.
2 the water gets into the cracks of the rock
1 it makes the rock heavy so it falls down

q: What happens to a population of rabbits when the foxes disappear?
i: It grows at first, because fewer rabbits are eaten, until food runs short.
5 There will be more of them as nobody hunts them, but after some time they have too little to eat.
4 the number of rabbits rises because they have no predators
3 They increase
0 It decreases because there are no foxes left to eat.
1 The rabbits are happy and live longer
0 The rabbits will die out because foxes protect them.
5 The population grows at first because fewer rabbits get eaten, until there is not enough food
4 it grows because fewer rabbits are eaten
3 the rabbit population will grow
1 they move to another place

q: Why do your muscles need more oxygen when you run?
i: They release more energy by respiration, and that uses oxygen to break down glucose.
5 Running takes energy. The muscle cells get it by burning sugar with oxygen, so the more work they do the more they need
4 For making energy from glucose
2 because they work harder
1 your heart beats faster and you breathe more
0 Because they have to get rid of the oxygen that is in the blood.
3 more energy is needed for running and oxygen gives us energy
5 Because the muscles release more energy by respiration which needs oxygen to break down glucose.
4 They use oxygen to release energy from glucose
2 they need more energy
0 because the air is thinner when you run fast
`;

export const classroomScienceApart = `
q: Why do we have seasons?
i: Earth's axis is tilted, so during the year each hemisphere gets more direct sunlight for one part and less for another.
5 Because the axis of the earth leans, the north half points to the sun in June and away from it in December, so the light falls steeper or flatter.
4 The tilt of the Earth makes that the sunlight is more direct in summer.
3 because the earth is tilted
1 the earth goes around the sun
0 In summer the Earth is closer to the Sun and in winter it is further away.
1 Because it gets hot in summer and cold in winter.
5 Because the axis of Earth is tilted so each hemisphere gets more direct sunlight during a part of the year and less during another.
4 because Earth's axis is tilted so we get more or less direct sunlight
2 Because of the sunlight that we get in different parts of the year
0 because the Earth turns around its axis once a day

q: How does sweating cool your body?
i: The sweat evaporates from the skin and takes heat away from the body with it.
5 When it dries up it uses warmth from your skin, so you lose heat.
4 It evaporates, that makes you cooler
2 water on the skin is cold
3 the heat leaves through the swet
1 Sweat comes out when you are hot.
0 The sweat closes the skin, so that no heat can come in from the outside.
5 The sweat evaporates from your skin and it takes the heat with it away from the body.
4 when sweat evaporates it takes away heat
2 it takes the heat out of the body
0 because sweat makes the blood flow slower

q: How does a vaccine protect you from a disease?
i: It shows the immune system a harmless form of the germ, so that it can make antibodies and memory cells and react faster later.
5 Your body meets a weak or dead version of the virus and learns to make antibodies. If the real one comes it remembers and fights it at once.
4 it trains your immune system to recognise the germ
3 You get antibodies
1 It kills the viruses that make you ill.
2 by putting a little of the disease in you
0 A vaccine is an antibiotic which destroys bacteria in the blood.
5 A vaccine shows a harmless form of the germ to the immune system so it makes antibodies and memory cells and can react faster the next time.
4 the immune system makes antibodies and memory cells against the germ
2 it makes the immune system stronger
0 it keeps germs from getting through your skin

q: Why is a food chain said to start with a plant?
i: Plants make their own food from sunlight, and all animals get their energy from plants or from animals that ate them.
5 Only plants can turn light into food. Every other living thing in the chain depends on that, directly or by eating plant eaters.
4 they are the producers and use the sun's energy
3 because plants do photosynthesis
1 Because plants are at the bottom
0 because plants eat nothing and are eaten by the strongest animal
2 animals eat plants
5 Because plants make their own food from sunlight and animals get their energy from plants or from other animals.
4 plants make their own food from the sun
2 because all animals need plants
0 because plants were there before the animals
`;
