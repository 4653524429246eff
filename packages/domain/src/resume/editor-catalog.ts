/** The sections of a resume whose order the user sets; contact details are always first. */
export const resumeSections = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'others',
] as const;
export type ResumeSection = (typeof resumeSections)[number];

export const otherKinds = ['volunteer', 'awards', 'publications', 'interests', 'other'] as const;
export type OtherKind = (typeof otherKinds)[number];

export const resumeTemplates = ['plain', 'margin', 'compact'] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];
export const resumePapers = ['a4', 'letter'] as const;
export type ResumePaper = (typeof resumePapers)[number];

/** The largest resume that is stored, in bytes of its JSON. The database checks it too. */
export const resumeContentMaxBytes = 200_000;
/** The longest text of one field, in UTF-16 code units. */
export const resumeFieldMaxLength = 6_000;

/** Languages that a resume can have its headings in; our reader knows all of them. */
export const resumeHeadingLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'pl'] as const;
export type ResumeHeadingLanguage = (typeof resumeHeadingLanguages)[number];

type Heading = Exclude<ResumeSection, 'others'> | Exclude<OtherKind, 'other'> | 'present';

/** The headings of a printed resume and its word for a job that goes on, in the resume's own language. */
export const resumeHeadings: Record<ResumeHeadingLanguage, Record<Heading, string>> = {
  en: {
    summary: 'Summary',
    work: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certificates: 'Certificates',
    languages: 'Languages',
    volunteer: 'Volunteering',
    awards: 'Awards',
    publications: 'Publications',
    interests: 'Interests',
    present: 'Present',
  },
  es: {
    summary: 'Perfil',
    work: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certificates: 'Certificados',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    awards: 'Premios',
    publications: 'Publicaciones',
    interests: 'Intereses',
    present: 'Actualidad',
  },
  fr: {
    summary: 'Profil',
    work: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certificates: 'Certifications',
    languages: 'Langues',
    volunteer: 'Bénévolat',
    awards: 'Prix',
    publications: 'Publications',
    interests: "Centres d'intérêt",
    present: "aujourd'hui",
  },
  de: {
    summary: 'Profil',
    work: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certificates: 'Zertifikate',
    languages: 'Sprachen',
    volunteer: 'Ehrenamt',
    awards: 'Auszeichnungen',
    publications: 'Veröffentlichungen',
    interests: 'Interessen',
    present: 'heute',
  },
  pt: {
    summary: 'Perfil',
    work: 'Experiência',
    education: 'Formação',
    skills: 'Competências',
    projects: 'Projetos',
    certificates: 'Certificados',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    awards: 'Prêmios',
    publications: 'Publicações',
    interests: 'Interesses',
    present: 'Atual',
  },
  it: {
    summary: 'Profilo',
    work: 'Esperienza',
    education: 'Istruzione',
    skills: 'Competenze',
    projects: 'Progetti',
    certificates: 'Certificati',
    languages: 'Lingue',
    volunteer: 'Volontariato',
    awards: 'Premi',
    publications: 'Pubblicazioni',
    interests: 'Interessi',
    present: 'Presente',
  },
  nl: {
    summary: 'Profiel',
    work: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    projects: 'Projecten',
    certificates: 'Certificaten',
    languages: 'Talen',
    volunteer: 'Vrijwilligerswerk',
    awards: 'Prijzen',
    publications: 'Publicaties',
    interests: 'Interesses',
    present: 'heden',
  },
  pl: {
    summary: 'Profil',
    work: 'Doświadczenie',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    projects: 'Projekty',
    certificates: 'Certyfikaty',
    languages: 'Języki',
    volunteer: 'Wolontariat',
    awards: 'Nagrody',
    publications: 'Publikacje',
    interests: 'Zainteresowania',
    present: 'obecnie',
  },
};
