const words = (text: string) => new Set(text.split(' '));

/** Words of a title that say how senior, how long or where, and not which trade. */
export const decoration = words(
  'senior junior lead principal staff chief entry level mid experienced newly qualified trainee intern internship placement graduate apprentice deputy remote hybrid onsite part full time fulltime contract temporary permanent freelance certified registered ii iii iv i sr jr of the a an and to night day shift m f d w x',
);

/** Decoration only in front of a title: at its end they are the trade ("shop assistant", "team lead"). */
export const leadingDecoration = words('assistant associate head vice acting interim global regional');

/** Heads of a title that many trades share and that stand for one another. */
export const looseHeads = words(
  'specialist officer executive associate representative agent advisor adviser consultant coordinator assistant clerk operator expert professional technician operative handler',
);

/** One-word titles that another word in front turns into another trade ("film editor", "court reporter"). */
export const narrowTitles = words(
  'administrator editor reporter secretary dispenser illustrator sourcer resourcer programmer proofreader barrister receptionist cashier csm rn sre therapist counselor host',
);

export const shortForms = new Map(
  Object.entries({
    dev: 'developer',
    devs: 'developer',
    eng: 'engineer',
    engr: 'engineer',
    exec: 'executive',
    mgr: 'manager',
    mngr: 'manager',
    rep: 'representative',
    reps: 'representative',
    admin: 'administrator',
    asst: 'assistant',
    fe: 'frontend',
    be: 'backend',
    swe: 'software engineer',
    sde: 'software engineer',
    pm: 'project manager',
    po: 'product owner',
    ba: 'business analyst',
    ea: 'executive assistant',
    va: 'virtual assistant',
    ml: 'machine learning',
    ai: 'artificial intelligence',
    hr: 'human resources',
    cs: 'customer service',
    ops: 'operations',
    acct: 'account',
    centre: 'center',
    adviser: 'advisor',
    fullstack: 'full stack',
    'front-end': 'frontend',
    helpdesk: 'help desk',
    cybersecurity: 'cyber security',
    coder: 'programmer',
    engineering: 'engineer',
    nursing: 'nurse',
    programme: 'program',
    modeler: 'modeller',
    optimisation: 'optimization',
    pediatric: 'paediatric',
    swift: 'ios',
  }),
);

/** Two words that are also written as one. */
export const compounds = new Map(
  Object.entries({
    'front end': 'frontend',
    'back end': 'backend',
    'case worker': 'caseworker',
    'book keeper': 'bookkeeper',
    'copy writer': 'copywriter',
    'ghost writer': 'ghostwriter',
    'head hunter': 'headhunter',
    'sub editor': 'subeditor',
    'dev ops': 'devops',
    'pre school': 'preschool',
    'web site': 'website',
  }),
);

/** Fields that people type in place of a title. */
export const fieldFamilies = new Map(
  Object.entries({
    accounting: 'accountant',
    accountancy: 'accountant',
    bookkeeping: 'accountant',
    marketing: 'marketing-manager',
    sales: 'sales-representative',
    hr: 'human-resources-generalist',
    'human resources': 'human-resources-generalist',
    recruitment: 'recruiter',
    recruiting: 'recruiter',
    nursing: 'registered-nurse',
    teaching: 'teacher',
    retail: 'store-manager',
    law: 'lawyer',
    legal: 'lawyer',
    pharmacy: 'pharmacist',
    devops: 'devops-engineer',
    qa: 'qa-engineer',
    testing: 'qa-engineer',
    ux: 'ux-designer',
    frontend: 'frontend-engineer',
    backend: 'backend-engineer',
    programming: 'backend-engineer',
    'software engineering': 'backend-engineer',
    'software development': 'backend-engineer',
    'web development': 'frontend-engineer',
    'data science': 'data-scientist',
    'data analysis': 'data-analyst',
    'data analytics': 'data-analyst',
    'data engineering': 'data-engineer',
    'machine learning': 'machine-learning-engineer',
    cybersecurity: 'cybersecurity-analyst',
    'cyber security': 'cybersecurity-analyst',
    'information security': 'cybersecurity-analyst',
    networking: 'network-engineer',
    'graphic design': 'graphic-designer',
    'project management': 'project-manager',
    'product management': 'project-manager',
    'mechanical engineering': 'mechanical-engineer',
    'electrical engineering': 'electrical-engineer',
    'civil engineering': 'civil-engineer',
    construction: 'construction-manager',
    'social work': 'social-worker',
    journalism: 'content-writer',
    copywriting: 'content-writer',
    'customer success': 'customer-success-manager',
    'customer service': 'customer-service-representative',
    'customer support': 'customer-service-representative',
    'call center': 'customer-service-representative',
    'call centre': 'customer-service-representative',
    'supply chain': 'supply-chain-manager',
    logistics: 'supply-chain-manager',
    procurement: 'supply-chain-manager',
    operations: 'operations-manager',
  }),
);
