/**
 * What questions are about: words that name the subject in a question, and words that answers to it hold. They are evidence that an
 * answer without a sample answer beside it is about its question; their absence alone proves little.
 */
export interface QuestionSubject {
  named: string;
  shown: string;
}

/** Subjects of stories and of questions on how somebody works. */
export const workSubjects: readonly QuestionSubject[] = [
  {
    named:
      'problem challenge obstacle solve solution bottleneck difficult complex troubleshoot issue wrong trouble tough overcome',
    shown:
      'problem issue fail error break broke bug wrong crash stuck trouble slow fault leak missing cause reason find found discover notice investigate analyze compare log check trace test try fix solve repair script change since work save',
  },
  {
    named: 'fail failure failed setback disappoint regret unsuccessful',
    shown:
      'fail mistake wrong lose lost late miss bounce reject drop refuse error skip underestimate forget bad trouble cost apologize admit learn since again lesson should honest responsible plan try',
  },
  {
    named: 'mistake error wrong',
    shown:
      'mistake wrong error forget notice late send typed mix confuse admit tell told apologize fix correct cost customer check habit since prevent careful learn again',
  },
  {
    named:
      'conflict disagree disagreement argument tension coworker colleague difficult clash friction personality rude',
    shown:
      'conflict disagree argue annoy angry upset tension shout complain blame rude loud colleague coworker opinion view side talk listen ask calm private agree compromise apologize understand respect relationship together meeting turn',
  },
  {
    named: 'team teamwork collaborate collaboration together group cross coworker',
    shown:
      'team together share split help colleague join agree meeting role part contribute plan ask support each both handover group discuss',
  },
  {
    named: 'lead led leader leadership initiative mentor delegate motivate charge influence manage',
    shown:
      'lead team delegate assign mentor coach motivate organize suggest propose decide responsible take meeting task ask goal plan own volunteer encourage start release offer new idea',
  },
  {
    named: 'deadline pressure stress stressful tight urgent busy overwhelmed workload',
    shown:
      'deadline date time late early hour day week morning evening urgent plan schedule list priority extend split cut delay move overtime hurry stress calm pressure ill shift order block break finish deliver send ready sport run sleep',
  },
  {
    named:
      'prioritize priority organize organise multiple competing time tasks manage busy juggle plan schedule',
    shown:
      'priority list urgent important first due date week monday calendar block plan task late wait deadline schedule ask collide order morning day decide board',
  },
  {
    named: 'customer client patient guest user complaint service angry above beyond expectations',
    shown:
      'customer client patient guest user passenger visitor caller buyer complain angry upset unhappy apologize sorry refund replace listen call help offer explain thank happy promise follow return stay review satisfied delivery',
  },
  {
    named: 'feedback criticism criticized critical review criticize',
    shown:
      'feedback criticize review told said manager hurt defensive upset listen improve change ask suggestion honest next better term point right',
  },
  {
    named:
      'change adapt adjust adaptability flexible unexpected ambiguity uncertain unfamiliar shift transition',
    shown:
      'change new replace adapt adjust switch move learn train pilot old used sudden different first course system plan uncertain unclear habit introduce transition flexible',
  },
  {
    named: 'persuade convince influence buy negotiate negotiation resistance stakeholder',
    shown:
      'persuade convince agree show figure number data argue propose suggest offer trial pilot benefit doubt refuse accept want resist compromise meeting negotiate discount listen explain proof decide',
  },
  {
    named: 'decision decide judgment choice choose risk tough',
    shown:
      'decide decision choose option risk weigh compare figure data consult ask close keep cost information consequence alternative wait advice test agree',
  },
  {
    named: 'learn learning quickly teach skill skills date develop knowledge new self',
    shown:
      'learn course book read watch practise practice train study exam test mentor ask new skill article newsletter colleague try project note understand teach first figure talk show',
  },
  {
    named:
      'achieve achievement accomplish accomplishment proud proudest success goal target exceed result successful',
    shown:
      'proud achieve goal target start build grow win result save increase improve reduce launch exceed award year volunteer found organize team first number percent',
  },
  {
    named: 'idea innovative innovation creative creativity improve improvement process initiative efficient',
    shown:
      'idea improve new process simple save automate try trial suggest propose change test measure faster template script tool step reduce easier adopt',
  },
  {
    named: 'ethics ethical honest integrity policy rule confidential dilemma unethical',
    shown:
      'honest report rule policy refuse manager confidential private wrong right compliance pressure trust truth illegal law concern raise gift data privacy',
  },
  {
    named: 'communicate communication explain present presentation audience non misunderstanding',
    shown:
      'explain present audience simple diagram example question understand slide meeting jargon clear listen comparison demo word picture ask repeat summary',
  },
  {
    named: 'manager boss supervisor disagreed authority',
    shown:
      'manager boss supervisor disagree reason private fact opinion decide respect suggest alternative agree propose trial data accept explain concern talk ask',
  },
  {
    named:
      'help helped support mentor train coach colleague struggling member underperform performance deadlines misses motivated',
    shown:
      'help support show train coach mentor explain talk ask reason private agree check goal feedback workload improve manager listen team step consequence understand problem',
  },
  {
    named: 'project manage budget scope plan milestone',
    shown:
      'project plan milestone schedule budget scope stakeholder risk track deadline deliver team weekly cost phase launch vendor requirement',
  },
  {
    named: 'safety safe accident hazard emergency injury incident',
    shown:
      'safe safety accident hazard emergency injury incident stop report call evacuate first aid check risk protect alarm equipment procedure',
  },
  {
    named: 'diversity inclusion inclusive different culture background bias',
    shown:
      'different culture language background include respect listen learn bias team religion accent meeting everyone accessible fair voice perspective',
  },
  {
    named: 'sale sell sold quota lead pitch objection',
    shown:
      'sell customer price offer need objection pitch quota lead call close deal budget discount demo follow contract renew',
  },
];

/** Words that belong together in technical subjects. */
export const technicalFields: readonly string[] = [
  'database sql nosql query index table row column schema join transaction key acid normalization replica shard mongodb postgresql mysql scan store document insert update btree page lookup primary foreign consistency',
  'url link address domain web browser page site http https request response server dns ip redirect html css get post header status cookie tls tcp certificate dom render cdn cache click short long hash encode code',
  'shorten shortener link address code redirect encode counter hash base id store cache key',
  'api rest endpoint request response json token client server http status rate limit version schema auth oauth input method resource get post graphql',
  'authentication authorization login password token user permission role access identity session jwt oauth passkey factor encrypt hash secret',
  'security secure attack vulnerability injection xss csrf encrypt tls token validate sanitize permission password firewall patch phishing malware leak audit secret',
  'memory garbage collection heap stack allocate free reference pointer leak object root mark sweep generation pause cycle unreachable',
  'thread process concurrency lock deadlock mutex race parallel synchronize async await queue semaphore wait resource schedule',
  'class object inheritance polymorphism encapsulation interface abstract method override extend parent child instance composition constructor private public field',
  'function recursion closure scope variable parameter return callback pure loop argument base call stack',
  'array list stack queue hash map tree graph node linked heap sort search binary index element pointer complexity log insert delete key bucket collision order',
  'algorithm complexity sort search big recursion dynamic greedy time space log linear quadratic input divide merge',
  'test unit integration mock coverage regression bug assert automate case edge input expected acceptance end manual field valid invalid error check browser',
  'login form field password input button error message valid empty submit lock session',
  'git version control branch merge commit repository pull push revert history conflict rebase tag review code change',
  'deploy deployment ci cd pipeline docker container kubernetes release rollback build image cluster canary environment automate',
  'cloud aws azure server scale instance region load balancer storage serverless cost',
  'cache caching latency ttl expire invalidate redis memory cdn stale hit miss evict lru fast store key',
  'scale scalability load balancer shard replica cache queue throughput latency horizontal vertical traffic server node partition availability',
  'microservice monolith service api queue event deploy independent team network message coupling',
  'performance slow fast page load profile measure cache network query bundle image script render server browser optimize trace latency bottleneck index database',
  'react component state props hook render virtual dom effect javascript event key context memo',
  'javascript typescript type promise async closure event loop callback scope prototype browser node this var let const',
  'css layout flex grid selector responsive media width style box margin padding',
  'machine learning model train test feature overfitting regularization data label accuracy precision recall neural validation bias variance predict classification regression',
  'statistics mean median variance sample probability significance confidence hypothesis distribution correlation regression test deviation outlier',
  'data pipeline etl warehouse batch stream clean quality transform load source schema spark kafka analytics',
  'network tcp udp ip router switch packet dns subnet port firewall vpn osi latency protocol connection handshake bandwidth',
  'linux server command process file permission log shell cpu disk memory kernel service ssh',
  'debug bug log reproduce error stack trace breakpoint cause fix test profile isolate',
  'agile scrum sprint kanban backlog standup retrospective iteration product owner velocity story waterfall requirement',
  'accounting balance sheet income cash flow asset liability equity revenue expense depreciation debit credit invoice accrual ledger profit depreciate tax audit',
  'finance interest rate risk return valuation npv discount cash flow portfolio bond stock capital investment loan inflation budget',
  'marketing campaign brand customer segment seo conversion click funnel content social audience budget roi advertising channel ad',
  'product user roadmap feature feedback metric experiment retention prioritize interview launch market problem',
  'patient nurse medication dose blood pressure pulse infection wound care pain allergy chart doctor vital symptom diagnosis treatment assess monitor',
  'electric electrical current voltage resistance circuit wire breaker power ground ohm fuse load transformer',
  'force mass acceleration energy pressure heat temperature stress strain beam load material steel motor engine gear torque',
  'design user usability prototype wireframe research interface accessibility color layout typography test contrast persona',
  'supply chain inventory stock warehouse supplier demand forecast order lead logistics delivery transport safety reorder',
  'law contract liability tort court evidence clause party breach negligence statute client plaintiff',
  'teach lesson student pupil class assessment learning curriculum parent differentiate exam homework feedback',
  'cell protein dna gene energy plant enzyme membrane photosynthesis acid bacteria virus',
];
