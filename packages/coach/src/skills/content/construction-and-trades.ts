import { defineSkills } from '../define-skills.ts';

export const constructionAndTrades = defineSkills({
  id: 'construction-and-trades',
  title: 'Construction, trades and maintenance',
  skills: {
    'Underfloor heating': 'hot water cylinders, hot water cylinder, wet heating systems',
    Pipework: 'pipe work',
    'Pressure testing': 'pressure tests',
    'Heat loss calculations': 'heat loss, heat load calculations',
    'F-Gas': 'f gas, f-gas certification',
    'MCS certification': 'MCS',
    'Take-offs': 'take-off quantities',
    'Final accounts': 'interim valuations, variation orders, variations',
    'JCT contracts': 'JCT, nec contracts',
    CostX: '',
    'Vehicle servicing': 'fault finding, fault-finding, mot preparation, mot testing, mots',
    'Air suspension': 'brake systems, air brakes',
    IRTEC: '',
    'HGV licence': 'hgv license, hgv class 1, hgv class 2, driving licence',
    'Construction management':
      'construction project management, site management, construction supervision, construction manager, construction administration, construction coordination, general contracting, construction operations, site manager, construction oversight, construction project manager, building construction management, construction planning',
    Construction:
      'building construction, construction work, residential construction, commercial construction, heavy construction, building trades, construction industry, road construction, construction projects, construction methods, construction materials, construction techniques, construction equipment, bridge construction, construction process',
    'Construction estimating':
      'quantity takeoff, quantity surveying, cost estimator, bill of quantities, estimator, takeoffs, quantity take-offs, quantity takeoffs, material takeoffs, construction cost estimating, rs means, on-screen takeoff, planswift',
    'Construction scheduling': 'project schedule updates, critical path scheduling',
    'Construction safety':
      'osha 10, osha 30, osha 30 hour, scaffolding safety, fall protection, osha 10 hour, osha 10-hour, osha 30-hour, job site safety, toolbox talks, site safety',
    Procore:
      'plangrid, buildertrend, timberline, autodesk construction cloud, viewpoint vista, sage timberline',
    'Building inspection':
      'code compliance inspection, building code compliance, property inspections, home inspection, building inspections, punch lists, property inspection, punch list, construction inspection, code enforcement, facility inspections',
    'Submittals and RFIs':
      'submittals, rfis, change orders, submittal review, change order management, request for information, change order, submittal',
    'Contract administration of works':
      'fidic, construction contracts, construction law, aia contracts, subcontracts, bid packages, bid review, construction bidding',
    'Concrete work':
      'concrete pouring, formwork, rebar, concrete finishing, concrete, concrete testing, paving, asphalt',
    Masonry:
      'bricklaying, stone masonry, tile setting, plastering, tiling, tile installation, brick laying, stucco, grout',
    Carpentry:
      'woodworking, cabinet making, finish carpentry, rough carpentry, joinery, carpenter, cabinetry, wood working, cabinet installation, trim work, furniture making, furniture assembly, trim carpentry',
    Roofing: 'roof installation, gutters, insulation, roof repair, insulation installation',
    Drywall: 'drywall installation, interior finishing, dry wall, sheetrock',
    Painting:
      'spray painting, industrial painting, house painting, surface preparation, interior painting, painting and decorating, exterior painting, powder coating, staining, wallpapering',
    Flooring:
      'floor installation, carpet installation, hardwood floors, flooring installation, floor care, carpet cleaning',
    Plumbing:
      'pipefitting, pipe fitting, plumbing repair, plumbing systems, plumber, plumbing installation, pipe installation, pipefitter, steamfitting, plumbing and electrical',
    'Electrical installation':
      'electrical electrician, conduit bending, electrical work, national electrical code, nec, electrical maintenance, electrical repair, conduit installation, electrical code, electrical panels, residential wiring, journeyman electrician, electrical panel installation, lighting installation, electrical testing, electrical repairs, cable pulling, electrical equipment, nec code, low voltage, low voltage wiring, motor control centers, electrical contracting, wire pulling',
    'HVAC maintenance':
      'hvac repair, hvac installation, refrigeration, epa 608, air conditioning, heating and cooling, hvac/r, epa universal, epa certification, hvac technician, hvac service, heating systems, air conditioning repair, refrigerants, chillers, boiler operation, epa 608 universal, hvac troubleshooting, ductwork, heating and air conditioning, hvac controls, building automation systems, building automation, boiler maintenance',
    Welding:
      'mig welding, tig welding, arc welding, stick welding, welder, certified welder, brazing, flux core welding, mig, tig, aws welding, pipe welding, plasma cutting, oxy-acetylene, welding inspection, oxy fuel cutting, smaw, gmaw, gtaw, fcaw, spot welding, torch cutting, welding equipment, welding certification, plasma cutter, weld inspection, cutting torch',
    'Metal fabrication':
      'sheet metal fabrication, sheet metal, metalworking, steel fabrication, metal working, fabrication, sheet metal work, fabricator, press brake, metal forming, iron work, metal stamping, stamping, laser cutting, metal finishing, custom fabrication',
    Machining:
      'cnc machining, lathe, milling, machinist, precision machining, cnc, milling machines, lathes, cnc mill, cnc lathe, grinding, manual machining, cnc machine operation, drill press, edm, machine shop, grinders, surface grinding, cnc machinist, milling machine, surface grinder, machine shop operations, cnc operation, drill presses, bridgeport, bridgeport mill, manual lathe, cnc operator, cnc machines, cnc milling, swiss machining, deburring, wire edm',
    'CNC programming':
      'g-code, mastercam, cam software, g code, fanuc controls, m-code, computer-aided manufacturing, cam, g & m code, cnc setup, g-codes, computer aided manufacturing, haas, mazak, g and m code, gibbscam, mazatrol',
    'Tool and die':
      'die making, mold making, tooling design, mold design, jigs and fixtures, fixture design, die setup, tool making, fixturing, jig and fixture design, tool design',
    'Equipment maintenance':
      'machine maintenance, machinery maintenance, mechanical maintenance, equipment repair, machine repair, mechanical repair, equipment troubleshooting, equipment installation, maintain equipment, repair equipment, machinery repair, general maintenance, maintenance of equipment, machine troubleshooting, equipment servicing, maintaining equipment, repair and maintenance, industrial maintenance, maintenance technician, mechanical troubleshooting, maintenance work, repairing, machine installation, gearboxes, bearings, lubrication, machinery, plant conveyors, equipment inspection, millwright, millwrighting, industrial mechanics, pump repair, mechanical equipment, equipment upkeep, mechanical repairs',
    'Preventive maintenance':
      'preventative maintenance, planned maintenance, maintenance planning, predictive maintenance, scheduled maintenance, maintenance scheduling, routine maintenance, maintenance management, total productive maintenance, preventive maintenance programs, tpm, maintenance planning and scheduling, preventive maintenance inspections, maintenance programs, pm schedules, preventive maintenance schedules, reliability centered maintenance',
    CMMS: 'maximo, computerized maintenance management systems, ibm maximo, work order management, work orders, work order, computerized maintenance management system, work order systems, emaint, maintenance connection, work order processing, work order scheduling',
    'Automotive repair':
      'auto mechanics, vehicle maintenance, auto repair, engine repair, ase certified, automotive mechanics, brake repair, automotive technician, oil changes, automotive diagnostics, engine rebuilding, vehicle automotive, automotive service, automotive maintenance, automotive technology, transmissions, engine diagnostics, tire rotation, wheel alignment, automotive electrical systems, ase certification, fleet ase, vehicle inspections, oil change, vehicle inspection, auto body repair, engine performance, collision tune-ups, vehicle diagnostics, automotive electrical, auto parts, small engine repair, engine overhaul, automobile repair',
    'Diesel mechanics':
      'heavy equipment repair, diesel engines, diesel mechanic, diesel engine repair, diesel repair, heavy equipment maintenance, heavy equipment mechanics, truck repair, diesel technology',
    'Aircraft maintenance':
      'airframe and powerplant, a&p license, avionics maintenance, aircraft inspection, aircraft repair, aviation maintenance, faa regulations, helicopter airframe, aircraft mechanics, flight line, faa, aircraft assembly, flight operations, aviation safety, aircraft inspections, air traffic control, private pilot, aviation operations, jet engines, pilot license, flight instruction, aircraft operations',
    'Heavy equipment operation':
      'excavator operation, bulldozer, backhoe, crane operation, loader operation, backhoe operation, skid steer, heavy equipment, heavy machinery, excavation, equipment operation, rigging, heavy equipment operator, crane operator, bobcat, overhead excavators, front end loader, cranes, operate heavy equipment, equipment operator, front-end loader, bulldozers, dump truck, rigging and hoisting, backhoes, loaders, dozer, overhead cranes, trenching, dump trucks, boom lift, scissor lift, aerial lift, excavator, bucket truck, aerial lifts, scissor lifts, trackhoe, equipment operations, snow removal, boom lifts, man lift, pallet jack and forklift',
    'Power tools':
      'hand tools, hand and power tools, power tool operation, power and hand tools, hand tool, power saws, hand & power tools, pneumatic tools, table saw, air tools, measuring tools, torque wrenches, nail guns, basic hand tools, power tools and equipment, impact wrenches, chainsaw',
    Landscaping:
      'groundskeeping, lawn care equipment, hardscaping, tree care, arboriculture, tree trimming, irrigation systems, landscape design, grounds maintenance, landscape installation, lawn mowing, turf management, snow plowing, mulching, lawn mowers, lawn service, weed control',
    'Building maintenance':
      'handyman, property maintenance, apartment maintenance, general repairs, janitorial, home custodial, minor repairs, home improvement, maintenance of buildings, appliance remodeling, janitorial services, facility repairs, home repairs, custodial services, renovations, light maintenance, apartment turns, make-ready, building repairs, home maintenance, locksmithing, pool maintenance, residential maintenance, general labor, manual labor, physical labor, kitchen remodeling, general laborer, laborer, doors and windows, window installation',
    'Property management':
      'property manager, tenant relations, lease administration, yardi, tenant screening, rent collection, residential property management, commercial property management, lease agreements, onesite, leasing and property management, hoa management, apartment leasing, appfolio, fair housing, lease negotiation, rental properties, lease management, rental agreements, section 8, rent collections, lease renewals, resident relations, lease negotiations, property marketing, property inspections leasing, tax credit compliance, resident retention, landlord tenant law, fair housing laws, eviction process, realpage, hud',
    'Workplace safety':
      'health and safety, occupational health, hse, ehs, occupational safety, safety management, osha, occupational health and safety, osha regulations, safety training, osha compliance, safety procedures, safety compliance, safety inspection, safety standards, safety regulations, osha standards, environmental health and safety, safety protocols, safety meetings, industrial safety, safety awareness, safety policies, osha certified, safety audits, safety programs, safety program, job safety analysis, safe work practices, lockout/tagout, lockout tagout, accident investigation, industrial hygiene, personal protective equipment, ppe, safety equipment, confined space, hazard identification, lockout tag out, safety rules, safety officer, loto, safety practices, hazard analysis, incident investigation, safety inspections and audits, safety guidelines, osha guidelines, nebosh, confined space entry, msds, hazard communication, safety data sheets, iosh, safety management systems, safety reports, job hazard analysis, permit to work, working at heights, safety systems, ohsas 18001, hazardous material safety',
    'Hazardous materials':
      'hazmat, hazardous waste management, asbestos abatement, hazwoper, hazardous waste, hazmat certified, hazardous materials management, lead abatement, hazmat endorsement, mold remediation, spill response, 40 hour hazwoper, waste management, chemical handling, rcra, hazardous material, hazardous substances',
    Tailoring:
      'upholstery, leatherwork, alterations, dressmaking, sewing machine operation, quilting, embroidery',
    'Cleaning services':
      'housekeeping, commercial cleaning, custodial work, cleaning, deep cleaning, janitorial work, house cleaning, sanitizing, cleaning and sanitizing, residential cleaning, vacuuming, mopping, floor cleaning, sanitation, housekeeping operations, sweeping, cleaning equipment, cleaning supplies, office cleaning, window cleaning, trash removal, linen management, dusting, stripping and waxing floors, floor waxing, pressure washing, industrial cleaning, cleaning skills, bed making, laundry services, housekeeper, housekeeping services',
    'Beauty services':
      'cosmetology, hairstyling, hair cutting, hair coloring, manicures, makeup artistry, skin care, esthetics, barbering, hair styling, facials, waxing, makeup, pedicures, makeup application, salon management, nail care, hair care, skincare, makeup artist, hair color, spa services, aesthetics, eyelash extensions, massage and spa, nail technology',
    'Jewelry making': 'gemology, watch repair, glass blowing, engraving',
    Driving:
      "driver's license, drivers license, valid driver's license, clean driving record, driver license, driving license, valid drivers license, valid driver license, safe driving, delivery driving, driving skills, truck driving, tractor trailer, class a, delivery driver, defensive driving, commercial driving, valid driver\u2019s license, driving record, long haul, otr, otr driving, passenger transport, good driving record, bus driving, automobile driving, reliable transportation, own transportation, class b, local deliveries, route driving, vehicle operation",
    'Commercial driver license':
      "cdl, class a cdl, cdl class a, class b cdl, cdl license, cdl class b, commercial drivers license, commercial driver's license, dot regulations, department of transportation regulations, dot compliance, dot, pre-trip inspections, pre-trip inspection, logbook, air fmcsa, eld, tanker endorsement, doubles and triples, hazmat and tanker, hours of service, log books, electronic logging devices, dot physical, passenger endorsement, medical card, dot inspections",
    'Physical stamina':
      'heavy lifting, physical strength, lift 50 lbs, physically fit, manual dexterity, hand-eye coordination, ability to lift, lift heavy objects, physical endurance, dexterity, stamina, good physical condition, lift up to 50 pounds, lift 50 pounds, standing for long periods, lift 50lbs',
  },
  guarded: {
    Painting:
      'drywall, carpentry, plumbing, spray, interior, exterior, surface, commercial, residential, flooring, body, industrial, texturing, sanding',
    Construction:
      'building, management, site, residential, commercial, industry, equipment, projects, project, materials, worker, laborer, methods, experience, trades',
    Driving: 'license, truck, delivery, vehicle, record, safe, route, bus, forklift, commercial, skills, cdl',
  },
  exact:
    'CNC, CAM, CDL, OSHA, EHS, HSE, EDM, NEC, TPM, DOT, MIG, TIG, PPE, FAA, LOTO, MSDS, OTR, ELD, HUD, MCS, JCT',
});
