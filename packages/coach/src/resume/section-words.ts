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
    'summary, highlights of qualifications, qualifications profile, professional summary, executive summary, career summary, profile, professional profile, personal profile, career profile, objective, career objective, professional objective, job objective, about me, about, personal statement, profile summary, summary of qualifications, qualifications summary, career overview, overview, career highlights, profile snapshot, professional synopsis, synopsis, career synopsis, executive profile, profile synopsis, career snapshot, professional overview, introduction, bio, personal summary, key qualifications, summary of experience, experience summary, headline, profil, zusammenfassung, kurzprofil, résumé, à propos, perfil, perfil profesional, resumen, objetivo, profilo, resumo, über mich, kurzvorstellung, persönliches profil, beruflicher hintergrund, berufsziel, ziel, profil professionnel, présentation, qui suis-je, objectif, objectif professionnel, en bref, sobre mí, acerca de mí, resumen profesional, perfil personal, extracto, objetivo profesional, presentación, sobre mim, resumo profissional, perfil profissional, apresentação, profilo professionale, profilo personale, chi sono, su di me, obiettivo, obiettivi, sommario, riepilogo, in breve, profiel, over mij, samenvatting, persoonlijk profiel, wie ben ik, o mnie, podsumowanie, podsumowanie zawodowe, profil zawodowy, cel zawodowy',
  work: 'experience, work experience, professional experience, employment, employment history, work history, career history, professional background, relevant experience, related experience, industry experience, job experience, career experience, internships, internship, internship experience, experience details, professional history, employment record, employment experience, positions held, work background, additional experience, other experience, clinical experience, teaching experience, research experience, leadership experience, military experience, selected experience, freelance experience, consulting experience, business experience, technical experience, practical experience, experiences, work experiences, career, company details, previous experience, current employment, employment summary, organizational experience, organisational experience, work profile, professional career, experience and achievements, career and experience, work, career progression, professional work experience, relevant work experience, legal experience, nursing experience, where i have worked, where i worked, academic appointments, appointments, professional appointments, positions, jobs, roles, career summary and experience, berufserfahrung, beruflicher werdegang, praktika, expérience, expérience professionnelle, expériences professionnelles, parcours professionnel, parcours, experiencia, experiencia laboral, experiencia profesional, esperienza, esperienze professionali, esperienza lavorativa, experiência profissional, experiência, werkervaring, arbeitserfahrung, arbeitserfahrungen, berufserfahrungen, berufspraxis, praktische erfahrung, praktische erfahrungen, beruflicher werdegang und praktika, beschäftigung, werdegang, tätigkeiten, praktikum, erfahrung, erfahrungen, berufliche erfahrung, berufliche laufbahn, nebentätigkeiten, expériences, expérience de travail, expériences de travail, expérience pro, expériences pro, emplois, stages, stages et emplois, carrière, experiencias, experiencia de trabajo, experiencia laboral y profesional, historial laboral, trayectoria profesional, trayectoria, prácticas, empleo, experiencia profesional relevante, esperienze, esperienza professionale, esperienze lavorative, carriera, tirocini, stage, percorso professionale, occupazione, experiências, experiências profissionais, histórico profissional, percurso profissional, trajetória profissional, estágios, werkervaringen, ervaring, ervaringen, relevante werkervaring, loopbaan, professionele ervaring, stages en werkervaring, bijbanen, doświadczenie, doświadczenie zawodowe, doświadczenia zawodowe, przebieg kariery, przebieg kariery zawodowej, historia zatrudnienia, praktyki, staże, praca',
  education:
    'education, educational background, academic background, education and training, education & training, academic qualifications, educational qualifications, qualifications, academic history, academics, educational qualification, academic qualification, education background, academic profile, academic credentials, academic details, education details, educational details, schooling, studies, education and qualifications, education and certifications, education & certifications, education history, training and education, academic record, scholastics, degrees, academic training, scholastic record, academia, education and credentials, where i studied, studies and training, school, schools, academic details and qualifications, ausbildung, bildung, studium, bildungsweg, formation, formations, études, diplômes, educación, formación, formación académica, estudios, istruzione, istruzione e formazione, formação, formação acadêmica, educação, opleiding, opleidingen, ausbildung und studium, schulbildung, schulischer werdegang, akademischer werdegang, akademische ausbildung, schule und ausbildung, studium und ausbildung, bildungsgang, schulausbildung, hochschulausbildung, weiterbildung und ausbildung, éducation, scolarité, études et diplômes, études et formations, formation académique, formation initiale, diplômes et formations, parcours scolaire, parcours académique, cursus, cursus scolaire, cursus universitaire, formation universitaire, educación y formación, formación y educación, estudios académicos, formación universitaria, historial académico, datos académicos, formación reglada, títulos, titulación, istruzione e formazione professionale, formazione, titoli di studio, studi, percorso di studi, percorso formativo, carriera accademica, formação e educação, educação e formação, habilitações, habilitações literárias, habilitações académicas, escolaridade, percurso académico, formação académica, onderwijs, opleiding en training, opleidingen en cursussen, studie, educatie, scholing, wykształcenie, edukacja, edukacja i szkolenia, wykształcenie i szkolenia',
  skills:
    'skills, technical skills, professional skills summary, technical skills summary, key skills, core skills, core competencies, competencies, skill set, skillset, skills summary, professional skills, areas of expertise, expertise, technical expertise, technologies, technical proficiencies, technical summary, computer skills, software skills, it skills, tools, tools and technologies, tools & technologies, programming languages, technical knowledge, areas of knowledge, skills and abilities, skills & abilities, strengths, key strengths, soft skills, hard skills, key competencies, special skills, additional skills, skills and tools, skills & tools, skills and expertise, skills & expertise, technology stack, technical skill set, relevant skills, skills and competencies, other skills, proficiencies, transferable skills, technical competencies, capabilities, specialties, areas of strength, qualifications and skills, skills and technologies, it proficiency, technical proficiency, skill highlights, skills and interests, key skills and competencies, language and technical skills, software, clinical skills, interpersonal skills, personal skills, technical tools, summary of skills, computer proficiency, computer knowledge, functional skills, domain expertise, professional expertise, core strengths, skills profile, strength, tech, tech stack, tech skills, what i am good at, what i do, what i know, toolbox, my skills, core qualifications, highlights, key highlights, key skills & competencies, skill sets, digital skills, equipment, kenntnisse, fähigkeiten, fähigkeit, it-kenntnisse, edv-kenntnisse, kompetenzen, compétences, compétences techniques, habilidades, competencias, aptitudes, conocimientos, competenze, competências, vaardigheden, fertigkeiten, it kenntnisse, edv kenntnisse, fachkenntnisse, technische kenntnisse, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, besondere kenntnisse, persönliche fähigkeiten, soft skills und stärken, stärken, qualifikationen, programmierkenntnisse, technologien, kompetenzprofil, persönliche stärken, weitere kenntnisse, computerkenntnisse, compétences professionnelles, compétences clés, compétences informatiques, compétences personnelles, savoir-faire, savoir-être, connaissances, informatique, outils, atouts, logiciels, capacidades, habilidades técnicas, competencias técnicas, competencias digitales, competencias profesionales, informática, conocimientos técnicos, conocimientos informáticos, herramientas, habilidades y competencias, tecnologías, aptitudes y conocimientos, competenze tecniche, competenze digitali, competenze informatiche, competenze professionali, competenze personali, capacità, capacità e competenze, capacità e competenze personali, capacità e competenze tecniche, conoscenze, conoscenze informatiche, abilità, strumenti, tecnologie, competências técnicas, competências digitais, competências profissionais, competências pessoais, conhecimentos, conhecimentos técnicos, aptidões, ferramentas, qualificações, competenties, kennis, kennis en vaardigheden, computervaardigheden, technische vaardigheden, vaardigheden en competenties, eigenschappen, kwaliteiten, umiejętności, umiejętności techniczne, kompetencje, kluczowe umiejętności, znajomość programów, technologie, narzędzia, kwalifikacje',
  projects:
    'projects, personal projects, academic projects, key projects, project experience, selected projects, project details, side projects, relevant projects, project work, projects undertaken, major projects, portfolio, technical projects, projects handled, project summary, college projects, professional projects, project, open source, open source projects, projekte, projets, proyectos, progetti, ausgewählte projekte, eigene projekte, projekterfahrung, persönliche projekte, projets personnels, projets académiques, réalisations, proyectos personales, proyectos destacados, proyectos académicos, progetti personali, progetti principali, projetos, projetos pessoais, projetos acadêmicos, projectos, projecten, eigen projecten, projekty, wybrane projekty, projekty własne, notable projects',
  certificates:
    'certifications, certificates, licenses, licences, certification, licenses and certifications, licenses & certifications, certifications and licenses, certifications & licenses, professional certifications, certifications/licenses, credentials, licensure, training and certifications, trainings and certifications, certifications and training, training, trainings, professional development, courses and certifications, professional certification, professional licenses, training & certifications, licences and certifications, training/certifications, licensure and certifications, technical certifications, certificates and training, certification and training, professional training, continuing education, licenses/certifications, zertifikate, certificaciones, certificazioni, zertifizierungen, zertifikate und weiterbildungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, lehrgänge, lizenzen, lizenzen und zertifikate, führerschein, certificats, certificats et licences, formations complémentaires, formation continue, certificados, certificados y cursos, cursos y certificados, cursos y certificaciones, licencias y certificaciones, licencias, cursos, formación complementaria, formación adicional, certificazione, certificati, corsi, corsi di formazione, corsi e certificazioni, attestati, certificações, certificados e cursos, cursos e certificações, licenças e certificados, formação complementar, certificaten, certificeringen, cursussen, cursussen en certificaten, trainingen, diploma en certificaten, certyfikaty, certyfikaty i szkolenia, szkolenia, kursy, kursy i szkolenia, szkolenia i kursy, szkolenia i certyfikaty, uprawnienia',
  courses:
    'courses, relevant coursework, coursework, relevant courses, online courses, additional courses, key courses',
  languages:
    'languages, sprache, language skills, languages known, language proficiency, language, foreign languages, linguistic skills, spoken languages, known languages, sprachen, sprachkenntnisse, langues, idiomas, lingue, talen, fremdsprachen, sprachkenntnis, sprachen und kenntnisse, compétences linguistiques, langues étrangères, langues vivantes, connaissances linguistiques, lenguas, lenguajes, competencias lingüísticas, lingue straniere, competenze linguistiche, conoscenze linguistiche, línguas, competências linguísticas, conhecimentos de línguas, linguas, taalvaardigheid, talenkennis, języki, języki obce, znajomość języków, znajomość języków obcych, umiejętności językowe',
  volunteer:
    'volunteer, volunteering, volunteer experience, volunteer work, community service, community involvement, volunteer activities, civic activities, community engagement, voluntary work, volunteerism, leadership and volunteering, service, social work experience, extracurricular activities, extra-curricular activities, extra curricular activities, activities, leadership and activities, leadership, leadership roles, leadership positions, leadership experience and activities, student leadership, positions of responsibility, position of responsibility, leadership & activities, co-curricular activities, activities and leadership, involvement, campus involvement, extracurriculars, extracurricular, extracurricular experience, extracurricular involvement, organizations, organisations, student organizations, professional organizations, clubs and organizations, organizations and activities, activities and organizations, campus activities, student activities, community activities, civic engagement, volunteer and community, ehrenamt, bénévolat, voluntariado, ehrenamtliches engagement, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, engagement, soziales engagement, gesellschaftliches engagement, außerschulisches engagement, freiwilligenarbeit, engagements, vie associative, engagement associatif, activités associatives, expérience bénévole, engagements associatifs, voluntariados, experiencia de voluntariado, trabajo voluntario, volontariato, attività di volontariato, esperienze di volontariato, voluntariado e atividades, trabalho voluntário, vrijwilligerswerk, vrijwilligerservaring, nevenactiviteiten, experiência voluntária, experiências voluntárias, experiencia voluntaria, wolontariat, działalność społeczna, działalność dodatkowa',
  awards:
    'awards, honors, honours, awards and honors, honors and awards, achievements, awards & honors, honors & awards, accomplishments, key achievements, recognition, awards and achievements, awards & achievements, scholarships, achievements and awards, distinctions, key accomplishments, academic achievements, awards and recognition, awards and recognitions, professional achievements, awards and scholarships, honors and scholarships, personal achievements, selected achievements, rewards and recognitions, major achievements, auszeichnungen, preise, preise und auszeichnungen, stipendien, stipendien und auszeichnungen, erfolge, prix, distinctions et prix, prix et distinctions, récompenses, bourses, premios, premios y reconocimientos, reconocimientos, logros, becas, becas y premios, distinciones, premi, premi e riconoscimenti, riconoscimenti, borse di studio, prêmios, prémios, prêmios e reconhecimentos, conquistas, bolsas, prijzen, onderscheidingen, prijzen en onderscheidingen, beurzen, nagrody, nagrody i wyróżnienia, wyróżnienia, osiągnięcia, stypendia, selected honors, fellowships, fellowships and awards, grants, grants and fellowships, honors and fellowships',
  publications:
    'publications, papers, patents, research publications, presentations, publications and presentations, conferences, selected publications, research papers, articles, talks, speaking, patents and publications, journal publications, veröffentlichungen, publikationen, vorträge, publikationen und vorträge, articles et publications, conférences, publicaciones, ponencias, conferencias, artículos, pubblicazioni, convegni, conferenze, publicações, artigos, conferências, publicaties, lezingen, publikacje, publikacje i konferencje, konferencje, wystąpienia, publications and talks, publications & talks, invited talks, conference presentations, scientific publications, refereed publications, journal articles, conference papers, books, book chapters, working papers',
  interests:
    'interests, hobbies, hobbies and interests, interests and hobbies, hobbies & interests, personal interests, areas of interest, area of interest, activities and interests, interests & hobbies, activities & interests, outside work, interessen, hobbys, loisirs, intereses, interessi, interessen und hobbys, hobbys und interessen, hobbies und interessen, freizeit, interessen & hobbys, centres d intérêt, centre d intérêt, intérêts, loisirs et centres d intérêt, passions, hobbies e intereses, aficiones, intereses y aficiones, pasatiempos, interessi personali, interessi e hobby, passioni, hobby, tempo libero, interesses, interesses pessoais, passatempos, interesses e hobbies, interesses e hobbys, hobby s, hobbys en interesses, vrije tijd, zainteresowania, hobby i zainteresowania',
  references:
    'references, referees, reference, professional references, testimonials, referenzen, empfehlungen, références, referencias, referencias personales, referenze, referências, referenties, referencje, recommendations',
  contact:
    'contact, contact details, contact information, contact info, personal information, personal details, personal data, personal info, get in touch, details, personal profile details, links, online, social, find me online, address, contact me, bio data, social media links, my contact, persönliche daten, kontakt, coordonnées, datos personales, contacto, dati personali, contatti, kontaktdaten, persönliche angaben, persönliche informationen, angaben zur person, zur person, persönliches, kontaktinformationen, contact et informations, informations personnelles, données personnelles, état civil, información personal, información de contacto, datos de contacto, contactos, contato, dados pessoais, informações pessoais, informações de contato, dati anagrafici, informazioni personali, recapiti, informazioni di contatto, persoonlijke gegevens, personalia, contactgegevens, persoonlijke informatie, dane osobowe, dane kontaktowe, informacje kontaktowe, online presence, online profiles, profiles, profile links',
  other:
    'additional information, additional info, miscellaneous, other, affiliations, professional affiliations, memberships, professional memberships, associations, professional associations, declaration, military service, military, security clearance, clearance, availability, visa status, work authorization, citizenship, other information, research interests, research, research projects, affiliations and memberships, work permit, passport details, declarations, groups, sonstiges, weiteres, weitere informationen, mitgliedschaften, wehrdienst, zivildienst, divers, informations complémentaires, autres, información adicional, otros, otros datos, datos de interés, altre informazioni, ulteriori informazioni, outras informações, informações adicionais, outros, overig, overige, overige informatie, dodatkowe informacje, informacje dodatkowe, inne, klauzula, ehrenwörtliche erklärung, teaching, professional service, academic service, service to the profession, professional affiliations & activities, encadrement, encadrements, enseignement, enseignements, lehrtätigkeit',
};

/** Marks that a heading may end in. */
export const headingEnd = /[\s:_|.–—-]+$/;

/** Without accents, which capitals often lack: "Etudes", "FORMACION". */
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const sectionOf = new Map<string, SectionName>();
for (const [name, list] of Object.entries(headings)) {
  for (const heading of list.split(',')) sectionOf.set(unaccented(heading.trim()), name as SectionName);
}

/** "WORKEXPERIENCE": what letter-spacing leaves of a heading. */
const spacelessOf = new Map([...sectionOf].map(([heading, name]) => [heading.replace(/[ &/-]/g, ''), name]));

const plainHeading = (text: string) =>
  unaccented(text)
    .toLowerCase()
    .replace(
      /\b(where |what )?i[’'](ve|m)\b/g,
      (_all, lead = '', tail) => `${lead}i ${tail === 've' ? 'have' : 'am'}`,
    )
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, ' ')
    .replace(/[^\p{L}&/\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const separators = /\s*[,/&|+]\s*|\s+(?:and|und|et|y|e|en|i)\s+|\s-\s/iu;
const exactly = (plain: string) => sectionOf.get(plain) ?? spacelessOf.get(plain);

/** The section of a heading that people use word for word. */
export const sectionExactly = (heading: string): SectionName | undefined => exactly(plainHeading(heading));

/** The section that a heading opens, or undefined for words that are no heading people use. */
export function sectionNamed(heading: string): SectionName | undefined {
  const plain = plainHeading(heading);
  if (plain.length === 0 || plain.length > 60) return undefined;
  const exact = exactly(plain);
  if (exact) return exact;
  // "Experience and projects", "Education / certificates": the first half decides.
  const [first, ...rest] = plain.split(/ (?:and|&|und|et|y|e|en|i) |\/| - /);
  const half = first && rest.length > 0 && rest.length < 3 ? sectionOf.get(first.trim()) : undefined;
  return half ?? listedSection(heading) ?? sectionByOneWord(plain);
}

/** "Honors, Awards & Certifications": nothing but names of sections; the first decides. */
function listedSection(heading: string): SectionName | undefined {
  const names = heading
    .split(separators)
    .map(plainHeading)
    .filter(Boolean)
    .map((part) => exactly(part) ?? sectionByOneWord(part));
  return names.length > 1 && names.every((name) => name !== undefined) ? names[0] : undefined;
}

/** Headings of a life in which jobs and studies take turns. */
const lives = new Set(
  unaccented(
    'parcours, mon parcours, parcours académique et professionnel, parcours universitaire et professionnel, parcours scolaire et professionnel, parcours professionnel et académique, werdegang, mein werdegang, trayectoria, trayectoria académica y profesional, percorso, percorso formativo e professionale, percurso, percurso académico e profissional, loopbaan, background, career path, curriculum, cursus et expériences',
  ).split(', '),
);

/** True for the heading of a section that may have jobs and studies: "Formation et parcours professionnel". */
export function namesWorkAndStudy(heading: string): boolean {
  if (lives.has(plainHeading(heading))) return true;
  const names = heading.split(separators).map((part) => sectionNamed(part));
  return names.includes('work') && names.includes('education');
}

const lastWords: Partial<Record<SectionName, string>> = {
  work: 'experience, experiences, employment, internships, berufserfahrung, berufserfahrungen, arbeitserfahrung, praktika, werkervaring, werkervaringen, ervaring, ervaringen',
  education: 'education, qualifications, qualification, ausbildung, schulbildung, opleiding, opleidingen',
  skills:
    'skills, competencies, proficiencies, kenntnisse, fähigkeiten, kompetenzen, kennis, vaardigheden, competenties',
  projects: 'projects, projekte, projets, projecten',
  certificates:
    'certifications, certificates, licenses, zertifikate, zertifizierungen, weiterbildungen, lehrgänge, certificaten, certificeringen, cursussen',
  publications: 'publications, veröffentlichungen, publikationen, publicaties',
  awards: 'awards, honors, auszeichnungen, prijzen',
  languages: 'sprachkenntnisse, fremdsprachen, talenkennis',
  summary: 'doelstelling, doelstellingen, berufsziele, karriereziel',
};
const lastWordOf = new Map<string, SectionName>();
for (const [name, list] of Object.entries(lastWords))
  for (const word of list.split(', ')) lastWordOf.set(unaccented(word), name as SectionName);

/** Romance languages and Polish put the noun first and what kind it is behind. */
const firstWords: Partial<Record<SectionName, string>> = {
  work: 'experiência, experiências, experiencia, experiencias, expérience, expériences, esperienza, esperienze, doświadczenie, stages, estágios, tirocini, prácticas',
  education:
    'formação, formación, formation, formations, formazione, études, estudios, estudos, wykształcenie',
  skills:
    'competências, competencias, compétences, competenze, conhecimentos, conocimientos, connaissances, conoscenze, habilidades, umiejętności, aptitudes, aptidões, capacità',
  projects: 'projetos, proyectos, projets, progetti, projekty',
  certificates:
    'certificados, certificaciones, certificações, certificats, certificati, certificazioni, cursos, corsi, kursy, szkolenia',
  summary: 'objetivo, objetivos, objectif, objectifs, obiettivo, perfil, profil, profilo',
};
const firstWordOf = new Map<string, SectionName>();
for (const [name, list] of Object.entries(firstWords))
  for (const word of list.split(', ')) firstWordOf.set(unaccented(word), name as SectionName);
const adjective =
  /(?:[aei]le?s?|elles?|ais|ali|iques?|ic[oa]s?|ich[ei]|iv[oae]s?|ives?|eures?|ore?s|ori|aires?|ari[oae]?s?|ees?|ad[oa]s?|at[aeio]|ant[aei]s?|entes?|eres?|e|[yai]n[aey]|ow[aey]|ki?e)$/u;

/** "Driving experience", "Nursing skills", "Experiências anteriores": a kind of what people know, in at most three words. */
function sectionByOneWord(plain: string): SectionName | undefined {
  const words = plain.split(' ');
  if (words.length > 3) return undefined;
  const [first = '', ...kinds] = words;
  const isKind = kinds.length > 0 && kinds.every((word) => word.length > 3 && adjective.test(word));
  return lastWordOf.get(words.at(-1) as string) ?? (isKind ? firstWordOf.get(first) : undefined);
}
