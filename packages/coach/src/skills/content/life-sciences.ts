import { defineSkills } from '../define-skills.ts';

export const lifeSciences = defineSkills({
  id: 'life-sciences',
  title: 'Life sciences, laboratory and environment',
  skills: {
    'Laboratory techniques':
      'lab techniques, laboratory skills, laboratory procedures, bench work, laboratory experience, lab skills, laboratory research, wet lab, laboratory analysis, lab work, laboratory work, lab procedures, laboratory equipment, lab equipment, laboratory operations, research laboratory',
    'Laboratory management':
      'lab management, laboratory information management, lims, laboratory supervision, laboratory maintenance, laboratory information systems, laboratory information management system',
    'Laboratory safety':
      'lab safety, biosafety, chemical safety, bsl-2, chemical hygiene, laboratory safety procedures, hazardous materials handling, biosafety level 2',
    'Molecular biology':
      'molecular cloning, molecular techniques, dna extraction, rna extraction, gene cloning, dna isolation, dna purification, plasmid preparation, nucleic acid extraction, molecular diagnostics, gene expression, restriction digestion',
    PCR: 'qpcr, rt-pcr, polymerase chain reaction, real-time pcr, real time pcr, quantitative pcr, RT-qPCR',
    'Cell culture':
      'tissue culture, mammalian cell culture, primary cell culture, cell cultures, aseptic techniques in culture, cell lines, cell-based assays, stem cells, transfection, cell culture techniques',
    'Cell biology': 'cellular biology, developmental biology',
    'Flow cytometry': 'facs, flow cytometer',
    'Western blot':
      'western blotting, sds-page, gel electrophoresis, southern blot, immunoblotting, agarose gel electrophoresis, electrophoresis, western blots',
    ELISA: 'immunoassays, immunoassay, enzyme linked immunosorbent assay',
    Immunohistochemistry:
      'histology, immunofluorescence, tissue staining, immunocytochemistry, histopathology, tissue sectioning, cryosectioning, microtome',
    Microscopy:
      'fluorescence microscopy, confocal microscopy, electron microscopy, sem microscopy, scanning electron microscopy, light microscopy, scanning electron microscope, tem, atomic force microscopy',
    Chromatography:
      'hplc, gas chromatography, gc-ms, lc-ms, gc/ms, lc/ms, high performance liquid chromatography, lc-ms/ms, uplc, column chromatography, GC, tlc, thin layer chromatography, fplc, affinity chromatography, ion chromatography',
    'Mass spectrometry': 'mass spec, maldi-tof, icp-ms, maldi, mass spectroscopy, proteomics, icp-oes',
    Spectroscopy:
      'nmr, ftir, uv-vis, spectrophotometry, uv-vis spectroscopy, raman spectroscopy, spectrophotometer, x-ray diffraction, xrd, atomic absorption, infrared spectroscopy, nmr spectroscopy, ft-ir, atomic absorption spectroscopy, ir spectroscopy',
    'Protein purification':
      'protein expression, protein chemistry, protein engineering, protein extraction, enzyme assays, enzymology, recombinant proteins, bradford assay, biochemical assays, protein assays',
    CRISPR: 'gene editing, crispr/cas9, genome editing, genetic engineering, gene therapy',
    'DNA sequencing':
      'sequencing, ngs, rna-seq, sanger sequencing, next-generation sequencing, illumina, whole genome sequencing, chip-seq, genotyping',
    Genetics:
      'human genetics, population genetics, cytogenetics, genetic counseling, genetic analysis, molecular genetics',
    Microbiology:
      'bacteriology, virology, mycology, microbiological testing, bacterial culture, gram staining, sterility testing, environmental microbiology, bacterial identification, parasitology, gram stain, microbial culture',
    Biochemistry: 'biological chemistry, biophysics',
    Biology:
      'biological sciences, life science, marine biology, zoology, botany, plant biology, life sciences, ecology and evolution, wildlife biology, entomology',
    Immunology: 'immunotherapy, antibody development',
    Toxicology: 'toxicity testing',
    Chemistry:
      'analytical chemistry, chemical analysis, wet chemistry, inorganic chemistry, physical chemistry, general chemistry, quantitative chemistry, chemical testing, electrochemistry, computational chemistry, gravimetric analysis',
    'Organic chemistry':
      'organic synthesis, synthetic chemistry, medicinal chemistry, chemical synthesis, peptide synthesis, multi-step synthesis',
    'Drug discovery':
      'drug development, preclinical research, lead optimization, high-throughput screening, drug delivery, biopharmaceuticals, assay development, pharmaceutical development, high throughput screening, preclinical studies',
    Pharmacology:
      'pharmacokinetics, pharmacodynamics, clinical pharmacology, pharmacotherapy, pk/pd, pharmacogenomics',
    Pharmacy:
      'prescription dispensing, pharmacy operations, pharmacist, pharmacy technician, filling prescriptions, prescription processing, medication therapy management, pharmaceutical care, retail pharmacy, hospital pharmacy, drug interactions, clinical pharmacy, drug information, pharmacy practice, mtm, prescription filling, pharmacy management, compounding, sterile compounding, pharmaceutical compounding, pyxis, ptcb, pharmaceutical calculations, pharmacy law',
    Formulation:
      'pharmaceutical formulation, formulation development, dosage forms, formulations, drug formulation, tablet manufacturing, product formulation',
    'Clinical research':
      'clinical trials, clinical trial management, clinical studies, clinical trial, clinical research coordinator, clinical research associate, clinical study, clinical development, clinical research coordination, human subjects research, clinical study management, phase i-iv trials, clinical investigations, research coordination, study coordination',
    'Good clinical practice':
      'gcp guidelines, ich-gcp, ich guidelines, irb submissions, informed consent, irb, ich/gcp, institutional review board, study protocols, good clinical practices, clinical protocols, research protocols, case report forms, protocol development',
    'Good manufacturing practice':
      'gmp, cgmp, good manufacturing practices, current good manufacturing practices, gmp compliance, 21 cfr part 11, gxp, gdp documentation, batch records, good documentation practices, gmp regulations, batch record review',
    'Good laboratory practice': 'glp, good laboratory practices',
    'Regulatory affairs':
      'fda regulations, regulatory submissions, ema regulations, fda compliance, 510(k), ind submissions, fda, fda guidelines, regulatory submission, nda submissions, fda requirements, ctd, regulatory strategy, fda approval, mdr compliance, 21 cfr, regulatory documents',
    Pharmacovigilance:
      'drug safety, adverse event reporting, adverse events, icsr, safety reporting, argus safety',
    'Medical writing':
      'scientific writing, regulatory writing, manuscript preparation, scientific publications, scientific communication, manuscript writing, scientific reports, research papers, scientific papers, publications writing',
    'Clinical data management':
      'edc systems, medidata rave, redcap, clinical data, oracle clinical, data management plans, cdisc, sdtm, edc, clinical databases',
    'Medical devices':
      'iso 14971, medical device development, device regulation, biomedical engineering, biomedical equipment, medical equipment, medical device, biomaterials, iec 60601, tissue engineering, biomechanics, prosthetics',
    'Medical laboratory science':
      'hematology testing, clinical chemistry, urinalysis, blood banking, clinical laboratory, blood bank, medical technology, medical coagulation, ascp, clinical laboratory testing, point of care testing, medical technologist, medical laboratory technician, clinical laboratory science, serology, specimen processing, laboratory testing, lab testing, diagnostic tests, laboratory tests, sample processing, glucose testing, blood tests, crossmatching',
    'Animal research':
      'in vivo studies, animal models, mouse models, iacuc, animal studies, rodent surgery, rodent handling, small animal surgery, mouse colony management, in vivo experiments, laboratory animals, animal experiments, vivarium',
    'Sample preparation':
      'sample collection, sample analysis, sampling techniques, sampling, soil sampling, water sampling, field sampling, sample testing, sample handling, water testing, sample prep, environmental sampling',
    'Experiment documentation':
      'electronic lab notebook, lab notebook, laboratory notebook, lab notebooks, laboratory records, laboratory reports',
    Biotechnology:
      'biotech, bioprocessing, fermentation, upstream processing, downstream processing, bioreactors, cell therapy, bioreactor, bioprocess engineering, tangential flow filtration, biomanufacturing',
    'Environmental science':
      'environmental studies, environmental management, environmental monitoring, environmental assessment, environmental impact assessment, environmental engineering, environmental regulations, epa regulations, environmental compliance, environmental sustainability, environmental protection, nepa, environmental policy, environmental consulting, iso 14001, environmental site assessments, environmental testing programs, phase i esa, environmental remediation, site remediation, air quality, epa, environmental permitting, stormwater management, swppp, groundwater monitoring, environmental laws',
    Sustainability:
      'carbon footprint, esg, sustainable development, climate change, esg reporting, corporate social responsibility, csr, leed, leed ap, sustainable design, energy conservation, leed certified, green building, sustainability reporting, life cycle assessment, circular economy, climate change policy, renewable energy policy, recycling programs, greenhouse gas',
    Ecology:
      'conservation biology, wildlife management, field research, field work, forestry, wildlife conservation, natural resource management, habitat restoration, natural resources, biodiversity, field studies, fieldwork, wetland delineation, ecosystem management, plant identification, fisheries, species identification, forest management, restoration ecology',
    'Water treatment':
      'wastewater treatment, water quality testing, water quality, hydrology, water resources, wastewater, water quality monitoring, water resource management, hydrogeology, water purification, hydraulics and hydrology, water management, drinking water, wastewater management',
    Agriculture:
      'agronomy, crop management, horticulture, soil science, farming, precision agriculture, pest management, irrigation, plant science, crop production, gardening, greenhouse management, farm management, pesticide application, livestock management, soil testing, integrated pest management, animal science, plant pathology, plant care, soil analysis, aquaculture, landscape maintenance, lawn care, pest control',
    'Food science':
      'food safety testing, food technology, sensory evaluation, haccp plans, food chemistry, food microbiology, food processing, food product development, food quality, food engineering',
    Geology:
      'geological mapping, petrology, geophysics, geotechnical investigation, seismic interpretation, mineralogy, earth science, geochemistry, petrophysics, geological modeling, well logging, hydrogeologic, core logging, mineral exploration, reservoir engineering, reservoir simulation, well logs, petrel, sedimentology',
    Physics:
      'optics, quantum mechanics, thermodynamics research, nuclear physics, photonics, applied physics, quantum computing, astrophysics, astronomy, plasma physics, vacuum systems, laser systems, fiber cleanroom, optical design, particle physics, optical systems, clean room, thin films, semiconductor physics, solid state physics',
    'Materials science':
      'material characterization, nanotechnology, polymer chemistry, nanomaterials, polymer science, nanofabrication, materials engineering, composite materials testing, semiconductor fabrication, thin film deposition, semiconductors, nanoparticles, materials characterization, photolithography, metallurgy, semiconductor, chemical vapor deposition, semiconductor devices, ald, nano-fabrication',
    'Scientific data analysis':
      'graphpad prism, imagej, origin software, statistical data analysis of experiments, graphpad, prism graphpad, originlab, fiji',
    'Literature review':
      'literature search, systematic review, literature reviews, pubmed, systematic reviews, meta-analysis, literature research, literature searches, endnote, bibliographic research',
    'Research presentations':
      'conference presentations, poster presentations, research presentation, scientific presentations, poster presentation, journal publications, academic research, research publications, academic publications',
    'Forensic science':
      'crime scene investigation, evidence collection, evidence handling, forensics, dna analysis, forensic analysis, crime scene, fingerprinting, chain of custody, forensic evidence',
    Psychology:
      'behavioral science, cognitive psychology, psychological assessment, developmental psychology, social psychology, clinical psychology, psychological research, psychological assessments, child psychology, educational psychology, experimental psychology, abnormal psychology, cognitive science, human behavior, neuropsychology, organizational psychology, psychometrics, human development',
    'Social science research':
      'sociology, anthropology, political science, archaeology, social sciences, human rights research, cultural anthropology, international development, social research, criminology, monitoring and evaluation, m&e, program evaluation, impact evaluation, demographic research, program monitoring, evaluation research, policy research, international affairs',
  },
  guarded: {
    Formulation: 'pharmaceutical, drug, chemistry, product, tablet, cosmetic, dosage, stability',
  },
  exact: 'PCR, ELISA, GC, NGS, GLP, GMP, FDA, IRB, XRD, CSR, ESG, CTD, EDC, EPA, CRISPR, FTIR, NMR',
});
