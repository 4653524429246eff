import { isUnknownResumeLanguage } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { readingOfText } from './reading-of-text.ts';

type Expected = {
  /** Title, employer, start, end; an open end is "now". */
  work: readonly (readonly [string, string, string, string])[];
  /** Degree, field, school, end. */
  education: readonly (readonly [string, string | undefined, string, string | undefined])[];
  languages: number;
  sections: readonly string[];
};

/** People who don't exist, as resumes are written in their countries. */
const resumes: Record<string, { text: string; expected: Expected }> = {
  Spanish: {
    text: `Lucía Ferrández Olmo
Calle de la Palma 14, 28004 Madrid | +34 600 555 014 | lucia.ferrandez@example.com
PERFIL PROFESIONAL
Responsable de tienda con ocho años en el comercio y gusto por formar a los equipos que atienden al público.
EXPERIENCIA LABORAL
Responsable de tienda
Almacenes Serrano, Madrid
marzo de 2019 – actualidad
- Dirijo un equipo de doce personas y llevo el inventario de la tienda.
- Reduje las mermas un 18 % en el primer año.
Dependienta
Moda Jara S.L., Toledo
sept. 2015 – feb. 2019
- Atención al público y cierre de caja.
FORMACIÓN ACADÉMICA
Grado en Administración y Dirección de Empresas
Universidad Complutense de Madrid
2011 – 2015
IDIOMAS
Español (nativo), Inglés (B2), Francés (A2)`,
    expected: {
      work: [
        ['Responsable de tienda', 'Almacenes Serrano', '2019-03', 'now'],
        ['Dependienta', 'Moda Jara S.L.', '2015-09', '2019-02'],
      ],
      education: [
        ['Grado', 'Administración y Dirección de Empresas', 'Universidad Complutense de Madrid', '2015'],
      ],
      languages: 3,
      sections: ['summary', 'work', 'education', 'languages'],
    },
  },
  French: {
    text: `Camille Rousselot
12 rue des Lilas, 69003 Lyon
06 55 50 10 17 | camille.rousselot@example.com
EXPÉRIENCES PROFESSIONNELLES
Chargée de communication, Atelier Verdier, Lyon	janv. 2020 – à ce jour
- Gestion des réseaux sociaux et des relations avec la presse pour les trois sites de l'atelier.
- Organisation du festival annuel : 4 000 visiteurs.
Assistante communication, Mairie de Valence	septembre 2017 – décembre 2019
- Rédaction du bulletin municipal.
FORMATION
Master Communication des entreprises, Université Lumière Lyon 2	2015 – 2017
Licence de Lettres modernes, Université de Bourgogne	2012 – 2015
COMPÉTENCES
Photoshop, InDesign, WordPress
LANGUES
Français (langue maternelle), Anglais (C1)
CENTRES D'INTÉRÊT
Escalade, Théâtre`,
    expected: {
      work: [
        ['Chargée de communication', 'Atelier Verdier', '2020-01', 'now'],
        ['Assistante communication', 'Mairie de Valence', '2017-09', '2019-12'],
      ],
      education: [
        ['Master', 'Communication des entreprises', 'Université Lumière Lyon 2', '2017'],
        ['Licence', 'Lettres modernes', 'Université de Bourgogne', '2015'],
      ],
      languages: 2,
      sections: ['work', 'education', 'skills', 'languages', 'interests'],
    },
  },
  German: {
    text: `Jonas Wittkamp
Gartenstraße 8, 50674 Köln
0221 5550134 | jonas.wittkamp@example.com
BERUFSERFAHRUNG
03/2020 – heute	Projektleiter, Brückner Anlagenbau GmbH, Köln
- Leitung von fünf Projekten mit einem Budget von je 2 Mio. Euro
- Einführung der Terminplanung für die Montage
10/2016 – 02/2020	Konstruktionsingenieur, Hellmann Maschinen AG, Essen
- Auslegung von Getrieben
AUSBILDUNG
10/2011 – 09/2016	Master of Science Maschinenbau, RWTH Aachen
2002 – 2011	Abitur, Goethe-Gymnasium Köln
KENNTNISSE
SolidWorks, AutoCAD, Python
SPRACHEN
Deutsch (Muttersprache), Englisch (verhandlungssicher)`,
    expected: {
      work: [
        ['Projektleiter', 'Brückner Anlagenbau GmbH', '2020-03', 'now'],
        ['Konstruktionsingenieur', 'Hellmann Maschinen AG', '2016-10', '2020-02'],
      ],
      education: [
        ['Master of Science', 'Maschinenbau', 'RWTH Aachen', '2016-09'],
        ['Abitur', undefined, 'Goethe-Gymnasium Köln', '2011'],
      ],
      languages: 2,
      sections: ['work', 'education', 'skills', 'languages'],
    },
  },
  Portuguese: {
    text: `Mariana Tavares Pinho
Rua das Acácias 210, Porto | +351 912 555 018 | mariana.tavares@example.com
EXPERIÊNCIA PROFISSIONAL
Analista de dados
Farol Seguros, Porto
fevereiro de 2021 – presente
- Construí os painéis que a direção usa para acompanhar os sinistros.
Estagiária de estatística
Instituto Ribeira
set. 2019 – jan. 2021
- Limpeza e análise de inquéritos.
FORMAÇÃO ACADÉMICA
Mestrado em Estatística
Universidade do Porto
2017 – 2019
COMPETÊNCIAS
SQL, Python, Power BI
IDIOMAS
Português (nativo), Inglês (C1)`,
    expected: {
      work: [
        ['Analista de dados', 'Farol Seguros', '2021-02', 'now'],
        ['Estagiária de estatística', 'Instituto Ribeira', '2019-09', '2021-01'],
      ],
      education: [['Mestrado', 'Estatística', 'Universidade do Porto', '2019']],
      languages: 2,
      sections: ['work', 'education', 'skills', 'languages'],
    },
  },
  Italian: {
    text: `Giulia Santarelli
Via Mazzini 22, 40137 Bologna | 051 555 0182 | giulia.santarelli@example.com
ESPERIENZE LAVORATIVE
gennaio 2018 – in corso
Impiegata amministrativa
Officine Bertoldi S.r.l., Bologna
- Mi occupo della fatturazione e dei rapporti con i fornitori, che sono più di cento.
giugno 2014 – dicembre 2017
Segretaria
Studio Legale Corsi, Modena
- Gestione dell'agenda e dell'archivio.
ISTRUZIONE E FORMAZIONE
Laurea triennale in Economia aziendale
Università di Bologna
2010 – 2013
COMPETENZE
Excel, SAP
LINGUE
Italiano (madrelingua), Inglese (B1)`,
    expected: {
      work: [
        ['Impiegata amministrativa', 'Officine Bertoldi S.r.l.', '2018-01', 'now'],
        ['Segretaria', 'Studio Legale Corsi', '2014-06', '2017-12'],
      ],
      education: [['Laurea triennale', 'Economia aziendale', 'Università di Bologna', '2013']],
      languages: 2,
      sections: ['work', 'education', 'skills', 'languages'],
    },
  },
  Dutch: {
    text: `Sanne de Graaf
Lindelaan 5, 3512 AB Utrecht | 06 5550 1427 | sanne.degraaf@example.com
PROFIEL
Verpleegkundige met zes jaar ervaring op de afdeling cardiologie en met oog voor de familie van de patiënt.
WERKERVARING
Verpleegkundige | Ziekenhuis Sint Lucas, Utrecht | mrt 2019 – heden
- Zorg voor 24 patiënten op de afdeling cardiologie
- Begeleiding van nieuwe collega's
Zorgmedewerker | De Linde, Amersfoort | september 2016 – februari 2019
- Dagelijkse zorg voor bewoners
OPLEIDING
HBO Verpleegkunde, Hogeschool Utrecht, 2012 – 2016
TALEN
Nederlands (moedertaal), Engels (B2)
HOBBY'S
Roeien, Koken`,
    expected: {
      work: [
        ['Verpleegkundige', 'Ziekenhuis Sint Lucas', '2019-03', 'now'],
        ['Zorgmedewerker', 'De Linde', '2016-09', '2019-02'],
      ],
      education: [['HBO', 'Verpleegkunde', 'Hogeschool Utrecht', '2016']],
      languages: 2,
      sections: ['summary', 'work', 'education', 'languages', 'interests'],
    },
  },
  Polish: {
    text: `Zofia Maliszewska
ul. Długa 7, 31-147 Kraków | +48 600 555 019 | zofia.maliszewska@example.com
DOŚWIADCZENIE ZAWODOWE
Starsza specjalistka ds. marketingu
Fabryka Smaku Sp. z o.o., Kraków
styczeń 2020 – obecnie
- Prowadzenie kampanii i budżetu dla trzech marek.
Asystentka działu sprzedaży
Nowak i Synowie, Tarnów
06.2016 – 12.2019
- Obsługa zamówień i kontakt z klientami.
WYKSZTAŁCENIE
Studia magisterskie, Zarządzanie
Uniwersytet Ekonomiczny w Krakowie
2011 – 2016
UMIEJĘTNOŚCI
Excel, Google Analytics
JĘZYKI OBCE
Angielski (C1), Niemiecki (A2)
ZAINTERESOWANIA
Fotografia, Góry`,
    expected: {
      work: [
        ['Starsza specjalistka ds. marketingu', 'Fabryka Smaku Sp. z o.o.', '2020-01', 'now'],
        ['Asystentka działu sprzedaży', 'Nowak i Synowie', '2016-06', '2019-12'],
      ],
      education: [['Studia magisterskie', 'Zarządzanie', 'Uniwersytet Ekonomiczny w Krakowie', '2016']],
      languages: 2,
      sections: ['work', 'education', 'skills', 'languages', 'interests'],
    },
  },
};

describe('a resume in another language', () => {
  it.each(Object.entries(resumes))('%s is read as an English one is', (language, { text, expected }) => {
    const { resume, document } = readingOfText(text);
    expect(document.language).toBe(language);
    expect(isUnknownResumeLanguage(document.language)).toBe(false);
    expect(document.headings.map((one) => one.section)).toEqual(expected.sections);
    expect(
      resume.work.map(({ position, name, startDate, endDate, isCurrent }) => [
        position,
        name,
        startDate,
        isCurrent ? 'now' : endDate,
      ]),
    ).toEqual(expected.work);
    expect(
      resume.education.map(({ studyType, area, institution, endDate }) => [
        studyType,
        area,
        institution,
        endDate,
      ]),
    ).toEqual(expected.education);
    expect(resume.languages).toHaveLength(expected.languages);
    expect(resume.coverage).toMatchObject({ unassigned: [], datesOutside: 0 });
  });

  it('is named where its headings are not known', () => {
    const { document } = readingOfText(
      'Лена Иванова\nlena@example.com\nОпыт работы\nИнженер, Завод, 2019 - 2021\nОтвечала за расчёты и чертежи',
    );
    expect(document.language).toContain('Cyrillic');
    expect(isUnknownResumeLanguage(document.language)).toBe(true);
  });

  it('has no language where it is English', () => {
    const { document } = readingOfText(
      'Nadia Brandt\nnadia@example.com\nEXPERIENCE\nLab Technician, Cascade Labs, 2019 - 2021\n- Ran the assays of the team',
    );
    expect(document.language).toBeUndefined();
  });
});
