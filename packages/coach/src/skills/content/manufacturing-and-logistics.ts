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
      'production scheduling, master production schedule, capacity planning of production, production control, production planner, production planning and control, material planning, material requirements planning',
    'Production management':
      'production supervision, shift supervision, plant management, production supervisor, shift supervisor, plant operations, production operations, plant manager, production manager, shift management, production leadership, production line supervision',
    'Lean manufacturing':
      'lean production, 5s, just-in-time, jit, value stream, poka-yoke, toyota production system, lean tools, just in time, smed, 5s methodology, gemba, visual management, kaizen events, lean six sigma manufacturing, 5-s, lean enterprise',
    'Machine operation':
      'operating machinery, machine operator, machine setup, operate machinery, machine operating, machine set-up, operate machines, operating machines, press operation, equipment setup, operating equipment, production machinery, machine operations, heavy machine operation, production equipment, line operation, operate equipment',
    'Assembly line work':
      'product assembly, electronic assembly, assembly work, assembly line, production line, mechanical assembly work, production assembly, line work, component assembly, cable assembly, wire harness assembly, assembling products, assembly processes, production work, assembly operations, wire harness, assemblies, electromechanical assembly, sub-assembly, crimping, electronics assembly, factory work',
    'Injection molding':
      'plastic molding, blow molding, extrusion, thermoforming, die forging, plastic injection molding, compression molding, plastics manufacturing, heat treatment, heat treating, foundry',
    'Process engineering':
      'process development manufacturing, process design manufacturing, process optimization manufacturing, process troubleshooting, process engineer',
    'Equipment installation planning':
      'equipment selection, capital equipment, equipment qualification, equipment procurement',
    'Operational excellence programs':
      'oee, overall equipment effectiveness, cycle time reduction, scrap reduction, waste reduction, throughput improvement, cost reduction, cost savings, productivity improvement, cost saving, cost reductions, cost savings initiatives, efficiency improvement, efficiency improvements, cost improvement, yield improvement, reduce costs, cost containment, cycle time',
    'Supply chain management':
      'supply chain, supply chain operations, scm, end-to-end supply chain, supply-chain management, supply chain manager, supply chain analyst, global supply chain',
    'Supply planning':
      'demand planning, s&op, sales and operations planning, demand forecasting supply, demand management, supply and demand planning, demand and supply planning, siop, material forecasting',
    'MRP systems': 'mrp, mrp ii, material requirements, materials planning, material resource planning',
    'Inventory management':
      'inventory control, stock control, inventory planning, stock management, inventory tracking, inventory, cycle counting, cycle counts, stocktaking, inventory counts, inventory levels, inventory optimization, manage inventory, managing inventory, inventory reconciliation, inventory systems, inventory analysis and control, physical inventory, inventory accuracy, inventory maintenance, inventory audits, maintain inventory, taking inventory, maintaining inventory, inventory replenishment, stock rotation, inventory monitoring, inventory auditing, inventory ordering, ordering inventory, inventory reporting, inventory records, inventory controls, inventory management systems, vendor managed inventory, inventory management software, stock keeping, stock inventory, inventory specialist, inventory management system, inventory counting, order inventory, inventory processing',
    'Warehouse management':
      'warehouse operations, warehousing, warehouse supervision, warehouse management systems, wms, warehouse, distribution center, warehouse management system, warehouse manager, warehouse experience, distribution centers, warehouse logistics, warehouse distribution, warehouse safety, warehouse work, warehouse organization, warehouse worker, warehouse associate, distribution operations, manhattan wms, warehouse supervisor, red prairie',
    'Order picking':
      'pick and pack, picking and packing, order selecting, packaging, order selection, packaging products, pulling orders, pick orders, product packaging, order picker, rf scanners, rf scanner, packing orders, palletizing, pick/pack, packing and shipping, filling orders, order filling, shrink wrapping, handheld scanners, pick to light, barcode scanning, barcode scanners, package handling, rf scanning, order puller',
    'Forklift operation':
      'forklift certified, forklift driving, reach truck, pallet jack, forklift operator, forklift, forklifts, fork lift, electric pallet jack, cherry picker, order picker forklift, forklift certification, operate forklift, forklift license, stand-up forklift, pallet jacks, sit down forklift, order pickers, stand up forklift, forklift driver, powered industrial trucks, fork lift operator, certified forklift operator, forklift experience, sit-down forklift, clamp truck',
    'Shipping and receiving':
      'shipping, receiving goods, shipping/receiving, ups worldship, shipping documentation, packing slips, receiving and shipping, incoming shipments, bills of lading, bill of lading, receive fedex, loading and unloading, load and unload trucks, unloading trucks, loading trucks, freight loading, shipping documents, shipping clerk, shipping and handling, ups, truck loading, inbound shipments, shipment processing, shipping orders, unloading freight, outbound shipments, dock work, receiving clerk, fedex ship manager, worldship',
    'Logistics management':
      'logistics, logistics planning, logistics operations, third-party logistics, 3pl, reverse logistics, logistics coordinator, inbound logistics, outbound logistics, logistics support, international logistics, logistics analysis, supply chain logistics, distribution logistics, global logistics, logistics manager',
    'Transportation management':
      'transport planning, freight management, route planning, tms, transportation planning and dispatch, route optimization, transportation, transportation management systems, transportation logistics, transportation management system, load planning, transport management, public transportation, ground transportation',
    'Freight forwarding':
      'ocean freight, air freight, freight brokerage, ltl, freight, freight broker, freight shipping, ftl, ltl freight, freight bills, carrier relations, carrier management, freight rates, freight negotiation, carrier negotiation, intermodal, freight carriers',
    'Import and export':
      'customs clearance, international trade, customs brokerage, incoterms, import/export, import export, customs compliance, trade compliance, export compliance, itar, export control, international shipping, customs regulations, import/export compliance, customs documentation, letters of credit, itar compliance, harmonized tariff schedule, export documentation, import & export, ear regulations, international freight, c-tpat, tariff classification',
    'Fleet management':
      'dispatching, vehicle dispatch, fleet operations, dispatcher, fleet manager, telematics, dispatching drivers, load dispatching, truck dispatching',
    'Delivery services':
      'last-mile courier, delivery routes, product delivery, package delivery, route delivery, parcel delivery',
    Procurement:
      'purchasing, strategic sourcing, sourcing, direct procurement, indirect procurement, procurement management, e-procurement, purchasing management, global sourcing, material procurement, category management procurement, procurement processes, procurement strategy, procurement contracts, purchasing agent, purchasing and procurement, materials procurement, purchaser, vendor sourcing, public procurement, product sourcing, purchasing manager, purchasing materials, procurement operations, material purchasing, purchasing supplies, supplier sourcing, procuring, low cost country sourcing',
    'Supplier evaluation':
      'supplier quality, supplier selection, supplier relationship management, vendor evaluation, supplier development, supplier performance, supplier relations, supplier negotiation, supplier audits and development, supplier relationships, vendor performance, supplier negotiations, supplier qualification, vendor qualification, supplier quality management, vendor development, supplier scorecards',
    'Contract management':
      'contract administration, contract lifecycle, contract drafting and review, contracts management, contract compliance, contracts administration, contracts manager, federal acquisition regulation, far/dfars, government contracts, federal contracting, contract manager, contract preparation, government contracting, subcontract administration, contract monitoring, contract review, contract management software, contract analysis, federal contracts, contract execution, dfars, contract development, cradle to grave contracting, acquisition management, contract formation, contract negotiation and administration, acquisition planning, federal acquisition',
    'Materials management':
      'material handling, materials handling, material management, material control, material handler, inventory and materials, materials control, stockroom, stock handling, storage of goods, material movement, material flow, materials manager, inventory materials',
    'Category management': 'spend management, category strategy, category manager',
    'SAP Ariba': 'ariba, coupa, jaggaer, ivalua, oracle procurement',
    'SAP MM and WM':
      'sap ewm, sap apo, sap wm, sap ibp, jda, blue yonder, manhattan associates, kinaxis, oracle scm, sap materials management',
    'Cost negotiation':
      'price negotiations, purchase negotiation, cost negotiations, supplier contracts, vendor contracts',
    APICS: 'cscp, cpim, cpsm, apics certified, ascm, cpim certified',
    'Cold chain': 'temperature-controlled logistics, perishable goods',
    'Good distribution practice': 'gdp compliance, good distribution practices',
    'Packaging engineering':
      'packaging development, package design, packaging design engineering, packaging equipment, packaging machinery, packaging operations, packaging materials',
    'Textile production':
      'garment manufacturing, weaving, knitting, dyeing, apparel production, garment production, fabric sourcing',
    'Food manufacturing':
      'food production, food packaging, meat processing, bottling, beverage manufacturing, brewing, meat cutting, dairy processing, butchery, brewery operations, baking production, butcher, meat cutter',
    'Chemical manufacturing':
      'batch processing plants, mixing chemicals, pharmaceutical manufacturing, batching, chemical mixing, cosmetic manufacturing, paint manufacturing, chemical operations, pharmaceutical production',
    'Semiconductor manufacturing':
      'wafer fabrication, clean room operations, etch, cvd, semiconductor equipment, semiconductor processing, wafer processing, smt manufacturing, pcb assembly, circuit board assembly, electronics manufacturing, dry etch, wire bonding, lithography, pcba',
    'Printing press operation':
      'offset printing, screen printing, bindery, digital printing, flexography, large format printing, print shop, press operator, printing press',
    'Quality inspection of goods':
      'incoming inspection, goods inspection, receiving inspection, final inspection, quality inspector, product quality, incoming quality control, product testing and inspection',
    'Industrial cleaning in place': 'cip systems',
    'Production reporting':
      'shift handover, production reports, shift reports, production data, production records, production documentation, production logs',
    'Work instructions':
      'standard work, standardized work, work instruction writing, assembly instructions, standard operating procedures manufacturing, work standards, process sheets',
    'Manufacturing execution systems':
      'mes, mes systems, manufacturing execution system, shop floor control, shop floor management',
    'Reach and customs law': 'rohs, reach compliance, conflict minerals',
  },
  exact: 'JIT, SCM, MRP, WMS, TMS, LTL, FTL, MES, APICS, UPS, ITAR, OEE, CVD',
});
