import { defineSkills } from '../define-skills.ts';

export const humanResources = defineSkills({
  id: 'human-resources',
  title: 'Human resources and training',
  skills: {
    'Human resources':
      'human resource, hr management, human resources management, human resource management, hr generalist, HR, hr administration, personnel management, hr operations, hrm, human resources administration, hr functions',
    Recruitment:
      'recruiting, staff recruitment, recruitment and selection, candidate recruitment, full cycle recruiting, full-cycle recruiting, interviewing and hiring, recruit, recruits, recruiter, recruiters',
    'Talent acquisition': 'talent sourcing, talent acquisition specialist',
    'Candidate sourcing':
      'sourcing candidates, passive candidates, candidate screening, resume screening, screening resumes, screening candidates',
    'Technical recruiting': 'it recruiting, technical recruitment',
    'Executive search': 'headhunting, executive recruiting',
    'Campus recruiting': 'college recruiting, university recruiting, career fairs',
    Interviewing:
      'conducting interviews, interview candidates, behavioral interviewing, interviewing skills, job interviews, interviewing candidates, panel interviews, interview applicants, interview clients',
    'Applicant tracking systems':
      'applicant tracking system, greenhouse recruiting, lever ats, applicant tracking, smartrecruiters, ATS',
    Onboarding:
      'employee onboarding, on-boarding, new employee onboarding, onboarding process, new hire onboarding',
    'New employee orientation':
      'induction programs, orientation programs, employee orientation, staff induction',
    'Employee relations':
      'employee grievances, grievance handling, industrial relations, labour relations, disciplinary procedures, disciplinary action',
    'Employee engagement': 'staff engagement, employee satisfaction',
    'Performance management':
      'performance appraisals, performance reviews, employee evaluations, performance evaluation, staff evaluations, appraisals, performance appraisal, evaluating performance, employee performance evaluations, performance evaluations',
    'Compensation and benefits':
      'compensation & benefits, salary benchmarking, total rewards, compensation planning, compensation analysis, compensation and benefit, salary administration',
    'Benefits administration': 'benefits management, benefits enrollment, benefit administration',
    'HR policies': 'hr policy, personnel policies, employee handbooks, hr policies and procedures',
    'Employment law':
      'labor law, employment legislation, labour law, labor laws, ada compliance, employment laws, labor regulations',
    'HR compliance': 'hr audits',
    'Background checks': 'background check, reference checking, perform background checks',
    'Workforce planning':
      'headcount planning, manpower planning, human capital planning, staffing plans, workforce management, work force planning, labor planning',
    'Succession planning': 'leadership pipeline',
    'Talent management': 'talent development, talent strategy, talent retention, human capital',
    'Organizational development':
      'organizational design, organisational development, organisation design, organization development, organizational effectiveness, organizational restructuring, team effectiveness, organizational behavior',
    'Employee retention': 'staff retention, turnover reduction, retention of staff',
    'Diversity and inclusion':
      'diversity equity and inclusion, diversity & inclusion, equity and inclusion, inclusive culture',
    HRIS: 'hr information systems, hris systems, hr systems, hrms, human resource information systems, hr software',
    Workday: 'workday hcm, workday hris',
    'SAP SuccessFactors': 'successfactors, success factors, sap hr, sap hcm',
    'Oracle HCM': 'oracle hcm cloud, oracle hrms',
    'Writing job descriptions': 'job analysis, write job descriptions',
    'Job evaluation grading': 'job grading, hay method',
    'HR business partnering': 'hr business partner, hrbp, strategic hr',
    SHRM: '',
    'Training and development':
      'training & development, employee development, staff development, employee training, staff training, corporate training, training staff, training new employees, train new employees, training of staff, trained staff, training employees, trained new employees, train staff, workforce training, new employee training, new hire training, trained employees, training design, training development, train and develop, trained new hires',
    'Training needs analysis': 'learning needs analysis, training needs, training needs assessment',
    'Instructional design':
      'course design, training material development, instructional designer, course development',
    'Learning management systems': 'lms, learning management system, lms administration',
    Coaching:
      'employee coaching, coaching and mentoring, leadership coaching, executive coaching, performance coaching, coaching skills, staff coaching, coaching employees, career coaching, coaching & mentoring, coach, coaches',
    Mentoring:
      'mentorship, mentoring junior staff, peer mentoring, mentor junior developers, mentoring skills, mentor team members, mentor, mentors, mentor others',
    'Career counseling':
      'career guidance, outplacement, employment counseling, job coaching, career counselling',
    'Team building':
      'team-building, building teams, teambuilding, team building skills, team development, build teams, building high-performing teams',
    'Staff supervision':
      'supervising staff, employee supervision, staff management, supervisory skills, supervise staff, personnel supervision, supervised staff, supervising employees, supervise employees, supervised employees, managing staff, manage staff, managing people, team supervisor, managing employees, employee management, supervise team, managed staff, supervise, supervises, supervised, supervising, direct reports, supervision, supervisory experience',
    'Conflict resolution':
      'conflict management, dispute resolution, resolving conflicts, resolve conflict, resolving conflict, resolving disputes, conflict resolution skills, resolve disputes, conflicts resolution, de-escalation, resolve conflicts',
    'Leadership development':
      'leadership training, management development, leadership programs, manager training',
    'Employee wellness': 'wellbeing programs',
    'Workers compensation':
      "workers' compensation, workers comp, leave of absence administration, leave management, worker's compensation, absence management",
    'Union relations':
      'union negotiations, trade unions, union contracts, labor unions, collective bargaining agreements',
    'Personnel records': 'employee records, personnel files, employee files',
    'Contractor management':
      'contingent workforce, contractors management, managing contractors, contractor supervision, vendor and contractor management',
    'Employer branding': 'employer brand',
    'Change communication': 'staff communication',
    Delegation:
      'delegating, delegating tasks, task delegation, delegate tasks, delegating work, delegation skills, delegate',
    'Volunteer management':
      'volunteer coordination, managing volunteers, volunteer recruitment, volunteer training, coordinating volunteers, recruiting volunteers',
    'Global mobility': 'expatriate management, immigration sponsorship, relocation management',
    'Job shadowing programs': '',
    'HR reporting': 'headcount reporting',
    'Workplace investigations': 'employee investigations, workplace investigation',
    'Staff meetings':
      'team meetings, weekly meetings, conduct staff meetings, led team meetings, weekly team meetings, led weekly meetings',
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
    'I-9 verification': 'i-9',
    DEI: '',
    PHR: '',
    SPHR: '',
    'SHRM certification': 'shrm-cp, shrm-scp, shrm cp, professional in human resources',
    UKG: 'kronos workforce',
    'Learning and development': 'learning & development, l&d',
    'Training programs': 'training program, training program development',
    'Training materials': 'training manuals',
    'Career development': 'career planning',
    'Subcontractor management': 'subcontractors',
    'Training delivery':
      'train, trains, deliver training, conduct training, training others, training new colleagues',
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
    hr: 'experience, policies, practices, generalist, management, laws, knowledge, degree, recruiting, payroll, principles, field, business',
    recruitment:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruit:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruits:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruiting:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruiter:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    recruiters:
      'candidates, experience, talent, sourcing, interview, interviewing, onboarding, train, hire, staff, selection, cycle, hiring, manage, years, retention, employees',
    train: 'staff, employees, team, users, new, coach, mentor, supervise, personnel, members, hire',
    trains: 'staff, employees, team, users, new, coach, mentor, supervise, personnel, members, hire',
    'Background checks': 'conduct, conducting, conducts, performing',
  },
  exact: 'HR, ATS, LMS, HRIS, Workday, PHR, DEI, HRM, CIPD, FMLA, SPHR, UKG, Bullhorn',
});
