import { defineSkills } from '../define-skills.ts';

export const hospitalityAndFood = defineSkills({
  id: 'hospitality-and-food',
  title: 'Hospitality, food and travel',
  skills: {
    Sourdough: 'laminated dough, doughs',
    'Deck oven': 'deck ovens',
    'Allergen awareness': 'allergens, allergen, allergen control',
    'Shift planning': 'rota planning, rota, rotas',
    'Check-in and check-out': '',
    Hospitality:
      'hospitality management, hospitality services, hospitality industry, hotel and hospitality, hospitality operations',
    'Hotel operations':
      'hotel management, front office operations, rooms division, hotel front desk, hotel administration, lodging operations, resort operations',
    'Guest services':
      'guest relations, bell services, guest check-in, concierge services, hotel guest services, guest interaction',
    'Reservation systems':
      'sabre, galileo gds, reservation management, booking systems, worldspan, apollo gds, gds, hotel booking, fidelio',
    'Housekeeping management':
      'housekeeping supervision, room inspection, room attendant, executive housekeeper',
    'Banquet operations':
      'banquets, catering operations, banquet service, catering management, event catering, banquet setup, catering services, off-premise catering, banquet management, banquet catering sales, banquet sales, catered events',
    'Restaurant management':
      'restaurant operations, food service management, restaurant manager, restaurant supervision, restaurant service, food service operations, fast food, quick service restaurants, full service restaurant, fast food restaurant experience',
    'Food service':
      'waiting tables, table service, waitressing, food serving, food runner, waitstaff, food and drink service, table setting, serving food, tray service, bussing tables, waiting on tables, fine dining service, silver service, food delivery service, food services, food server, setting tables',
    'Food preparation':
      'food prep, kitchen operations, prep cook, kitchen prep, food prep and cooking, salad preparation, sandwich making, food preparation skills, kitchen equipment, kitchen maintenance, kitchen staff supervision, vegetable preparation, kitchen helper, kitchen work',
    Cooking:
      'culinary arts, line cooking, grilling, sauteing, culinary skills, grill cook, meal preparation, cooking skills, broiling, executive chef, sous chef, cooking techniques, short order cooking, head chef, culinary management, cook meals, line cook',
    Baking:
      'pastry arts, bread making, pastries, cake design, dough making, baking and pastry, chocolate work',
    'Menu planning':
      'menu development, menu design, menu creation, menu engineering, recipe creation, menu costing, recipe standardization',
    'Food safety':
      'food hygiene, safe food handling, food handling, food safety and sanitation, food safety management, food sanitation, food safety standards, kitchen sanitation, sanitation standards, health department regulations, food safety certification, food safety procedures, food manager certification, food hygiene certificate, food handling procedures, sanitary standards',
    HACCP:
      'hazard analysis critical control points, sqf, brc standards, brc, haccp certified, pcqi, haccp principles, gfsi',
    'Food cost control':
      'food costing, food cost, food costs, labor cost control, food cost management, food and labor costs, beverage cost, controlling food costs, waste control, food inventory',
    Bartending:
      'bar service, cocktail making, bar management, bartender, bar operations, drink preparation, tips certified, beverage service, bar back, alcohol service, alcohol awareness, responsible alcohol service, cocktail service, craft cocktails, barback, cocktail server, beverage management, tabc certified, tips certification',
    'Wine service': 'wine knowledge, wine tasting, wine list, wine and spirits, winemaking',
    'Barista skills': 'coffee preparation, barista, coffee making',
    Dishwashing: 'dishwasher, kitchen cleaning, dish washing, washing dishes',
    'Toast POS': 'restaurant pos, squirrel pos, resy, open table, toast pos system',
    'Event hosting':
      'event set-up, party planning, event setup, wedding coordination, event services, event execution, wedding planner, event staffing, event operations, venue management, event sales, flower arranging, event decoration, special event planning, floral arrangements, event decor',
    'Travel consulting':
      'travel agency, tour planning, itinerary planning, travel agent, travel services, tourism management, travel consultant, travel industry, destination management, tour packages, sustainable tourism, travel and tourism',
    'Tour guiding':
      'tour guide, museum tours, interpretive programs, guided tours, tour leading, interpretation programs',
    'Airline operations':
      'flight attendant, cabin crew, ground handling, airport operations, passenger service, check-in counter, cabin safety, in-flight service, passenger assistance, airline ticketing',
    'Recreation management':
      'leisure management, recreational therapy, therapeutic recreation, parks management, camp management, outdoor recreation, parks and recreation, recreation programming, outdoor education, sports event management, gym management, golf operations, outdoor leadership, wilderness first responder, sport management, basketball coaching, soccer coaching, football coaching',
    'Casino operations':
      'gaming operations, dealing cards, table games, gaming regulations, slot operations, baccarat',
    'Spa management': 'spa operations, spa treatments',
    'Room service': 'in-room dining, turndown service',
    'Revenue management for hotels':
      'yield management, room revenue, ota management, revpar, occupancy management',
    'Cruise operations': 'shipboard hospitality',
    'Food styling': 'food presentation, food photography, food plating, plate presentation, garnishing',
    'Kitchen management':
      'kitchen supervision, kitchen manager, kitchen leadership, boh operations, kitchen inventory, food purchasing, kitchen management and operations',
    'Front of house':
      'foh, front-of-house, host stand, front of the house, foh operations, dining room management, dining room service, dining room supervision',
    Concierge: '',
    'Valet parking': '',
    Catering: '',
    Pastry: '',
    Confectionery: '',
    'Pizza making': '',
    Sushi: '',
    'Sous vide': '',
    'Fine dining': '',
    'Portion control': '',
    Mixology: '',
    Sommelier: '',
    'Wine pairing': '',
    'Coffee roasting': '',
    'Latte art': '',
    OpenTable: '',
    Restaurant365: '',
    HotSchedules: '',
    'Wedding planning': '',
    'Floral design': '',
    Tourism: '',
    Ecotourism: '',
    'Baggage handling': '',
    'Ramp operations': '',
    'Wilderness first aid': '',
    'Rock climbing': '',
    Blackjack: '',
    'ISO 22000': '',
    FSMA: '',
    ServSafe: 'servsafe certified, serve safe, serv safe',
    'Food storage': '',
    'Espresso machine': 'espresso machines, espresso drinks',
    'Recipe development': '',
    'Tour operations': '',
    'Craft beer': '',
    Aquatics: '',
    'Golf course maintenance': '',
    'Garde manger': '',
    'Guest experience': 'guest satisfaction',
    'Food and beverage operations':
      'food and beverage, food & beverage, f&b, food and beverage service, food and beverage management, f&b management',
    'Food handler certification':
      "food handlers card, food handler, food handlers, food handlers permit, food handler's card, food handlers certificate",
    Reservations: 'hotel reservations, room reservations, travel reservations, airline reservations',
    'Serving guests': 'serving customers, seating guests, taking orders',
    'Opera PMS': 'opera property management system',
    'Milk steaming': 'steaming milk',
    'Cold brew': '',
    'Draft beer service': 'draft beer',
    'Knife skills': '',
    Plating: 'plating food',
    'Mise en place': '',
    'Drive-thru service': 'drive-thru, drive thru',
    'Fryer operation': 'fryers, operate fryers',
    'Buffet setup': 'buffet set-up',
    'Night audit': '',
    'Cake decorating': '',
    'Bread baking': 'baking bread',
    'Tray passing': '',
    'Room cleaning': 'clean guest rooms, cleaning guest rooms',
    Laundry: '',
    'Table clearing': 'clear tables, clearing tables, busing tables',
    'Menu knowledge': 'knowledge of the menu',
    'Waitlist management': '',
  },
  near: {
    laundry:
      'construction, site, carpentry, drywall, concrete, soil, landscaping, grass, trees, lawns, shrubs, housekeeping, cleaning, linens, linen, washing, dishes, grading',
  },
  exact: 'BRC, FOH, GDS, SQF, FSMA, Sabre',
});
