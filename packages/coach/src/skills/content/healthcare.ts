import { defineSkills } from '../define-skills.ts';

export const healthcare = defineSkills({
  id: 'healthcare',
  title: 'Healthcare',
  skills: {
    'Root planing': 'scaling and root planing, fluoride, fluoride treatments',
    LIS: '',
    'Patient care':
      'direct patient care, patient-centered care, bedside care, patient support, resident care, care of patients, quality patient care, patient handling, client care, patient safety, patient-care',
    Nursing:
      'registered nursing care, nursing practice, nursing skills, clinical nursing, RN, lpn, licensed practical nurse, nursing process, staff nurse, nursing services, lvn, registered nursing, nursing procedures',
    'Patient assessment':
      'physical assessment, health assessment, triage, nursing assessment, clinical assessment, patient assessments, patient evaluation, health assessments, head-to-toe assessment, patient intake, physical examination, physical assessments, medical assessment, patient interviews, initial assessments, patient screening, physical exams',
    'Vital signs':
      'vital signs monitoring, taking vital signs, blood pressure monitoring, blood pressure, taking vitals, vitals, measuring vital signs',
    'Medication administration':
      'administering medication, medication management, iv medication, dispensing medication, administer medications, administering medications, administered medications, medication reconciliation, medication safety, administer medication, medication dispensing, intramuscular injections',
    'IV therapy':
      'intravenous therapy, iv insertion, infusion therapy, iv infusion, iv administration, central lines, picc lines, iv starts, iv therapy certified',
    Phlebotomy:
      'venipuncture, blood draws, blood draw, drawing blood, blood collection, draw blood, specimen collection, specimen handling, capillary puncture',
    'Wound care': 'wound dressing, dressing changes, wound management, wound vac, wound dressings',
    'Care planning':
      'care plans, nursing care plans, treatment planning, care plan development, individualized care plans, treatment plans, treatment plan, care plan, service plans, individual service plans, patient care plans, developing care plans',
    'Case management':
      'care coordination, discharge planning, case manager, case load management, coordination of care, case managers, patient case management, care management, caseload management, case management services, managed care, case work, social casework, discharge plans, clinical case management, caseworker',
    'Patient education':
      'patient teaching, health education, educating patients, patient and family education, patient counseling, health promotion, family education, patient advocacy, educate patients, client education, health literacy, wellness education, health coaching',
    'Basic life support':
      'bls, bls certified, bls certification, cpr, cpr certified, cpr/first aid, cpr certification, cpr/aed, cpr and first aid, first aid/cpr, aed',
    'Advanced cardiac life support':
      'acls, acls certified, pals, nrp, tncc, pediatric advanced life support, neonatal resuscitation',
    'First aid': 'first aid certified, first-aid, first aid training, first aid certification',
    'Emergency medicine':
      'emergency nursing, trauma care, emergency department, emergency room, emergency care, er nursing, emergency medical services, trauma nursing, emergency medical, ems, emergency medical technician, paramedic, emt',
    'Critical care':
      'icu, intensive care, ccu, critical care nursing, icu nursing, intensive care unit, ventilator management, ventilators, ccrn, mechanical ventilation, hemodynamic monitoring, intubation, micu, sicu, critical care unit',
    Telemetry:
      'cardiac monitoring, ekg, ecg, electrocardiogram, ekg interpretation, ecg interpretation, cardiac care, ekgs, telemetry monitoring, cardiac telemetry, echocardiography, heart monitoring',
    'Medical-surgical nursing':
      'med-surg, med surg, medical medical/surgical, med/surg, medical-surgical, post-operative care, postoperative care, pre-operative care',
    'Operating room':
      'perioperative, surgical assistance, scrub nurse, surgical technology, circulating nurse, surgical procedures, sterile technique, aseptic technique, operating theatre, sterile field, surgical instruments, minor surgery, surgical assisting',
    Anesthesia: 'anesthesiology, conscious sedation, anaesthesia, moderate sedation, pacu',
    Pediatrics:
      'pediatric care, paediatrics, pediatric nursing, nicu, neonatal care, neonatology, neonatal intensive care, picu, pediatric patients, newborn care',
    'Labor and delivery':
      "obstetrics, maternity care, midwifery, ob/gyn, women's health, gynecology, prenatal care, labor & delivery, postpartum, postpartum care, antenatal, fetal monitoring, obgyn, obstetric, breastfeeding support",
    Oncology:
      'chemotherapy, cancer care, radiation therapy, oncology nursing, radiation oncology, chemotherapy administration',
    Cardiology:
      'cardiovascular, cath lab, cardiac catheterization, cardiac rehabilitation, interventional cardiology, cardiac surgery',
    Dialysis: 'hemodialysis, nephrology, peritoneal dialysis, renal care',
    'Geriatric care':
      "elderly care, gerontology, long-term care, skilled nursing, dementia care, long term care, geriatrics, assisted living, senior care, nursing home, geriatric, aged care, alzheimer's care, long-term care facility, skilled nursing facility, alzheimer's, memory care, elder care",
    'Palliative care': 'hospice care, end-of-life care, hospice, end of life care, bereavement support',
    'Home health care':
      'home health, home care, home health aide, in-home care, home hha, home visits, private duty nursing, personal care assistance',
    'Mental health':
      'psychiatric nursing, behavioral health, mental health nursing, psychiatric care, psychiatry, mental health care, mental illness, mental health services, mental health counseling, behavioral health services, mental health first aid, behavioural health, mental health assessment',
    Counseling:
      'psychotherapy, counselling, therapy sessions, cognitive behavioral therapy, cbt, group therapy, family therapy, counselor, individual therapy, motivational interviewing, group counseling, crisis counseling, individual counseling, grief counseling, dialectical behavior therapy, trauma-informed care, family counseling, behavior therapy, art therapy, play therapy, guidance counseling, psychosocial assessments, psychological testing, biopsychosocial assessments, counseling skills, marriage counseling, psychosocial support',
    'Substance abuse treatment':
      'addiction counseling, substance abuse counseling, detoxification, drug and alcohol counseling, substance abuse, addictions, relapse prevention, chemical dependency, substance use disorders, drug rehabilitation',
    'Crisis intervention':
      'crisis stabilization, suicide prevention, de-escalation techniques, crisis counselling, crisis prevention, cpi certified, suicide risk assessment, crisis de-escalation',
    'Social work':
      'social services, child welfare, case work assessment, msw, lcsw, social worker, human services, child protective services, social service, social work practice, foster care, family services, child protection, social welfare, community resources, lmsw, adoption services, protective services, domestic violence advocacy, domestic violence',
    'Applied behavior analysis':
      'aba therapy, autism support, behavior intervention plans, aba, applied behavioral analysis, autism, developmental disabilities, autism spectrum disorder, behavior modification, behavioral therapy, behavioral interventions, positive behavior support, disabilities support, intellectual disabilities, disability support, special needs care, bcba, rbt',
    'Physical therapy':
      'physiotherapy, rehabilitation, gait training, physical therapist, manual therapy, therapeutic exercises, physical rehabilitation, range of motion, therapeutic exercise, orthopedic rehabilitation, kinesiology, sports medicine, athletic training, physiotherapist, exercise physiology, ultrasound therapy, electrical stimulation',
    'Occupational therapy':
      'speech therapy, speech-language pathology, speech pathology, occupational therapist, speech language pathology, hand therapy, sensory integration',
    'Respiratory therapy':
      'respiratory care, oxygen therapy, pulmonary function testing, nebulizer treatments, respiratory therapist, airway management, tracheostomy care',
    'Activities of daily living':
      'adls, personal care, hygiene care, patient transfers, feeding patients, personal hygiene, adl, assisting with daily living, daily living skills, patient hygiene, patient lifting, mobility assistance, daily living activities, catheter care',
    'Certified nursing assistant':
      'cna, nursing assistant, nurse aide, patient care technician, pct, nursing aide, stna, healthcare assistant',
    Catheterization:
      'foley catheter, catheter insertion, ng tubes, nasogastric tubes, tube feeding, feeding tubes, ostomy care, foley catheters, foley catheter insertion, colostomy care, enemas, g-tube feeding',
    'Infection control':
      'infection prevention, sterilization, sterilization techniques, ppe compliance, sanitization, universal precautions, bloodborne pathogens, sterilizing instruments, autoclave, disinfection, infectious disease control, infection control procedures, sterilizing, standard precautions, isolation precautions, infectious diseases, autoclaving',
    'Medical terminology':
      'anatomy and physiology, clinical terminology, anatomy, knowledge of medical terminology, physiology, pathophysiology, anatomy & physiology, human anatomy',
    'Electronic health records':
      'ehr, emr, electronic medical records, electronic medical record, ehr systems, emr systems, electronic health record, nextgen, allscripts, athenahealth, eclinicalworks, mckesson, meditech, athena health, practice management software, pcc, pointclickcare, electronic charting, medical software, e-clinical works, emr/ehr, kareo, medisoft, centricity',
    Epic: 'epic systems, epic emr, epic ehr, epic hyperspace, epiccare, epic charting, epic software',
    Cerner: 'cerner powerchart, powerchart, cerner millennium',
    'Clinical documentation':
      'medical records, charting, medical charting, patient charting, nursing documentation, medical documentation, patient records, soap notes, progress notes, patient documentation, medical record, chart review, medical charts, medical records management, chart preparation, clinical charting, case notes, patient charts, chart notes, maintaining patient records, chart reviews, medical history taking, patient history, medical histories, health records, health information management',
    'Medical coding':
      'icd-10, cpt coding, icd-9, hcpcs, medical coder, cpt codes, icd-10 coding, icd coding, coding compliance medical, cpt, icd-10-cm, medical billing and coding, icd 10, cpc, procedure codes, diagnosis coding, drg',
    'Medical billing':
      'insurance verification, claims submission, revenue cycle management, healthcare billing, prior authorizations, prior authorization, medical claims, medical insurance billing, eligibility verification, denials management, insurance billing, medical insurance, patient billing, medicare billing, pre-authorizations, insurance eligibility, insurance co-pays, patient accounts, verifying insurance, claim denials, verify insurance, collect copays, copayments, hospital billing',
    'Medicare and Medicaid':
      'medicare, medicaid, medicare/medicaid, cms regulations, medicare regulations, medi-cal, medicare & medicaid',
    'Medical office administration':
      'medical receptionist, patient registration, medical secretary, medical office, medical assistant, patient check-in, medical scheduling, medical assisting, patient scheduling, patient flow, clinical assistant, patient coordination, patient service representative, medical office management, physician office, rooming patients, unit secretary, patient relations, patient services, certified medical assistant, patient access, medical reception, cma certified',
    'Healthcare administration':
      'hospital administration, healthcare management, health administration, clinic management, hospital management, practice management, health care administration, healthcare operations, clinical operations, health care management, health services administration, clinic operations, hospital operations, clinical management, health systems, healthcare industry',
    'Healthcare compliance':
      'joint commission, jcaho, osha healthcare standards, clinical governance, joint commission standards, patient confidentiality, healthcare regulations, patient privacy, clia, state regulations, medical ethics',
    'Public health':
      'epidemiology, disease prevention, health policy, global health, community health, population health, immunization programs, immunizations, vaccinations, health screenings, disease surveillance, vaccination, immunization, health screening, maternal health, environmental health, health programs, public health programs, health disparities, flu shots, hiv/aids, hiv testing, contact tracing, preventive care',
    'Diagnostic imaging':
      'radiology, x-ray, mri, ct scans, radiography, sonography, mammography, x-rays, medical imaging, nuclear medicine, radiologic technology, computed tomography, x ray, diagnostic fluoroscopy, pacs, radiologic technologist, arrt, ct scan, radiographic procedures, ultrasonography, radiation safety, pet/ct, bone density',
    Dentistry:
      'dental hygiene, dental assisting, orthodontics, oral surgery, dental care, dental assistant, dentrix, dental radiography, oral health, periodontics, endodontics, dental hygienist, dentist, dental procedures, oral hygiene, eaglesoft, dental records, dental x-rays, teeth cleaning, dental terminology',
    Optometry:
      'ophthalmology, optical dispensing, vision screening, eye exams, optician, visual acuity testing, lensometry',
    'Veterinary care':
      'animal care, veterinary medicine, veterinary technician, animal husbandry, veterinary, animal handling, animal behavior, animal welfare, pet care, kennel care, veterinary assistant, animal health, dog training, pet grooming, animal training, veterinarian',
    'Nutrition counseling':
      'dietetics, clinical nutrition, nutrition education, meal planning, dietary planning, nutrition, registered dietitian, diet planning, diet plans, special diets, nutritional counseling, medical nutrition therapy, nutritionist, food and nutrition, sports nutrition, nutrition assessment, therapeutic diets, diabetic care, diabetes education, diabetes management',
    'Diagnosis and treatment':
      'clinical diagnosis, differential diagnosis, treatment of patients, diagnostic skills, medical diagnosis, diagnostic procedures, diagnose and treat, diagnostic testing, clinical decision making, clinical judgment, medical treatment',
    'Primary care':
      'family medicine, general practice, internal medicine, outpatient care, ambulatory care, urgent care, nurse practitioner, family practice, primary health care, physician assistant',
    'Acute care': 'inpatient care, acute medicine, acute nursing',
    'Clinical practice':
      'clinical care, clinical rotations, clinical skills, clinical experience, medical care, medical procedures',
    'Medical specialties':
      'neurology, dermatology, orthopedics, endocrinology, gastroenterology, urology, rheumatology, hematology, orthopaedics, neuroscience, neurosurgery, pulmonology, plastic ent, neurological, pathology, endoscopy, pain management, immunology clinical',
    Telehealth: 'telemedicine, remote patient monitoring, telephone triage, tele-health',
    'Utilization review':
      'utilization management, interqual, milliman, utilization reviews, medical necessity review, mcg guidelines, clinical reviews',
    'Health informatics':
      'clinical informatics, nursing informatics, hl7, fhir, healthcare it, health information technology, health information systems, clinical systems',
    'Quality improvement in healthcare':
      'patient satisfaction, clinical quality improvement, hcahps, patient outcomes, hedis',
    'Massage therapy':
      'acupuncture, chiropractic, reflexology, aromatherapy, deep tissue massage, yoga, pilates, yoga instruction, holistic health, reiki, cupping therapy',
    'Fitness training':
      'personal training, fitness instruction, group fitness, exercise programming, strength and conditioning, personal trainer, fitness assessments, exercise science, exercise prescription, fitness instructor, health and fitness, swim instruction, lifeguarding, lifeguard, water safety, sports coaching, physical fitness, weight training',
    Compassion: 'compassionate care, empathetic care, bedside manner, compassionate, caring attitude',
  },
  guarded: {
    Epic: 'emr, ehr, cerner, charting, patient, patients, nurse, nursing, hospital, clinical, document, medical, meditech, healthcare',
    Telemetry: 'nursing, icu, med-surg, patient, ekg, unit, monitoring, hospital, rn',
    Catheterization: 'catheter, nursing, patient',
  },
  exact:
    'RN, LPN, BLS, ACLS, CNA, EMR, EHR, PALS, ICU, CCU, CPR, AED, MRI, ABA, PCT, CBT, EMT, EMS, LVN, CPT, NRP, ADL, CPC, PCC, RBT, DRG, ADLs, EKG, ECG, LIS',
});
