import { defineSkills } from '../define-skills.ts';

export const humanResources = defineSkills({
  id: 'human-resources',
  title: 'Human resources and training',
  skills: {
    'Human resources':
      'human resource, hr management, human resources management, human resource management, hr generalist, HR, hr administration, personnel management, hr operations, hrm, human resources administration, hr functions',
    Recruitment:
      'recruiting, recruiter, staff recruitment, recruitment and selection, candidate recruitment, full cycle recruiting, full-cycle recruiting, hiring process, hiring staff, interviewing and hiring',
    'Talent acquisition': 'talent sourcing, talent acquisition specialist',
    'Candidate sourcing':
      'sourcing candidates, boolean search, linkedin recruiter, passive candidates, candidate screening, resume screening, screening resumes, screening candidates',
    'Technical recruiting': 'it recruiting, technical recruitment',
    'Executive search': 'headhunting, executive recruiting',
    'Campus recruiting': 'college recruiting, university recruiting, job fairs, career fairs',
    Interviewing:
      'conducting interviews, interview candidates, behavioral interviewing, interviewing skills, job interviews, interviewing candidates, panel interviews',
    'Applicant tracking systems':
      'ats, applicant tracking system, taleo, icims, greenhouse recruiting, lever ats, jobvite, bullhorn, applicant tracking, smartrecruiters',
    Onboarding:
      'employee onboarding, on-boarding, new employee onboarding, onboarding process, new hire onboarding',
    'New employee orientation':
      'induction programs, orientation programs, employee orientation, staff induction, orientations',
    'Employee relations':
      'labor relations, employee grievances, grievance handling, industrial relations, labour relations, disciplinary actions, employee issues, disciplinary procedures, disciplinary action',
    'Employee engagement':
      'staff engagement, engagement surveys, employee satisfaction, employee recognition, employee morale, team morale',
    'Performance management':
      'performance appraisals, performance reviews, performance evaluations, employee evaluations, performance evaluation, staff evaluations, appraisals, performance appraisal, employee performance, evaluating performance, employee performance evaluations, performance improvement plans',
    'Compensation and benefits':
      'compensation & benefits, salary benchmarking, total rewards, compensation planning, salary surveys, compensation analysis, compensation and benefit, job evaluation, salary administration',
    'Benefits administration':
      'employee benefits, open enrollment, 401k administration, benefits management, 401(k), benefits enrollment, benefit administration, fmla, cobra',
    'HR policies':
      'hr policy, policy administration for staff, employee handbook, personnel policies, employee handbooks, hr policies and procedures',
    'Employment law':
      'labor law, employment legislation, labour law, labor laws, eeo, eeoc, ada compliance, flsa, employment laws, labor regulations',
    'HR compliance': 'i-9, e-verify, hr audits, employment verification, i-9 verification',
    'Background checks': 'reference checks, drug screening, background check, reference checking',
    'Workforce planning':
      'headcount planning, manpower planning, human capital planning, staffing plans, staffing levels, workforce management, work force planning, workforce development, labor planning',
    'Succession planning': 'leadership pipeline, career pathing',
    'Talent management':
      'talent development, talent strategy, human capital management, talent retention, human capital',
    'Organizational development':
      'organizational design, organisational development, od consulting, organisation design, organization development, organizational effectiveness, organizational restructuring, team effectiveness, organizational behavior',
    'Employee retention':
      'staff retention, turnover reduction, retention of staff, exit interviews, staff turnover',
    'Diversity and inclusion':
      'dei, diversity equity and inclusion, diversity & inclusion, equity and inclusion, cultural diversity, diverse populations, inclusive culture',
    HRIS: 'hr information systems, hris systems, hr systems, hrms, human resource information systems, hr software',
    Workday: 'workday hcm, workday hris',
    'SAP SuccessFactors': 'successfactors, success factors, sap hr, sap hcm',
    'Oracle HCM':
      'oracle hcm cloud, oracle hrms, ultipro, ukg, bamboohr, paycom, paylocity, ceridian dayforce, kronos workforce',
    'Job descriptions': 'job analysis, writing job descriptions, job description, job postings, job posting',
    'Job evaluation grading': 'job grading, hay method',
    'HR business partnering': 'hr business partner, hrbp, strategic hr',
    SHRM: 'shrm-cp, phr, sphr, shrm-scp, cipd, shrm cp, professional in human resources',
    'Training and development':
      'training & development, employee development, staff development, employee training, staff training, training programs, learning and development, corporate training, training staff, l&d, training new employees, train new employees, training of staff, trained staff, professional development, training employees, trained new employees, train staff, development training, workforce training, training program, new employee training, new hire training, trained employees, learning & development, training program development, training delivery, training design, training development, conduct training, training manuals, training materials, train and develop, deliver training, trained new hires',
    'Training needs analysis': 'learning needs analysis, training needs, training needs assessment',
    'Instructional design':
      'addie, course design, elearning development, training material development, instructional designer, e-learning, elearning, articulate storyline, adobe captivate, articulate, course development, storyline, captivate, e-learning development',
    'Learning management systems': 'lms, learning management system, lms administration',
    Coaching:
      'employee coaching, coaching and mentoring, leadership coaching, executive coaching, performance coaching, coaching skills, staff coaching, coaching employees, career coaching, life coaching, coaching & mentoring',
    Mentoring:
      'mentorship, mentoring junior staff, peer mentoring, mentor junior developers, mentoring skills, mentor team members',
    'Career counseling':
      'career guidance, job placement, outplacement, career development, career planning, vocational counseling, employment counseling, resume writing, job coaching, career counselling',
    'Team building':
      'team-building, building teams, teambuilding, team building skills, team development, build teams, building high-performing teams',
    'Staff supervision':
      'supervising staff, supervision, employee supervision, staff management, supervisory skills, supervise staff, personnel supervision, supervised staff, supervising employees, supervisory experience, supervise employees, supervised employees, managing staff, manage staff, people management, managing people, team supervisor, managing employees, employee management, supervise team, managed staff',
    'Conflict resolution':
      'conflict management, dispute resolution, resolving conflicts, resolve conflict, resolve conflicts, resolving conflict, resolving disputes, conflict resolution skills, resolve disputes, conflicts resolution, problem resolution, de-escalation',
    'Leadership development':
      'leadership training, management development, leadership programs, manager training',
    'Employee wellness':
      'wellness programs, employee assistance programs, employee assistance, wellbeing programs, wellness program',
    'Workers compensation':
      "workers' compensation, workers comp, leave administration, leave of absence administration, leave management, worker's compensation, absence management",
    'Union relations':
      'collective bargaining, union negotiations, trade unions, union contracts, labor unions, collective bargaining agreements',
    'Personnel records': 'employee records, personnel files, employee files',
    'Contractor management':
      'contingent workforce, temporary staffing, contractors management, subcontractor management, managing contractors, contractor supervision, subcontractors, vendor and contractor management',
    'Employer branding': 'employer brand',
    'Change communication': 'staff communication',
    Delegation:
      'delegating, delegating tasks, task delegation, delegate tasks, delegating work, delegation skills',
    'Volunteer management':
      'volunteer coordination, managing volunteers, volunteer recruitment, volunteer training, coordinating volunteers, recruiting volunteers',
    'Global mobility': 'expatriate management, immigration sponsorship, relocation management',
    'Job shadowing programs': 'apprenticeship programs, internship programs',
    'HR reporting': 'headcount reporting',
    'Workplace investigations': 'employee investigations, workplace investigation',
    'Staff meetings':
      'team meetings, weekly meetings, conduct staff meetings, led team meetings, weekly team meetings, led weekly meetings',
  },
  exact: 'HR, ATS, LMS, HRIS, Workday, EEO, PHR, DEI, HRM',
});
