/** Words that say of a quantity that there is more or less of it; what of, a noun beside them says. */
export const degreeWords =
  'more rise rises rose risen rising increase increases increased increasing up high higher highest large larger largest big bigger biggest great greater greatest grow grows grew grown gain gains raise raises raised most maximum multiplies above exceeds maximal | no less least fewer fewest fall falls fell fallen falling decrease decreases decreased decreasing down low lower lowest lowers lowered small smaller smallest drop drops dropped dropping reduce reduces reduced decline declines declined minimum diminishes minimal below lessens';

/** Quantities with the words of their two ends; nouns of a quantity stand before the colon, a word that has none begins with it. */
export const quantities = `
speed velocity pace : fast faster fastest quick quicker quickly rapid rapidly accelerate accelerates speeds | slow slower slowest slowly slows sluggish decelerate decelerates
density : dense denser densest | sparse sparser
brightness luminosity : bright brighter brightly brightest | dim dimmer dimmest dark darker faint fainter
temperature warmth : hot hotter hottest warm warmer warmest heats warms | cold colder coldest cool cooler coldest cools
length duration : long longer longest lengthens | short shorter shortest shortens
thickness : thick thicker thickest | thin thinner thinnest
width breadth : wide wider widest broad broader | narrow narrower narrowest
depth : deep deeper deepest | shallow shallower shallowest
height altitude : tall taller tallest | low-lying
weight mass : heavy heavier heaviest | light lighter lightest
loudness volume : loud louder loudest | quiet quieter soft softer softest
size space : expand expands expanded expanding swell swells | shrink shrinks shrank shrunk shrinking contract contracts contracted contracting
strength : strong stronger strongest strengthens | weak weaker weakest weakens
price cost : expensive costly dear dearer | cheap cheaper cheapest inexpensive affordable
difficulty : hard harder difficult complicated | easy easier easiest simple simpler
quality : good well better best improves | bad badly worse worst poor poorly worsens
reliability : reliable reliably dependable | unreliable unreliably
distance : far farther further distant away | near nearer nearest close closer closest
age : old older oldest | new newer newest young younger youngest
safety security : safe safer secure | dangerous insecure unsafe vulnerable
efficiency : efficient efficiently effective | inefficient ineffective wasteful
frequency : often frequent frequently | rarely seldom rare
pitch : shrill shriller | deep-toned
stability : stable steady | unstable unsteady
wealth : rich richer wealthy | poorer
order : before first prior | after last
lateness : early earlier soon | late later
openness : open opened | closed shut
validity : valid correct right | invalid incorrect wrong
automation : automatic automatically | manual manually
durability : permanent persistent durable | temporary volatile
sorting : ordered sorted | unordered unsorted
change : static | dynamic
`;

/** Pairs of words that tell two kinds of a thing apart. */
export const kinds = `
inside internal internally within | outside external externally
always | never
public | private hidden
all every | none
same | different
top | bottom
left | right
solar | lunar
northern | southern
input | output
`;
