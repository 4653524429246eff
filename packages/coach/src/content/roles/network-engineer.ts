import { defineRole } from '../define.ts';

export const networkEngineer = defineRole({
  id: 'network-engineer',
  title: 'Network engineer',
  titles: [
    'network engineer',
    'network administrator',
    'systems administrator',
    'system administrator',
    'sysadmin',
    'linux administrator',
    'windows administrator',
    'server administrator',
    'it administrator',
    'network technician',
    'network analyst',
    'network architect',
    'network operations engineer',
    'noc engineer',
    'wireless engineer',
    'it infrastructure engineer',
  ],
  signals: [
    'routing',
    'switching',
    'bgp',
    'ospf',
    'vlan',
    'cisco',
    'ccna',
    'dns',
    'dhcp',
    'vmware',
    'subnetting',
    'wan',
    'network',
    'sysadmin',
  ],
  questions: [
    {
      id: 'ne-subnets',
      kind: 'knowledge',
      competency: 'ip addressing',
      level: 1,
      type: 'technical',
      text: 'How many usable hosts does a /26 give you, and how would you divide 10.0.20.0/24 among four departments?',
      ideal:
        'A /26 leaves six bits for hosts, which is 64 addresses; minus the network and the broadcast address, 62 are usable, and the gateway takes one of those. A /24 holds exactly four of them: 10.0.20.0, .64, .128 and .192, each with mask 255.255.255.192. The first runs from .1 to .62 with .63 as broadcast, and so on in steps of 64. Before I hand them out I ask how many devices each department has today and in three years, since phones and printers count too. If one has 90 devices, equal blocks do not work, and I use variable lengths, for example one /25, one /26 and two /27. I put each subnet into its own VLAN, use the first address for the gateway, and keep a static range outside the DHCP pool. At my last site a /27 for Wi-Fi ran full on the first day; since then I plan for at least 30 percent growth.',
      concepts: {
        '62 usable addresses':
          '62 usable hosts | 64 addresses minus two | minus network and broadcast address',
        'blocks in steps of 64':
          'steps of 64 | .0 .64 .128 and .192 | mask 255.255.255.192 | four blocks of 64',
        'asks for real sizes':
          'how many devices each department has | plan for growth | expected number of devices',
        'variable lengths if uneven':
          'variable length subnet | vlsm | one /25 and two /27 | unequal block sizes',
        'vlan and gateway for each':
          'each subnet its own vlan | first address for the gateway | reserve a static range | dhcp pool',
      },
      followUps: ['Which of these subnets does 10.0.20.130 belong to, and what is its broadcast address?'],
      hint: 'Count the host bits, do the sum out loud, and then ask whether equal parts make sense.',
    },
    {
      id: 'ne-first-page',
      kind: 'knowledge',
      competency: 'protocols',
      level: 1,
      type: 'technical',
      text: 'What happens on the network between plugging in a laptop and the first web page appearing?',
      ideal:
        "First the link comes up, and the port may demand 802.1X before it forwards anything. The laptop has no address yet, so it broadcasts a DHCP discover; the server offers one, the laptop requests it and gets an acknowledgment with address, mask, gateway, DNS servers and a lease time. Then the user types a name. The laptop asks its resolver, which answers from its cache or walks from the root servers down to the authoritative one. The web server's address lies outside the subnet, so the laptop sends an ARP request for the gateway and puts the gateway's MAC address on the frame, while the IP destination stays the web server. Routers forward hop by hop, and at the edge NAT usually replaces the private source address. TCP does its three-way handshake, TLS agrees on keys and checks the certificate, and only then goes the HTTP request. I debug in this order as well; on a new floor last month it took ten minutes to see that only the DHCP relay was missing.",
      concepts: {
        'dhcp gives the address':
          'dhcp discover offer request acknowledge | dhcp lease | server offers an address | broadcasts a dhcp discover',
        'dns resolves the name':
          'asks the resolver | authoritative dns server | root servers | name resolved to an ip address',
        'arp for the gateway':
          'arp request for the gateway | mac address of the gateway | default gateway mac',
        'routing and nat':
          'routers forward hop by hop | nat replaces the private address | address translation at the edge',
        'tcp and tls handshake':
          'three-way handshake | syn ack | tls checks the certificate | tls agrees on keys',
        'http request last': 'then goes the http request | browser sends a get | http request and response',
      },
      followUps: [
        'How does this differ on IPv6?',
        'At which of these steps does a captive portal interfere?',
      ],
      hint: 'Tell it in order of time, one protocol at a time, and say why each is needed.',
    },
    {
      id: 'ne-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'People notice infrastructure work only when it fails. Why does it appeal to you all the same?',
      ideal:
        'For me, that nobody notices is the proof that it is good. I came to it as an apprentice in a hospital group, where I pulled cables for the first three months. One night a switch in the emergency department died, and I handed tools to a senior engineer who had planned a second path: the screens never went dark, and no doctor knew that anything had happened. I wanted to be able to do that. Since then I have run a lab with six used switches and two small servers at home, passed my associate certificate, and automated our backups of 140 device configurations with a script that a colleague and I still maintain. Your company is moving 12 sites to a new backbone, and I would like to learn from people who plan at that size.',
      concepts: {
        'pride in being invisible':
          'nobody notices is the proof | never went dark | quiet reliability | no outage is success',
        'the experience behind it':
          'came to it as an apprentice | switch died one night | second path | wanted to be able to do that',
        'learns by doing': 'lab at home | passed my certificate | used switches | home servers',
        'something already built':
          'automated our backups | script that i maintain | built monitoring | configured the network',
        'why this employer':
          'your company is moving sites | new backbone | learn from people who plan | your plans for the network',
      },
      followUps: ['How do you make such work visible when budgets are decided?'],
      hint: 'Think of one night when something did not fail, and who was glad without knowing it.',
    },
    {
      id: 'ne-own-mistake',
      kind: 'situational',
      competency: 'ownership',
      level: 1,
      type: 'hr',
      text: 'You are alone on shift, mistype a command on a router, and a branch office drops off the network. What do you do?',
      ideal:
        'I would say it straight away, because hiding it costs the branch more than it saves me. First I would stop typing and look at what I entered, rather than add a second mistake. If I can still reach the router, I undo exactly that command. If I have cut myself off, I use the out-of-band access, or wait for the timed reload if I had set one, or ask somebody in the branch to power-cycle it, since the startup configuration still holds the old state. At the same time, within five minutes, I would tell the on-call lead and the branch in plain words: I made a mistake, these services are down, I expect to be back by this time. When it works again, I would check routes and phones with a person on site. Then I would write a short report and suggest a safeguard, such as commit confirm. In my training I once cut off 30 people for 12 minutes, and I have used a timed rollback ever since.',
      concepts: {
        'admits it at once':
          'say it straight away | tell the on-call lead | i made a mistake | not hide it | inform the branch',
        'stops and undoes the one change':
          'stop typing | undo exactly that command | look at what i entered | revert the last change',
        'another way in':
          'out-of-band access | console connection | power-cycle on site | startup configuration holds the old state | timed reload',
        'confirms with the branch':
          'check with a person on site | confirm routes and phones | verify that the branch works',
        'a safeguard afterwards':
          'commit confirm | timed rollback | second pair of eyes | short report | peer review of changes',
      },
      followUps: ['How does your message to the branch differ from the one to your lead?'],
      hint: 'Two things run side by side: getting it back, and telling people. Which first sentence do you send?',
    },
    {
      id: 'ne-spanning-tree',
      kind: 'knowledge',
      competency: 'switching',
      level: 2,
      type: 'technical',
      text: 'What happens in a switching loop, and how does spanning tree deal with it?',
      ideal:
        'Ethernet frames have no time to live, so if there are two active paths between switches, a broadcast goes round for ever and is multiplied at each switch. Within seconds the links are full, the MAC tables flap, the processors saturate, and the whole broadcast domain is down. Spanning tree prevents it by cutting the physical mesh into a tree. The switches elect a root bridge, the one with the lowest bridge ID, which is priority and then MAC address. Every other switch keeps its cheapest path to the root as root port, each segment gets one designated port, and the remaining ports block until a link fails. Classic STP takes 30 to 50 seconds to reconverge; RSTP needs a second or two. I set the root on purpose with a low priority. On access ports I use PortFast with BPDU guard. A year ago that guard shut a port within a second when someone looped a patch cable in a meeting room.',
      concepts: {
        'frames circle for ever':
          'frames have no time to live | broadcast storm | broadcast goes round for ever | frames multiplied',
        'visible effects':
          'mac tables flap | links are full | switch processors saturate | unstable mac table',
        'root bridge election': 'elect a root bridge | lowest bridge id | bridge priority decides',
        'redundant ports are blocked':
          'remaining ports block | root port and designated port | blocks redundant links | alternate port',
        'speed of convergence': 'rstp converges in seconds | 30 to 50 seconds | rapid spanning tree',
        'protects the edge': 'bpdu guard | portfast on access ports | root guard | set the root on purpose',
      },
      followUps: [
        'How would you find the loop while it is going on?',
        'When would you design without spanning tree at all?',
      ],
      hint: 'Start from what an Ethernet frame lacks; the algorithm follows from it.',
    },
    {
      id: 'ne-backups',
      kind: 'knowledge',
      competency: 'backup and recovery',
      level: 2,
      type: 'technical',
      text: 'How do you know that your server backups would really save you?',
      ideal:
        'Only a restore proves it; a green check mark says that a job ended, not that the data is usable. First I agree with the owner of each system how much data may be lost and how long recovery may take, the RPO and RTO, since those decide frequency and method. Then I follow three copies, two media, one off site, and keep one copy that nobody can alter, because ransomware looks for the backup server first; its credentials are not in the domain. I monitor for missing jobs and odd sizes and not only for failures: a backup that halves overnight is an alarm. Every month I restore a random file and one whole virtual machine into an isolated network, start the application, let its owner log in, and write down the time. Once a year we rehearse the order for a full site. In the first rehearsal we needed 31 hours instead of the promised eight, as everything waited for one identity server.',
      concepts: {
        'regular restore tests':
          'only a restore proves it | restore a virtual machine | test restores every month | restore drill',
        'agreed loss and recovery time':
          'rpo and rto | how much data may be lost | how long recovery may take | recovery objectives',
        'several copies, one elsewhere':
          'three copies two media one off site | 3-2-1 rule | off-site copy | second location',
        'safe from ransomware':
          'copy nobody can alter | immutable copy | offline backup | credentials not in the domain',
        'watches for silent faults':
          'missing jobs and odd sizes | monitor backup size | alert on missed backups',
        'rehearses the whole order':
          'rehearse the full site | order of recovery | dependencies such as identity server',
      },
      followUps: ['How do you back up a database that never stops writing?'],
      hint: 'What does a successful job prove, and what does it leave unproved?',
    },
    {
      id: 'ne-slow-floor',
      kind: 'case',
      competency: 'troubleshooting',
      level: 2,
      type: 'technical',
      text: 'One office floor says that everything is slow after lunch, while other floors are fine. Where do you look?',
      ideal:
        "The pattern helps: one place and one time of day points to the floor's access layer or its radio, not to the internet line. First I ask whether cable and Wi-Fi users suffer alike. Then I take numbers during the bad hour: utilization and error counters on the uplink of that floor's switch, drops in the queues, and a ping to the gateway for loss and jitter, compared with a good floor. If the uplink is full, flow data shows who fills it; it may be a backup or a cloud sync that starts at one o'clock. Rising CRC errors mean a bad cable or optic, late collisions a duplex mismatch. If only Wi-Fi is slow, I look at clients per access point, channel utilization and noise; a microwave oven in the kitchen sits right in the 2.4 gigahertz band. I change one thing and measure the same hour next day. Last winter it was a camera upload, and shaping it to 50 megabits cured the floor.",
      concepts: {
        'cable or wireless': 'cable and wifi users alike | only wifi is slow | wired compared with wireless',
        'measures during the bad hour':
          'utilization on the uplink | numbers during the bad hour | ping for loss and jitter | compared with a good floor',
        'who fills the link': 'flow data | netflow | top talkers | backup or cloud sync | scheduled transfer',
        'errors on the port': 'crc errors | bad cable or optic | duplex mismatch | interface error counters',
        'radio trouble':
          'channel utilization | clients per access point | microwave oven | interference in the 2.4 band',
        'one change, measured again':
          'change one thing and measure | same hour next day | verify after the fix',
      },
      followUps: ['Every counter is clean and the floor still complains. What next?'],
      hint: 'What do "one floor" and "after lunch" already exclude? Then measure, by layer.',
    },
    {
      id: 'ne-window',
      kind: 'behavioural',
      competency: 'change management',
      level: 2,
      type: 'hr',
      text: 'Describe a maintenance window in which your preparation paid off.',
      ideal:
        'In my previous job I was responsible for replacing both core firewalls of an insurance firm, with a window from Saturday 22:00 to 02:00. I wrote a runbook with every step, its expected result and the time by which we would turn back. I asked a colleague from another team to read it as a stranger, and they found that I had forgotten the static routes of the phone system. I considered doing both units in one night, but chose one per week, because a half-proven pair is worse than an old one. During the change, voice failed at 23:40. Our limit for a fix was 00:30. I checked the captured state from before, saw a missing inspection rule for SIP, and corrected it by 00:05. We tested 14 services from a list that their owners had signed, and finished 40 minutes early. On Monday there was one ticket instead of the usual dozen. I now share my runbook with a stranger before each change.',
      concepts: {
        'written steps with expected results':
          'runbook with every step | expected result of each step | detailed change plan | step by step plan',
        'a point of no return': 'time to turn back | rollback plan | decision point | limit for a fix',
        'reviewed by somebody else':
          'colleague read the plan | found that i had forgotten | peer review | read as a stranger',
        'state captured before':
          'captured state from before | backed up the configurations | baseline of the routes | saved the old state',
        'tested with the owners':
          'tested services from a list | owners had signed | test plan | checked with application owners',
        'how the night ended':
          'finished 40 minutes early | one ticket on monday | within the window | no rollback needed',
      },
      followUps: ['What would have made you roll back?'],
      hint: 'Choose a night when something went wrong, and show which preparation caught it.',
    },
    {
      id: 'ne-ospf-bgp',
      kind: 'knowledge',
      competency: 'routing',
      level: 3,
      type: 'technical',
      text: 'When would you run OSPF and when BGP, and what goes wrong if they are mixed carelessly?',
      ideal:
        'OSPF is for inside one network under one administration: a link-state protocol in which every router of an area knows the topology and computes the shortest path, so it converges within seconds or faster. BGP is for the border between autonomous systems and for policy: it passes on paths with attributes such as local preference, AS path and communities, and it scales to the full internet table of about a million prefixes. The danger is mutual redistribution. Routes learned from one protocol come back through the other with a better distance and form a loop or a black hole, and a full table poured into OSPF takes down small routers. So I redistribute at as few points as possible, tag routes, filter by prefix list in both directions and set maximum prefixes, or I only originate a default. In one merger, tags on two borders stopped a loop that had returned every few weeks.',
      concepts: {
        'ospf knows the topology inside':
          'link-state protocol | inside one network | computes the shortest path | interior gateway protocol | fast convergence',
        'bgp is policy between systems':
          'between autonomous systems | policy by attributes | local preference | as path | path vector',
        'scale of bgp': 'full internet table | million prefixes | scales to large tables',
        'danger of redistribution':
          'mutual redistribution | routing loop | black hole | routes come back with better distance',
        'tags and filters':
          'tag routes | filter by prefix list | maximum prefixes | route maps on redistribution | only a default route',
      },
      followUps: [
        'How do you influence inbound traffic with two providers?',
        'What would you check when an OSPF neighbor is stuck in EXSTART?',
      ],
      hint: 'Contrast what each knows and what each is asked to decide, then go to the border.',
    },
    {
      id: 'ne-disk-full',
      kind: 'case',
      competency: 'linux administration',
      level: 3,
      type: 'technical',
      text: 'A Linux server reports a full disk, yet the files you can see add up to half of it. How do you explain and fix that?',
      ideal:
        'The usual explanation is a file that has been deleted while a process still holds it open: the name is gone, so du does not count it, but the blocks stay taken until the last handle closes, so df does. I check with lsof and the option +L1, which lists open files with no links, and restart or reload the process; if it may not stop, I truncate the file through its descriptor in /proc. If nothing shows up, I go on. Second, data may hide under a mount point, written while the volume was not mounted; a bind mount of the root makes it visible. Third, df -i may show that the inodes are used up, and not the space, through millions of tiny session files. Fourth come snapshots on LVM or btrfs and the five percent reserved for root on ext4. Afterwards I fix the cause, mostly log rotation without a reload, and alert at 80 percent. On one server that freed 46 gigabytes in a minute.',
      concepts: {
        'deleted but still open':
          'deleted file still held open | process still holds it | open file handle | deleted while a process uses it',
        'why the tools disagree': 'du does not count it | df still counts blocks | du and df differ',
        'finds and frees it':
          'lsof lists open deleted files | restart the process | reload the service | truncate through proc',
        'hidden under a mount':
          'data under a mount point | bind mount | written before the volume was mounted',
        'inodes used up': 'inodes used up | df -i | millions of tiny files | no free inodes',
        'removes the cause':
          'fix log rotation | logrotate with reload | alert at 80 percent | monitoring of disk growth',
      },
      followUps: ['How would you make room within a minute, without risk, while you look for the cause?'],
      hint: 'Two commands disagree. What does each of them count?',
    },
    {
      id: 'ne-redesign',
      kind: 'behavioural',
      competency: 'network design',
      level: 3,
      type: 'technical',
      text: 'Tell me about a network or server platform that you redesigned. Which single points of failure did you remove?',
      ideal:
        'Two years ago I took over the network of a food producer with four plants, where each outage stopped the lines at about 9,000 euros an hour. My task was a design that survives any one failure. I began with a drawing and with the incident list of three years, because I wanted to spend where it hurt. I found one core switch, two internet lines through the same duct, a single DHCP server, and both power supplies on one UPS. I compared chassis switches with a stacked pair and chose two separate switches with multi-chassis link aggregation, since a stack shares one control plane and one software update. I ordered the second line from another carrier over a radio link, put DHCP into failover, and split the power feeds. Before we signed it off, the plant managers and I pulled each cable on a Sunday and measured: the longest gap was four seconds. Unplanned stops fell from eleven a year to one. I learned to test failover with the people who depend on it.',
      concepts: {
        'cost of an outage':
          'outage stopped the lines | euros an hour | unplanned stops | business impact of downtime',
        'found the weak spots':
          'one core switch | same duct | single dhcp server | incident list | both power supplies on one ups',
        'options compared':
          'compared chassis with a stack | chose two separate switches | weighed the options | shares one control plane',
        'redundancy built in':
          'multi-chassis link aggregation | second line from another carrier | dhcp failover | split the power feeds | redundant pair',
        'failover really tested':
          'pulled each cable | tested failover | measured the gap | simulated the failure',
        'result over time': 'stops fell | from eleven a year to one | fewer outages | availability rose',
      },
      followUps: ['Which single point of failure did you leave in on purpose?'],
      hint: 'What did an hour of failure cost, what did you weigh, and how did you prove it?',
    },
    {
      id: 'ne-old-core',
      kind: 'behavioural',
      competency: 'stakeholder management',
      level: 3,
      type: 'hr',
      text: 'Describe how you won money for infrastructure whose need nobody outside IT could see.',
      ideal:
        'In my last company, a publisher with 600 staff, the core switches had been past vendor support for a year, and finance had refused the replacement twice. Explaining it was my task as lead engineer. First I asked the finance director what stood behind the no. It was not the price; it came outside the budget cycle, as one sum of 180,000 euros. So I turned the technical risk into theirs: one hour of outage in the week of printing would cost about 22,000 euros, and our own log held three near misses. I put three options on one page: both switches now, one a year, or refurbished spares, each with its price and remaining risk. I recommended one a year, and a colleague from finance helped me to fit it into two budgets. Meanwhile I kept a tested spare in the rack. It was approved in one meeting. When the last old switch died, the new one carried everything. I learned to ask about the no first, and I used the same page for our storage.',
      concepts: {
        'understood the refusal':
          'asked what stood behind the no | why it was refused | outside the budget cycle | understood their reasons',
        'spoke in business risk':
          'hour of outage would cost | cost of downtime | risk in money | near misses in our log | business impact',
        'offered graded options':
          'three options on one page | one switch a year | phased replacement | refurbished spares | leasing offer',
        'found an ally':
          'colleague from finance helped | finance as an ally | sponsor in management | fit it into two budgets',
        'reduced the danger meanwhile':
          'tested spare in the rack | closed off access | mitigated in the meantime | backup unit ready',
        'decision and proof':
          'approved in one meeting | new one carried everything | got the funding | money was granted',
      },
      followUps: [
        'What would you have done after a third refusal?',
        'How do you put a number on a risk that has never happened?',
      ],
      hint: 'How did the same request become readable for someone who has never seen a switch?',
    },
  ],
});
