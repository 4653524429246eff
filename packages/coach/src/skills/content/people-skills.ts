import { defineSkills } from '../define-skills.ts';

export const peopleSkills = defineSkills({
  id: 'people-skills',
  title: 'People skills',
  skills: {
    Passion: 'passionate',
    Ambition: 'ambitious',
    'Results orientation':
      'results-driven, results driven, results oriented, results-oriented, result oriented, result-oriented, results focused, results-focused, outcome oriented, achievement oriented, deliver results, delivering results, achieve results, drive results, results-oriented mindset, reach goals, reaching goals, achieve common goals, deliver quality solutions',
    Communication:
      'communication skills, effective communication, strong communication, communication abilities, excellent communication, communicate effectively, communicator, excellent communicator, effective communicator, communicate clearly, good communication, communication skill, ability to communicate, communications skills, professional communication, excellent communication skills, strong communication skills, cross-cultural communication, communicating effectively, communication & interpersonal skills, communicate, communicating, communicative, strong communicator, clear communication, communicate with',
    'Written communication':
      'written communication skills, written and verbal communication, writing skills, business writing, written and oral communication, verbal and written communication, oral and written communication, written & verbal communication, written skills, writing ability',
    'Verbal communication':
      'oral communication, verbal communication skills, spoken communication, speaking skills, verbal skills, oral presentation skills, oral communication skills, articulate speaker, oral communications, articulate',
    'Interpersonal skills':
      'interpersonal, people skills, interpersonal communication, interpersonal relations, social skills, interpersonal abilities, interpersonal relationship, people person, interpersonal skill, interpersonal relationships, social perceptiveness, personable, people-oriented, sociable, outgoing personality, people oriented, interact effectively, interact with others, work well with people, interact professionally, deal effectively with people',
    Teamwork:
      'team player, team work, working in teams, team-oriented, team oriented, work in a team, teamwork skills, working in a team, works well in a team, team collaboration, team-work, work well with others, team work skills, work as a team, team-player, strong team player, work well in teams, working with others, work with a team, ability to work in a team, working as a team, teamworking, work in teams, excellent team player, good team player, works well with others, collaborative team player, team environment, work within a team, work as part of a team, working as part of a team, work with your team, working with the team, contribute to a team, work well on a team, work effectively in teams, work with teams, working with teams, effective team member, helping the team, help the team, working closely together, work closely together, being part of a team',
    Collaboration:
      'collaborating, collaborative, collaboration skills, collaborative work, work collaboratively, collaborator, working collaboratively, collaborative approach, collaborate with teams, team-based collaboration, collaborate, collaborates, collaborate with, work closely with, collaboratively, cross-team collaboration, working with designers, work with designers, work with developers, work with engineers, work with product, working with product',
    Leadership:
      'leadership skills, leading people, leading others, leadership abilities, leadership experience, strong leadership, leadership ability, natural leader, leadership qualities, people leadership, leadership skill, transformational leadership, lead by example, lead and motivate, lead others',
    'People motivation':
      'motivating others, motivating staff, inspiring others, motivating teams, team motivation, motivate others, motivator, employee motivation, staff motivation, motivation skills, motivate teams',
    'Decision making':
      'decision-making, making decisions, sound judgment, sound judgement, good judgment, decision making skills, good judgement, decision-making skills, executive decision making, quick decision making, decisiveness, independent judgment, decisive, make decisions, decision-making ability, taking decisions, decisions, technical decisions, informed decisions, difficult decisions',
    'Problem solving':
      'problem-solving, solving problems, problem solver, problem solving skills, problem-solving skills, solve problems, problem-solver, creative problem-solving, complex problem solving, problem solving ability, problem-solving abilities, problem analysis, resolve problems, solution oriented, solution-oriented, resolving problems, problem solving abilities, problem-resolution, solutions oriented, problem identification, problem solve, solving complex problems, troubleshoot problems, solving complex, solve complex problems, problem-solve, complex problems, resolve complex, identify problems, solve issues, solving issues, solving challenges, solve business problems, business problems, complex issues, technical challenges, solve technical problems',
    'Critical thinking':
      'critical thinker, logical thinking, critical thinking skills, critical analysis, critical reasoning, deductive reasoning, logical reasoning, logical approach, think critically',
    'Analytical thinking':
      'analytical skills, analytical, analytical mindset, analytic skills, analytical abilities, analytical ability, analysis skills, analytical problem solving, analytical reasoning, analytical thinker, analytical capabilities, analytical mind, analytic thinking, research and analytical skills, analytically',
    Adaptability:
      'adaptable, flexibility, flexible, adapting to change, quick to adapt, adapt quickly, adapt to change, ability to adapt, adapting, adaptable to change, flexibility and adaptability, adapt, adapts',
    'Quick learning':
      'fast learner, quick learner, willingness to learn, learning agility, eager to learn, ability to learn quickly, learn quickly, learn new skills, self learner, fast-learner, quick study, learning new skills, willing to learn, ability to learn, self-taught, desire to learn, learn new technologies, easily trained, quick-learner, learns quickly, learn new, eagerness to learn, eagerness to grow',
    Initiative:
      'self-starter, self starter, proactive, proactivity, takes initiative, take initiative, proactively, self-initiative, proactiveness, pro-active, self-directed, self directed, initiative taker, taking initiative, take the initiative, act independently, pro-actively, using your initiative, use initiative, own initiative',
    'Self-motivation':
      'self-motivated, self management, self-driven, self motivator, motivated, highly motivated, self motivated, self-starting, driven, drive, motivation',
    'Working independently':
      'independent worker, autonomous work, working alone, independent work, ability to work independently, minimal supervision, work autonomously, works independently, working autonomously, work with minimal supervision, self-sufficient, little supervision, self-reliant, work unsupervised, without supervision, working independently or in teams, works well independently, independently, work independently, autonomously, autonomy, independent',
    'Working under pressure':
      'work under pressure, calm under pressure, stress tolerance, pressure handling, high-pressure environments, handle pressure, works well under pressure, handling pressure, stress handling, ability to work under pressure, emotional control, perform under pressure, work well under pressure, handle stress',
    Accountability: 'holding accountable',
    Reliability: 'dependability, dependable, reliable, trustworthy, trustworthiness',
    'Work ethic':
      'strong work ethic, good work ethic, strong work ethics, work ethics, industrious, strong ethics, efficient worker',
    Integrity: 'honest, high integrity',
    'Emotional intelligence': 'emotional awareness, emotional maturity, self awareness, non-judgmental',
    'Active listening':
      'listening skills, attentive listening, good listening, active listener, attentive, effective listening, good listening skills, listening and communication skills, excellent listener, listen actively, listen carefully, good listener',
    'Public speaking': 'speaking in public, public speaker, public presenter, toastmasters, debating',
    'Conflict mediation': 'mediating conflicts, peacemaking, conflict de-escalation, conflict handling',
    'Cultural awareness':
      'cultural sensitivity, intercultural communication, cross-cultural, multicultural, cultural competence, cultural competency, cross-cultural competence, multi-cultural, culturally sensitive, intercultural competence, intercultural skills, diverse cultures, cultural understanding, global mindset',
    'Goal setting':
      'goal orientation, target oriented, goal-setting, goal focused, target-driven, set goals, setting goals',
    Planning:
      'planning skills, planning and organizing, planning and organization, planning and coordination, planning and scheduling, planning & organizing, organizational planning, planning and execution, day-to-day planning, planning and prioritizing, forward planning, operational planning skills, organization and planning, plan and organize, planning and organising',
    Coordination:
      'team coordination, coordination skills, interdepartmental coordination, cross-team coordination, activity coordination, inter-departmental coordination, task coordination, liaising, coordinate activities, liaise, coordinating with teams, coordinating projects and people, coordinate, coordinates, coordinating',
    'Giving feedback': 'receiving feedback, providing feedback, provide feedback',
    'Strategic mindset':
      'big-picture thinking, big picture thinking, strategic mind, visionary leadership, conceptual thinking, foresight, long-term planning, holistic mindset, holistic thinking',
    'Business acumen':
      'commercial awareness, business sense, commercial acumen, business knowledge, business understanding, business awareness, business savvy, industry knowledge, commercial mindset, business skills, commercial understanding, commercially focused, commercial flair, business-oriented, commercially aware, commercial insight',
    'Influencing stakeholders':
      'consensus building, stakeholder influence, building consensus, diplomatic skills, political savvy, influence without authority, influencing others, building trust, influencing others without authority',
    'Following instructions':
      'follow instructions, following directions, follow directions, following procedures, adherence to procedures, take direction, takes direction well, follow policies and procedures, follow procedures, adherence to policies, policy adherence, follow written instructions, follow directions well, follow safety procedures, following orders',
    Concentration: 'concentration skills',
    'Observation skills': 'observational skills',
    Empathy: 'empathetic, empathic',
    Patience: 'patient with others',
    Composure: '',
    Honesty: '',
    Curiosity: 'intellectual curiosity, curious',
    Professionalism:
      'professional demeanor, professional appearance, professional manner, professional attitude',
    Punctuality: 'punctual, promptness',
    'Stress management': '',
    'Servant leadership': '',
    'Systems thinking': '',
    'Forward thinking': 'forward-thinking',
    'Situational awareness': '',
    Vigilance: 'vigilant',
    Resourcefulness: 'resourceful',
    Versatility: 'versatile',
    'Self-awareness': '',
    'Presentation skills':
      'giving presentations, oral presentations, deliver presentations, group presentations, delivering presentations, make presentations, formal presentations, prepare presentations, presenting to groups, presentation, presentations, preparing presentations, creating presentations, presenting, present findings, articulate ideas',
    'Constructive feedback': '',
    'Soft skills': '',
    Cooperation: 'cooperate, cooperative',
    'Team spirit': '',
    'Continuous learning':
      'continuous learner, lifelong learning, stay up to date, staying up to date, keep up to date, keeping up to date, stay current, keep up with',
    'Self-management': '',
    Diligence: 'diligent, conscientious, conscientiousness, thoroughness, thorough',
    Ownership: 'take ownership, takes ownership, taking ownership, ownership mindset, sense of ownership',
    'Self-discipline': 'self-disciplined, highly self-disciplined, disciplined',
    Friendliness: 'friendly, friendly attitude, friendly personality, approachable',
    Courtesy: 'courteous, polite, politeness',
    Kindness: '',
    Tact: 'tactful, diplomacy and tact',
    Perseverance: 'persistence, tenacity, tenacious, persistent',
    Determination: 'determined',
    Resilience: 'resilient, resiliency',
    'Reliable attendance': 'good attendance, regular attendance, reliable attendance, excellent attendance',
    'Open-mindedness': 'open-minded, open minded',
    'Positive attitude':
      'can-do attitude, can do attitude, optimistic, optimism, upbeat, positive outlook, good attitude, positive thinking, cheerful, positivity, optimist, positive, positive mind-set, positive mindset, can do mind-set, can-do mindset',
    Enthusiasm: 'enthusiastic',
    'Energetic attitude': 'energetic, high energy',
    Confidence: 'self-confidence, self-confident, self confidence, self confident, confident',
    'Working in a fast-paced environment':
      'fast-paced environment, fast-paced environments, fast paced environment, fast paced environments, work in a fast-paced environment, rapidly changing environment, ever-changing environment',
    'Dealing with ambiguity': 'deal with ambiguity, comfortable with ambiguity',
    Entrepreneurship: 'entrepreneurial, entrepreneurial spirit, entrepreneurial mindset',
    'Sense of responsibility':
      'responsible person, mature and responsible, take responsibility, taking responsibility, assume responsibility, responsible',
    'Ethical behavior': 'ethical behaviour',
    'Knowledge sharing':
      'share knowledge, share best practices, sharing knowledge, share your knowledge, knowledge transfer',
    Advising:
      'advise, advises, make recommendations, making recommendations, provide recommendations, providing recommendations',
    'Structured approach': 'structured, systematic, systematic approach',
    Pragmatism: 'pragmatic',
    'Hands-on attitude': 'hands-on',
    Dedication: '',
    Extroversion: 'extrovert, extroverted, outgoing',
    'Technical skills':
      'technical expertise, technical knowledge, technical insight, technical understanding, technical aptitude, technical background, technical competence, technical competencies',
    'Helping others': 'help others, help colleagues, help your colleagues',
    Openness: 'open to new ideas, open mind',
    'Common sense': '',
    'Capacity planning': '',
    'Access management': '',
    'Consumer electronics': '',
    'Idea generation': 'generate ideas, contribute ideas, share ideas, ideas to the table',
    'Thinking outside the box': 'outside the box, out of the box thinking, think outside the box',
    Calmness: 'calm, stay calm, remain calm',
    'Self-improvement':
      'improve yourself, self-improve, gaining new knowledge, gain new knowledge, personal growth mindset',
    'Thought leadership': '',
  },
  narrower: {
    Reliability: 'Follow through',
  },
  near: {
    positive: 'attitude, mindset, energetic, outgoing, friendly, enthusiastic, motivated, proactive',
    disciplined:
      'motivated, passionate, ambitious, curious, proactive, responsible, enthusiastic, energetic, dynamic, self, person, individual, organized, independent',
    responsible: 'reliable, motivated, honest, mature, organized, independent, trustworthy, proactive',
    determined:
      'motivated, passionate, ambitious, curious, proactive, responsible, enthusiastic, energetic, dynamic, self, person, individual, organized, independent',
    motivation: 'drive, high, strong, self, enthusiasm, initiative, intrinsic, energy',
    drive: 'motivation, passion, energy, ambition, initiative, enthusiasm, dedication',
    communication:
      'skills, skill, excellent, strong, effective, good, oral, interpersonal, clear, leadership, teamwork, team, abilities, problem, superior, outstanding, solid, proficient, organizational, exceptional, great',
    presentation:
      'skills, communication, oral, written, deliver, delivering, prepare, preparing, powerpoint, excellent, strong, public, writing, create, creating, verbal, give, giving, making, make',
    presentations:
      'skills, communication, oral, written, deliver, delivering, prepare, preparing, powerpoint, excellent, strong, public, writing, create, creating, verbal, give, giving, making, make',
    independently: 'work, works, working, ability, team',
    autonomously: 'work, works, working, ability, team',
    initiative:
      'take, takes, taking, shows, show, self, own, motivated, demonstrates, demonstrated, drive, independence, strong, ability, resourcefulness, judgment, judgement',
    motivated:
      'self, highly, driven, individual, energetic, organized, proactive, passionate, ambitious, curious, responsible, enthusiastic, dynamic, person, independent',
    thorough: 'organized, detail, accurate, diligent, careful',
    adapt: 'ability, changes, change, quickly, changing, able, new, environment',
    adapts: 'ability, changes, change, quickly, changing, able, new, environment',
    leadership:
      'skills, skill, strong, experience, ability, abilities, proven, demonstrated, provide, provides, qualities, excellent, coaching, management, communication, effective, exceptional, teamwork, technical, supervisory, initiative, integrity, guidance, mentoring',
    advising:
      'clients, customers, management, stakeholders, patients, students, colleagues, leaders, managers',
    advise: 'clients, customers, management, stakeholders, patients, students, colleagues, leaders, managers',
    advises:
      'clients, customers, management, stakeholders, patients, students, colleagues, leaders, managers',
    structured:
      'work, working, approach, analytical, organized, person, independent, methodical, oriented, motivated, passionate, ambitious, curious, proactive, responsible, enthusiastic, energetic, dynamic, self, individual, talented',
    systematic: 'work, working, approach, analytical, organized, person, independent, methodical, oriented',
    'hands-on': 'attitude, approach, mentality, person, pragmatic, mindset',
    dedication: 'motivated, passionate, reliable, person, hardworking, individual, loyal, enthusiastic',
    independent:
      'work, worker, working, self, team, structured, proactive, motivated, passionate, ambitious, curious, responsible, enthusiastic, energetic, dynamic, person, individual, organized, talented',
    presenting: 'skills, results, findings, ideas, stakeholders, clients, writing, communicating, audiences',
    analytical:
      'skills, skill, thinking, thinker, ability, abilities, mind, mindset, strong, problem, organizational, reasoning, critical, creative, interpersonal, communication, systematic, structured, person, capabilities, detail',
    driven:
      'self, motivated, highly, person, ambitious, curious, passionate, proactive, responsible, enthusiastic, energetic, dynamic, individual, organized, independent',
    passionate:
      'you, motivated, curious, creative, driven, dedicated, enthusiastic, energetic, person, individual, candidate, talented, ambitious, passionate, structured, open, positive, responsible',
    ambitious:
      'you, motivated, curious, creative, driven, dedicated, enthusiastic, energetic, person, individual, candidate, talented, ambitious, passionate, structured, open, positive, responsible',
    autonomy: 'work, working, take, sense, strong, accountability, responsibility, high, taking',
    ownership: 'work, working, take, sense, strong, accountability, responsibility, high, taking',
    flexible:
      'be, able, adaptable, approach, attitude, person, ability, dynamic, willing, independent, reliable, patient, positive, organized',
    flexibility:
      'adaptability, ability, skills, demonstrate, multitask, creativity, patience, resilience, adapt',
    collaborative: 'approach, skills, work, working, communication, mindset, spirit, style, person',
    reliable:
      'dependable, punctual, honest, hardworking, person, responsible, motivated, be, trustworthy, professional',
    reliability: 'punctuality, dependability, honesty, integrity, attendance, dedication, professionalism',
    confident: 'communicator, person, articulate, individual, speaking, communicating, outgoing, manner',
    decisions: 'make, making',
    diligence: 'work, organized, hard, hardworking, detail, punctual, integrity, professionalism',
    outgoing: 'friendly, person, personality, individual, energetic, people, positive, extrovert',
    extroverted: 'friendly, person, personality, individual, energetic, people, positive, extrovert',
    determination:
      'enthusiasm, perseverance, motivation, resilience, passion, grit, energy, positive, dedication, tenacity',
    'stress management': 'skills, ability, handle, pressure, time',
    persistence: 'patience, determination, resilience, grit, tenacity, motivated, driven, energy',
    persistent: 'patience, determination, resilience, grit, tenacity, motivated, driven, energy',
    confidence:
      'self, confident, poise, enthusiasm, skills, positive, communicate, show, demonstrate, exude, courage, initiative',
    calm: 'stay, remain, be, under, pressure, positive, friendly, patient, person, composed, emergencies, attitude',
  },
});
