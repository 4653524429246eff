import { defineRole } from '../define.ts';

export const cybersecurityAnalyst = defineRole({
  id: 'cybersecurity-analyst',
  title: 'Cybersecurity analyst',
  titles: [
    'cybersecurity analyst',
    'cyber security analyst',
    'security analyst',
    'information security analyst',
    'it security analyst',
    'soc analyst',
    'security operations analyst',
    'security engineer',
    'cyber security engineer',
    'information security specialist',
    'penetration tester',
    'ethical hacker',
    'incident responder',
    'threat intelligence analyst',
    'vulnerability analyst',
    'security consultant',
  ],
  signals: [
    'siem',
    'soc',
    'phishing',
    'malware',
    'vulnerability',
    'threat hunting',
    'incident response',
    'edr',
    'penetration testing',
    'mitre',
    'iso 27001',
    'forensics',
    'cybersecurity',
    'infosec',
  ],
  questions: [
    {
      id: 'csa-hashing',
      kind: 'knowledge',
      competency: 'cryptography',
      level: 1,
      type: 'technical',
      text: 'How does hashing differ from encryption, and which of them belongs in a login system?',
      ideal:
        'Encryption is reversible: whoever holds the key can turn the ciphertext back into the original. A hash is a one-way function with no key; from the digest you cannot practically get the input back, and the same input always gives the same digest. Passwords should therefore be hashed and never encrypted, because the server only has to compare digests, and a stolen key would expose everybody at once. A fast hash such as SHA-256 is the wrong choice, since a graphics card tries billions of guesses a second. I use a slow, memory-hard function such as Argon2id, or bcrypt on older platforms, with a unique salt for each user, so that rainbow tables are useless and equal passwords do not look equal. In one audit I cracked 61 percent of an unsalted MD5 table over a weekend; that figure convinced the owners to migrate.',
      concepts: {
        'encryption can be reversed with a key':
          'encryption is reversible | decrypt with the key | key turns ciphertext back | two-way with a key',
        'a hash goes one way':
          'one-way function | cannot get the input back | cannot be reversed | irreversible digest',
        'passwords are hashed':
          'passwords should be hashed | store only the password hash | compare digests | never encrypt passwords',
        'a slow function on purpose':
          'argon2id | bcrypt | scrypt | slow memory-hard function | deliberately expensive hash',
        'a salt per user': 'unique salt | random salt for each user | defeats rainbow tables | salted hashes',
      },
      followUps: [
        'How would you move an existing user base from MD5 without forcing a reset on everyone?',
        'What does a pepper add?',
      ],
      hint: 'Compare what can be undone, and by whom; then ask what the server really needs to know.',
    },
    {
      id: 'csa-phish',
      kind: 'situational',
      competency: 'incident response',
      level: 1,
      type: 'technical',
      text: 'An employee reports that they clicked a link in a suspicious email and typed in their login details. What are your first steps?',
      ideal:
        'I would thank the person for reporting it, because the next report depends on how this one is received. First I would contain the account: reset the password, revoke all active sessions and tokens, and check that multi-factor authentication is on, with no new device registered. Then I would look at the sign-in log since the click for unknown addresses or countries, and in the mailbox for forwarding rules, because attackers hide there. Next I would take the message itself, read the headers and the URL in a sandbox, block the domain, and search all mailboxes for the same mail so that I can pull it out and see who else clicked. I would also ask whether anything was downloaded, and isolate the laptop if so. Finally I would document the timeline. The last time, it took 25 minutes from call to closure, and we found four more recipients who had entered a password.',
      concepts: {
        'thanks the reporter':
          'thank the person | praise the report | no blame for clicking | encourage reporting',
        'locks down the account':
          'reset the password | revoke active sessions | revoke tokens | force sign out | disable the account',
        'looks for misuse':
          'sign-in log | login history | unknown addresses or countries | forwarding rules | new inbox rules | new mfa device registered',
        'analyses and blocks the mail':
          'read the headers | url in a sandbox | block the domain | block the sender',
        'finds other victims':
          'search all mailboxes | who else clicked | other recipients | pull the message from inboxes',
        'checks the device':
          'isolate the laptop | anything was downloaded | endpoint scan | edr check of the host',
      },
      followUps: [
        'What changes if the account belongs to a domain administrator?',
        'The session was stolen although MFA was on. How can that be?',
      ],
      hint: 'Think in circles: the account, the mailbox, the device, then everybody else who got the mail.',
    },
    {
      id: 'csa-alert-queue',
      kind: 'case',
      competency: 'alert triage',
      level: 1,
      type: 'technical',
      text: 'Your queue holds forty alerts at the start of a shift. How do you decide which one to open first?',
      ideal:
        'I sort by risk and not by arrival time. First I read the handover, because a running case may explain half of the list. Then I group the alerts by host, user and rule; forty alerts are often six stories. For each group I ask two things: how bad would it be, and how likely is it to be real? A medium alert on a domain controller outranks a high one on a test machine, so I weigh the asset, the account and how far along the attack chain it sits: exfiltration comes before a port scan. I enrich quickly with threat intelligence and the past verdicts of that rule. Anything that looks active gets contained or escalated at once, within 15 minutes. Known false positives I close with a note, and I pass them on for tuning so that tomorrow the list is shorter.',
      concepts: {
        'groups related alerts':
          'group by host and user | correlate alerts | cluster into one case | often the same story',
        'weighs the asset':
          'domain controller outranks test machine | critical asset | asset value | privileged account',
        'stage of the attack':
          'attack chain | kill chain | exfiltration before port scan | mitre stage | how far along',
        'likelihood of being real':
          'how likely is it real | past verdicts of the rule | false positive rate | threat intelligence',
        'escalates what is active':
          'contain or escalate at once | escalate active attacks | wake the incident lead | immediate containment',
        'closes with a note':
          'close with a note | document the reason | pass on for tuning | record the verdict',
      },
      followUps: ['What do you do when the volume never goes down, whatever you close?'],
      hint: 'Arrival order is not risk order. What would move an alert up your list?',
    },
    {
      id: 'csa-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What draws you to defending systems rather than building them?',
      ideal:
        'I like work where somebody is thinking against me. I began in web support, and in my first year a customer shop was taken over through an outdated plugin. I spent two evenings reading logs with a senior colleague until we could see, line by line, how the attacker had come in, and I was hooked: it was detective work with a person on the other side whose shop could open again. Since then I have built a small lab at home with a free SIEM, solved about 120 exercises on a training platform, and passed my first security certificate last spring. What keeps me here is that the work protects people who will never know about it. Your team runs its own detections, which is exactly where I want to grow.',
      concepts: {
        'likes the contest with an attacker':
          'somebody thinking against me | detective work | how the attacker came in | puzzle against an adversary',
        'a moment that started it':
          'shop was taken over | in my first year | i was hooked | first incident i saw | reading logs',
        'learning on own initiative':
          'lab at home | solved exercises | capture the flag | security certificate | training platform',
        'who is protected':
          'protects people | customer could open again | keep users safe | protect the business',
        'a reason for this team':
          'your team runs its own detections | where i want to grow | role lets me grow | learn from your analysts',
      },
      followUps: ['Which part of the work do you expect to find tedious?'],
      hint: 'One moment that caught you, what you did about it since, and why here.',
    },
    {
      id: 'csa-tuning',
      kind: 'behavioural',
      competency: 'detection engineering',
      level: 2,
      type: 'technical',
      text: 'Describe a detection rule that you tuned. What made it noisy, and how did you quieten it safely?',
      ideal:
        'In my last job our SIEM fired about 300 times a week on PowerShell with an encoded command, and analysts had begun to close those alerts unread. I was asked to make the rule useful again. First I exported four weeks of hits and grouped them by parent process and host. More than 80 percent came from our software deployment agent, signed and always started by the same service account. I considered a blanket exclusion of that account, but an attacker who stole it would then be invisible. I chose to exclude the exact combination of signed parent, path and account, and to keep everything else. Then I tested it against the history and ran an attack simulation with a colleague from the red team to prove that real misuse still fired. Weekly alerts fell to 22, and in the second month one of them was a true intrusion. Since then each exclusion of mine has an owner and an expiry date.',
      concepts: {
        'measured the noise':
          'fired 300 times a week | exported weeks of hits | counted false positives | closed unread',
        'found the source':
          'grouped by parent process | deployment agent | legitimate admin tool | same service account | vulnerability scanner caused it',
        'narrow exclusion':
          'exclude the exact combination | narrow exception | not a blanket exclusion | specific path and account',
        'proved it still detects':
          'attack simulation | tested against the history | red team | real misuse still fired | replayed the attack',
        'fewer alerts, true finds':
          'weekly alerts fell | true intrusion | alert volume dropped | higher true positive rate',
        'reviews exceptions': 'owner and expiry date | review exclusions | documented the exception',
      },
      followUps: ['Who has to agree before you exclude something?'],
      hint: 'Quieter is easy; quieter and still able to see is the story.',
    },
    {
      id: 'csa-ransomware',
      kind: 'case',
      competency: 'incident response',
      level: 2,
      type: 'technical',
      text: 'At six in the morning, documents on a file server start to get encrypted. Walk me through your response.',
      ideal:
        'My first aim is to stop the spread, within minutes. First I isolate the affected hosts through EDR or at the switch, leaving them powered on, because memory may hold keys and traces. I disable the account that writes the files, cut the shares, and protect the backups by taking them off the network, since attackers go for those next. At the same time I declare an incident: an incident lead, legal, communications and management, on a channel that does not depend on the infected systems. Then I scope it: first encrypted file, which account, which path in, how long they have been inside, and whether data was stolen, because that starts legal deadlines such as 72 hours under the GDPR. Before I restore, I close the way in and reset privileged credentials; otherwise it comes back. I rebuild from clean backups, most critical first, and monitor closely. In an exercise last year we cut isolation from 50 to 9 minutes.',
      concepts: {
        'isolates affected machines':
          'isolate the affected hosts | disconnect from the network | quarantine through edr | cut the shares',
        'keeps evidence': 'leave powered on | memory may hold keys | preserve evidence | memory image',
        'protects the backups':
          'protect the backups | take backups offline | backups off the network | check backups are intact',
        'calls the right people':
          'declare an incident | incident lead | legal and management | involve communications | out-of-band channel',
        'finds scope and entry point':
          'how they came in | scope the intrusion | initial access | whether data was stolen | root cause',
        'recovers in a safe order':
          'rebuild from clean backups | close the way in before restoring | reset privileged credentials | restore most critical first',
      },
      followUps: [
        'Who decides on paying a ransom, and what would you advise?',
        'How would you know that the backups are clean?',
      ],
      hint: 'Contain, preserve, inform, understand, recover: say what must not be done too early.',
    },
    {
      id: 'csa-patch-first',
      kind: 'knowledge',
      competency: 'vulnerability management',
      level: 2,
      type: 'technical',
      text: 'A scan returns three thousand findings. How do you choose what gets patched this week?',
      ideal:
        'I rank by real risk, because the CVSS base score alone would put a thousand of them at the top. First I ask what is being exploited: I match the list against the known exploited vulnerabilities catalog and the EPSS probability. Second comes exposure: a flaw reachable from the internet without a login beats a worse one on an isolated machine. Third is the asset: what data or process stands behind it, and who owns it. Then I look for fixes that remove many findings at once; one library or one base image often accounts for hundreds. For systems that cannot be patched now I agree on a compensating control, such as a firewall rule or a disabled feature, with a written risk acceptance and an end date. Finally I rescan to verify. My last team closed 41 findings in its first week this way, every one with a public exploit.',
      concepts: {
        'more than the score':
          'cvss alone is not enough | cvss base score | severity score misleads | rank by real risk',
        'exploited in the wild':
          'known exploited vulnerabilities | kev catalog | epss probability | public exploit exists | actively exploited',
        exposure: 'reachable from the internet | internet-facing hosts | isolated machine | without a login',
        'value of the asset':
          'what data stands behind it | business critical asset | who owns the asset | asset criticality',
        'stopgap when no patch is possible':
          'compensating control | firewall rule | virtual patching | risk acceptance with end date | disable the feature',
        'verifies the fix': 'rescan to verify | confirm with a second scan | check it is closed',
      },
      followUps: ['What do you do when an owner ignores the deadline for the third time?'],
      hint: 'Which three facts turn a finding from a number into a danger?',
    },
    {
      id: 'csa-resistance',
      kind: 'behavioural',
      competency: 'stakeholder management',
      level: 2,
      type: 'hr',
      text: 'Give an example of a security control that the business resisted. How did you bring people along?',
      ideal:
        'Two years ago I led the move to multi-factor sign-in at a logistics company with 900 staff. The warehouse managers refused: their people share scanners, wear gloves and may not carry phones on the floor. My task was to reach full coverage before the insurance renewal. I could have pushed it through with a policy, but I spent a morning on the floor first, and I saw that they were right, since an app prompt would have cost each picker minutes a day. So I compared three options with the shift leads and chose hardware keys on a lanyard, with one tap at the start of a shift. I ran a pilot with 30 volunteers, measured the sign-in time and asked the skeptics to present the result to their colleagues. As a result we reached 98 percent in seven weeks, with eleven help desk calls in all. I learned to visit the place of work before I choose the control.',
      concepts: {
        'why they resisted':
          'managers refused | share scanners | slows the work | could not carry phones | costs minutes a day',
        'saw their work first-hand':
          'spent a morning on the floor | watched how they work | listened to their concerns | visited the users',
        'a control that fits':
          'hardware keys | compared three options | adapted the control | found an easier alternative',
        'pilot and allies':
          'pilot with volunteers | skeptics presented the result | early adopters | champions in the department',
        'adoption in numbers':
          'reached 98 percent | coverage rose | few help desk calls | adoption within weeks',
      },
      followUps: ['What would you have done if no convenient option had existed?'],
      hint: 'Resistance has a reason. Show that you found it and what you changed because of it.',
    },
    {
      id: 'csa-lateral',
      kind: 'knowledge',
      competency: 'threat detection',
      level: 3,
      type: 'technical',
      text: 'How would you recognize an intruder who moves sideways through a Windows network with stolen credentials?',
      ideal:
        'Stolen credentials look like normal logons, so I hunt for logons that are normal in form and odd in pattern. I start with authentication: event 4624 with logon type 3 or 10 between workstations that never talk to each other, one account on many hosts in a short time, or an administrator account on an ordinary desktop. Then I look for the traces of the tools: new services (7045) as with PsExec, WMI or WinRM starting processes remotely, scheduled tasks, access to admin shares. On domain controllers I watch for Kerberoasting, many service tickets with RC4 encryption (4769), and for replication requests from machines that are no domain controllers, which means DCSync. In EDR, reads of LSASS memory often come first. I compare it all with a baseline, because administrators and scanners look similar. In a hunt last year a service account that reached 14 desktops in ten minutes was our first lead, and tiered administration closed that path.',
      concepts: {
        'odd logon patterns':
          'logon type 3 between workstations | event 4624 | one account on many hosts | workstation to workstation logons',
        'remote execution traces':
          'psexec service creation | event 7045 | wmi or winrm remote processes | scheduled tasks | admin shares',
        'ticket abuse on the domain controller':
          'kerberoasting | service tickets with rc4 | dcsync replication | event 4769 | pass the ticket',
        'credential theft on the host': 'lsass memory | credential dumping | mimikatz | pass the hash',
        'comparison with a baseline':
          'baseline of normal behavior | administrators look similar | compare with usual activity | allow for scanners',
        'limits it by design':
          'tiered administration | laps | network segmentation | privileged access workstations',
      },
      followUps: [
        'Which of these logs are not collected by default?',
        'How would you tell a careless administrator from an attacker?',
      ],
      hint: 'Go by source: logons, remote execution, the domain controller, memory on the host.',
    },
    {
      id: 'csa-zero-trust',
      kind: 'knowledge',
      competency: 'security architecture',
      level: 3,
      type: 'technical',
      text: 'What does zero trust mean in practice, and where would you begin in a company that relies on a VPN?',
      ideal:
        'Zero trust means that being on the network earns you nothing: every request is authenticated, authorized by policy and limited to what it needs, on the assumption that an attacker is already inside. I would begin with identity, because it gives the most for the money: one identity provider, phishing-resistant multi-factor sign-in, and conditional access that looks at the state of the device. In parallel I would take an inventory of applications and of who really uses them. Then I would publish one application at a time through an identity-aware proxy and take it off the VPN, starting with the one that contractors use. Segmentation of servers comes after that, since it breaks things if you do not know the flows. The limits are old protocols, which stay behind gateways. In my last program we moved 26 of 40 applications in a year, and a stolen VPN password stopped being a way in.',
      concepts: {
        'the network earns no trust':
          'being on the network earns nothing | never trust always verify | no implicit trust by location | every request is authenticated',
        'assume breach': 'attacker is already inside | assume breach | limit the blast radius',
        'least privilege per request':
          'limited to what it needs | least privilege | authorized by policy | granular access',
        'identity and device first':
          'begin with identity | phishing-resistant multi-factor | conditional access | device state | one identity provider',
        'one application at a time':
          'one application at a time | identity-aware proxy | take it off the vpn | ztna per application | phased migration',
        'honest about limits':
          'old protocols | legacy systems stay behind gateways | breaks things | not a product',
      },
      followUps: [
        'How would you measure progress for a board?',
        'Where does segmentation do more harm than good?',
      ],
      hint: 'Define the assumption in one sentence, then order the steps by gain for effort.',
    },
    {
      id: 'csa-uncertain-breach',
      kind: 'situational',
      competency: 'communication',
      level: 3,
      type: 'hr',
      text: 'You suspect that customer data has left the company, but the evidence is incomplete. What do you tell leadership?',
      ideal:
        'I would tell them early and keep three things apart: what we know, what we assume, and what we do not know yet. For example: 40 gigabytes left a database server at night towards an unknown address; we assume that it was the customer table, because the volume fits; we do not know who did it. I would say how confident I am, and when I can give the next update, say every four hours. I would bring the decisions they need to take with options, such as taking the portal offline now or watching for another hour, with the cost of each. I would involve legal and the data protection officer in the first call, because a reporting deadline may already run. I would ask everyone to keep to one channel and to let one person speak outside, and I would log each decision. What I would not do is play it down, or guess a number that we must take back later.',
      concepts: {
        'informs early': 'tell them early | not wait for proof | raise it immediately',
        'separates fact from assumption':
          'what we know and assume | facts from assumptions | level of confidence',
        'regular updates': 'next update | update every four hours | fixed update times | status rhythm',
        'options with their cost':
          'decisions with options | taking the portal offline | cost of each option | clear recommendation',
        'legal and privacy at the table':
          'involve legal | data protection officer | reporting deadline | regulator notification',
        'controls the message': 'one channel | one person speaks | not guess a number | log each decision',
      },
      followUps: ['The chief executive asks you to wait with the regulator until Monday. What do you say?'],
      hint: 'How do you stay useful and honest while most of the picture is missing?',
    },
    {
      id: 'csa-slipped-past',
      kind: 'behavioural',
      competency: 'ownership',
      level: 3,
      type: 'hr',
      text: 'Tell me about something that slipped past your monitoring. How did it come to light, and what did you do next?',
      ideal:
        'Three years ago a supplier rang and asked why we had changed our bank details, which we had not. I was the lead analyst and owned the detections for mail, so this one was mine. I pulled the sign-in logs and found that an accounts mailbox had been read from abroad for 19 days. My rule for impossible travel had not fired, because the attacker had used a proxy in our own city. I told finance within the hour, and together we stopped two payments worth 84,000 euros. Then I wrote the review without excuses: one paragraph on what my rule had assumed. I weighed a stricter rule against a second signal and chose the second, since stricter geography would only have meant more noise. With a colleague from the mail team I added alerts on new inbox rules and on unfamiliar providers. These caught three attempts in the next half year. I now ask of every rule how I would get around it.',
      concepts: {
        'what was missed':
          'rule had not fired | mailbox had been read | undetected for days | blind spot | no alert was raised',
        'how it came out':
          'supplier rang | customer reported | discovered by chance | partner told us | pulled the logs',
        'owned it openly':
          'wrote the review without excuses | told finance within the hour | took responsibility',
        'limited the damage':
          'stopped two payments | contained the account | warned those affected | reset the mailbox',
        'closed the gap':
          'added alerts on inbox rules | second signal | new detection | caught three attempts',
        'a habit since': 'ask of each rule how to evade it | attack my own rules | try to bypass detections',
      },
      followUps: ['What other assumption in your detections worries you today?'],
      hint: 'Choose a real gap of your own, and spend half of the answer on what closed it.',
    },
  ],
});
