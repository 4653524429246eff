import { defineSkills } from '../define-skills.ts';

export const education = defineSkills({
  id: 'education',
  title: 'Education and childcare',
  skills: {
    Safeguarding: 'safeguarding children, child safeguarding, safeguarding adults, safeguarding of children',
    'Special educational needs': 'SEND, send support, sen support, senco',
    'Read Write Inc': '',
    Teaching:
      'classroom teaching, classroom teaching experience, instructing, teaching assistant, teaching skills, taught classes, student teaching, teaching students, group instruction, small group instruction',
    'Lesson planning':
      'lesson plans, lesson plan, lesson preparation, lesson plan development, unit planning',
    'Curriculum development':
      'curriculum design, curriculum planning, syllabus design, curriculum, curriculum writing, curriculum implementation',
    'Classroom management':
      'behavior management, behaviour management, classroom discipline, student behavior management, behavior intervention',
    'Differentiated instruction': 'differentiation, individualized instruction, differentiated learning',
    'Student assessment':
      'formative assessment, student evaluation, rubrics, summative assessment, student assessments, standardized testing, grading papers, exam preparation',
    'Special education':
      'individualized education program, iep, ieps, special needs education, sen, special needs, iep development, 504 plans, learning disabilities, inclusion classroom, special education teaching',
    'Early childhood education':
      'preschool teaching, early years, montessori, early childhood development, early childhood, pre-k, infant care, early intervention, head start',
    'Elementary education':
      'primary education, elementary teaching, elementary school teaching, guided reading',
    'Secondary education': 'high school teaching, middle school teaching, ap courses',
    'Higher education':
      'university teaching, college teaching, lecturing, adjunct teaching, guest lecturing, graduate teaching, faculty development',
    'Adult education': 'adult learning, continuing education, adult learning principles',
    Tutoring: 'private tutoring, homework help, tutored students, peer tutoring, one-on-one tutoring',
    ESL: 'english as a second language, tefl, tesol, esol, celta, esl instruction, english language learners, ell, ESL teaching, english language teaching',
    'STEM education':
      'science education, mathematics instruction, math instruction, science teaching, steam education',
    'Literacy instruction':
      'reading intervention, phonics, reading instruction, literacy development, reading and writing instruction',
    'Language teaching': 'foreign language instruction, teaching languages',
    'Physical education':
      'pe teaching, coaching sports, sports instruction, athletics coaching, sports coach',
    'Music education': 'music teaching, choir teaching, piano instruction, band directing',
    'Art education': 'art instruction, art teaching, arts and crafts',
    'Educational technology':
      'edtech, google classroom, smart boards, blended learning, smartboard, technology integration, instructional technology, learning technologies, smart board, promethean board',
    'Online teaching':
      'distance learning, virtual teaching, remote instruction, online learning, online instruction, online courses, virtual instruction',
    'Learning platforms': 'canvas lms, blackboard, moodle, schoology, blackboard learn, canvas instructure',
    'Educational leadership':
      'school administration, school leadership, principal leadership, educational administration, school management, education administration, academic administration, academic leadership',
    'Academic advising':
      'student advising, student counseling, academic counseling, college counseling, advising students, academic support, student support, student success, academic advisor, admissions counseling, enrollment management, student services, student advisement',
    'Student engagement':
      'student motivation, classroom engagement, student development, student affairs, residence life, student activities, student life, student leadership development, student mentoring',
    'Parent communication':
      'parent-teacher conferences, family engagement, parent involvement, parent conferences, parent meetings, communication with parents, parent engagement',
    'Education policy':
      'common core, common core standards, national curriculum, state standards, curriculum standards, school improvement planning, data-driven instruction, response to intervention, rti',
    Childcare:
      'child care, babysitting, nanny, daycare, child supervision, day care, after-school programs, child development, caring for children, child safety, nannying, camp counseling, working with children, afterschool programs, summer camps, potty training, diapering, supervise children',
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
      'librarianship, cataloging, library services, collection development, reference services, library management, library research, cataloguing, information literacy, dewey decimal system, circulation desk, archival research, archival processing, digital archives',
    'Research supervision': 'thesis supervision, dissertation research, thesis research',
    'Education research': 'academic writing, educational research',
    'Program coordination':
      'program development, program planning, program management for education, program implementation, program design, program coordinator, programming of activities, recreation programs, activity planning, program administration support, recreational activities, after-school program coordination, activities planning, program operations, program support',
    'Public lecturing':
      'guest speaking, keynote speaking, conduct workshops, workshop design, conducting workshops, seminar facilitation, workshop development',
    'Religious ministry':
      'pastoral care, worship leading, theology, sunday school teaching, chaplaincy, biblical studies, religious education',
  },
  guarded: {
    ESL: 'english, teaching, tefl, students, language, learners, certified',
  },
  exact: 'IEP, IEPs, ESL, SEL, RTI, ELL, SEN, SEND',
});
