import { defineSkills } from '../define-skills.ts';

export const manufacturingAndLogistics = defineSkills({
  id: 'manufacturing-and-logistics',
  title: 'Manufacturing, purchasing and logistics',
  skills: {
    CargoWise: 'cargowise one',
    'Import filings': 'isf filing, isf filings, cbp, entry filings',
    'Goods in': 'goods-in, goods inwards, goods receipt, goods out',
    'Counterbalance truck': 'counterbalance, counterbalance forklift',
    Manufacturing:
      'production manufacturing, manufacturing operations, manufacturing processes, manufacturing engineering, manufacturing environment, manufacturing process, manufacturing industry, manufacturing systems',
    'Production planning':
      'production scheduling, master production schedule, production control, production planner, production planning and control, material planning, material requirements planning',
    'Production management':
      'production supervision, shift supervision, plant management, production supervisor, shift supervisor, plant operations, production operations, plant manager, production manager, shift management, production leadership, production line supervision',
    'Lean manufacturing':
      'lean production, jit, value stream, poka-yoke, toyota production system, lean tools, just in time, smed, 5s methodology, gemba, lean six sigma manufacturing, 5-s, lean enterprise',
    'Machine operation':
      'operating machinery, machine operator, machine setup, operate machinery, machine operating, machine set-up, operate machines, operating machines, press operation, operating equipment, production machinery, machine operations, production equipment, line operation, operate equipment',
    'Assembly line work':
      'product assembly, electronic assembly, assembly work, assembly line, production line, mechanical assembly work, production assembly, component assembly, assembling products, assembly processes, assembly operations, wire harness, sub-assembly, electronics assembly, factory work',
    'Injection molding':
      'plastic molding, plastic injection molding, compression molding, plastics manufacturing, heat treating',
    'Process engineering': 'process troubleshooting, process engineer',
    'Equipment installation planning': 'equipment selection, equipment qualification, equipment procurement',
    'Operational excellence programs':
      'overall equipment effectiveness, cycle time reduction, throughput improvement, productivity improvement, efficiency improvement, efficiency improvements, cost improvement, yield improvement, reduce costs',
    'Supply chain management':
      'supply chain, supply chain operations, scm, end-to-end supply chain, supply-chain management, supply chain manager, supply chain analyst, global supply chain',
    'Supply planning':
      'demand management, supply and demand planning, demand and supply planning, material forecasting',
    'MRP systems': 'mrp, mrp ii, materials planning, material resource planning',
    'Inventory management':
      'inventory control, stock control, inventory planning, stock management, inventory tracking, inventory, stocktaking, inventory counts, inventory levels, inventory optimization, manage inventory, managing inventory, inventory reconciliation, inventory systems, inventory analysis and control, physical inventory, inventory accuracy, inventory maintenance, inventory audits, maintain inventory, taking inventory, maintaining inventory, inventory replenishment, stock rotation, inventory monitoring, inventory auditing, inventory ordering, ordering inventory, inventory reporting, inventory records, inventory controls, inventory management systems, vendor managed inventory, inventory management software, stock keeping, stock inventory, inventory specialist, inventory management system, inventory counting, order inventory, inventory processing',
    'Warehouse management':
      'warehouse operations, warehousing, warehouse supervision, warehouse manager, warehouse experience, warehouse logistics, warehouse distribution, warehouse safety, warehouse work, warehouse organization, distribution operations, warehouse supervisor',
    'Order picking':
      'pick and pack, picking and packing, order selecting, order selection, packaging products, pulling orders, product packaging, order picker, packing orders, pick/pack, filling orders, order filling, order puller, pick orders, packing and shipping',
    'Forklift operation':
      'forklift certified, forklift driving, forklift operator, forklift, forklifts, fork lift, order picker forklift, forklift certification, operate forklift, forklift license, stand-up forklift, sit down forklift, stand up forklift, forklift driver, powered industrial trucks, fork lift operator, certified forklift operator, forklift experience, sit-down forklift, clamp truck',
    'Shipping and receiving':
      'shipping/receiving, ups worldship, receiving and shipping, incoming shipments, freight loading, shipping and handling, inbound shipments, shipment processing, shipping orders, outbound shipments, dock work, receiving clerk, fedex ship manager, worldship',
    'Logistics management':
      'logistics, logistics planning, logistics operations, logistics coordinator, inbound logistics, outbound logistics, logistics support, international logistics, logistics analysis, supply chain logistics, distribution logistics, global logistics, logistics manager',
    'Transportation management':
      'transport planning, freight management, tms, transportation planning and dispatch, route optimization, transportation management systems, transportation logistics, transportation management system, transport management',
    'Freight forwarding':
      'ltl, freight, freight broker, freight shipping, ftl, ltl freight, freight bills, carrier relations, carrier management, freight rates, freight negotiation, carrier negotiation, freight carriers',
    'Import and export':
      'international trade, customs brokerage, import/export, import export, customs compliance, trade compliance, export compliance, international shipping, customs regulations, import/export compliance, customs documentation, letters of credit, itar compliance, harmonized tariff schedule, export documentation, import & export, ear regulations, international freight, c-tpat, tariff classification',
    'Fleet management':
      'fleet operations, fleet manager, dispatching drivers, load dispatching, truck dispatching',
    'Delivery services':
      'delivery routes, product delivery, package delivery, route delivery, parcel delivery',
    Procurement:
      'indirect procurement, procurement management, e-procurement, purchasing management, global sourcing, material procurement, procurement processes, procurement strategy, procurement contracts, purchasing agent, purchasing and procurement, materials procurement, purchaser, vendor sourcing, product sourcing, purchasing manager, purchasing materials, procurement operations, material purchasing, purchasing supplies, supplier sourcing, procuring, low cost country sourcing, purchasing, procure',
    'Supplier evaluation':
      'supplier quality, supplier selection, supplier relationship management, vendor evaluation, supplier development, supplier relations, supplier negotiation, supplier audits and development, supplier relationships, vendor performance, supplier negotiations, supplier qualification, vendor qualification, supplier quality management, vendor development, supplier scorecards',
    'Contract management':
      'contract administration, contract lifecycle, contract drafting and review, contracts management, contract compliance, contracts administration, contracts manager, federal contracting, contract manager, contract preparation, government contracting, subcontract administration, contract monitoring, contract review, contract management software, contract analysis, federal contracts, contract execution, contract development, cradle to grave contracting, contract negotiation and administration, contracts',
    'Materials management':
      'material management, material control, inventory and materials, materials control, stockroom, stock handling, storage of goods, material flow, materials manager, inventory materials',
    'Category management': 'spend management, category strategy, category manager',
    'SAP Ariba': 'ariba, oracle procurement',
    'SAP MM and WM': 'sap ewm, sap apo, sap wm, sap ibp, oracle scm, sap materials management',
    'Cost negotiation':
      'price negotiations, purchase negotiation, cost negotiations, supplier contracts, vendor contracts',
    APICS: 'cscp, cpim, cpsm, apics certified, ascm, cpim certified',
    'Cold chain': 'temperature-controlled logistics, perishable goods',
    'Good distribution practice': 'gdp compliance, good distribution practices',
    'Packaging engineering':
      'packaging development, package design, packaging design engineering, packaging equipment, packaging machinery, packaging operations, packaging materials',
    'Textile production': 'garment manufacturing, apparel production, garment production, fabric sourcing',
    'Food manufacturing':
      'food production, food packaging, meat processing, beverage manufacturing, dairy processing, brewery operations, baking production, butcher, meat cutter',
    'Chemical manufacturing':
      'batch processing plants, mixing chemicals, pharmaceutical manufacturing, batching, chemical mixing, cosmetic manufacturing, paint manufacturing, chemical operations, pharmaceutical production',
    'Semiconductor manufacturing':
      'clean room operations, cvd, semiconductor equipment, semiconductor processing, wafer processing, smt manufacturing, circuit board assembly, electronics manufacturing, dry etch, wire bonding, pcba',
    'Printing press operation':
      'bindery, digital printing, large format printing, print shop, press operator, printing press',
    'Quality inspection of goods':
      'incoming inspection, goods inspection, receiving inspection, final inspection, quality inspector, incoming quality control, product testing and inspection',
    'Industrial cleaning in place': 'cip systems',
    'Production reporting':
      'shift handover, production reports, shift reports, production records, production documentation, production logs',
    'Work instructions':
      'standard work, standardized work, work instruction writing, assembly instructions, process sheets',
    'Manufacturing execution systems':
      'mes, mes systems, manufacturing execution system, shop floor control, shop floor management',
    'Reach and customs law': 'reach compliance',
    Brewing: '',
    '5S': '',
    'Just-in-time': '',
    'Kaizen events': '',
    'Wire harness assembly': '',
    'Cable assembly': '',
    Crimping: '',
    Extrusion: '',
    Thermoforming: '',
    'Blow molding': '',
    'Heat treatment': '',
    OEE: '',
    'Cost reduction': '',
    'Scrap reduction': '',
    'Cycle counts': 'cycle counting',
    Palletizing: '',
    'Shrink wrapping': '',
    'Bills of lading': 'bill of lading',
    'Packing slips': '',
    '3PL': 'third-party logistics',
    'Reverse logistics': '',
    'Route planning': '',
    'Load planning': '',
    'Customs clearance': '',
    Incoterms: '',
    ITAR: '',
    'Export control': '',
    Telematics: '',
    Dispatching: 'dispatch, dispatcher, vehicle dispatch',
    'Strategic sourcing': '',
    Sourcing: '',
    Dfars: '',
    Coupa: '',
    Jaggaer: '',
    Ivalua: '',
    'Blue Yonder': '',
    Kinaxis: '',
    'Manhattan Associates': '',
    Weaving: '',
    Knitting: '',
    Dyeing: '',
    'Meat cutting': 'deboning, cut meat',
    Butchery: '',
    Bottling: '',
    'Offset printing': '',
    'Screen printing': '',
    Flexography: '',
    'Wafer fabrication': '',
    'PCB assembly': '',
    RoHS: '',
    'Conflict minerals': '',
    'Demand planning': '',
    'Pick to light': '',
    'Electromechanical assembly': '',
    Foundry: '',
    'Material handling': 'materials handling, material handler, material movement',
    'Freight brokerage': '',
    'Ocean freight': '',
    'Air freight': '',
    Intermodal: '',
    'Cost containment': '',
    'Government contracts': '',
    'Barcode scanning': 'barcode scanners',
    'Sales and operations planning': 's&op, siop',
    'Federal Acquisition Regulation': 'far/dfars',
    'RF scanners': 'rf scanner, rf scanning, handheld scanners',
    'Pallet jack operation': 'pallet jack, pallet jacks, electric pallet jack',
    'Reach truck operation': 'reach truck',
    'Cherry picker operation': 'cherry picker',
    'Loading and unloading':
      'load and unload trucks, unloading trucks, loading trucks, truck loading, unloading freight',
    'Warehouse management systems': 'warehouse management system, WMS',
    'Shipping documentation': 'shipping documents',
    'Cost savings': 'cost savings initiatives',
    JDA: '',
    Shipping: '',
    'Belt loader operation': 'belt loaders',
    'Aircraft marshalling': '',
    'Load securement': 'securing loads, load securing',
    'Proof of delivery': '',
    'Flatbed hauling': 'flatbed',
    'Refrigerated freight': 'reefer',
    'Load boards': 'load board',
    Kitting: '',
    Changeovers: 'changeover, line changeover',
    Labeling: '',
    'Lot control': 'lot tracking',
    'ABC analysis': '',
    'Dock operations': 'loading dock',
    'Product testing': '',
    'Parcel sorting': 'sorting packages',
    'Machine adjustments': 'adjust machines',
  },
  near: {
    sourcing:
      'procurement, vendors, suppliers, supplier, vendor, materials, purchasing, products, supply, negotiation',
    dispatch: 'drivers, trucks, vehicles, technicians, loads, radio, emergency, driver, crews, fleet',
    contracts: 'negotiate, review, draft, manage, managing, prepare, administer, negotiating',
    Labeling: 'product, products, packaging, packing, labels, food, specimens',
    reefer: 'cdl, trailer, freight, driver, loads, hauling, van',
    flatbed: 'cdl, trailer, freight, driver, loads, hauling, van',
  },
  exact: 'JIT, SCM, MRP, WMS, TMS, LTL, FTL, MES, APICS, ITAR, OEE, CVD, JDA',
});
