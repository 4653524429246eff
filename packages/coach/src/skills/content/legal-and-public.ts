import { defineSkills } from '../define-skills.ts';

export const legalAndPublic = defineSkills({
  id: 'legal-and-public',
  title: 'Law, compliance and public service',
  skills: {
    'Property searches': 'land registry, sdlt returns, sdlt, completion statements',
    Proclaim: '',
    'Audio typing': 'digital dictation',
    Liquidlogic: '',
    'Multi-agency working': 'multi-agency, multi agency working, multi-agency meetings',
    'Legal research': 'legal analysis, westlaw and lexis, statutory research',
    'Legal writing':
      'legal analysis of cases, brief writing, legal briefs, legal correspondence, drafting memoranda, drafting pleadings, legal memoranda',
    'Contract drafting':
      'contract law, drafting contracts, reviewing contracts, commercial contracts, drafting agreements, drafting of contracts',
    Litigation:
      'civil litigation, commercial litigation, litigation support, trial support, court proceedings, trial experience, court filings, courtroom procedures, trial advocacy, complex litigation, oral argument, litigation management',
    'E-discovery':
      'ediscovery, document review legal, discovery requests, relativity platform, concordance database, electronic discovery, discovery documents',
    'Corporate law':
      'company law, securities law, business law, commercial law, corporate legal, entity formation, corporate transactions',
    'Criminal law':
      'criminal defense, prosecution, criminal procedure, corrections officer, juvenile law, criminal court',
    'Family law': 'divorce law, child custody, family mediation, elder law, guardianship',
    'Intellectual property':
      'patent law, patent prosecution, trademark law, copyright law, ip law, patent applications, licensing agreements, ip licensing, trademark',
    'Employment and labor law': 'employment litigation, labor disputes, labour disputes',
    'Real estate law':
      'property law, real estate closings, title searches, title search, title review, eviction law',
    'Immigration law': 'visa applications, visa processing, h-1b',
    'Tax legislation': 'tax legal advisory, tax litigation',
    'Regulatory compliance':
      'compliance, compliance management, compliance monitoring, compliance audits, compliance programs, compliance reporting, compliance officer, legal compliance, corporate compliance, compliance testing, policy compliance, compliance regulations, industry regulations, compliance manager, compliance policies, ensuring compliance, compliance reviews, contractual compliance, fcpa, trade regulation',
    GRC: 'archer grc, risk & compliance, it grc, governance risk and compliance',
    'Arbitration and mediation': 'alternative dispute resolution, settlement negotiations, adr',
    'Paralegal work':
      'paralegal, legal assistant, legal administration, case preparation, legal secretary, legal support, court filing, case management legal, docket management, legal terminology, legal case management, legal billing, exhibits preparation, law office management, legal filings',
    'Client legal advice': 'legal advice, legal advisory, legal counseling, legal consulting',
    'Contract compliance monitoring': 'obligation tracking',
    'Policy analysis':
      'public policy research and analysis, legislative analysis, health policy analysis, policy advising, legislative research, economic policy, foreign policy, legislative affairs, policy making, social policy',
    'Public administration':
      'government administration, public sector management, public management, government procurement, public finance, municipal finance',
    Advocacy:
      'client advocacy, legislative advocacy, victim advocacy, advocacy skills, community advocacy, victim services, child advocacy, human rights law, policy advocacy',
    'Political campaigning':
      'campaign organizing, canvassing, voter outreach, grassroots organizing, political campaigns, phone banking',
    Diplomacy: 'diplomatic relations, foreign affairs, global affairs, international security',
    'Nonprofit management': 'ngo management, non-profit management, nonprofit administration',
    'Law enforcement':
      'traffic enforcement, criminal investigations and arrests, arrest procedures, border security, firearms training, field training officer',
    'Military operations':
      'combat operations, special operations, military leadership, military intelligence, force protection, reconnaissance, tactical operations, weapons systems, anti-terrorism, counterterrorism, all-source intelligence, osint, weapons training, intelligence collection, humint, infantry',
    'Emergency dispatch':
      '911 dispatch, emergency communications, radio communications, 911 operator, radio dispatch, radio communication',
    'Search and rescue': 'water rescue, swift water rescue, technical rescue',
    Firefighting: 'firefighter, wildland firefighting, hazmat response, fire suppression operations',
    'Court reporting': 'legal transcription, stenography',
    'Document authentication': 'apostille, certified translations',
    'Freedom of information': 'foia requests, foia',
    Ethics: 'professional ethics, business ethics, ethical conduct, bioethics, ethical standards',
    'Consumer protection':
      'consumer law, personal injury, tort law, insurance defense, social security disability, class actions, mass torts, insurance law, wrongful death',
    Antitrust: 'competition law',
    'International law':
      'treaty law, international arbitration, international humanitarian law, maritime law, public international law, humanitarian law',
    'Environmental law':
      'administrative law, education law, cyber law, regulatory law, municipal law, healthcare law, technology law',
    'Title and registration': 'company registration',
    'Records disclosure':
      'subpoena compliance, release of information, records requests, medical records release',
    'Case law research': '',
    Westlaw: '',
    LexisNexis: 'lexis nexis, lexis',
    Pleadings: '',
    Depositions: '',
    'Trial preparation': '',
    'Corporate governance': '',
    'Criminal justice': '',
    'Criminal investigations': '',
    Probate: '',
    'Estate law': '',
    Patents: '',
    Copyright: '',
    Conveyancing: '',
    'Title insurance': '',
    'Bankruptcy law': '',
    Arbitration: '',
    Mediation: 'mediator',
    Docketing: '',
    'E-filing': '',
    Clio: '',
    'Social justice': '',
    'Human rights': '',
    'Voter registration': '',
    'International relations': '',
    'Crime prevention': '',
    Firearms: '',
    'Intelligence analysis': '',
    'Two-way radio': '',
    'Personal injury law': '',
    'Medical malpractice': '',
    'Product liability': '',
    'Health law': '',
    'Energy law': '',
    'Constitutional law': '',
    'Entertainment law': '',
    'Title examination': '',
    'Immigration petitions': '',
    Relativity: '',
    'Probation supervision': '',
    'Wills and trusts': '',
    'Juvenile justice': '',
    'Signals intelligence': '',
    Counterintelligence: '',
    'Risk and compliance': '',
    'Business licensing': 'business licenses',
    Permitting: 'permit applications, licensing and permits, building permits',
    Governance: '',
    'Legal documents': 'legal documentation, drafting legal documents',
    'Police work': 'police officer, policing, community policing',
    'Public records requests': '',
    'Local government': 'municipal government',
    'Federal regulations':
      'federal and state regulations, state and federal regulations, government regulations',
    'Regulatory requirements': 'regulatory standards',
    'Legal counsel': 'general counsel, in-house counsel',
    'Plan review': '',
    Patrol: 'foot patrol, patrolling',
    'Traffic stops': '',
    'Inmate supervision': '',
    'Defensive tactics': '',
    'Incident command': 'incident command system',
    'Call taking': '',
    'Emergency medical dispatch': '',
    'Self-contained breathing apparatus': 'SCBA',
    'Body-worn cameras': 'body-worn camera',
    'Court testimony': 'testifying in court',
  },
  guarded: {
    Relativity: 'discovery, ediscovery, legal, litigation, review, document, paralegal',
  },
  near: {
    governance: 'corporate, data, it, risk, compliance, policies, frameworks, framework, board, standards',
    compliance:
      'regulatory, regulations, ensure, ensures, ensuring, laws, regulation, audits, audit, policies, requirements, legal, standards, monitor, monitoring, safety, risk, program, officer',
    Patrol: 'security, officer, site, property, police, premises, foot, vehicle',
    Advocacy:
      'client, clients, patient, policy, victims, legislative, public, youth, community, skills, campaigns',
  },
  exact: 'FOIA, GRC, ADR, FCPA, Proclaim, Clio, SCBA',
});
