import { defineSkills } from '../define-skills.ts';

export const productAndProjects = defineSkills({
  id: 'product-and-projects',
  title: 'Product and project management',
  skills: {
    'Project management':
      'managing projects, project manager, project manage, manage projects, project leadership, project management skills, managed projects, project mgmt, manage multiple projects',
    'Program management':
      'programme management, program manager, managing programs, pmo, project management office, program administration',
    'Portfolio management of projects': 'project portfolio management, ppm',
    'Project planning':
      'project plans, project scheduling, project schedules, work breakdown structure, wbs, gantt charts, project plan, scheduling projects, planning projects, project timelines',
    'Project coordination':
      'project coordinator, coordinating projects, project support, project administration, coordinate projects, project tracking, project delivery, project execution, project implementation',
    'Project controls':
      'earned value management, evm, cost control, project cost control, critical path method, cost controls, project budgeting',
    'Product management':
      'product manager, product ownership, product owner, technical product management, managing products',
    'Product development':
      'new product development, product lifecycle, product life cycle, npd, product lifecycle management, product design and development, product innovation',
    'Product strategy': 'product vision, product positioning, product planning',
    'Product roadmap': 'roadmap, roadmapping, product roadmaps, technology roadmaps',
    'Product launch':
      'product launches, go-to-market, go to market, gtm strategy, launching products, new product launches',
    'Product backlog':
      'backlog management, backlog grooming, backlog refinement, sprint backlog, backlog prioritization, backlog',
    'User stories': 'user story, acceptance criteria, user story mapping',
    Agile:
      'agile methodology, agile methodologies, agile development, agile software development, agile environment, agile/scrum, agile practices, agile scrum, agile project management, agile principles, agile coaching',
    Scrum: 'scrum methodology, scrum framework, scrum ceremonies, scrums',
    'Scrum Master': 'certified scrum master, csm, scrummaster, psm i, scrum-master',
    Kanban: 'kanban boards',
    SAFe: 'scaled agile framework, scaled agile, safe agile',
    'Sprint planning':
      'sprint reviews, retrospectives, daily standups, sprint retrospectives, stand-ups, sprints, daily stand-ups, stand-up meetings',
    Waterfall: 'waterfall methodology, waterfall model, v-model',
    'Lean methodology':
      'lean startup, lean management, lean principles, lean methodologies, lean thinking, minimum viable product, mvp',
    PRINCE2: 'prince 2',
    PMP: 'project management professional, pmp certified, pmp certification, pmi, capm, pmbok, pmi-acp',
    'Risk management':
      'risk mitigation, project risk management, managing risk, risk analysis, risk identification, risk register, risk manager, mitigate risks, risk control, manage risk, enterprise risk management',
    'Issue management':
      'issue tracking, issue resolution, raid log, issue escalation, resolve issues, resolving issues',
    'Change management':
      'organizational change management, organisational change, prosci, adkar, change manager, managing change, change initiatives, organizational change, change leadership, transformation management',
    'Stakeholder management':
      'stakeholder engagement, managing stakeholders, stakeholder communication, stakeholder relations, engage stakeholders, stakeholder relationships',
    'Scope management':
      'scope definition, scope control, statement of work, sow, project scope, statements of work, scope of work',
    'Resource management':
      'resource allocation, resource planning, resourcing, allocating resources, resource scheduling, resource utilization',
    'Budget management':
      'budgeting, budget control, managing budgets, budget planning, budget preparation, budget development, budget administration, manage budgets, budget tracking, budgetary control, fiscal management, p&l management, budget monitoring',
    'Vendor management':
      'supplier management, managing vendors, vendor relations, vendor selection, vendor relationships, vendor relationship management, outsourcing management, manage vendors, third party management, vendor negotiations',
    'Quality planning': 'quality plan, quality plans',
    'Milestone tracking':
      'tracking progress, deliverables management, project milestones, progress reports, progress tracking',
    'Deadline management':
      'meeting deadlines, tight deadlines, meet deadlines, deadline driven, deadline-driven, strict deadlines, work under deadlines',
    'Cross-functional leadership':
      'cross-functional teams, cross functional teams, cross-functional collaboration, cross functional team, matrix management, cross-functional, cross functional, cross-functional team leadership',
    'Team leadership':
      'leading teams, team lead, team leader, lead a team, leading a team, led a team, team management, managing teams, lead teams, manage a team, managing a team, team supervision, led teams, managed a team, led team, managed team',
    'Meeting facilitation':
      'facilitating meetings, workshop facilitation, facilitating workshops, facilitation, meeting management, facilitation skills, facilitate meetings, facilitate workshops',
    'Business strategy':
      'strategy development, business planning, corporate strategy, business strategies, strategy execution, business plans, business plan',
    'Strategic planning':
      'strategic plans, strategic thinking, strategic planning and execution, strategic initiatives, long-range planning, strategic analysis, strategic management, strategic vision, strategic leadership, strategic development',
    'Operations management':
      'operational management, operations manager, business operations, managing operations, day-to-day operations, daily operations, operational planning, operational efficiency, manage operations, operations planning, director of operations',
    'Digital transformation': 'digital strategy, business transformation, digitalization, digitization',
    Consulting:
      'management consulting, consultancy, technology consulting, business consulting, strategy consulting, it consulting, client consulting, consultative approach',
    'Business development':
      'new business development, business growth, partnership development, bizdev, business developer, new business, develop new business, business development manager',
    'Partnership management':
      'strategic partnerships, partner management, alliances, alliance management, partner relations, strategic alliances, building partnerships, partner relationships',
    Jira: 'atlassian jira, jira software, jira align, atlassian suite, atlassian',
    Confluence: 'atlassian confluence',
    'Microsoft Project': 'ms project, msproject, microsoft projects, project server, ms-project',
    Asana: '',
    Trello: '',
    'Monday.com': 'monday com',
    Basecamp: 'wrike, clickup, teamwork pm',
    Smartsheet: 'smartsheets, smart sheet',
    'Primavera P6': 'primavera, oracle primavera',
    Notion: 'notion.so',
    Airtable: 'coda',
    'Rally Software': 'ca agile central, versionone, rally dev',
    Miro: 'mural, whiteboarding',
    Aha: 'aha!, productboard',
    OKRs: 'objectives and key results',
    Prioritization:
      'prioritizing, moscow prioritization, prioritisation, prioritize tasks, prioritizing tasks, set priorities, setting priorities, prioritize workload',
    Estimation:
      'story points, effort estimation, planning poker, estimating, cost estimation, cost estimating, cost estimates',
    'Benefits realization': 'value delivery, benefit tracking',
    'Event planning':
      'event management, event coordination, planning events, conference planning, event organization, special events, event planner, organizing events, event coordinator, coordinating events, organize events, meeting planning, events management, event logistics, plan events',
    'Grant management':
      'grant administration, grants management, grant proposals, grant writing, grant applications, writing grants',
    'Logistics coordination': 'coordinate logistics',
    'Process management':
      'business process management, bpm, process design, process development, standard operating procedures, sops, sop, process implementation, develop procedures, policies and procedures, policy and procedure, sop development, policies & procedures, process controls',
    'Post-implementation review': 'lessons learned, post-mortems, post mortem',
    'Technical leadership':
      'technical lead, tech lead, technical direction, engineering management, engineering leadership, engineering manager, lead engineer',
    'Executive reporting':
      'board reporting, executive presentations, c-level presentations, reporting to executives, executive reports, board presentations',
  },
  guarded: {
    Confluence: 'jira, atlassian, slack, documentation, wiki',
    Notion: 'slack, trello, asana, jira, figma, airtable, confluence',
    Aha: 'jira, roadmap, productboard',
    Waterfall: 'agile, scrum, methodology, methodologies, sdlc, kanban',
    Miro: 'figma, mural, workshops, jira, slack, trello',
  },
  exact: 'SAFe, SOW, WBS, PMO, PMI, MVP, PMP, EVM, CSM, BPM, SOP, SOPs',
});
