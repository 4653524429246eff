import { defineRole } from '../define.ts';

export const devopsEngineer = defineRole({
  id: 'devops-engineer',
  title: 'DevOps engineer',
  titles: [
    'devops engineer',
    'site reliability engineer',
    'sre',
    'platform engineer',
    'cloud engineer',
    'infrastructure engineer',
    'release engineer',
    'build engineer',
    'devops specialist',
    'devsecops engineer',
    'kubernetes engineer',
    'aws engineer',
    'azure engineer',
    'cloud operations engineer',
    'production engineer',
  ],
  signals: [
    'devops',
    'terraform',
    'kubernetes',
    'ci/cd',
    'docker',
    'ansible',
    'helm',
    'prometheus',
    'observability',
    'jenkins',
    'gitops',
    'autoscaling',
    'infrastructure',
  ],
  questions: [
    {
      id: 'do-pipeline',
      kind: 'knowledge',
      competency: 'continuous delivery',
      level: 1,
      type: 'technical',
      text: 'Which stages would you put in a delivery pipeline for a web service, and in what order?',
      ideal:
        'I order the stages so that the cheapest check that can fail runs first. A commit starts linting and unit tests, which answer within two or three minutes. Then I build the artifact once, usually a container image tagged with the commit hash, and scan it for known vulnerabilities. That same image moves through every later stage, because rebuilding for production would mean shipping something nobody has tested. Next it goes to a staging environment, where integration tests and a handful of smoke tests run against it. After that comes production in small steps: five percent of the traffic, then half, then all, with an automatic rollback if the error rate rises. In my last team this order brought the feedback on a broken commit from 40 minutes down to six.',
      concepts: {
        'fast checks first':
          'cheapest check runs first | linting and unit tests | fail fast | quick tests at the start | static analysis before the build',
        'one artifact for all stages':
          'build the artifact once | same image every stage | promote the same artifact | image tagged with commit hash | never rebuild for production',
        'security scan':
          'scan for known vulnerabilities | vulnerability scan | dependency scanning | image scanning | check for leaked credentials',
        'tests in a production-like place':
          'staging environment | integration tests against it | smoke tests | acceptance tests before production | preview environment',
        'gradual release and way back':
          'automatic rollback | canary release | percent of the traffic | blue green deployment | rolling deployment',
      },
      followUps: [
        'Which of these stages would you run before a merge, and which after it?',
        'How do database migrations fit into that order?',
      ],
      hint: 'Follow one commit from push to customers, and say why each step stands where it does.',
    },
    {
      id: 'do-containers',
      kind: 'knowledge',
      competency: 'infrastructure',
      level: 1,
      type: 'technical',
      text: 'How does a container differ from a virtual machine, and where does that difference hurt?',
      ideal:
        'A container shares the kernel of its host, while a virtual machine brings a whole operating system of its own on top of a hypervisor. A container is an ordinary process that Linux namespaces keep apart and control groups limit in CPU and memory. That makes it light: it starts in a second or so, and I can pack many on one host and replace them freely. It hurts in three places. First, isolation is weaker, because a kernel flaw can let a process break out; for untrusted code I prefer a virtual machine. Second, I cannot run another kernel, for example Windows software on a Linux host. Third, the file system is lost with the container, so state belongs in a volume or a database. When we moved 40 services to containers, we went from 40 hosts to nine.',
      concepts: {
        'shared kernel':
          'shares the host kernel | same kernel as the host | no operating system of its own | guest os not needed',
        'hypervisor and full system':
          'runs on a hypervisor | whole operating system | virtualised hardware | full guest operating system',
        'how isolation is done':
          'namespaces and control groups | cgroups limit memory | linux namespaces | isolated process',
        'light and quick':
          'starts in a second | starts faster | smaller image | pack many on one host | higher density',
        'weaker isolation':
          'isolation is weaker | break out of the container | kernel flaw affects all | less secure for untrusted code',
        'state is lost':
          'file system is lost | state in a volume | ephemeral storage | persistent volume for data',
      },
      followUps: ['How do you keep an image small, and why does it matter?'],
      hint: 'Start from what the two share with the machine below them, then draw the consequences.',
    },
    {
      id: 'do-automation',
      kind: 'behavioural',
      competency: 'automation',
      level: 1,
      type: 'technical',
      text: 'Which manual chore have you automated with the most effect? How did you know that it was worth the effort?',
      ideal:
        'At my last company every new developer waited about three days for access, because we created accounts in seven systems by hand. I was asked to shorten that. Before writing any code I counted: 60 requests in a quarter, 50 minutes each, and one in six had a mistake. I compared buying an identity product with a small script of our own and chose to manage the groups as code with the tools we already had, because it cost two weeks instead of a contract. I wrote the modules, let a colleague from security review the rights of each role, and ran it in dry-run mode next to the manual work for a week. As a result access took 15 minutes and the mistakes went to zero. I learned to measure the chore first; since then I have twice said no to automating something that happens once a year.',
      concepts: {
        'what was done by hand':
          'accounts by hand | manual steps | did it manually | repeated task | tickets every week',
        'counted before building':
          'counted requests | measured how often | minutes each time | estimated hours saved | one in six had a mistake',
        'weighed the effort':
          'compared buying with a script | cost two weeks | chose the simpler way | payback time | effort against savings',
        'safe introduction':
          'dry run mode | ran next to the manual work | colleague reviewed | tested on a few first | parallel run',
        'measured effect':
          'took 15 minutes | mistakes went to zero | saved hours a month | errors dropped | time fell from',
      },
      followUps: ['What did you decide not to automate in it, and why?'],
      hint: 'Give the chore, its cost in hours or errors, what you built, and the cost afterwards.',
    },
    {
      id: 'do-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'What draws you to work on pipelines and platforms rather than on product features?',
      ideal:
        'I like work whose effect multiplies. When I was a developer, our build took 35 minutes, so people batched their changes and releases were frightening. I spent two weeks on caching and on running tests in parallel, and the build fell to eight minutes. Within a month the 14 people around me merged twice as often, and nobody had told them to. I enjoyed that more than any feature I had written. I also like the honest side of operations: a graph shows whether a change helped or not. What I want next is a place where developers run their own services and the platform team treats them as customers. Your posting speaks of golden paths and of a shared on-call rotation, and I would like to help build that.',
      concepts: {
        'effect through others':
          'effect multiplies | help developers work faster | colleagues get better work done | makes the whole team faster | leverage',
        'an experience that shows it':
          'build fell to | spent two weeks on | i set up our first | i fixed our releases',
        'what is enjoyable in the trade':
          'honest side of operations | enjoy finding bottlenecks | graph shows whether it helped | like reliability work | automation',
        'fit with this job':
          'your posting speaks of | what i want next | on-call rota | on-call rotation | golden paths',
      },
      followUps: ['Which part of operations work do you like least?'],
      hint: 'One experience that hooked you, what it says about you, and the link to this job.',
    },
    {
      id: 'do-pod-restart',
      kind: 'case',
      competency: 'troubleshooting',
      level: 2,
      type: 'technical',
      text: 'After a release, a pod in your Kubernetes cluster keeps restarting. Walk me through how you find the cause.',
      ideal:
        'If customers are affected, I roll back to the previous version first and investigate afterwards. Then I describe the pod, because the events and the last state tell me most: the exit code, the reason and the number of restarts. Exit code 137 with the reason OOMKilled means that the container went over its memory limit; an error while pulling the image means a wrong tag or missing credentials. I read the logs of the previous container with the previous flag, since the current one has often only just started. If the logs end in a clean start, I suspect the liveness probe: a slow start with too short a delay gets killed again and again, and a startup probe cures it. After that I compare the manifests of both releases for changed environment variables, secrets and config maps. Once it was a missing config key; we added a check to the pipeline, and start-up failures fell from five a month to none.',
      concepts: {
        'restore service first':
          'roll back first | previous version while investigating | stop the impact on customers | undo the rollout',
        'events and exit code':
          'describe the pod | exit code | events and last state | reason for termination | kubectl describe',
        'logs of the crashed container':
          'logs of the previous container | previous flag | logs before the crash | application logs',
        'memory limit':
          'oomkilled | over its memory limit | out of memory | resource limits too low | code 137',
        'probes that kill it':
          'liveness probe | startup probe | health check failing | probe delay too short',
        'difference between releases':
          'compare the manifests | changed environment variables | missing config key | secrets and config maps | diff of both releases',
      },
      followUps: [
        'What if only one of ten replicas restarts?',
        'How would you debug it when the image holds no shell?',
      ],
      hint: 'Who is hurt right now, what does the cluster already know, and what changed?',
    },
    {
      id: 'do-terraform-state',
      kind: 'knowledge',
      competency: 'infrastructure as code',
      level: 2,
      type: 'technical',
      text: 'Two engineers run Terraform against the same environment from their laptops. What can go wrong, and what set-up prevents it?',
      ideal:
        'The danger lies in the state file, which maps the code to real resources. With local copies each of them has a different picture, so one apply may destroy or duplicate what the other has just made; with a shared file but no lock, both may write at once and corrupt it. So I keep the state in a remote backend, encrypted, versioned and with locking, because the file can hold secrets in plain text. Then I take apply away from laptops: the pipeline runs plan on the pull request, a colleague reviews the plan and only the pipeline applies it. I split the state by environment and by component, so that a mistake in one touches little. Provider versions are pinned. Finally, a nightly plan reports drift, since somebody always clicks in the console. In my last job that drift report found 23 manual changes in its first week.',
      concepts: {
        'state out of step':
          'state file | different picture of resources | local copies | overwrite or destroy the other | corrupt the state',
        'remote backend with locking':
          'remote backend | state locking | shared encrypted state | lock prevents two applies',
        'apply through the pipeline':
          'only the pipeline applies | plan on pull request | reviews the plan | no apply from laptops',
        'small blast radius':
          'split the state | separate state by environment | mistake touches little | smaller blast radius',
        'drift detection': 'reports drift | detect drift | manual changes in the console | nightly plan',
      },
      followUps: ['How would you bring resources that were made by hand under control?'],
      hint: 'Ask yourself what the tool remembers between two runs, and who holds that memory.',
    },
    {
      id: 'do-bad-deploy',
      kind: 'behavioural',
      competency: 'ownership',
      level: 2,
      type: 'hr',
      text: 'Describe a deployment of yours that went wrong. What did you change afterwards?',
      ideal:
        'Two years ago I rolled out a new ingress configuration on a Tuesday morning, and for 17 minutes a third of our customers saw error pages. It was my change, and I was responsible for putting it right. I told support and my manager within two minutes, reverted the commit and watched the error rate return to normal. In the review I started with my own part: I had tested with one host name, while production had 40, and I had released to all clusters at once. I asked the two developers who noticed it first what would have helped them. Then I wrote a test that replays a sample of real routes, and I split the rollout into three waves with ten minutes between them. In the 18 months since then we have made about 200 such changes, and the only faulty one stopped in the first wave. I learned to ask before each change how many users it can hurt.',
      concepts: {
        'owns the fault':
          'started with my own part | responsible for putting it right | caused the outage | my faulty release',
        'impact named':
          'customers saw error pages | minutes of downtime | third of our customers | outage | orders failed',
        'told others at once':
          'told support and my manager | informed the team | announced it in the channel | updated customers',
        'stopped the damage':
          'reverted the commit | rolled back | restored service | watched the error rate return',
        'changed the way of working':
          'wrote a test | split the rollout into waves | staged rollout | added a check | canary',
        'effect of the change': 'stopped in the first wave | no repeat | failed changes fell',
      },
      followUps: ['Who else had a part in the review, and what did they bring?'],
      hint: 'Say plainly what you did, how wide the harm was, and what is different today.',
    },
    {
      id: 'do-friday-release',
      kind: 'situational',
      competency: 'judgment',
      level: 2,
      type: 'hr',
      text: 'On a Friday afternoon a product manager asks you to skip the failing checks and ship. How do you respond?',
      ideal:
        'First I would ask what happens if we wait until Monday, because the answer decides everything else. Then I would look at the failing checks together with the developer who knows them. If a test is known to be flaky and the fault is unrelated, we can rerun it and record why. If it shows a real defect, I would not switch it off; I would offer options instead: ship without the broken part behind a feature flag, release to our own staff only, or go first thing on Monday with everybody at their desks. If the business still wants to take the risk, I would want that decision written down, by name, with a rollback tested and someone on call for it. Last year I did exactly this: we shipped two of three features that Friday, and the third followed 60 hours later without trouble.',
      concepts: {
        'asks what is at stake':
          'what happens if we wait | cost of waiting until monday | how urgent is it | business reason',
        'looks at the failing checks':
          'look at the failing checks | known to be flaky | real defect | understand why it fails',
        'offers alternatives':
          'offer options | behind a feature flag | ship without the broken part | release to staff only | smaller release',
        'does not switch checks off':
          'would not switch it off | not bypass the checks | keep the safeguards | never disable the test',
        'risk decided openly':
          'decision written down | who accepts the risk | rollback tested | escalate the decision',
      },
      followUps: ['What would you do if a director repeats the request in front of the team?'],
      hint: 'Separate the need from the request, and look for a third way between yes and no.',
    },
    {
      id: 'do-error-budget',
      kind: 'knowledge',
      competency: 'reliability',
      level: 3,
      type: 'technical',
      text: 'What would you page people for on a customer-facing service, and what role does an error budget play?',
      ideal:
        'I page for symptoms that customers feel, not for causes. So the pager goes off for the share of failed requests and for latency, measured at the load balancer, and not for a busy CPU; that goes to a dashboard or a ticket. I start with an objective agreed with the product owner, say 99.9 percent of requests good over 30 days. The rest, 0.1 percent, is the error budget: about 43 minutes of full outage. I alert on the burn rate over two windows: a fast burn, such as two percent of the budget in an hour, wakes somebody, while a slow burn opens a ticket. The budget then settles the old quarrel: while some is left, teams ship freely; once it is spent, reliability work goes first. Every page needs an action and a runbook, otherwise I delete it. With this we went from 90 pages a week to 12 and missed no real incident in half a year.',
      concepts: {
        'symptoms and not causes':
          'symptoms that customers feel | user facing symptoms | failed requests and latency | not for a busy cpu',
        'an agreed objective':
          'objective agreed with the product owner | 99.9 percent of requests | service level objective | slo',
        'what the budget is':
          'the rest is the budget | allowed failures | 43 minutes of outage | one minus the objective',
        'burn rate': 'burn rate | fast burn and slow burn | how fast the budget is spent | two windows',
        'budget steers the work':
          'once spent reliability goes first | ship freely while some is left | freeze releases | balances speed against stability',
        'every page actionable':
          'every page needs an action | runbook | delete noisy alerts | reduce alert fatigue',
      },
      followUps: [
        'What do you do when a dependency outside your control eats the budget?',
        'How would you set an objective for a batch job?',
      ],
      hint: 'Think of who is harmed, how you count harm, and what the number lets the teams decide.',
    },
    {
      id: 'do-region-loss',
      kind: 'case',
      competency: 'resilience',
      level: 3,
      type: 'technical',
      text: 'Your cloud region is down for half a day. How would you design the platform so that the business survives it?',
      ideal:
        'I begin with two numbers from the business: how long may we be away, and how much data may we lose. They decide the design, because every step towards zero costs more. For a shop with a recovery time of one hour and a data loss of five minutes, I would choose a warm standby: the database replicates asynchronously to a second region, a small copy of every service runs there, and scaling it up is one tested command. Backups alone would take a day; active in both regions would double the bill and force us to resolve conflicting writes. Traffic moves by DNS with a short time to live or by a global load balancer. The traps are the things people forget: images, secrets, quotas and the identity provider must all work without the first region. An untested plan is a wish, so we fail over for real every quarter. Our first drill took four hours, the fifth 38 minutes.',
      concepts: {
        'recovery targets first':
          'how long may we be away | how much data may we lose | recovery time objective | rto and rpo',
        'options and their cost':
          'warm standby | pilot light | active in both regions | backup and restore | double the bill',
        'data replication':
          'replicates asynchronously to a second region | cross region replica | conflicting writes | replication lag | copy of backups elsewhere',
        'moving the traffic':
          'dns with short time to live | global load balancer | traffic failover | health based routing',
        'hidden dependencies':
          'secrets quotas and images | identity provider | forgotten dependencies | work without the first region',
        'practiced failover':
          'fail over for real | drill every quarter | untested plan | game day | regular disaster test',
      },
      followUps: ['How do you come back to the first region without losing the writes made meanwhile?'],
      hint: 'Let the business name its limits before you draw any boxes.',
    },
    {
      id: 'do-adoption',
      kind: 'behavioural',
      competency: 'influence',
      level: 3,
      type: 'hr',
      text: 'Give an example of getting development teams to adopt a platform or practice they had not asked for.',
      ideal:
        'Last year 11 product teams each kept their own deployment scripts, and I was asked to bring them to one shared platform. I had no authority over any of them. I visited four teams and asked what cost them most time; it was not deployment but debugging in staging. So I decided against a mandate and built the first version around that pain: one click gave each pull request its own environment. I invited one willing team to pair with me for three weeks, and their lead presented the result to the others, which was worth more than any slides of mine. Two teams had good reasons to wait, and I agreed on a later date with them. After six months nine of 11 teams had moved by choice, lead time fell from four days to one, and I deleted 7,000 lines of scripts. I learned that a platform has to be sold like a product, and I now begin each project with those visits.',
      concepts: {
        'no authority':
          'no authority over them | could not force them | without a mandate | by choice | voluntary',
        'learned what they need':
          'asked what cost them time | visited teams | interviewed developers | their pain | listened to complaints',
        'started with a willing team':
          'one willing team | pilot team | early adopter | lead presented the result',
        'respected objections':
          'good reasons to wait | agreed a later date | took objections seriously | kept an exception',
        'adoption measured': 'nine of 11 teams | lead time fell | adoption rate | teams moved | usage grew',
        lesson: 'sold like a product | now begin each project | treat developers as customers',
      },
      followUps: ['What did you do about the teams that stayed away?'],
      hint: 'Why they should have cared, how you found out, whom you won first, how many followed.',
    },
    {
      id: 'do-leaked-key',
      kind: 'situational',
      competency: 'security',
      level: 3,
      type: 'technical',
      text: 'A cloud access key has been pushed to a public repository. What do you do in the first hour, and in the weeks after?',
      ideal:
        'I treat the key as compromised from the minute it was pushed, because bots find such keys within minutes. First I deactivate it at the cloud provider; deleting the commit comes much later, since copies already exist. If a service depends on the key, I issue a new one and roll it out at once, and I accept a short outage over an open door. Then I read the audit logs from that moment on: which calls were made, from which addresses, and whether new users, keys or machines appeared, because attackers leave themselves a second way in. I bring in security and, where personal data may be touched, the privacy officer, as there are legal deadlines. In the weeks after I remove the reason: short-lived roles instead of static keys, least privilege, a secret scan that blocks the push. The developer gets help and no blame. In one such case we cut 300 static keys to 12.',
      concepts: {
        'disable the key first':
          'deactivate it at the provider | revoke the credential | rotate the key at once | treat as compromised',
        'deleting the commit is not enough':
          'deleting the commit comes later | copies already exist | bots find keys | history rewrite does not help',
        'look for misuse':
          'read the audit logs | which calls were made | new users or machines | cloudtrail | check for a second way in',
        'tell the right people':
          'bring in security | privacy officer | legal deadlines | notify the incident team',
        'no static keys': 'short-lived roles | temporary credentials | workload identity | least privilege',
        'block the next one':
          'secret scan blocks the push | pre-commit hook | push protection | scanning in the pipeline',
      },
      followUps: ['How would you judge whether customers have to be told?'],
      hint: 'Order matters: stop, look, tell, then take away the reason it could happen.',
    },
  ],
});
