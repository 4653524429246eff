import type { GenerateCoverLetterInput } from '@greenroom/domain';
import type { ProbeRequest, QuestionRequest } from '../../interview/requests.ts';

interface Named<Request> {
  name: string;
  /** English name of the language that the user reads. */
  language?: string;
  request: Request;
}

const dataAd = `Data Engineer (m/f/d) at Tidewater Freight, Rotterdam

What you will do
- Build and run the pipelines that bring position data of 400 ships into our warehouse
- Keep late and duplicate events from reaching the arrival forecasts
- Agree with port operators on what the data means, and write it down
- Take part in the on-call rota, one week in six

What you bring
- Three years with SQL and Python
- Experience with a stream processor such as Kafka or Flink
- You explain a data problem to people who don't write code

We offer a bike, a train pass and 28 days of leave.`;

const spanishAd = `Buscamos camarera o camarero para nuestro restaurante en Sevilla

Tareas
- Atender las mesas de la terraza, con servicio de comidas y cenas
- Cobrar y cuadrar la caja al final del turno
- Recomendar vinos de la zona a los clientes

Requisitos
- Experiencia mínima de un año en sala
- Trato amable también cuando el restaurante está lleno
- Disponibilidad para trabajar los fines de semana`;

export const questionCases: readonly Named<QuestionRequest>[] = [
  {
    name: '11-set-barista',
    request: {
      ...{ jobRole: 'Barista', interviewType: 'mixed', difficulty: 'easy', count: 4, seed: 'recorded' },
      memory: {
        open: ['What did you do yourself, and what did the team do?', 'How did it turn out?'],
        stories: ['The morning the card reader died'],
      },
    },
  },
  {
    name: '12-set-data-engineer',
    request: {
      ...{ jobRole: 'Data Engineer', interviewType: 'technical', difficulty: 'hard', count: 5 },
      ...{ focus: dataAd, seed: 'recorded' },
    },
  },
  {
    name: '13-set-spanish',
    language: 'Spanish',
    request: {
      ...{ jobRole: 'Camarera', interviewType: 'mixed', difficulty: 'medium', count: 4 },
      ...{ focus: spanishAd, seed: 'recorded' },
    },
  },
];

export const followUpCases: readonly Named<ProbeRequest>[] = [
  {
    name: '14-follow-up-thin',
    request: {
      ...{ jobRole: 'Electrician', interviewType: 'technical' },
      question: "A breaker in a house trips every now and then, and the owner can't see a pattern. How do you find the fault?",
      answer:
        "I ask the owner when it happens and what's running. Then I unplug everything on that circuit and see if it still trips. Mostly it's one appliance, and I show the owner which one.",
    },
  },
  {
    name: '15-follow-up-story',
    request: {
      ...{ jobRole: 'Registered Nurse', interviewType: 'hr' },
      question: 'Tell me about an improvement in patient care that you started on your unit.',
      answer:
        'Our patients kept missing breakfast because they were down in imaging. I counted it for two weeks, it was eleven people. I talked to the kitchen and to imaging, and we agreed that whoever goes before nine gets a tray kept warm. I put a card on the door so that nobody has to remember it. After a month nobody missed breakfast any more, and the unit next to ours does it now too.',
    },
  },
  {
    name: '16-follow-up-spanish',
    language: 'Spanish',
    request: {
      ...{ jobRole: 'Camarera', interviewType: 'mixed' },
      question: 'La terraza está llena y una mesa se queja de que lleva media hora esperando. ¿Qué haces?',
      answer:
        'Me acerco enseguida, les pido perdón y miro qué ha pasado con su pedido. Si es culpa de la cocina se lo digo con sinceridad y les llevo algo de pan y aceitunas mientras esperan.',
      points: [
        {
          label: 'says when it will come',
          ask: '¿Qué les dices sobre cuánto falta?',
          praise: 'Les diste un plazo.',
          says: ['Les digo cuánto falta y vuelvo a la mesa antes de ese tiempo.'],
        },
        {
          label: 'other tables',
          ask: '¿Qué pasa mientras tanto con las demás mesas?',
          praise: 'No perdiste de vista las demás mesas.',
          says: ['Aviso a mi compañera para que atienda mis otras mesas.'],
        },
      ],
    },
  },
];

export const adCase: Named<{ ad: string }> = {
  name: '18-ad',
  request: {
    ad: `Harbor View Dental is growing!

Dental Assistant, full time, Portland, Maine

We are a family practice with three dentists and a sense of humor. You would work chairside with Dr. Okafor and keep two rooms running.

Your day
* Set up and clean the rooms between patients, to our infection control protocol
* Hand instruments, mix materials, take X-rays
* Calm down people who hate being here (that's most of them)
* Call patients the day after surgery

Please bring
* Maine dental radiography license, or the plan to take the exam within six months
* CPR card
* One year chairside is a plus, we train the right person
* Two evenings a week until 7 pm

Benefits: health insurance after 60 days, 401(k), paid holidays, free whitening.
Send your resume to jobs@harborviewdental.example by June 30. Harbor View is an equal opportunity employer.`,
  },
};

export const letterCase: Named<GenerateCoverLetterInput> = {
  name: '19-letter',
  request: {
    name: 'Rosa Delgado',
    qualifications: 'Certificate III in Commercial Cookery',
    jobRole: 'Sous Chef',
    experience: 'Four years as a line cook, the last two on the grill station',
    companyName: 'The Orchard Table',
    skills: 'menu costing, training apprentices, butchery',
    jobDescription:
      'You run the kitchen when the head chef is away. You write the weekly orders and keep food cost below 30 percent. You train two apprentices. Our menu changes with what local farms deliver.',
    why: 'I grew up on an orchard, and yours is the only menu in town that changes with what the farms bring.',
    history: [
      {
        ...{ kind: 'work', name: 'Harvest & Rye', title: 'Line Cook', isCurrent: true },
        lines: [
          'Ran the grill station for 120 covers a night',
          'Took over the weekly orders from the head chef and cut waste from 9 to 5 percent',
          'Taught three apprentices to break down whole lambs',
        ],
      },
    ],
  },
};
