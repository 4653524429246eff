import { defineSkills } from '../define-skills.ts';

export const peopleSkills = defineSkills({
  id: 'people-skills',
  title: 'People skills',
  skills: {
    Communication:
      'communication skills, effective communication, strong communication, communication abilities, excellent communication, communicate effectively, communicator, excellent communicator, effective communicator, communicate clearly, good communication, strong communicator, communicative, communication skill, ability to communicate, clear communication, communications skills, professional communication, excellent communication skills, strong communication skills, cross-cultural communication, communicating effectively, communication & interpersonal skills',
    'Written communication':
      'written communication skills, written and verbal communication, writing skills, business writing, written and oral communication, verbal and written communication, oral and written communication, written & verbal communication, written skills, writing ability',
    'Verbal communication':
      'oral communication, verbal communication skills, spoken communication, speaking skills, verbal skills, oral presentation skills, oral communication skills, articulate speaker, oral communications',
    'Interpersonal skills':
      'interpersonal, people skills, soft skills, interpersonal communication, interpersonal relations, social skills, interpersonal abilities, interpersonal relationship, people person, interpersonal skill, interpersonal relationships, social perceptiveness, personable, people-oriented, sociable, outgoing personality, people oriented, friendly personality',
    Teamwork:
      'team player, team work, working in teams, team-oriented, team oriented, team spirit, work in a team, teamwork skills, team environment, part of a team, working in a team, team working, works well in a team, team collaboration, team-work, work well with others, team work skills, work as a team, team-player, strong team player, work well in teams, working with others, work with a team, ability to work in a team, working as a team, teamworking, work in teams, excellent team player, good team player, works well with others, collaborative team player, team focused',
    Collaboration:
      'collaborating, collaborative, collaboration skills, collaborative work, work collaboratively, cooperation, collaborator, working collaboratively, collaborative approach, collaborate with teams, team-based collaboration',
    Leadership:
      'leadership skills, leading people, leading others, team leading, leadership abilities, leadership experience, strong leadership, leadership ability, natural leader, leadership qualities, people leadership, organizational leadership, leadership skill, operational leadership, strong leader, servant leadership, student leadership, transformational leadership, lead by example, executive leadership',
    'People motivation':
      'motivating others, motivating staff, inspiring others, motivating teams, team motivation, motivate others, motivator, employee motivation, staff motivation, motivation skills, motivate teams',
    'Decision making':
      'decision-making, making decisions, sound judgment, sound judgement, good judgment, decision making skills, decision maker, good judgement, decision-making skills, decision problem solving and decision making, make decisions, executive decision making, quick decision making, decisiveness, decision-maker, independent judgment',
    'Problem solving':
      'problem-solving, solving problems, problem solver, problem solving skills, problem-solving skills, solve problems, problem-solver, creative problem-solving, complex problem solving, problem solving ability, problem-solving abilities, problem analysis, resolve problems, solution oriented, solution-oriented, resolving problems, problem solving abilities, problem-resolution, solutions oriented, solution solutions-oriented, problem identification, problem solve, solving complex problems',
    'Critical thinking':
      'critical thinker, critical critical-thinking, logical thinking, critical thinking skills, critical analysis, critical reasoning, deductive reasoning, logical reasoning, logical approach',
    'Analytical thinking':
      'analytical skills, analytical, analytical mindset, analytic skills, analytical abilities, analytical ability, analysis skills, analytical problem solving, analytical reasoning, analytical thinker, analytical capabilities, analytical mind, analytic thinking, research and analytical skills',
    Adaptability:
      'adaptable, flexibility, flexible, adapting to change, quick to adapt, adapt quickly, adaptive, fast-paced environment, fast-paced environments, fast paced environment, adapt to change, ability to adapt, versatile, versatility, work in a fast-paced environment, adapting, adaptable to change, flexibility and adaptability, resourceful, resourcefulness, fast paced environments, deal with ambiguity',
    'Quick learning':
      'fast learner, quick learner, willingness to learn, learning agility, eager to learn, ability to learn quickly, learn quickly, self-learning, learn new skills, self learner, fast-learner, quick study, learning new skills, continuous learning, willing to learn, continuous learner, learner, lifelong learning, active learning, ability to learn, self-taught, desire to learn, curiosity, learn new technologies, intellectual curiosity, easily trained, quick-learner, learns quickly',
    Initiative:
      'self-starter, self starter, proactive, proactivity, takes initiative, take initiative, proactively, self-initiative, proactiveness, pro-active, self-directed, self directed, initiative taker, taking initiative, entrepreneurial spirit, entrepreneurial mindset',
    'Self-motivation':
      'self-motivated, self self-discipline, self-management, self self-motivating, highly self-disciplined, self management, enthusiastic, ambitious, energetic, positive attitude, self-driven, can-do attitude, can do attitude, optimistic, optimism, optimist, self motivator, positive thinking, self-confidence, self-confident, self confidence, upbeat, self confident, positive outlook, good attitude',
    'Working independently':
      'independent worker, work independently, autonomous work, working alone, independent work, ability to work independently, minimal supervision, work autonomously, works independently, working autonomously, work with minimal supervision, self-sufficient, little supervision, self-reliant, work unsupervised, without supervision, working independently or in teams, works well independently',
    'Working under pressure':
      'stress management, work under pressure, calm under pressure, stress tolerance, pressure handling, high-pressure environments, handle pressure, works well under pressure, handling pressure, under pressure, composure, patience, patient with others, stress handling, remain resilience, resilient, perseverance, resiliency, ability to work under pressure, high pressure, emotional control, persistence, perform under pressure, work well under pressure, handle stress, tenacity, determination, determined, tenacious, endurance',
    Accountability:
      'taking accountable, takes ownership, take ownership, sense of responsibility, taking ownership, ownership mindset, holding accountable',
    Reliability:
      'dependability, dependable, punctuality, punctual, reliable, trustworthy, trustworthiness, timeliness, good attendance, regular attendance, reliable attendance, excellent attendance, loyalty, follow through, follow-through, promptness',
    'Work ethic':
      'strong work ethic, hard working, hardworking, diligence, diligent, hard-working, hard worker, good work ethic, strong work ethics, conscientious, work ethics, professionalism, hardworker, conscientiousness, industrious, professional demeanor, professional appearance, strong ethics, efficient worker, thoroughness',
    Integrity:
      'honesty, honest, ethical behaviour, ethical behavior, high integrity, humility, sincerity, sincere, fairness',
    'Emotional intelligence':
      'empathy, empathetic, emotional awareness, self-awareness, emotional maturity, self awareness, tactful, sympathetic, emotional support, kindness, friendly, courteous, polite, friendliness, cheerful, approachable, politeness, open-minded, open minded, good listener, non-judgmental, friendly attitude',
    'Active listening':
      'listening skills, attentive listening, good listening, active listener, attentive, effective listening, good listening skills, listening and communication skills, excellent listener',
    'Public speaking':
      'presentation skills, giving presentations, speaking in public, public speaker, oral presentations, present information, public presenter, deliver presentations, preparing presentations, group presentations, toastmasters, delivering presentations, make presentations, formal presentations, creating presentations, prepare presentations, presenting to groups, debating',
    'Conflict mediation': 'mediating conflicts, peacemaking, conflict de-escalation, conflict handling',
    'Cultural awareness':
      'cultural sensitivity, intercultural communication, cross-cultural, multicultural, cultural competence, cultural competency, cross cultural communication, multicultural environment, cross-cultural competence, multi-cultural, culturally sensitive, diverse environments, intercultural competence, intercultural skills, diverse cultures, cultural understanding, global mindset, diverse teams',
    'Goal setting':
      'goal-oriented, goal oriented, results-driven, results oriented, results-oriented, result oriented, goal orientation, target oriented, goal-setting, setting goal-driven, result-oriented, goal focused, results focused, results-focused, achievement oriented, results orientation, outcome oriented, target-driven',
    Planning:
      'planning skills, work planning, planning and organizing, planning and organization, planning and coordination, planning and scheduling, planning & organizing, organizational planning, planning and execution, day-to-day planning, planning and prioritizing, forward planning, operational planning skills, action planning, organization and planning',
    Coordination:
      'team coordination, coordination skills, interdepartmental coordination, cross-team coordination, activity coordination, inter-departmental coordination, task coordination, liaising, coordinate activities, liaise, coordinating with teams, coordinating projects and people',
    'Giving feedback': 'constructive feedback, receiving feedback, providing feedback',
    'Strategic mindset':
      'big-picture thinking, visionary, big picture thinking, strategic thinker, strategic mind, strategist, forward thinking, forward-thinking, visionary leadership, systems thinking, conceptual thinking, foresight, long-term planning, strategic insight, strategic mindset skills',
    'Business acumen':
      'commercial awareness, business sense, commercial acumen, business knowledge, business understanding, business awareness, business savvy, entrepreneurial, entrepreneurship, industry knowledge, commercial mindset, start-up experience, startup experience, business skills, small intrapreneurship, business operations management',
    'Influencing stakeholders':
      'consensus building, stakeholder influence, building consensus, diplomatic skills, political savvy, influence without authority, influencing others, building trust, influencing others without authority',
    'Following instructions':
      'follow instructions, following directions, follow directions, following procedures, adherence to procedures, take direction, takes direction well, follow policies and procedures, follow procedures, adherence to policies, policy adherence, follow written instructions, follow directions well, follow safety procedures, following orders',
    Concentration: 'concentration skills, stay focused, memorization',
    'Observation skills':
      'situational awareness, observational skills, keen alertness, vigilance, vigilant, behavioral observation',
  },
  guarded: {
    Planning:
      'organizing, organization, organizational, coordination, scheduling, skills, prioritization, time, execution, problem, communication, analytical',
    Communication:
      'skills, skill, excellent, strong, effective, good, oral, interpersonal, clear, leadership, teamwork, team, abilities, problem, superior, outstanding, solid, proficient, organizational, exceptional, great',
  },
});
