import { defineSkills } from '../define-skills.ts';

export const education = defineSkills({
  id: 'education',
  title: 'Education and childcare',
  skills: {
    Safeguarding: 'safeguarding children, child safeguarding, safeguarding adults, safeguarding of children',
    'Special educational needs': 'SEND, sen support, senco',
    'Read Write Inc': '',
    Teaching:
      'classroom teaching, classroom teaching experience, instructing, teaching assistant, teaching skills, teaching students, group instruction, small group instruction, teach, teaches, instruct students',
    'Lesson planning':
      'lesson plans, lesson plan, lesson preparation, lesson plan development, unit planning',
    'Curriculum development':
      'curriculum design, curriculum planning, syllabus design, curriculum, curriculum writing, curriculum implementation',
    'Classroom management':
      'behavior management, behaviour management, classroom discipline, student behavior management',
    'Differentiated instruction': 'differentiation, individualized instruction, differentiated learning',
    'Student assessment':
      'student evaluation, summative assessment, student assessments, standardized testing, grading papers',
    'Special education': 'sen, special education teaching',
    'Early childhood education':
      'preschool teaching, early years, early childhood development, early childhood, pre-k, head start, preschool',
    'Elementary education':
      'primary education, elementary teaching, elementary school teaching, guided reading',
    'Secondary education': 'high school teaching, middle school teaching, ap courses',
    'Higher education':
      'university teaching, college teaching, lecturing, adjunct teaching, guest lecturing, graduate teaching, faculty development',
    'Adult education': 'adult learning, adult learning principles',
    Tutoring: 'private tutoring, homework help, tutored students, peer tutoring, one-on-one tutoring',
    ESL: 'english as a second language, tefl, tesol, esol, celta, esl instruction, english language learners, ell, ESL teaching, english language teaching',
    'STEM education':
      'science education, mathematics instruction, math instruction, science teaching, steam education',
    'Literacy instruction':
      'reading intervention, reading instruction, literacy development, reading and writing instruction',
    'Language teaching': 'foreign language instruction, teaching languages',
    'Physical education':
      'pe teaching, coaching sports, sports instruction, athletics coaching, sports coach',
    'Music education': 'music teaching, choir teaching, piano instruction, band directing',
    'Art education': 'art instruction, art teaching',
    'Educational technology': 'edtech',
    'Online teaching':
      'virtual teaching, remote instruction, online instruction, virtual instruction, teaching online',
    'Learning platforms': 'canvas lms, blackboard learn, canvas instructure',
    'Educational leadership':
      'school administration, school leadership, principal leadership, educational administration, school management, education administration, academic administration, academic leadership',
    'Academic advising':
      'student advising, student counseling, college counseling, advising students, academic support, student support, academic advisor, admissions counseling, student advisement',
    'Student engagement':
      'student motivation, classroom engagement, student development, student activities, student life, student leadership development, student mentoring',
    'Parent communication':
      'parent-teacher conferences, family engagement, parent involvement, parent conferences, parent meetings, communication with parents, parent engagement',
    'Education policy': 'school improvement planning, rti',
    Childcare:
      'child care, babysitting, nanny, daycare, child supervision, day care, caring for children, child safety, nannying, camp counseling, working with children, afterschool programs, summer camps, potty training, diapering, supervise children, infant care',
    'Youth work':
      'youth development, youth mentoring, youth programs, youth leadership, at-risk youth, youth engagement, youth counseling, youth ministry',
    'Learning theory':
      "pedagogy, educational psychology theory, bloom's taxonomy, teaching strategies, instructional strategies, constructivism",
    'Project-based learning':
      'inquiry-based learning, cooperative learning, collaborative learning, hands-on learning, experiential learning, problem-based learning',
    'Social-emotional learning':
      'sel, restorative practices, pbis, conscious discipline, character education',
    'Exam preparation coaching': 'sat preparation, test preparation, test prep',
    'Teacher training':
      'instructional coaching, teacher mentoring, teacher professional development, teacher coaching, teacher development',
    'Library science':
      'librarianship, library services, collection development, reference services, library management, library research, information literacy, dewey decimal system, circulation desk, archival research, archival processing, digital archives',
    'Research supervision': 'thesis supervision, dissertation research, thesis research',
    'Education research': 'educational research',
    'Program coordination':
      'program management for education, program implementation, program coordinator, program administration support, recreational activities, after-school program coordination, activities planning, program operations',
    'Public lecturing':
      'guest speaking, keynote speaking, conduct workshops, workshop design, conducting workshops, seminar facilitation',
    'Religious ministry': 'worship leading, sunday school teaching, biblical studies, religious education',
    Phonics: '',
    Rubrics: '',
    'Formative assessment': '',
    Montessori: '',
    'Student affairs': '',
    'Residence life': '',
    'Google Classroom': '',
    Blackboard: '',
    Moodle: '',
    Schoology: '',
    'Enrollment management': '',
    'Early intervention': '',
    Theology: '',
    'Pastoral care': '',
    Chaplaincy: '',
    'Workshop development': '',
    'After-school programs': '',
    'Child development': '',
    'Continuing education': '',
    'Academic writing': '',
    'Response to intervention': '',
    'Learning disabilities': '',
    'Behavior intervention': '',
    'Student success': '',
    'Recreation programs': '',
    IEPs: 'individualized education program, IEP, iep development',
    'Special needs education': 'special needs',
    '504 plans': '',
    'Smart boards': 'smartboard, smart board, promethean board',
    'Blended learning': '',
    'Instructional technology': 'learning technologies',
    'Online learning': 'online courses, distance learning',
    'Common Core': 'common core standards',
    'State standards': 'curriculum standards, national curriculum',
    'Program development': 'program design',
    'Program planning': '',
    Cataloging: 'cataloguing',
    'Student teaching': '',
    'Safe sleep practices': 'safe sleep',
    'CDA credential': 'child development associate',
    Storytime: '',
    'Digital literacy': '',
    'Interlibrary loan': '',
    'Kindergarten readiness': '',
    'Play-based learning': '',
    'Co-teaching': '',
    'Circle time': '',
    'Substitute teaching': '',
    'Academic counseling': '',
  },
  guarded: {
    ESL: 'english, teaching, tefl, students, language, learners, certified',
  },
  near: {
    teach:
      'students, student, classes, class, courses, course, children, lessons, curriculum, classroom, school, learners, faculty, skills, experience, university, college, research, supervision, phd',
    teaches:
      'students, student, classes, class, courses, course, children, lessons, curriculum, classroom, school, learners, faculty, skills, experience, university, college, research, supervision, phd',
    teaching:
      'students, student, classes, class, courses, course, children, lessons, curriculum, classroom, school, learners, faculty, skills, experience, university, college, research, supervision, phd',
    curriculum:
      'develop, design, teaching, lesson, instruction, development, students, teach, instructional, planning, deliver',
  },
  exact: 'IEP, IEPs, ESL, SEL, RTI, ELL, SEN, SEND, Blackboard',
});
