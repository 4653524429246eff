import { defineSkills } from '../define-skills.ts';

export const retailAndService = defineSkills({
  id: 'retail-and-service',
  title: 'Retail and customer service',
  skills: {
    'Opening and closing procedures': 'opening and closing duties',
    'Customer service':
      'customer care, customer support, customer assistance, customer-service, customer service skills, excellent customer service, customer service experience, customer service orientation, customer services, customer service representative, customer service oriented, customer service management, customer support service, exceptional customer service, assisting customers, customer helpdesk, customer service excellence, assist customers, outstanding customer service, customer service training, customer service support, superior customer service, customer service focused, strong customer service, great customer service, customer service/support, provide customer service, guest service, serving customers and guests, service to customers',
    'Customer satisfaction':
      'customer happiness, customer delight, customer satisfaction surveys, customer satisfaction scores, ensuring customer satisfaction, ensure customer satisfaction, satisfied customers',
    'Customer relations':
      'public relations with customers, customer rapport, customer relation, customer engagement skills, customer liaison',
    'Complaint handling':
      'complaint resolution, handling complaints, handle customer complaints, resolving customer complaints, resolve customer complaints, complaint management, resolved customer complaints',
    'Call center operations':
      'call centre, contact center, call center, call center experience, call center management, call center environment, call center customer service, call center supervision',
    'Live chat support': 'chat support, live chat',
    Zendesk: 'zendesk support',
    'Customer inquiries':
      'answering inquiries, customer inquiry handling, responding to inquiries, customer questions, answer customer questions, customer queries, responding to customer inquiries, respond to inquiries, respond to customer inquiries, answering customer questions, customer inquiry, answered customer questions',
    'Service quality':
      'quality of service, service standards, service excellence, quality customer service, service improvement',
    Retail:
      'retail operations, retail industry, retail experience, retail business, retail sales and operations, retail management and operations, retail store operations, retail stores, retail industry experience, retail customer service',
    'Store management':
      'store supervision, store manager, assistant store manager, store leadership, multi-store management, store opening, store management experience, store openings, retail store manager, retail manager, store maintenance, assistant management, store opening and closing, store appearance',
    'Visual merchandising':
      'visual displays, visual presentation, visual merchandiser, visual merchandizing, visual standards',
    Merchandising:
      'merchandise planning, merchandiser, buying and merchandising, fashion merchandising, merchandise management, merchandising strategies, merchandise planning and allocation, retail merchandising, retail buyer, apparel merchandising, merchandise control, buying merchandise',
    'Stock replenishment':
      'stock merchandise, stockroom management, stock clerk, stocking and receiving, stock products, overnight stocker',
    'Shrinkage control': 'shrink reduction, shrink control, asset protection specialist, shrink management',
    'Cash register operation':
      'register operation, cash register skills, operating cash register, operate cash register, operated cash register, register operations, operating a cash register, cash register operations, cash register operator',
    'Payment handling':
      'processing payments, process payments, collecting payments, payment collection, payment processing support, collect payments',
    'Personal shopping': 'personal styling',
    'Grocery operations': 'grocery store, grocery industry',
    'Mystery shopping': '',
    'E-commerce fulfillment': 'e-commerce fulfilment',
    'Membership services': 'membership sales, membership management, membership development',
    'Appointment booking': 'booking appointments, appointment management, appointment coordination',
    'Order processing for customers': 'order tracking support',
    'Product recommendations':
      'product advice, product consultation, recommending products, product recommendation, product education, recommend products',
    'Quality call auditing': 'call auditing',
    'Field service coordination': 'service coordination',
    'Collections support': '',
    'Client intake': 'client intake interviews, client intake and assessment, intake specialist',
    'Account maintenance':
      'account updates, account maintenance support, account servicing, account inquiries',
    'Sales floor support': 'sales support retail',
    'Pharmacy retail': '',
    'Consumer electronics retail': '',
    'Furniture retail': 'furniture sales',
    'Jewelry retail': 'jewelry sales',
    'Shift leadership':
      'shift lead, shift leader, shift manager, crew leader, shift leading, shift operations, crew trainer',
    'Customer data privacy': 'customer verification',
    'Customer experience': 'customer experience management',
    'Asset protection': '',
    HelpScout: '',
    Gorgias: '',
    Keyholder: '',
    'Call monitoring': '',
    'Identity verification': '',
    'Returns processing': '',
    'Payment posting': '',
    'Stocking shelves': 'stock shelves, stocked shelves, stocking, restocking',
    'Luxury retail': '',
    'Deli operations': '',
    IVR: '',
    Planograms: 'planogram',
    'Customer feedback': '',
    'Customer interaction':
      'customer interactions, interact with customers, interacting with customers, customer contact, work with customers, working with customers, work with clients, working with clients, engage with customers, engaging with customers, visit customers, client liaison',
    'Customer focus':
      'customer focused, customer-focused, customer oriented, customer-oriented, customer orientation, customer centric, customer-centric, client focused, client-focused, customer first, service minded, service-minded, service mindset',
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
  narrower: {
    'Customer relations': 'Customer engagement, Customer communication',
    'Store management':
      'Store operations, Retail management, Shop management, Multi-unit management, Retail supervision, District management, Multi-unit operations, Opening and closing store, Key holder, Franchise operations, Opening/closing procedures, Franchise management, Retail leadership',
    'Call center operations':
      'Five9, Inbound call handling, Call handling, Contact center operations, Inbound and outbound calls, Call management, High call volume, Call volume, Inbound call center, Outbound call center, Inbound customer service, Avaya phones, Call resolution, First call resolution, High volume calls',
    'Customer service': 'Client support, Serve customers',
    'Customer satisfaction': 'Client satisfaction',
    'Complaint handling':
      'Resolving complaints, Escalation management, Customer complaints, Issue escalation handling, Dispute handling, Customer complaint resolution, Customer issue resolution, Customer disputes, Resolving customer issues, Service recovery, Customer problem resolution, Escalation handling',
    'Live chat support': 'Email support, Omnichannel support, Chat customer service',
    Zendesk: 'Kustomer, Freshdesk support',
    'Customer inquiries': 'Query resolution, Inquiry handling',
    'Service quality': 'Call quality monitoring',
    'Visual merchandising':
      'Product displays, Merchandise displays, Store displays, Merchandise presentation, Window dressing, Store layout, In-store displays, Display setup, Store design, Product presentation, Floor sets, Create displays, Product merchandising',
    Merchandising: 'Retail buying, Assortment planning, Open to buy, Fashion buying, Product assortment',
    'Stock replenishment':
      'Product stocking, Pricing merchandise, Product rotation, Price tagging, Shelf management, Re-stocking, Overnight stocking',
    'Shrinkage control': 'Theft prevention, Shoplifting prevention',
    'Cash register operation':
      'Checkout operation, Till operation, Scanning items, Running the register, Check out customers, Accept payments, Credit card transactions',
    'Payment handling':
      'Refunds processing, Returns and exchanges, Processing refunds, Process returns, Customer returns, Credit card payments, Accepting payments, Taking payments',
    'Personal shopping': 'Styling clients, Fashion styling, Clienteling, Wardrobe styling',
    'Grocery operations': 'Produce department, Supermarket operations, Meat department',
    'Mystery shopping': 'Store audits',
    'E-commerce fulfillment':
      'Online order processing, Curbside pickup, Online orders, Online order fulfillment',
    'Membership services': 'Loyalty enrolment',
    'Appointment booking': 'Making appointments, Setting appointments, Confirming appointments',
    'Order processing for customers': 'Customer order management, Phone orders',
    'Field service coordination': 'Service dispatch',
    'Collections support': 'Past-due follow-up',
    'Client intake':
      'Intake interviews, Eligibility screening, Intake coordination, Intake process, Intake assessments',
    'Account maintenance':
      'Customer account management, Updating customer accounts, Updating customer information',
    'Sales floor support': 'Fitting room, Dressing rooms',
    'Pharmacy retail': 'Over-the-counter sales',
    'Consumer electronics retail':
      'Device demonstrations, Mobile phone sales, Wireless sales, Cell phone sales, Electronics sales, Cell phone repair',
    'Furniture retail': 'Home furnishings',
    'Jewelry retail': 'Luxury sales',
    'Shift leadership': 'Key carrier, Crew management, Crew supervision, Crew leadership',
    'Customer data privacy': 'Account verification',
    'Stocking shelves': 'Shelf restocking, Restock shelves',
    'Customer focus': 'Guest-focused',
  },
  near: {
    retail:
      'experience, sales, store, stores, operations, merchandising, industry, environment, customer, management, worked, setting',
    bagging: 'groceries, grocery, cashier, checkout, items',
    'bagging groceries': 'groceries, grocery, cashier, checkout, items',
  },
  exact: 'IVR',
});
