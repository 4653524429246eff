/**
 * Lines of words that may stand for one another in an explanation without being the same: an answer that says "retain" where the
 * reference says "keep" gets a part of the point. A word may stand in several lines. Opposites never share a line.
 */
export const nearWords = `
begin start initiate launch open commence origin initially first beginning
end finish stop terminate halt quit cease conclude complete final last over ending exit
continue go keep remain stay persist carry proceed resume ongoing still forever endless endlessly
unchanged constant same stable fixed remain stay steady unaffected maintain
break interrupt cut sever disconnect open gap broken interruption separate discontinuity
crack gap hole opening split fissure
connect join link attach couple wire touch together connection contact attached
close complete closed unbroken loop continuous whole
loop circle cycle circuit ring repeat round
path route way track channel line road branch loop
make create produce generate form build construct manufacture yield give synthesize
take get obtain receive acquire gain collect pick accept retrieve
take absorb suck draw soak ingest consume uptake drink intake
give provide supply deliver offer hand grant furnish pass serve
send transmit transfer deliver pass forward dispatch emit broadcast transport carry convey
move travel go pass flow migrate transfer run shift motion circulate wander
flow run pass move stream current go pour
carry bring transport take convey bear haul deliver move
come arrive reach return enter
leave exit depart go out escape quit
put place set insert position lay locate add
set assign define determine specify fix initialize configure establish
hold contain include store keep have comprise carry
keep hold retain maintain preserve store save remember
save store keep record preserve write persist
remember memory recall retain store keep
remove delete erase discard drop eliminate clear throw strip cancel dispose extract exclude
discard drop throw reject dismiss ignore exclude eliminate
release free discharge emit deallocate give return let relinquish
lose loss drop waste miss forget lack
lack miss absent without missing need
find locate discover search detect determine look identify seek discover know
look search see check examine inspect view scan visit
see view watch notice observe look visible perceive appear
visit traverse go walk see pass access process
check test verify examine compare validate inspect confirm evaluate condition prove
compare match contrast test check measure
choose select pick decide elect prefer opt take choice option
decide determine choose control resolve settle
need require demand must want depend necessary
want desire wish demand need like
use utilize employ apply consume exploit reuse usage spend
consume use eat spend burn drain
help aid support assist enable facilitate allow contribute
allow enable let permit make can possible able
prevent avoid stop block prohibit inhibit keep protect hinder forbid
protect guard defend shield secure safeguard prevent save
damage harm hurt injure destroy break corrupt ruin
destroy kill eliminate break ruin demolish wipe
kill die death destroy dead
die dead perish extinct death
attack invade fight infect strike
fight defend attack combat resist destroy
change alter modify vary adjust transform update edit differ affect mutate replace
affect influence impact change alter effect drive
influence affect drive impact control factor
cause lead make result produce trigger drive reason because create bring induce
depend rely rest base determine based influence
result outcome effect consequence output follow answer
reason cause explanation because why
show display indicate reveal demonstrate present tell express read
tell say state show indicate inform report describe explain
mean signify represent indicate imply denote stand
represent describe model stand symbolize depict denote mean
describe explain specify define characterize state
name call label term identifier title word
call invoke name execute run
identify recognize distinguish detect find determine name
distinguish differentiate separate tell identify discriminate
understand know learn comprehend see grasp
learn remember train study adapt
know learn understand aware recognize
guess estimate predict infer approximate
predict forecast expect anticipate estimate
measure quantify determine calculate gauge read record
calculate compute determine evaluate count work derive
count number amount quantity tally
convert transform translate turn change map encode become transfer
translate convert resolve map interpret turn
turn become change convert rotate transform
rotate turn spin revolve orbit
orbit circle revolve rotate move go travel round
divide split separate partition break share cut part fragment chop segment slice
half halve split part middle divide side
part piece portion section component segment fraction half side element bit
side half part end direction edge hand
combine merge join unite integrate mix blend together add
mix mixture blend combine
share common shared distribute divide split
spread scatter distribute disperse vary deviate diffuse dispersion variation
gather collect accumulate assemble
group set collection cluster class category
order sort arrange sequence rank organize sequential ordered
sorted ordered order ascending arranged sequence
arrange organize order structure position
repeat again iterate loop recur duplicate cycle
copy duplicate replica clone cache replicate backup
duplicate repeat copy redundant same twice double
replace substitute swap exchange change
exchange trade swap transfer communicate
reduce decrease lower lessen diminish cut minimize limit shrink weaken decline slow
increase raise grow rise boost enlarge enhance strengthen gain extend expand improve
limit restrict bound cap constrain maximum boundary
restrict limit confine prevent constrain only
control manage regulate govern handle direct command determine
handle manage process deal treat
process handle treat execute work deal
run execute operate work perform go
work function operate run perform act
perform do execute carry accomplish run
fail crash break error fault collapse failure
error mistake fault bug failure wrong problem exception
problem issue trouble difficulty error
fix repair correct solve resolve mend
crash fail stop abort error
wait delay pause block idle stall hold
delay latency lag wait late slow time postpone
late delay slow afterwards
quick fast rapid speed swift immediate instantly direct
slow late delay
time duration moment period while second
immediately instantly directly once quick
often frequently usually commonly many always
always constantly every permanently forever
rarely seldom hardly scarce
sometimes occasionally may
again repeat once more another
simultaneous parallel concurrent together once same
together both joint combine simultaneously
alone single only one sole individual separate
single one sole individual alone
individual own separate single personal particular each independent
own individual separate private
independent separate own individually unrelated
every each all any everyone whole
all every whole entire total complete everyone
whole entire total complete full all
total sum entire overall whole
sum total add addition
several many multiple various few some different
many multiple several numerous lot various
few little scarce less
amount quantity number volume level size sum
level amount degree height layer
number amount count quantity value
value number quantity content datum amount result worth
worth value price benefit
mean average expected
average mean typical normal usual
typical usual normal average common
middle center median central mid
extreme outlier unusual high low
skewed asymmetric lopsided unbalanced
unbalanced uneven skewed lopsided
equal same identical even equivalent alike
same equal identical similar alike unchanged constant
similar alike like close same resemble
different distinct unlike other various differ unequal
other another different else second
opposite contrary reverse inverse against
reverse opposite backward invert
near close nearby adjacent neighbor local next
adjacent next neighbor beside near
far distant away remote
local near nearby within
distance length range far gap
inside within internal inner interior in
outside external outer beyond out exterior
surround around environment
environment surroundings habitat conditions
above over top upper on
below under beneath bottom lower
top peak head upper
bottom base lower foot
front head first begin
back return rear
behind back after
before prior earlier previous ahead
after later following then once
large big huge great enormous vast
small little tiny minor slight minimal
minimum smallest least lowest
maximum largest most highest peak
long extended lengthy
short brief
thick wide broad
thin narrow slim
hot warm heat temperature
cold cool freeze chilly frozen
freeze ice frozen cold solid solidify
melt thaw liquid dissolve
evaporate vaporize dry vapor steam boil
dry evaporate arid
liquid fluid water
heat warm warmth temperature thermal energy hot
energy power work fuel
power energy strength wattage
force push pull strength pressure
push force press drive repel shove
pull attract draw drag tug
pressure force stress
weight mass heavy weigh
mass weight matter
dense density compact heavy
expand swell grow enlarge stretch increase
space room volume place area
room space capacity
capacity bandwidth space limit size volume
area region zone surface space
region area zone place part
surface skin face outside area
layer level sheet stratum
place location position spot site where address point
position location place index
light bright shine lit sunlight illuminate glow ray
bright light shine brilliant luminous
shine glow light lit bright
lit light on glow shine illuminate
sun solar sunlight sunshine
dark shadow shade dim
dim faint weak dark
bulb lamp light
strong powerful intense great robust
weak feeble faint low
intense strong severe
hard difficult tough complex
easy simple straightforward
simple easy basic
complex complicated difficult
cheap inexpensive affordable
expensive costly dear price
cost price expense charge pay
price cost value fee expensive
pay spend cost buy
buy purchase demand get acquire
sell offer supply market
demand want need buy request desire buyer
supply offer provide source amount availability quantity
supplier seller producer firm company
producer maker firm manufacturer company plant
buyer consumer customer purchaser
firm company business enterprise
good product item ware commodity
scarce rare short few limited shortage
shortage scarcity lack deficit insufficient excess
surplus excess extra remainder
benefit advantage gain profit value use
profit gain benefit return earnings income
income earnings revenue salary wage
money cash income currency fund
tax duty levy tariff
trade exchange commerce
import foreign buy
efficient effective productive economical
efficiency performance speed productivity
alternative option choice substitute other
forgo sacrifice lose surrender renounce
risk danger chance hazard
danger risk threat hazard
safe secure protected
chance probability likelihood random luck risk odds percent
random chance coincidence luck accidental arbitrary
coincidence chance accident luck random
percent percentage share proportion fraction rate
proportion fraction ratio share percent
rate speed frequency pace ratio
frequency rate often occurrence
true correct right actual real valid
correct right true accurate valid
actual real true
false wrong incorrect untrue
wrong false incorrect bad mistake
sample subset selection data
population group whole number people
repeat many again times
hypothesis assumption claim theory
assume suppose presume
reject refuse deny discard
significant important meaningful relevant
important significant crucial essential relevant
variable factor quantity parameter value
factor variable influence cause confounder
hidden third lurking unseen confound
confounding hidden third lurking
relation relationship correlation connection association link
correlation relation association relationship dependence
causation cause causality
trend tendency direction
spread variance deviation variation range variability
variation spread variability difference change
deviation distance difference error
difference distinction gap change distance
interval range span
range interval span extent
data information values value observation numbers content
information data knowledge content message
observation data measurement value
extra additional more further added
additional extra more further another
enough sufficient adequate
useless pointless worthless unnecessary
unnecessary useless needless redundant unused
unused unneeded useless idle unnecessary
useful helpful valuable
available free accessible ready
accessible reachable available visible public
access reach use read touch enter visible
reach access arrive get
reachable accessible referenced used
visible seen accessible public
hidden private invisible concealed hide
private hidden internal own secret
public open visible accessible
secret private hidden confidential
secure safe protected encrypted
encrypt encode scramble cipher unreadable
decrypt decode
key identifier index code
password credential secret login
permission right access privilege authorization
user person customer people human
person human people individual man
people person human user public
owner holder possessor
computer machine device host system node
device machine appliance equipment gadget host computer
machine computer device
host computer device server node machine
server host computer machine
client user computer browser
network internet web lan
internet web network online
online connected internet
router gateway node
packet message datagram segment frame data piece
message packet data signal
frame packet message
address location number ip identifier
name domain host hostname
domain hostname name url
ip address
mac hardware physical address
hardware physical device
link line connection channel wire path
line link wire queue row
connection link session line channel
session connection
dedicated reserved exclusive fixed
reserve dedicate allocate book set
allocate reserve assign request malloc
bandwidth capacity throughput rate
throughput bandwidth rate
overload congest flood saturate overwhelm
congestion overload traffic jam
overflow overrun exceed overwhelm full
overrun overwhelm overflow flood
receiver recipient destination host
destination target receiver recipient
sender source transmitter
source origin sender
acknowledge confirm ack reply acknowledgement
confirm acknowledge verify agree ensure
agree negotiate settle synchronize
synchronize agree coordinate sync
ensure guarantee sure assure secure
guarantee ensure promise assure reliable
reliable dependable guaranteed safe trustworthy
lost missing dropped
retransmission resend retransmit again
resend retransmit repeat
buffer queue memory cache
cache store copy buffer
protocol rule standard
rule law regulation condition
standard common norm
program software code application script
software program code application
code program instruction source
instruction command statement code
command instruction order
statement instruction line
compiler translator interpreter
function method procedure routine subroutine operation
method function way procedure approach
operation function action step
variable identifier name
parameter argument input
argument parameter input
input argument entry
output result product
type kind class sort datatype
class type category template blueprint
object instance entity thing
instance object example
inherit derive extend get receive take
subclass child derived
superclass parent base
override replace redefine
overload same
member field attribute property method
field attribute column property member
attribute property field characteristic
property attribute characteristic feature
feature characteristic property trait
characteristic trait feature property
interface contract boundary
implementation detail body code
pointer reference address link
reference pointer address link refer
memory ram storage heap space
storage memory disk space
disk drive storage
allocated reserved requested
garbage unused waste
leak lose loss
array list vector table
list array sequence collection chain
table relation array
element item entry value member node
item element thing entry
entry record item row element
record row entry tuple
row record tuple line
column field attribute
node vertex element item
root top
leaf end
tree hierarchy
graph network
edge link connection
queue line fifo
stack pile lifo
pop remove take
push add insert put
insert add put
index position subscript number
bucket slot
slot bucket place position cell
hash key
collision conflict clash
sort order arrange
search find look lookup
lookup search find
target key value searched goal
recursion recursive itself
recursive recursion itself
base stop terminate simplest
infinite endless forever unlimited never
endless infinite forever
condition test check case requirement
case situation condition instance
situation case circumstance
iteration loop pass repetition
pass iteration round run traverse
step stage phase action
stage phase step
constant fixed unchanging logarithmic
logarithmic log
quadratic squared square
square quadratic
linear proportional
exponential doubling
complexity time cost
pivot element
ascending increasing sorted smallest order
descending decreasing
thread process task
process program task thread
task job process
lock mutex synchronize block
deadlock stuck block wait
share common access
transaction operation
atomic indivisible whole
consistent valid correct
integrity consistency validity
redundancy duplicate repetition
anomaly inconsistency
database table data
query question request search
request ask query demand
primary main key
main primary chief principal
foreign other
unique distinct single one
dynamic changing flexible runtime
static fixed constant
flexible dynamic adaptable
runtime execution run
execution run runtime
battery cell source
source battery supply
terminal pole end plus minus
pole terminal end
positive plus
negative minus
voltage potential volt
potential voltage energy
volt voltage
current electricity charge flow ampere electron
charge electron current electricity
electron charge
electricity current energy power charge
resistance resistor oppose impede
resistor resistance
conduct carry transfer pass
conductor metal wire
insulator plastic rubber
circuit loop path
switch button
fuse breaker
blow melt burn
burn melt fire combust
series row
parallel side
ammeter meter
voltmeter meter
magnet magnetic
attract pull
repel push
atom particle molecule
particle atom molecule
molecule particle atom compound
substance matter material chemical
material substance matter metal stuff
metal iron copper
dissolve melt mix
solution mixture liquid
solute salt substance
react combine reaction
reaction process change
acid sour
plant tree crop vegetation producer
tree plant
root base
leaf leave foliage
stem stalk
soil ground earth dirt
ground soil earth floor
earth world planet ground
planet world earth
moon satellite
axis tilt
tilt lean incline slant
hemisphere half north south
season summer winter
rain water precipitation
rock stone mineral
stone rock
mineral nutrient salt
nutrient food mineral
food nutrition sugar nutrient meal
sugar glucose carbohydrate food
glucose sugar
eat consume feed prey hunt
hunt eat prey kill
feed eat
predator hunter fox carnivore enemy
prey victim
animal creature organism
organism creature animal being species
species kind animal
population number
starve hungry food
hungry starve
reproduce breed offspring multiply
offspring child young descendant
gene trait inheritance dna
cell unit
tissue cell
blood vessel
heart pump
lung breath
breathe breath respiration oxygen
respiration breathe burn
oxygen air
air oxygen gas atmosphere
gas air vapor
muscle body
body organism human
skin body surface
sweat perspiration
disease illness infection sickness
illness disease sick
sick ill
germ virus bacterium pathogen microbe
virus germ pathogen
bacterium germ microbe
pathogen germ virus bacterium
immune defense resistance protection
antibody defense immune
vaccine injection immunization
weakened harmless weak dead
harmless weak dead safe
react respond response answer
respond react answer
infect contaminate
digest break
enzyme catalyst
catalyst accelerate
accelerate speed
grow develop growth
develop grow create build
survive live exist
live survive life exist
exist be live
adapt adjust change
evolve adapt develop
team group
manager leader boss
plan strategy schedule
goal aim purpose objective target
purpose goal aim reason
example instance case
rule principle law
idea concept thought
user customer
test trial check experiment
experiment test study trial
evidence proof data
proof evidence
quality standard
requirement need condition
design plan model
model representation design
structure form organization
form shape structure
shape form
network connection
service offering
responsible accountable
hide conceal mask encapsulate
mask hide cover
cover hide block
show expose
describe define
exactly precisely
about approximately roughly
roughly about approximately
eventually finally end
suddenly quick
automatic itself automatically
manual hand
temporary short brief
permanent durable lasting forever
durable permanent lasting
volatile temporary
zero 0 nothing none no
one 1 once single
two 2 twice double both pair
three 3 triple
four 4 quadruple fourfold
five 5
six 6
seven 7
eight 8
nine 9
ten 10
hundred 100
`;
