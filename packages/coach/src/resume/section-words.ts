/** The parts of a resume and what people call them. */
export const sectionNames = [
  'profile',
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
  'courses',
  'contact',
  'other',
] as const;
export type SectionName = (typeof sectionNames)[number];

const headings: Partial<Record<SectionName, string>> = {
  summary:
    'summary, highlights of qualifications, qualifications profile, professional summary, executive summary, career summary, profile, professional profile, personal profile, career profile, objective, career objective, professional objective, job objective, about me, about, personal statement, profile summary, summary of qualifications, qualifications summary, career overview, overview, career highlights, profile snapshot, professional synopsis, synopsis, career synopsis, executive profile, profile synopsis, career snapshot, professional overview, introduction, bio, personal summary, key qualifications, summary of experience, experience summary, headline, profil, zusammenfassung, kurzprofil, résumé, à propos, perfil, perfil profesional, resumen, objetivo, profilo, resumo',
  work: 'experience, work experience, professional experience, employment, employment history, work history, career history, professional background, relevant experience, related experience, industry experience, job experience, career experience, internships, internship, internship experience, experience details, professional history, employment record, employment experience, positions held, work background, additional experience, other experience, clinical experience, teaching experience, research experience, leadership experience, military experience, selected experience, freelance experience, consulting experience, business experience, technical experience, practical experience, experiences, work experiences, career, company details, previous experience, current employment, employment summary, organizational experience, organisational experience, work profile, professional career, experience and achievements, career and experience, work, career progression, professional work experience, relevant work experience, legal experience, nursing experience, where i have worked, where i worked, academic appointments, appointments, professional appointments, positions, jobs, roles, career summary and experience, berufserfahrung, beruflicher werdegang, praktika, expérience, expérience professionnelle, expériences professionnelles, parcours professionnel, experiencia, experiencia laboral, experiencia profesional, esperienza, esperienze professionali, esperienza lavorativa, experiência profissional, experiência, werkervaring',
  education:
    'education, educational background, academic background, education and training, education & training, academic qualifications, educational qualifications, qualifications, academic history, academics, educational qualification, academic qualification, education background, academic profile, academic credentials, academic details, education details, educational details, schooling, studies, education and qualifications, education and certifications, education & certifications, education history, training and education, academic record, scholastics, degrees, academic training, scholastic record, academia, education and credentials, where i studied, studies and training, school, schools, academic details and qualifications, ausbildung, bildung, studium, bildungsweg, formation, formations, études, diplômes, educación, formación, formación académica, estudios, istruzione, istruzione e formazione, formação, formação acadêmica, educação, opleiding, opleidingen',
  skills:
    'skills, technical skills, key skills, core skills, core competencies, competencies, skill set, skillset, skills summary, professional skills, areas of expertise, expertise, technical expertise, technologies, technical proficiencies, technical summary, computer skills, software skills, it skills, tools, tools and technologies, tools & technologies, programming languages, technical knowledge, areas of knowledge, skills and abilities, skills & abilities, strengths, key strengths, soft skills, hard skills, key competencies, special skills, additional skills, skills and tools, skills & tools, skills and expertise, skills & expertise, technology stack, technical skill set, relevant skills, skills and competencies, other skills, proficiencies, transferable skills, technical competencies, capabilities, specialties, areas of strength, qualifications and skills, skills and technologies, it proficiency, technical proficiency, skill highlights, skills and interests, key skills and competencies, language and technical skills, software, clinical skills, interpersonal skills, personal skills, technical tools, summary of skills, computer proficiency, computer knowledge, functional skills, domain expertise, professional expertise, core strengths, skills profile, strength, tech, tech stack, tech skills, what i am good at, what i do, what i know, toolbox, my skills, core qualifications, highlights, key highlights, key skills & competencies, skill sets, digital skills, equipment, kenntnisse, fähigkeiten, it-kenntnisse, edv-kenntnisse, kompetenzen, compétences, compétences techniques, habilidades, competencias, aptitudes, conocimientos, competenze, competências, vaardigheden',
  projects:
    'projects, personal projects, academic projects, key projects, project experience, selected projects, project details, side projects, relevant projects, project work, projects undertaken, major projects, portfolio, technical projects, projects handled, project summary, college projects, professional projects, project, open source, open source projects, projekte, projets, proyectos, progetti',
  certificates:
    'certifications, certificates, licenses, licences, certification, licenses and certifications, licenses & certifications, certifications and licenses, certifications & licenses, professional certifications, certifications/licenses, credentials, licensure, training and certifications, trainings and certifications, certifications and training, training, trainings, professional development, courses and certifications, professional certification, professional licenses, training & certifications, licences and certifications, training/certifications, licensure and certifications, technical certifications, certificates and training, certification and training, professional training, continuing education, licenses/certifications, zertifikate, certificaciones, certificazioni',
  courses:
    'courses, relevant coursework, coursework, relevant courses, online courses, additional courses, key courses',
  languages:
    'languages, language skills, languages known, language proficiency, language, foreign languages, linguistic skills, spoken languages, known languages, sprachen, sprachkenntnisse, langues, idiomas, lingue, talen',
  volunteer:
    'volunteer, volunteering, volunteer experience, volunteer work, community service, community involvement, volunteer activities, civic activities, community engagement, voluntary work, volunteerism, leadership and volunteering, service, social work experience, extracurricular activities, extra-curricular activities, extra curricular activities, activities, leadership and activities, leadership, leadership & activities, co-curricular activities, activities and leadership, involvement, campus involvement, extracurriculars, volunteer and community, ehrenamt, bénévolat, voluntariado',
  awards:
    'awards, honors, honours, awards and honors, honors and awards, achievements, awards & honors, honors & awards, accomplishments, key achievements, recognition, awards and achievements, awards & achievements, scholarships, achievements and awards, distinctions, key accomplishments, academic achievements, awards and recognition, awards and recognitions, professional achievements, awards and scholarships, honors and scholarships, personal achievements, selected achievements, rewards and recognitions, major achievements',
  publications:
    'publications, papers, patents, research publications, presentations, publications and presentations, conferences, selected publications, research papers, articles, talks, speaking, patents and publications, journal publications',
  interests:
    'interests, hobbies, hobbies and interests, interests and hobbies, hobbies & interests, personal interests, areas of interest, area of interest, activities and interests, interests & hobbies, activities & interests, outside work, interessen, hobbys, loisirs, intereses, interessi',
  references: 'references, referees, reference, professional references, testimonials',
  contact:
    'contact, contact details, contact information, contact info, personal information, personal details, personal data, personal info, get in touch, details, personal profile details, links, online, social, find me online, address, contact me, bio data, social media links, my contact, persönliche daten, kontakt, coordonnées, datos personales, contacto, dati personali, contatti',
  other:
    'additional information, additional info, miscellaneous, other, affiliations, professional affiliations, memberships, professional memberships, associations, professional associations, declaration, military service, military, security clearance, clearance, availability, visa status, work authorization, citizenship, other information, research interests, research, research projects, affiliations and memberships, work permit, passport details, declarations, groups',
};

const sectionOf = new Map<string, SectionName>();
for (const [name, list] of Object.entries(headings)) {
  for (const heading of list.split(',')) sectionOf.set(heading.trim(), name as SectionName);
}

/** "WORKEXPERIENCE": what letter-spacing leaves of a heading. */
const spacelessOf = new Map([...sectionOf].map(([heading, name]) => [heading.replace(/[ &/-]/g, ''), name]));

const plainHeading = (text: string) =>
  text
    .toLowerCase()
    .replace(
      /\b(where |what )?i[’'](ve|m)\b/g,
      (_all, lead = '', tail) => `${lead}i ${tail === 've' ? 'have' : 'am'}`,
    )
    .replace(/[’']s\b/g, '')
    .replace(/[^\p{L}&/\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The section that a heading opens, or undefined for words that are no heading people use. */
export function sectionNamed(heading: string): SectionName | undefined {
  const plain = plainHeading(heading);
  if (plain.length === 0 || plain.length > 60) return undefined;
  const exact = sectionOf.get(plain) ?? spacelessOf.get(plain);
  if (exact) return exact;
  // "Experience and projects", "Education / certificates": the first half decides.
  const [first, ...rest] = plain.split(/ (?:and|&) |\/| - /);
  const half = first && rest.length > 0 && rest.length < 3 ? sectionOf.get(first.trim()) : undefined;
  return half ?? sectionByLastWord(plain);
}

const lastWords: Partial<Record<string, SectionName>> = {
  experience: 'work',
  experiences: 'work',
  employment: 'work',
  internships: 'work',
  education: 'education',
  qualifications: 'education',
  qualification: 'education',
  skills: 'skills',
  competencies: 'skills',
  proficiencies: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  certificates: 'certificates',
  licenses: 'certificates',
  publications: 'publications',
  awards: 'awards',
  honors: 'awards',
};

/** "Driving experience", "Nursing skills": a kind of what people know, in at most three words. */
function sectionByLastWord(plain: string): SectionName | undefined {
  const words = plain.split(' ');
  return words.length <= 3 ? lastWords[words.at(-1) as string] : undefined;
}
