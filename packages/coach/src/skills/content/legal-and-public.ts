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
    'Legal research':
      'westlaw, lexisnexis, case law research, lexis nexis, legal analysis, lexis, westlaw and lexis, statutory research',
    'Legal writing':
      'legal analysis of cases, brief writing, drafting legal documents, legal documents, legal briefs, legal documentation, legal correspondence, drafting memoranda, drafting pleadings, legal memoranda, pleadings',
    'Contract drafting':
      'contract law, drafting contracts, contract review legal, reviewing contracts, commercial contracts, drafting agreements, drafting of contracts, nda, non-disclosure agreements',
    Litigation:
      'trial preparation, civil litigation, commercial litigation, litigation support, trial support, depositions, court proceedings, trial experience, court filings, deposition, courtroom procedures, trial advocacy, complex litigation, oral argument, subpoenas, litigation management',
    'E-discovery':
      'ediscovery, relativity, document review legal, discovery requests, relativity platform, concordance database, electronic discovery, discovery documents, summation',
    'Corporate law':
      'company law, corporate governance, securities law, business law, commercial law, corporate legal, securities regulation, banking law, entity formation, corporate transactions',
    'Criminal law':
      'criminal defense, prosecution, criminal justice, criminal procedure, probation supervision, corrections, corrections officer, juvenile justice, criminal investigations, juvenile law, criminal court',
    'Family law':
      'divorce law, child custody, family mediation, probate, estate law, wills and trusts, elder law, guardianship',
    'Intellectual property':
      'patent trademarks, patent law, patent prosecution, trademark law, copyright law, ip law, patents, copyright, patent applications, licensing agreements, ip licensing, trademark',
    'Employment and labor law': 'employment litigation, labor disputes, labour disputes',
    'Real estate law':
      'conveyancing, property law, title examination, real estate closings, title searches, title insurance, foreclosure, title search, title review, land bankruptcy, bankruptcy law, eviction law',
    'Immigration law':
      'visa applications, immigration, visa processing, asylum uscis, immigration petitions, h-1b',
    'Tax legislation': 'tax legal advisory, tax litigation',
    'Regulatory compliance':
      'compliance, compliance management, regulatory requirements, compliance monitoring, compliance audits, compliance programs, compliance reporting, compliance officer, legal compliance, government regulations, corporate compliance, compliance training, federal regulations, compliance testing, policy compliance, regulatory standards, compliance regulations, federal and state regulations, state and federal regulations, industry regulations, compliance manager, compliance policies, ensuring compliance, compliance reviews, contractual compliance, fcpa, compliance issues, quality compliance, product compliance, trade regulation',
    'Governance, risk and compliance':
      'grc, risk and compliance, archer grc, governance, risk & compliance, it grc',
    'Arbitration and mediation':
      'arbitration, mediation, alternative dispute resolution, mediator, settlement negotiations, adr',
    'Paralegal work':
      'paralegal, legal assistant, legal administration, case preparation, legal secretary, legal support, docketing, e-filing, court filing, case management legal, docket management, case files, legal terminology, legal case management, legal billing, exhibits preparation, law office management, clio, legal services, legal filings',
    'Client legal advice':
      'legal advice, legal counsel, legal advisory, legal counseling, general counsel, legal consulting, in-house counsel, bar admission',
    'Contract compliance monitoring': 'obligation tracking',
    'Policy analysis':
      'public policy research and analysis, legislative analysis, health policy analysis, policy advising, legislative research, economic policy, foreign policy, legislative affairs, policy making, social policy',
    'Public administration':
      'government administration, municipal government, public sector, local government, public service, federal government, state government, civil service, government programs, public sector management, public management, city government, government procurement, public finance, municipal finance',
    Advocacy:
      'client advocacy, legislative advocacy, victim advocacy, social justice, advocacy skills, community advocacy, human rights, civil rights, victim services, child advocacy, human rights law, policy advocacy',
    'Political campaigning':
      'campaign organizing, canvassing, voter outreach, grassroots organizing, voter registration, political campaigns, grassroots, phone banking',
    Diplomacy:
      'international relations, diplomatic relations, foreign affairs, global affairs, international security',
    'Nonprofit management':
      'ngo management, non-profit, nonprofit, non-profit management, nonprofit administration, nonprofit organizations, ngo, non-profit organizations, not-for-profit',
    'Law enforcement':
      'policing, police work, traffic enforcement, crime prevention, police officer, police report writing, community policing, criminal investigations and arrests, homeland security, firearms, arrest procedures, border security, public safety, use of force, firearms training, swat, field training officer',
    'Military operations':
      'combat operations, military logistics, special operations, military leadership, military, military experience, mission planning, military training, military intelligence, intelligence analysis, force protection, reconnaissance, tactical operations, weapons systems, tactical planning, air force, anti-terrorism, counterterrorism, signals intelligence, all-source intelligence, osint, weapons training, counterintelligence, intelligence collection, humint, infantry, geospatial marksmanship',
    'Emergency dispatch':
      '911 dispatch, emergency communications, radio communications, two-way radio, 911 operator, radio dispatch, radio communication',
    'Search and rescue': 'fire rescue, water rescue, swift water rescue, technical rescue',
    Firefighting: 'firefighter, wildland firefighting, hazmat response, fire suppression operations',
    'Court reporting': 'legal transcription, stenography',
    'Document authentication': 'apostille, certified translations',
    'Freedom of information': 'foia requests, public records requests, foia',
    Ethics:
      'professional ethics, business ethics, code of conduct, ethical standards, ethical conduct, bioethics',
    'Consumer protection':
      'consumer law, product liability, personal injury, medical malpractice, tort law, personal injury law, insurance defense, social security disability, class actions, mass torts, insurance law, wrongful death',
    Antitrust: 'competition law',
    'International law':
      'treaty law, international arbitration, international humanitarian law, maritime law, public international law, humanitarian law',
    'Environmental law':
      'energy law, administrative law, constitutional law, health law, education law, cyber law, regulatory law, municipal law, healthcare law, entertainment law, technology law',
    'Title and registration':
      'company registration, business licensing, licensing, permitting, business licenses, permit applications, licensing and permits',
    'Records disclosure':
      'subpoena compliance, release of information, records requests, medical records release',
  },
  exact: 'FOIA, GRC, NDA, ADR, FCPA, NGO',
});
