import { defineSkills } from '../define-skills.ts';

export const officeAndAdministration = defineSkills({
  id: 'office-and-administration',
  title: 'Office and administration',
  skills: {
    'Microsoft Office':
      'ms office, microsoft office suite, ms office suite, office suite, microsoft office products, office applications, ms-office, m.s. office, microsoft suite, ms suite, microsoft applications, office software, microsoft office applications, microsoft products, microsoft office programs, microsoft office software',
    'Microsoft 365': 'office 365, microsoft office 365, ms office 365',
    'Microsoft Word': 'ms word, word processing, ms-word, word document, microsoft office word',
    Word: '',
    PowerPoint:
      'microsoft powerpoint, ms powerpoint, power point, ms power point, microsoft power point, ms-powerpoint, ms ppt, powerpoint presentations',
    'Microsoft Outlook': 'ms outlook, outlook calendar, ms-outlook',
    Outlook: '',
    'Microsoft OneNote': 'onenote, one note',
    'Microsoft Publisher': 'ms publisher',
    'Microsoft Visio': 'visio, ms visio',
    'Microsoft Teams': 'ms teams',
    Zoom: 'zoom meetings, google meet, webex, gotomeeting, cisco webex, skype for business, zoom video',
    Slack: '',
    'Google Workspace':
      'g suite, google suite, gsuite, google docs, google apps, google drive, google calendar, google slides, google office',
    Dropbox: 'onedrive, box.com, one drive',
    'Lotus Notes': 'ibm notes',
    'Open Office': 'openoffice, libreoffice',
    'Apple iWork': 'apple pages, apple keynote',
    'Administrative support':
      'administrative assistance, admin support, administrative assistant, clerical support, administrative duties, administrative skills, administrative tasks, administration, administrative functions, provide administrative support, administrative work, office support, administrative services',
    'Executive support':
      'executive assistant, c-suite support, executive assistance, supporting executives, executive administrative support, personal assistant, executive level support',
    'Office management':
      'office manager, office administration, office coordination, office operations, managing the office, office equipment, front office management, office procedures, office administrator',
    'Clerical work':
      'clerical, clerical skills, general clerical, clerical duties, general office duties, office duties, office skills, clerical tasks, general office skills, secretarial',
    'Calendar management':
      'calendaring, diary management, calendar scheduling, managing calendars, manage calendars, maintain calendars, heavy calendar management',
    Scheduling:
      'appointment scheduling, scheduling appointments, schedule appointments, schedule management, staff scheduling, schedule meetings, scheduling meetings, appointment setting, meeting scheduling, shift scheduling, employee scheduling, scheduling software, rostering',
    'Travel arrangements':
      'travel coordination, travel booking, travel planning, booking travel, making travel arrangements, arranging travel, travel management, concur, sap concur, travel arrangement, coordinate travel, travel and expense, arrange travel',
    'Meeting coordination':
      'meeting minutes, taking minutes, minute taking, agenda preparation, coordinating meetings, taking meeting minutes, coordinate meetings, meeting preparation, arranging meetings, meeting planning support, organize meetings, arrange meetings',
    Filing:
      'file management, filing systems, electronic filing, maintaining files, file maintenance, filing system, maintain files, files management, filing and data archiving, filing documents',
    'Records management':
      'record keeping, record-keeping, recordkeeping, document control, records maintenance, archiving, maintaining records, maintain records, records retention, keeping records, maintained records, maintain accurate records, record management, record maintenance, electronic records, database records',
    'Document management':
      'document preparation, document management systems, documentum, document processing, preparing documents, document review, documentation, prepare documents, document imaging, scanning documents, documentation skills, laserfiche',
    Typing:
      'typing speed, touch typing, wpm, keyboarding, keyboard skills, words per minute, 60 wpm, 10-key, ten key, 10 key, 10-key typing',
    Transcription: 'medical transcription, dictation, transcribing, audio transcription, transcribe',
    Proofreading: 'proof reading, proof-reading, proofread',
    Correspondence:
      'business correspondence, letter writing, email correspondence, composing correspondence, written correspondence, drafting correspondence, prepare correspondence, draft correspondence',
    'Email management': 'inbox management, managing emails, email communication, email etiquette',
    'Mail handling':
      'mail distribution, mailroom, mail sorting, bulk mailing, incoming mail, sorting mail, mail merge, distribute mail, mailings, mass mailings, outgoing mail, mail processing',
    'Front desk':
      'reception, receptionist, greeting visitors, front office, front desk operations, reception duties, greeting guests, front-desk, greet visitors, welcoming visitors, greeting customers, greet customers, greeted customers, greeting clients',
    'Phone etiquette':
      'telephone etiquette, answering phones, phone skills, multi-line phone, telephone skills, switchboard, multi-line telephone, answer phones, answering telephones, multi-line phone systems, multi-line phone system, phone support, answering calls, answered phones, telephone calls, answer telephones, call screening, telephone manner, handling calls, inbound calls, multi line phones',
    'Switchboard operation': 'call routing',
    'Expense reporting':
      'expense reports, expense management, expense tracking, expense report, processing expenses, expensify, travel expenses, expense reconciliation',
    'Purchase orders':
      'purchase order processing, purchase requisitions, po processing, requisitions, purchase order, purchase orders processing',
    'Office supplies management':
      'ordering supplies, supply ordering, office supplies, stocking supplies, supply management, order supplies, ordering office supplies, supplies inventory, order office supplies, supply inventory',
    'Invoice processing':
      'invoicing, processing invoices, invoice management, process invoices, invoice preparation, invoice reconciliation',
    'Facilities management':
      'facility management, building maintenance management, facilities coordination, facilities maintenance, facility operations, facility maintenance, facilities, building management, workplace operations',
    'Database maintenance':
      'database entry, updating databases, maintaining databases, maintain database, maintain databases, updating records, crm data entry',
    Confidentiality:
      'confidential information, handling confidential information, discretion, maintaining confidentiality, maintain confidentiality, sensitive information, confidential records, confidential documents, confidential data',
    'Organizational skills':
      'organization skills, organisation skills, highly organized, organisational skills, organizational abilities, organizational, well organized, strong organizational skills, well-organized, organizational ability, organizing skills',
    'Time management':
      'managing time, time-management, time management skills, manage time, effective time management, managing time effectively',
    Multitasking:
      'multi-tasking, multi-task, juggling priorities, multiple priorities, competing priorities, multi tasking, multitask, multi-tasker, multiple tasks, multi-tasked, manage multiple priorities, handle multiple tasks, multitasker, multi task, multiple projects',
    'Workflow management':
      'workflow coordination, workflow planning, work flow, workflow optimization, task management',
    'Notary public': 'notary, notarization, commissioned notary',
    'Photocopying and scanning':
      'photocopying, fax machines, copiers, faxing, fax machine, photocopy, copier, copy machine, photocopiers, copy machines, photocopier',
    'Customer records': 'client files, client records, customer files, patient files',
    'Board support': 'board meetings, board of directors support, corporate secretary, company secretarial',
    'Virtual assistance': 'virtual assistant, remote administrative support',
    'Bookkeeping support':
      'petty cash, bank deposits, petty cash management, cash deposits, making bank deposits',
    'Data processing':
      'data processing skills, processing data, order processing, order entry, process orders, processing orders, orders processing, data processor',
    'Timesheet management':
      'timekeeping, timesheets, attendance tracking, time sheets, kronos, adp timekeeping, time tracking, time and attendance, track attendance, attendance records',
    'Onboarding coordination': 'new hire paperwork, new hire orientation',
    'Report preparation':
      'preparing reports, monthly reports, weekly reports, prepared reports, reports preparation, daily reports, compiling reports, prepared monthly reports, compile reports',
    'Policy development':
      'policy writing, policy implementation, developing policies, policy and procedure development, policy formulation, develop policies, policy design',
  },
  guarded: {
    Word: 'excel, powerpoint, microsoft, ms, office, outlook, processing, access, publisher, google, proficient',
    Outlook: 'excel, word, powerpoint, microsoft, ms, office, access, teams',
    Zoom: 'teams, webex, slack, skype, meet, google, microsoft, video, conferencing',
    Slack: 'teams, zoom, jira, trello, asana, google, confluence, microsoft, notion, github',
    Filing: 'typing, clerical, phones, records, faxing, office, data, systems, answering, scheduling',
    Typing: 'filing, speed, skills, wpm, data, clerical, office, computer, fast, keyboard',
    Correspondence: 'business, prepare, draft, drafting, calls, mail, written, client, customer',
  },
  exact: 'Concur',
});
