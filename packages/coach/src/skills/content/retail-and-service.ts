import { defineSkills } from '../define-skills.ts';

export const retailAndService = defineSkills({
  id: 'retail-and-service',
  title: 'Retail and customer service',
  skills: {
    'Opening and closing procedures': 'opening and closing, opening and closing duties',
    'Customer service':
      'customer care, customer support, client support, customer assistance, customer-service, customer service skills, excellent customer service, customer service experience, customer service orientation, customer services, customer service representative, customer service oriented, customer service management, customer support service, serve customers, exceptional customer service, assisting customers, customer helpdesk, customer service excellence, helping customers, assist customers, outstanding customer service, customer service training, customer service support, superior customer service, customer service focused, strong customer service, great customer service, customer service/support, provide customer service, guest service, serving customers and guests, service to customers',
    'Customer satisfaction':
      'customer happiness, customer delight, client satisfaction, customer satisfaction surveys, customer satisfaction scores, ensuring customer satisfaction, ensure customer satisfaction, satisfied customers',
    'Customer relations':
      'public relations with customers, customer rapport, customer engagement, customer relation, customer communication, customer communications, customer engagement skills, customer liaison',
    'Complaint handling':
      'complaint resolution, handling complaints, resolving complaints, escalation management, customer complaints, issue escalation handling, dispute handling, customer complaint resolution, handle customer complaints, resolving customer complaints, resolve customer complaints, customer issue resolution, customer disputes, resolving customer issues, customer issues, resolve customer issues, complaint management, service recovery, resolved customer complaints, customer problem resolution, escalation handling',
    'Call center operations':
      'call centre, contact center, inbound call handling, call handling, call center, call center experience, contact center operations, inbound and outbound calls, call management, call center management, high call volume, call volume, inbound call center, outbound call center, call center environment, call center customer service, inbound customer service, avaya phones, call resolution, call center supervision, first call resolution, five9, high volume calls',
    'Live chat support': 'chat support, email support, omnichannel support, live chat, chat customer service',
    Zendesk: 'kustomer, freshdesk support, zendesk support',
    'Customer inquiries':
      'answering inquiries, query resolution, customer inquiry handling, responding to inquiries, customer questions, answer customer questions, customer queries, inquiry handling, responding to customer inquiries, respond to inquiries, respond to customer inquiries, answering customer questions, customer inquiry, answered customer questions',
    'Service quality':
      'quality of service, service standards, service excellence, quality customer service, service improvement, call quality monitoring',
    Retail:
      'retail operations, retail industry, retail experience, retail business, retail sales and operations, retail management and operations, retail store operations, retail stores, retail industry experience, retail customer service',
    'Store management':
      'retail management, shop management, store supervision, store manager, store operations, multi-unit management, retail supervision, district management, assistant store manager, store leadership, multi-store management, store opening, multi-unit operations, opening and closing store, store management experience, store openings, retail store manager, retail manager, key holder, store maintenance, assistant management, franchise operations, store opening and closing, open and close store, opening/closing procedures, franchise management, store appearance, retail leadership',
    'Visual merchandising':
      'product displays, merchandise displays, store displays, merchandise presentation, window dressing, store layout, in-store displays, display setup, visual displays, visual presentation, store design, product display, merchandise display, visual merchandiser, product presentation, visual merchandizing, floor sets, create displays, visual standards, product merchandising',
    Merchandising:
      'merchandise planning, retail buying, assortment planning, merchandiser, buying and merchandising, open to buy, fashion merchandising, merchandise management, merchandising strategies, merchandise planning and allocation, fashion buying, retail merchandising, retail buyer, apparel merchandising, product assortment, merchandise control, buying merchandise',
    'Stock replenishment':
      'stock merchandise, product stocking, pricing merchandise, stockroom management, stock clerk, stocking and receiving, product rotation, price tagging, stock products, shelf management, re-stocking, overnight stocking, overnight stocker',
    'Shrinkage control':
      'shrink reduction, theft prevention, shoplifting prevention, shrink control, asset protection specialist, shrink management',
    'Cash register operation':
      'checkout operation, till operation, register operation, scanning items, cash register skills, operating cash register, running the register, operate cash register, operated cash register, register operations, operating a cash register, check out customers, accept payments, cash register operations, cash register operator, credit card transactions',
    'Payment handling':
      'processing payments, refunds processing, process payments, collecting payments, payment collection, returns and exchanges, processing refunds, process returns, customer returns, processing returns, payment processing support, collect payments, credit card payments, accepting payments, taking payments',
    'Personal shopping': 'styling clients, fashion styling, clienteling, personal styling, wardrobe styling',
    'Grocery operations':
      'produce department, supermarket operations, grocery store, grocery industry, meat department',
    'Mystery shopping': 'store audits',
    'E-commerce fulfillment':
      'e-commerce fulfilment, online order processing, curbside pickup, online orders, online order fulfillment',
    'Membership services':
      'loyalty enrolment, membership sales, membership management, membership development',
    'Appointment booking':
      'booking appointments, appointment management, making appointments, setting appointments, set appointments, appointment coordination, confirming appointments',
    'Order processing for customers': 'order tracking support, customer order management, phone orders',
    'Product recommendations':
      'product advice, product consultation, recommending products, product recommendation, product education, recommend products',
    'Quality call auditing': 'call auditing',
    'Field service coordination': 'service dispatch, service coordination',
    'Collections support': 'past-due follow-up',
    'Client intake':
      'intake interviews, eligibility screening, client intake interviews, client intake and assessment, intake coordination, intake process, intake assessments, intake specialist',
    'Account maintenance':
      'account updates, customer account management, account maintenance support, account servicing, updating customer accounts, updating customer information, account inquiries',
    'Sales floor support': 'fitting room, sales support retail, dressing rooms, fitting rooms',
    'Pharmacy retail': 'over-the-counter sales',
    'Consumer electronics retail':
      'device demonstrations, mobile phone sales, wireless sales, cell phone sales, electronics sales, cell phone repair',
    'Furniture retail': 'home furnishings, furniture sales',
    'Jewelry retail': 'luxury sales, jewelry sales',
    'Shift leadership':
      'shift lead, shift leader, key carrier, shift manager, crew leader, crew management, shift leading, shift operations, crew supervision, crew leadership, crew trainer',
    'Customer data privacy': 'customer verification, account verification',
    'Customer experience': 'customer experience management',
    'Asset protection': '',
    HelpScout: '',
    Gorgias: '',
    Keyholder: '',
    'Call monitoring': '',
    'Identity verification': '',
    'Returns processing': '',
    'Payment posting': '',
    'Stocking shelves':
      'stock shelves, shelf restocking, restock shelves, restocking shelves, restocked shelves, stocked shelves, stocking, restocking',
    'Luxury retail': '',
    'Deli operations': '',
    IVR: '',
    Planograms: 'planogram',
    'Customer feedback': '',
    'Customer interaction':
      'customer interactions, interact with customers, interacting with customers, customer contact',
    'Customer focus':
      'customer focused, customer-focused, customer oriented, customer-oriented, customer orientation, customer centric, customer-centric, client focused, client-focused, customer first, guest-focused',
    'Customer-facing experience': 'customer facing, customer-facing',
    'Credit card processing': '',
    'Processing transactions': 'process transactions, processed transactions',
    'Service delivery': 'service delivery management',
    'Self-checkout': '',
    Genesys: '',
    'Call scripts': '',
    'Average handle time': '',
    'Organized retail crime': '',
    'Exception reporting': '',
    'Coupon processing': '',
    Bagging: 'bagging groceries',
    'Lost and found': '',
  },
  near: {
    retail:
      'experience, sales, store, stores, operations, merchandising, industry, environment, customer, management, worked, setting',
    Bagging: 'groceries, grocery, cashier, checkout, items',
    'bagging groceries': 'groceries, grocery, cashier, checkout, items',
  },
  exact: 'IVR',
});
