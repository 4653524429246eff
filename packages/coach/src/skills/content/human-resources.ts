import { defineSkills } from '../define-skills.ts';

export const humanResources = defineSkills({
  id: 'human-resources',
  title: 'Human resources and training',
  skills: {
    'Human resources':
      'human resource, human resources management, human resource management, hr generalist, HR, hrm, human resources administration',
    Recruitment:
      'recruiting, staff recruitment, recruitment and selection, candidate recruitment, full cycle recruiting, full-cycle recruiting, recruit, recruits',
    'Talent acquisition': 'talent sourcing, talent acquisition specialist',
    'Candidate sourcing': 'sourcing candidates, passive candidates',
    'Technical recruiting': 'it recruiting, technical recruitment',
    'Executive search': 'executive recruiting',
    'Campus recruiting': 'college recruiting, university recruiting, career fairs',
    Interviewing:
      'conducting interviews, interview candidates, behavioral interviewing, interviewing skills, job interviews, interviewing candidates, panel interviews, interview applicants, interview clients',
    'Applicant tracking systems': 'applicant tracking system, applicant tracking, ATS',
    Onboarding:
      'employee onboarding, on-boarding, new employee onboarding, onboarding process, new hire onboarding',
    'New employee orientation': 'employee orientation',
    'Employee relations': 'employee grievances, industrial relations, labour relations',
    'Employee engagement': 'staff engagement',
    'Performance management': 'employee performance evaluations',
    'Compensation and benefits':
      'compensation & benefits, compensation planning, compensation analysis, compensation and benefit',
    'Benefits administration': 'benefits management, benefits enrollment, benefit administration',
    'HR policies': 'hr policy, personnel policies, hr policies and procedures',
    'Employment law': 'employment legislation, employment laws',
    'HR compliance': 'hr audits',
    'Background checks': 'background check, reference checking, perform background checks',
    'Workforce planning': 'workforce management, work force planning',
    'Succession planning': '',
    'Talent management': 'talent development, talent strategy, talent retention',
    'Organizational development':
      'organizational design, organisational development, organisation design, organization development, organizational effectiveness, organizational restructuring, organizational behavior',
    'Employee retention': 'staff retention, retention of staff',
    'Diversity and inclusion':
      'diversity equity and inclusion, diversity & inclusion, equity and inclusion, inclusive culture',
    HRIS: 'hris systems, hr systems, hrms, human resource information systems',
    Workday: 'workday hcm, workday hris',
    'SAP SuccessFactors': 'successfactors, success factors, sap hr, sap hcm',
    'Oracle HCM': 'oracle hcm cloud, oracle hrms',
    'Writing job descriptions': 'job analysis, write job descriptions',
    'Job evaluation grading': '',
    'HR business partnering': 'hr business partner, hrbp, strategic hr',
    SHRM: '',
    'Training and development':
      'training & development, staff development, staff training, training staff, training new employees, train new employees, training of staff, trained staff, training employees, trained new employees, train staff, trained employees, training design, training development, train and develop, trained new hires',
    'Training needs analysis': 'learning needs analysis, training needs, training needs assessment',
    'Instructional design': 'instructional designer',
    'Learning management systems': 'lms, learning management system',
    Coaching:
      'employee coaching, coaching and mentoring, leadership coaching, executive coaching, performance coaching, coaching skills, staff coaching, coaching employees, career coaching, coaching & mentoring, coach, coaches',
    Mentoring:
      'mentorship, mentoring junior staff, peer mentoring, mentor junior developers, mentoring skills, mentor team members, mentor, mentors, mentor others',
    'Career counseling': 'career guidance, employment counseling, career counselling',
    'Team building':
      'team-building, building teams, teambuilding, team building skills, team development, build teams, building high-performing teams',
    'Staff supervision':
      'supervising staff, employee supervision, staff management, supervisory skills, supervise staff, personnel supervision, supervised staff, supervising employees, supervise employees, supervised employees, managing staff, manage staff, team supervisor, managing employees, supervise team, managed staff, supervise, supervises, supervised, supervising, direct reports, supervision, supervisory experience',
    'Conflict resolution':
      'conflict management, dispute resolution, resolving conflicts, resolve conflict, resolving conflict, resolving disputes, conflict resolution skills, resolve disputes, conflicts resolution, resolve conflicts',
    'Leadership development': 'leadership training, leadership programs',
    'Employee wellness': '',
    'Workers compensation': "workers' compensation, workers comp, worker's compensation",
    'Union relations':
      'union negotiations, trade unions, union contracts, labor unions, collective bargaining agreements',
    'Personnel records': 'employee records, personnel files, employee files',
    'Contractor management':
      'contractors management, managing contractors, contractor supervision, vendor and contractor management',
    'Employer branding': 'employer brand',
    'Change communication': 'staff communication',
    Delegation:
      'delegating, delegating tasks, task delegation, delegate tasks, delegating work, delegation skills, delegate',
    'Volunteer management':
      'volunteer coordination, managing volunteers, volunteer recruitment, volunteer training, coordinating volunteers, recruiting volunteers',
    'Global mobility': '',
    'Job shadowing programs': '',
    'HR reporting': 'headcount reporting',
    'Workplace investigations': 'employee investigations, workplace investigation',
    'Boolean search': '',
    'LinkedIn Recruiter': '',
    Taleo: '',
    iCIMS: '',
    Jobvite: '',
    Bullhorn: '',
    'Engagement surveys': '',
    'Employee recognition': '',
    'Job evaluation': '',
    'Salary surveys': '',
    'Open enrollment': '',
    'Employee handbook': '',
    'Reference checks': '',
    'Exit interviews': '',
    'Human capital management': '',
    UltiPro: '',
    BambooHR: '',
    Paycom: '',
    Paylocity: '',
    CIPD: '',
    'Articulate Storyline': '',
    'Adobe Captivate': '',
    ADDIE: '',
    'E-learning': 'elearning, elearning development, e-learning development',
    'Workforce development': '',
    'Collective bargaining': '',
    'Leave administration': '',
    'Performance improvement plans': '',
    'Disciplinary actions': '',
    'Labor relations': '',
    'Job fairs': '',
    'Job placement': '',
    'Resume writing': '',
    'Vocational counseling': '',
    'Life coaching': '',
    'People management': '',
    'Apprenticeship programs': '',
    FMLA: '',
    'I-9 verification': '',
    DEI: '',
    PHR: '',
    SPHR: '',
    'SHRM certification': 'shrm-cp, shrm-scp, shrm cp',
    UKG: '',
    'Learning and development': 'learning & development, l&d',
    'Training programs': 'training program, training program development',
    'Training materials': 'training manuals',
    'Career development': 'career planning',
    'Subcontractor management': '',
    'Training delivery':
      'train, trains, deliver training, conduct training, training others, training new colleagues',
  },
  narrower: {
    'Candidate sourcing': 'Screening candidates, Candidate screening, Resume screening, Screening resumes',
    'Employee engagement': 'Employee satisfaction',
    'Performance management':
      'Performance reviews, Performance evaluation, Performance appraisals, Employee evaluations, Staff evaluations',
    'Human resources': 'HR management, HR administration, Personnel management, HR operations, HR functions',
    Recruitment: 'Interviewing and hiring',
    'Executive search': 'Headhunting',
    'Applicant tracking systems': 'Greenhouse recruiting, Lever ATS, Smartrecruiters',
    'New employee orientation': 'Induction programs, Staff induction',
    'Employee relations': 'Grievance handling, Disciplinary procedures, Disciplinary action',
    'Compensation and benefits': 'Salary benchmarking, Total rewards, Salary administration',
    'HR policies': 'Employee handbooks',
    'Employment law': 'Labor law, Labour law, Labor laws, ADA compliance, Labor regulations',
    'Workforce planning':
      'Headcount planning, Manpower planning, Human capital planning, Staffing plans, Labor planning',
    'Succession planning': 'Leadership pipeline',
    'Talent management': 'Human capital',
    'Organizational development': 'Team effectiveness',
    'Employee retention': 'Turnover reduction',
    HRIS: 'HR information systems, HR software',
    'Job evaluation grading': 'Hay method',
    'Training and development':
      'Employee development, Employee training, Corporate training, Workforce training, New employee training, New hire training',
    'Instructional design': 'Course design, Training material development, Course development',
    'Learning management systems': 'LMS administration',
    'Career counseling': 'Outplacement, Job coaching',
    'Staff supervision': 'Managing people, Employee management',
    'Conflict resolution': 'De-escalation',
    'Leadership development': 'Management development, Manager training',
    'Employee wellness': 'Wellbeing programs',
    'Workers compensation': 'Leave of absence administration, Leave management, Absence management',
    'Contractor management': 'Contingent workforce',
    'Global mobility': 'Expatriate management, Immigration sponsorship, Relocation management',
    'SHRM certification': 'Professional in human resources',
    UKG: 'Kronos workforce',
  },
  guarded: {
    HR: 'experience, policies, practices, generalist, management, laws, knowledge, degree, recruiting, payroll, principles, field, business',
  },
  near: {
    supervision:
      'staff, employees, leadership, provides, provide, team, personnel, responsible, coaching, training, workforce',
    coach:
      'team, staff, junior, employees, others, train, develop, peers, members, guide, colleagues, engineers, analysts',
    mentor:
      'team, staff, junior, employees, others, train, develop, peers, members, guide, colleagues, engineers, analysts',
    coaches:
      'team, staff, junior, employees, others, train, develop, peers, members, guide, colleagues, engineers, analysts',
    mentors:
      'team, staff, junior, employees, others, train, develop, peers, members, guide, colleagues, engineers, analysts',
    'human resources':
      'experience, policies, practices, generalist, management, laws, knowledge, degree, recruiting, payroll, principles, field, business',
    recruitment:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruit:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruits:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruiting:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    train:
      'staff, employees, new, personnel, hires, colleagues, junior, associates, others, users, customers, teams, operators, volunteers, students, apprentices, coach, mentor',
    trains: 'staff, employees, team, users, new, coach, mentor, supervise, personnel, members, hire',
    'background checks': 'conduct, conducting, conducts, performing',
    'background check': 'conduct, conducting, conducts, performing, onboarding',
    'reference checks': 'conduct, conducting, conducts, performing, onboarding',
    'compensation and benefits':
      'hr, administration, administer, payroll, policies, specialist, analyst, manage, programs, recruitment',
  },
  exact: 'ATS, LMS, HRIS, Workday, PHR, DEI, HRM, CIPD, FMLA, SPHR, UKG, Bullhorn, Success Factors',
});
