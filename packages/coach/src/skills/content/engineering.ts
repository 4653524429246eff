import { defineSkills } from '../define-skills.ts';

export const engineering = defineSkills({
  id: 'engineering',
  title: 'Engineering',
  skills: {
    'Mechanical engineering':
      'mechanical design, mechanical systems, mechanical engineer, machine design, mechanical assembly, mechanical components, mechanical skills, mechanical aptitude, mechanical drawings',
    'Electrical engineering':
      'electrical design, electrical systems, electrical engineer, electrical schematics, electrical wiring design, power supply design, power supplies, electronics engineering, electrical troubleshooting, electrical circuits',
    'Civil engineering':
      'civil design, civil infrastructure, civil engineer, transportation engineering, highway design, roadway design, drainage design, site design, land development, traffic engineering, stormwater design, grading design, bridge design, civil works, utility design, infrastructure design, highway engineering',
    'Structural engineering':
      'structural analysis, structural design, staad pro, etabs, sap2000, steel design, structural steel, reinforced concrete design, risa, structural calculations, steel structures, concrete design, seismic design',
    'Chemical engineering':
      'chemical process design, aspen plus, hysys, process simulation, mass transfer, distillation, heat and mass transfer, chemical processes, reaction engineering, aspen hysys, process safety, chemical hazop, process safety management, process control, unit operations',
    'Industrial engineering':
      'time studies, time and motion studies, work measurement, industrial engineer, line balancing, ergonomics, facility layout, plant layout, work study, human factors, time study',
    'Aerospace engineering':
      'aerodynamics, aircraft design, propulsion, flight testing, flight dynamics, aeronautical engineering, aircraft systems, spacecraft systems, orbital mechanics, aircraft structures, gas turbines, satellite systems',
    'Automotive engineering':
      'vehicle dynamics, powertrain, electric vehicles, internal combustion engines, engine design, automotive industry, powertrain engineering, chassis design, battery management systems, hybrid vehicles, automotive systems',
    'Petroleum engineering':
      'drilling engineering, reservoir characterization, oil and gas, oil & gas, drilling operations, production engineering of wells, well completion, hydraulic fracturing, oilfield, well testing, upstream oil, refinery operations, refining, pipeline engineering, natural gas, petrochemical',
    'Nuclear engineering': 'nuclear power, reactor physics, radiation protection, health physics',
    'Marine engineering':
      'naval architecture, ship design, maritime operations, vessel operations, seamanship, marine operations',
    'Mining engineering': 'mine planning, mining operations',
    'Geotechnical engineering':
      'soil mechanics, foundation design, slope stability, geotechnical, earthworks, soil stabilization',
    'Systems engineering':
      'systems integration engineering, mbse, requirements engineering, sysml, ibm doors, systems engineer, system requirements, requirements management, interface control documents, system engineering, model based systems engineering, trade studies, dodaf',
    AutoCAD: 'auto cad, autocad civil 3d, autocad lt, autocad mechanical, auto-cad',
    SolidWorks: 'solid works, solidworks simulation, solidworks pdm, solid edge, cswa, cswp',
    CATIA: 'catia v5',
    'Siemens NX': 'unigraphics, ug nx, nx cad, nx unigraphics',
    'PTC Creo':
      'pro/engineer, proe, creo parametric, pro/e, pro-e, creo, pro engineer, windchill, ptc windchill',
    Inventor: 'autodesk inventor',
    'Fusion 360': 'autodesk fusion 360, autodesk fusion',
    Revit: 'autodesk revit, revit architecture, revit mep, revit structure',
    'Building information modeling':
      'bim, navisworks, bim 360, building information modelling, bim coordination, bluebeam, clash detection, bluebeam revu',
    SketchUp: 'sketch up, google sketchup, lumion, enscape',
    'Rhino 3D': 'rhinoceros, grasshopper, rhino',
    'Civil 3D':
      'microstation, openroads, bentley, bentley microstation, inroads, hec-ras, hec-hms, bentley systems, geopak',
    CAD: 'computer-aided design, computer aided design, cad software, cad design, 3d cad, cad drawings, cad drafting, cad modeling, 2d cad, cad tools, cad/cam, cadd',
    'Technical drawing':
      'drafting, technical drawings, engineering drawings, 2d drafting, mechanical drafting, shop drawings, engineering drawing, architectural drafting, design drawings, draftsman',
    'Blueprint reading':
      'reading blueprints, blueprints, read blueprints, print reading, blueprint interpretation, schematic reading, reading schematics, read schematics, architectural drawings',
    'GD&T':
      'geometric dimensioning and tolerancing, geometric dimensioning & tolerancing, tolerance analysis, tolerance stack-up, tolerancing, dimensioning',
    'Finite element analysis':
      'fea, finite element, ansys, abaqus, nastran, hypermesh, ansys mechanical, ansys workbench, comsol, stress analysis, ls-dyna, hyperworks, patran, comsol multiphysics, msc nastran, modal analysis, vibration analysis, finite element modeling, fatigue analysis, finite element method, structural mechanics, solid mechanics, altair hyperworks',
    'Computational fluid dynamics':
      'cfd, ansys fluent, openfoam, star-ccm+, fluid dynamics, fluid mechanics, fluent, ansys cfx, hydraulic modeling, hydrodynamics, hydraulics',
    Thermodynamics:
      'heat transfer, thermal analysis, thermal engineering, thermal design, thermal management, heat exchangers, thermal systems, heat exchanger design, energy systems',
    'HVAC design':
      'hvac systems, mep design, hvac engineering, hvac load calculations, mep, mechanical electrical plumbing, plumbing design, mep systems, ashrae, hvac, fire protection design',
    'Power systems':
      'power distribution, power generation, substation design, transmission lines, etap, power systems analysis, high voltage, protection relays, electrical power systems, switchgear, power transmission, power plant operations, load flow, medium voltage, arc flash, relay protection, skm, power plants, protective relaying, short circuit studies, power quality, power engineering, smart grid, electrical distribution, pscad, psse, power plant, grid interconnection, nerc',
    'Renewable energy':
      'solar energy, wind energy, photovoltaics, solar power, battery storage, solar pv, wind turbines, solar panels, wind power, fuel cells, energy storage, hydropower, photovoltaic systems, geothermal, pvsyst, solar design',
    'Energy management':
      'energy efficiency, energy audits, energy modeling, energy audit, energy analysis, energy conservation measures, energy markets, energy consulting',
    'Electrical machines':
      'vfd, variable frequency drives, motor control, motor controls, electric motors, servo motors, power converters, motor inverters, stepper motors',
    PLC: 'programmable logic controllers, allen-bradley, siemens plc, ladder logic, plc programming, rslogix, plcs, studio 5000, siemens tia portal, rslogix 5000, allen bradley, step 7, controllogix, factorytalk, plc troubleshooting, tia portal, plc systems, rockwell automation, logix 5000',
    SCADA:
      'hmi, dcs, distributed control systems, wonderware, deltav, hmi programming, distributed control system, factorytalk view, ignition scada, scada systems',
    Instrumentation:
      'instrument calibration, industrial instrumentation, control instrumentation, process instrumentation, instrumentation and control, p&id, p&ids, instrumentation and controls, flow meters, control valves, i&c, piping and instrumentation diagrams',
    'Industrial automation':
      'automation engineering, factory automation, automation systems, pneumatics, hydraulic systems, pneumatic systems, machine vision, hydraulics and pneumatics, automated systems, industrial control, automated equipment, conveyor systems, vision systems',
    'Piping design':
      'pipe stress analysis, piping systems, caesar ii, plant 3d, pipelines, pressure vessels, asme codes, asme, pumps and valves, piping layout, plant design, pressure vessel design, pdms, asme section viii, rotating equipment',
    'Additive manufacturing':
      '3d printing, rapid tooling, stereolithography, 3d printers, 3-d printing, selective laser sintering',
    'Product design engineering':
      'design for manufacturing, dfm, design for assembly, dfma, design for manufacturability, dfm/dfa, plastic part design, injection molding design, sheet metal design, product engineering, value engineering, design reviews, engineering design, design engineering, concept design, design verification testing, design validation, conceptual design, design optimization, design review, design calculations, detailed design, reverse engineering, concept development, engineering analysis',
    'Material selection':
      'materials selection, mechanics of materials, materials properties, strength of materials',
    'Engineering change management':
      'engineering change orders, eco, plm, product lifecycle management software, teamcenter, bill of materials, bom, ecn, engineering changes, bill of material, boms, ecos, pdm, arena plm, siemens teamcenter, enovia, engineering documentation, bills of materials, agile plm',
    'Engineering calculations': 'mathcad, load calculations, engineering software',
    'Engineering project delivery':
      'epc projects, commissioning, factory acceptance testing, plant commissioning, startup and commissioning, equipment commissioning, FAT, capital projects, engineering support, engineering projects',
    'Field engineering':
      'field service engineering, site engineering, field service, field support, field engineer, field testing, site supervision, field installation, field operations, on-site support',
    Surveying:
      'land surveying, total station, gps surveying, topographic surveys, survey equipment, land survey, leveling surveys, boundary surveys, topographic photogrammetry, trimble, cartography, construction surveying',
    'Urban planning':
      'town planning, land use planning, regional planning, master planning, land use, transportation planning, city planning, urban design, site planning, community planning, site analysis, site selection, landscape architecture, comprehensive planning, zoning codes, urban development',
    'Architecture design':
      'architectural design, building design, construction documents, archicad, schematic design, design development, building codes, construction documentation, architectural planning, vectorworks, residential design, architectural drafting and design, building code, international building code, facade design, construction drawings, historic preservation',
    Acoustics: 'noise control, acoustic analysis, nvh, noise and vibration',
    'Fire protection engineering':
      'nfpa, fire safety engineering, fire alarm systems, fire alarms, fire suppression, fire safety, fire protection, sprinkler systems, fire prevention, nfpa codes, fire fighting, fire inspection',
    'Technical analysis':
      'technical skills, technical reports, technical expertise, technical specifications, technical reviews, technical problem solving, technical requirements, technical knowledge, technical solutions, technical evaluation, technical aptitude',
    'Professional engineer license':
      'pe license, licensed professional engineer, engineer in training, eit, fe exam, professional engineer, fundamentals of engineering, engineer-in-training',
    'Telemetry systems':
      'test engineering, test bench, test fixtures, test rigs, environmental test, prototype testing, product testing, test procedures, test equipment design, design of test fixtures, test development, hardware testing, test engineer',
  },
  guarded: {
    Inventor: 'autodesk, solidworks, autocad, cad, catia, creo, revit, drafting, 3d, fusion',
  },
  exact:
    'CAD, FEA, CFD, BIM, MEP, DCS, HMI, VFD, DFM, BOM, BOMs, PLM, EIT, ECN, PLC, PLCs, PDM, NERC, Rhino, Fluent, Bentley, Creo, ASME',
});
