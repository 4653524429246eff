import { defineSkills } from '../define-skills.ts';

export const officeAndAdministration = defineSkills({
  id: 'office-and-administration',
  title: 'Office and administration',
  skills: {
    'Purchase requisitions': '',
    'Microsoft Office':
      'ms office, microsoft office suite, ms office suite, office suite, microsoft office products, office applications, ms-office, m.s. office, microsoft suite, microsoft applications, microsoft office applications, microsoft products, microsoft office programs, microsoft office software',
    'Microsoft 365': 'office 365, microsoft office 365, ms office 365',
    'Microsoft Word': 'ms word, ms-word, word document, microsoft office word',
    Word: '',
    PowerPoint:
      'microsoft powerpoint, ms powerpoint, power point, ms power point, microsoft power point, ms-powerpoint, powerpoint presentations',
    'Microsoft Outlook': 'ms outlook, outlook calendar, ms-outlook',
    Outlook: '',
    'Microsoft OneNote': 'onenote',
    'Microsoft Publisher': 'ms publisher',
    'Microsoft Visio': 'visio, ms visio',
    'Microsoft Teams': 'ms teams',
    Zoom: 'zoom meetings, zoom video',
    Slack: '',
    'Google Workspace':
      'g suite, google suite, google docs, google apps, google drive, google calendar, google slides',
    Dropbox: '',
    'Lotus Notes': 'ibm notes',
    'Open Office': 'openoffice',
    'Apple iWork': 'apple pages, apple keynote',
    'Administrative support':
      'admin support, administrative assistant, administrative duties, administrative tasks, administrative functions, provide administrative support, administrative work, administrative services, administrative',
    'Executive support':
      'executive assistant, executive assistance, supporting executives, executive administrative support, executive level support',
    'Office management':
      'office manager, office administration, office coordination, managing the office, front office management',
    'Clerical work':
      'clerical, clerical skills, general clerical, clerical duties, clerical tasks, secretarial',
    'Calendar management':
      'calendaring, calendar scheduling, managing calendars, manage calendars, maintain calendars, heavy calendar management, calendars',
    Scheduling:
      'appointment scheduling, scheduling appointments, schedule management, staff scheduling, scheduling meetings, meeting scheduling, shift scheduling, employee scheduling, scheduling software, schedule meetings, schedule appointments, schedules',
    'Travel arrangements':
      'travel coordination, travel booking, travel planning, booking travel, making travel arrangements, arranging travel, travel management, travel arrangement, coordinate travel, arrange travel',
    'Meeting coordination':
      'coordinating meetings, coordinate meetings, meeting preparation, arranging meetings, meeting planning support, organize meetings, arrange meetings',
    Filing: 'filing systems, electronic filing, filing system, filing and data archiving, filing documents',
    'Records management':
      'records maintenance, records retention, record management, record maintenance, electronic records',
    'Document management':
      'document preparation, document management systems, preparing documents, prepare documents, document imaging, scanning documents',
    Typing: 'typing speed, touch typing',
    Transcription: 'medical transcription, transcribing, audio transcription, transcribe',
    Proofreading: 'proof reading, proof-reading, proofread',
    Correspondence:
      'business correspondence, email correspondence, composing correspondence, written correspondence, drafting correspondence, prepare correspondence, draft correspondence',
    'Email management': 'managing emails',
    'Mail handling':
      'mail distribution, mailroom, mail sorting, bulk mailing, incoming mail, sorting mail, distribute mail, mass mailings, outgoing mail, mail processing',
    'Front desk': 'receptionist, front office, front desk operations, front-desk',
    'Phone etiquette':
      'telephone etiquette, phone skills, multi-line phone, multi-line phone systems, multi-line phone system, phone support, multi line phones, answering phone calls',
    'Switchboard operation': '',
    'Expense reporting':
      'expense reports, expense management, expense tracking, expense report, processing expenses, expense reconciliation',
    'Purchase orders': 'purchase order processing, purchase order, purchase orders processing',
    'Office supplies management':
      'stocking supplies, supply management, supplies inventory, supply inventory',
    'Invoice processing':
      'invoicing, processing invoices, invoice management, process invoices, invoice preparation, invoice reconciliation, invoices',
    'Facilities management':
      'facility management, facilities coordination, facilities maintenance, facility operations, facility maintenance',
    'Database maintenance':
      'database entry, updating databases, maintaining databases, maintain database, maintain databases',
    Confidentiality:
      'confidential information, handling confidential information, maintaining confidentiality, maintain confidentiality, sensitive information, confidential records, confidential documents, confidential data',
    'Organizational skills':
      'organization skills, organisation skills, highly organized, organisational skills, organizational abilities, strong organizational skills, well-organized, organizational ability, organizing skills, organizational, organizing, organized, well organized',
    'Time management':
      'managing time, time-management, time management skills, manage time, effective time management, managing time effectively, manage your own time, manage your time',
    Multitasking:
      'multi-tasking, multi-task, multiple priorities, competing priorities, multi tasking, multitask, multi-tasker, multi-tasked, manage multiple priorities, handle multiple tasks, multitasker, multi task, multiple tasks, multiple projects simultaneously, juggle multiple priorities',
    'Workflow management': 'workflow coordination, workflow planning, work flow, workflow optimization',
    'Notary public': 'notary, notarization, commissioned notary',
    'Photocopying and scanning': 'photocopy',
    'Customer records': 'client records, customer files',
    'Board support': 'board of directors support',
    'Virtual assistance': 'virtual assistant',
    'Bookkeeping support': '',
    'Data processing': 'data processing skills, processing data, data processor',
    'Timesheet management': 'timesheets, time sheets, time and attendance',
    'Onboarding coordination': 'new hire paperwork, new hire orientation',
    'Report preparation': 'prepared reports, reports preparation, prepared monthly reports',
    'Policy development':
      'policy writing, developing policies, policy and procedure development, policy formulation, develop policies, policy design',
    Webex: 'cisco webex',
    GoToMeeting: '',
    'Google Meet': '',
    OneDrive: 'one drive',
    Documentum: '',
    Laserfiche: '',
    Switchboard: '',
    'Mail merge': '',
    'Petty cash': '',
    'Bank deposits': '',
    Expensify: '',
    Timekeeping: '',
    Faxing: '',
    Photocopying: '',
    'Order processing': 'order entry, process orders, processing orders',
    'Meeting minutes': 'taking minutes, minute taking, taking meeting minutes',
    'Word processing': '',
    '10-key typing': '',
    'Email etiquette': '',
    'SAP Concur': 'concur',
    Documentation: 'documentation skills',
    '10-key': 'ten key, 10 key',
    'Fax machines': 'fax machine',
    Copiers: 'copier, copy machine, copy machines, photocopier, photocopiers',
    Discretion: '',
    Reception: 'reception duties',
    'Greeting customers': 'greet customers, greeted customers, greeting clients, greet clients, greet guests',
    'Office equipment': 'office machines',
    Kronos: '',
    Skype: 'skype for business',
    'Ordering supplies': 'order supplies, supply ordering, ordering office supplies, order office supplies',
    Recordkeeping:
      'record keeping, record-keeping, keeping records, maintaining records, maintain records, maintain accurate records, maintained records',
    'Business administration': '',
    'Alphanumeric data entry': '',
    'Office moves': '',
    Itineraries: 'travel itineraries',
    'Agenda preparation': '',
  },
  narrower: {
    'Phone etiquette':
      'Phone calls, Answering phones, Answering telephones, Answering calls, Telephone skills, Multi-line telephone, Call screening, Telephone manner, Handling calls, Inbound calls',
    'Office management': 'Office procedures',
    Typing: 'WPM, Keyboarding, Keyboard skills, Words per minute, 60 WPM',
    'Microsoft Office': 'MS suite',
    PowerPoint: 'MS ppt',
    'Microsoft OneNote': 'One note',
    'Google Workspace': 'Gsuite',
    'Open Office': 'Libreoffice',
    'Administrative support': 'Clerical support',
    'Executive support': 'C-suite support, Personal assistant',
    'Clerical work': 'General office duties, Office duties, General office skills',
    'Calendar management': 'Diary management',
    Scheduling: 'Appointment setting, Rostering',
    Filing: 'File management, File maintenance',
    'Records management': 'Document control',
    Transcription: 'Dictation',
    Correspondence: 'Letter writing',
    'Email management': 'Inbox management',
    'Front desk': 'Greeting visitors, Welcoming visitors',
    'Switchboard operation': 'Call routing',
    'Purchase orders': 'Po processing',
    'Facilities management': 'Building maintenance management, Building management, Workplace operations',
    'Database maintenance': 'Updating records, CRM data entry',
    Multitasking: 'Juggling priorities',
    'Workflow management': 'Task management',
    'Customer records': 'Client files, Patient files',
    'Board support': 'Corporate secretary, Company secretarial',
    'Virtual assistance': 'Remote administrative support',
    'Bookkeeping support': 'Petty cash management, Cash deposits, Making bank deposits',
    'Timesheet management': 'Attendance tracking, ADP timekeeping, Time tracking, Track attendance',
    'Report preparation': 'Compiling reports',
  },
  guarded: {
    Word: 'excel, powerpoint, microsoft, ms, office, outlook, processing, access, publisher, google, proficient',
    Outlook: 'excel, word, powerpoint, microsoft, ms, office, access, teams',
    Zoom: 'teams, webex, slack, skype, meet, google, microsoft, video, conferencing',
    Slack: 'teams, zoom, jira, trello, asana, google, confluence, microsoft, notion, github',
  },
  near: {
    filing: 'typing, clerical, phones, records, faxing, office, data, systems, answering, scheduling',
    typing: 'filing, speed, skills, wpm, data, clerical, office, computer, fast, keyboard',
    correspondence: 'business, prepare, draft, drafting, calls, mail, written, client, customer',
    organizational:
      'skills, skill, abilities, ability, strong, excellent, interpersonal, highly, multitask, communication',
    organizing: 'skills, prioritizing, planning, scheduling, strong, ability',
    organized:
      'highly, detail, self, person, individual, very, motivated, efficient, well, be, must, extremely',
    invoices:
      'process, prepare, processing, prepares, reviews, submit, create, vendor, vendors, payable, billing',
    calendars: 'manage, maintain, managing, maintaining, manages, maintains, coordinate',
    administrative:
      'skills, tasks, support, duties, experience, clerical, work, assistance, office, functions, perform, performs',
    schedules: 'manage, create, develop, maintain, coordinate, prepare, managing, creating, employee, staff',
    reception: 'desk, duties, front, visitors, phones, office, telephone, guests, receptionist',
  },
  exact: 'Concur, OpenOffice',
});
