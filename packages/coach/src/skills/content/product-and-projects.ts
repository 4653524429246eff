import { defineSkills } from '../define-skills.ts';

export const productAndProjects = defineSkills({
  id: 'product-and-projects',
  title: 'Product and project management',
  skills: {
    'Industry trends': 'new trends',
    'Project management':
      'managing projects, project manage, manage projects, project management skills, managed projects, project mgmt, manage multiple projects, project manager, lead projects, driving projects, drive projects, deliver projects, project planning and execution, manage complex projects',
    'Program management': 'programme management, program manager, managing programs, program administration',
    'Portfolio management of projects': 'project portfolio management, ppm',
    'Project planning':
      'project plans, project scheduling, project schedules, project plan, planning projects, project timelines',
    'Project coordination':
      'project coordinator, coordinating projects, project administration, coordinate projects, project tracking, project implementation',
    'Project controls': 'project cost control, cost controls',
    'Product management': 'product manager, product ownership, product owner, technical product management',
    'Product development':
      'new product development, product lifecycle, product life cycle, npd, product lifecycle management, product design and development, product innovation',
    'Product strategy': 'product vision, product positioning, product planning',
    'Product roadmap': 'roadmap, roadmapping, product roadmaps, roadmaps',
    'Product launch': 'product launches, launching products, new product launches',
    'Product backlog': 'backlog',
    'User stories': 'user story, user story mapping',
    Agile:
      'agile methodology, agile methodologies, agile development, agile software development, agile environment, agile/scrum, agile practices, agile scrum, agile project management, agile principles, agile coaching',
    Scrum: 'scrum methodology, scrum framework, scrum ceremonies, scrums',
    'Scrum Master': 'certified scrum master, csm, scrummaster, scrum-master',
    Kanban: 'kanban boards',
    SAFe: 'safe agile',
    'Sprint planning': 'sprint reviews, sprint retrospectives',
    Waterfall: 'waterfall methodology, waterfall model',
    'Lean methodology': 'lean management, lean methodologies',
    PRINCE2: 'prince 2',
    PMP: 'project management professional, pmp certified, pmp certification',
    'Risk management':
      'risk mitigation, project risk management, managing risk, risk manager, mitigate risks, manage risk, managing risks',
    'Issue management': 'issue escalation',
    'Change management': 'organizational change management, change manager, change leadership',
    'Stakeholder management':
      'stakeholder engagement, managing stakeholders, stakeholder communication, stakeholder relations, stakeholder relationships, internal and external stakeholders, work with stakeholders, working with stakeholders, partner with stakeholders, many stakeholders',
    'Scope management': 'scope definition, scope control',
    'Resource management':
      'resource planning, allocating resources, resource scheduling, resource utilization',
    'Budget management':
      'budgeting, budget control, managing budgets, budget planning, budget preparation, budget development, budget administration, manage budgets, budget tracking, budgetary control, budget monitoring, annual budgets, annual budget, department budgets, budgets, budget',
    'Vendor management':
      'managing vendors, vendor relations, vendor selection, vendor relationships, vendor relationship management, manage vendors, vendor negotiations',
    'Quality planning': 'quality plan, quality plans',
    'Milestone tracking': 'tracking progress, project milestones, milestones',
    'Deadline management':
      'meeting deadlines, tight deadlines, meet deadlines, deadline driven, deadline-driven, strict deadlines, deadlines',
    'Cross-functional leadership': 'cross-functional team leadership',
    'Team leadership':
      'leading teams, team leader, lead a team, leading a team, team management, lead teams, manage a team, managing a team, managed a team, team leaders, build and lead, lead team members, leading a development team, lead strong, developing people, develop people',
    'Meeting facilitation':
      'facilitating meetings, facilitating workshops, meeting management, facilitate meetings, facilitate workshops',
    'Business strategy': 'strategy development, business strategies',
    'Strategic planning':
      'strategic plans, strategic planning and execution, strategic analysis, strategic management, strategic vision',
    'Operations management':
      'operational management, managing operations, manage operations, operations planning',
    'Digital transformation': 'digital strategy',
    Consulting:
      'management consulting, technology consulting, business consulting, strategy consulting, it consulting, client consulting, consultative approach, consultancy',
    'Business development':
      'new business development, business growth, business developer, develop new business, business development manager',
    'Partnership management': 'partner management, partner relations, partner relationships',
    Jira: 'atlassian jira, jira software, jira align',
    Confluence: 'atlassian confluence',
    'Microsoft Project': 'microsoft projects, project server',
    Asana: '',
    Trello: '',
    'Monday.com': 'monday com',
    Basecamp: '',
    Smartsheet: 'smartsheets, smart sheet',
    'Primavera P6': 'primavera',
    Notion: 'notion.so',
    Airtable: '',
    'Rally Software': 'rally dev',
    Miro: '',
    Aha: '',
    OKRs: 'objectives and key results, okr',
    Prioritization:
      'prioritizing, moscow prioritization, prioritisation, prioritize tasks, prioritizing tasks, set priorities, setting priorities, prioritize workload, prioritize, prioritise, prioritising',
    Estimation: 'effort estimation',
    'Benefits realization': 'benefit tracking',
    'Event planning':
      'event management, event coordination, planning events, event organization, event planner, event coordinator, coordinating events, events management, event logistics, plan events',
    'Grant management': 'grant administration, grants management',
    'Logistics coordination': 'coordinate logistics',
    'Process management':
      'business process management, bpm, process design, process development, process implementation, process controls',
    'Post-implementation review': '',
    'Technical leadership':
      'technical lead, tech lead, technical direction, lead technical, technical breadth',
    'Executive reporting':
      'board reporting, executive presentations, reporting to executives, executive reports',
    'Work breakdown structure': '',
    'Gantt charts': '',
    'Earned value management': '',
    Retrospectives: '',
    'Story points': '',
    'Statement of work': 'statements of work, SOW',
    ClickUp: '',
    Wrike: '',
    Productboard: '',
    VersionOne: '',
    'Resource allocation': '',
    'Acceptance criteria': '',
    'Go-to-market': '',
    'Standard operating procedures': 'SOPs, SOP',
    'Strategic partnerships': '',
    'Grant writing': 'grant proposals, writing grants, grant applications',
    'Lessons learned': '',
    'Technology roadmaps': '',
    'Special events': '',
    'Strategic initiatives': '',
    'Strategic thinking': 'think strategically',
    'Enterprise risk management': '',
    'Long-range planning': '',
    'Operational efficiency': '',
    Digitization: 'digitalization',
    'Minimum viable product': 'MVP',
    'Daily standups': 'daily stand-ups',
    'Business transformation': '',
    'Cost control': 'controlling costs, control costs',
    'Risk analysis': '',
    'Operational planning': '',
    'Go-to-market strategy': 'go to market',
    'Policies and procedures':
      'policy and procedure, policies & procedures, company policies, company policies and procedures',
    'Daily operations': 'day-to-day operations',
    PMO: 'project management office',
    Facilitation: 'facilitation skills, facilitate',
    'Cost estimating': 'cost estimation, cost estimates',
    'Issue resolution':
      'resolve issues, resolving issues, issue tracking, identify issues, identify and resolve issues',
    'Cross-functional collaboration':
      'cross-functional teams, cross functional teams, cross functional team, cross-functional, cross functional, cross-functionally, interdisciplinary team, interdisciplinary teams, multidisciplinary team, multidisciplinary teams, multi-disciplinary team, multi-disciplinary teams',
    Sprints: '',
    'Technology trends': '',
    Strategy: 'strategies',
    Optimization: 'optimisation, optimizing, optimising, optimize, optimise',
    'Hard-working attitude': 'hard worker, hard working, hard-working, hardworking, hardworker',
    'Technical specifications': '',
    'Research and development': 'R&D, research & development',
    'Technical solutions': 'technical solution',
    Scoping: 'work scoping, scope projects, project scoping',
  },
  narrower: {
    'Scope management': 'Project scope, Scope of work',
    'Technology trends': 'New technologies, Emerging technologies, Latest trends',
    'Business strategy': 'Business planning, Corporate strategy, Strategy execution',
    'Project planning': 'WBS, Scheduling projects',
    'Project controls': 'EVM, Critical path method',
    PMP: 'CAPM, PMBOK, Pmi-acp',
    'Change management': 'Adkar, Organisational change, Prosci',
    'Technical specifications': 'Specifications',
    'Project management': 'Run projects',
    'Product roadmap': 'Define roadmaps',
    'Product backlog':
      'Backlog management, Backlog grooming, Backlog refinement, Sprint backlog, Backlog prioritization',
    'Scrum Master': 'PSM I',
    SAFe: 'Scaled agile framework, Scaled agile',
    'Lean methodology': 'Lean startup, Lean principles, Lean thinking',
    'Risk management': 'Risk identification, Risk register, Risk control',
    'Stakeholder management': 'Engage stakeholders, Your stakeholders',
    'Budget management': 'Fiscal management, P&L management, Operating budgets, Develop budgets',
    'Vendor management': 'Supplier management, Outsourcing management, Third party management',
    'Milestone tracking': 'Deliverables management, Progress tracking',
    'Team leadership':
      'LED a team, Managing teams, Team supervision, LED teams, Leading the team, Heading a team, Develop your team, Lead and develop, Lead a high performing team',
    'Meeting facilitation': 'Workshop facilitation',
    'Business development': 'Partnership development, Bizdev',
    'Partnership management': 'Alliances, Alliance management, Strategic alliances, Building partnerships',
    Jira: 'Atlassian suite, Atlassian',
    'Microsoft Project': 'MS project, Msproject',
    Basecamp: 'Teamwork PM',
    'Primavera P6': 'Oracle primavera',
    'Rally Software': 'CA agile central',
    Miro: 'Whiteboarding',
    Estimation: 'Planning poker',
    'Event planning': 'Conference planning, Organizing events',
    'Process management': 'Develop procedures',
    'Post-implementation review': 'Post-mortems',
    'Technical leadership': 'Engineering management',
    'Executive reporting': 'C-level presentations, Board presentations',
    'Standard operating procedures': 'Sop development',
    'Daily standups': 'Stand-ups, Stand-up meetings',
    'Go-to-market strategy': 'GTM strategy',
  },
  guarded: {
    Confluence: 'jira, atlassian, slack, documentation, wiki',
    Notion: 'slack, trello, asana, jira, figma, airtable, confluence',
    Aha: 'jira, roadmap, productboard',
    Waterfall: 'agile, scrum, methodology, methodologies, sdlc, kanban',
    Miro: 'figma, mural, workshops, jira, slack, trello',
    PPM: 'portfolio, project, projects, pmo, tools',
  },
  near: {
    roadmap:
      'product, feature, features, define, own, prioritize, refine, backlog, release, releases, vision, strategy',
    budgets:
      'develop, manage, manages, managing, monitor, prepare, prepares, department, departmental, annual, operating, oversee, track, planning',
    milestones: 'track, tracking, project, monitor, deliverables',
    facilitate: 'meetings, workshops, discussions, groups, sessions, training, discussion',
    strategy:
      'develop, developing, define, execute, implement, driving, create, set, design, business, product',
    strategies:
      'develop, developing, define, execute, implement, driving, create, set, design, business, product',
    optimization:
      'performance, process, processes, systems, code, workflows, efficiency, improve, operations, production, business, campaigns, data, queries, query, database',
    optimisation:
      'performance, process, processes, systems, code, workflows, efficiency, improve, operations, production, business, campaigns, data, queries, query, database',
    optimizing:
      'performance, process, processes, systems, code, workflows, efficiency, improve, operations, production, business, campaigns, data, queries, query, database',
    optimising:
      'performance, process, processes, systems, code, workflows, efficiency, improve, operations, production, business, campaigns, data, queries, query, database',
    optimise:
      'performance, process, processes, systems, code, workflows, efficiency, improve, operations, production, business, campaigns, data, queries, query, database',
    budget:
      'manage, managing, responsible, planning, control, monitor, prepare, forecast, forecasting, tracking, develop',
  },
  exact: 'SAFe, SOW, WBS, PMO, MVP, PMP, EVM, CSM, BPM, SOP, SOPs, OKRs, R&D',
});
