import { defineSkills } from '../define-skills.ts';

export const hospitalityAndFood = defineSkills({
  id: 'hospitality-and-food',
  title: 'Hospitality, food and travel',
  skills: {
    Sourdough: '',
    'Deck oven': 'deck ovens',
    'Allergen awareness': 'allergens, allergen, allergen control',
    'Shift planning': 'rota, rotas',
    'Check-in and check-out': '',
    Hospitality:
      'hospitality management, hospitality services, hospitality industry, hotel and hospitality, hospitality operations',
    'Hotel operations': 'hotel management, hotel front desk, hotel administration',
    'Guest services':
      'guest relations, bell services, guest check-in, concierge services, hotel guest services, guest interaction',
    'Reservation systems': 'reservation management, gds',
    'Housekeeping management': 'housekeeping supervision, executive housekeeper',
    'Banquet operations':
      'banquets, banquet service, banquet setup, banquet management, banquet catering sales, banquet sales',
    'Restaurant management':
      'restaurant operations, restaurant manager, restaurant supervision, restaurant service, quick service restaurants, full service restaurant, fast food restaurant experience',
    'Food service':
      'food serving, food runner, food and drink service, serving food, food delivery service, food services, food server',
    'Food preparation':
      'food prep, food prep and cooking, salad preparation, food preparation skills, vegetable preparation',
    Cooking:
      'line cooking, grill cook, cooking skills, cooking techniques, short order cooking, cook meals, line cook',
    Baking: 'baking and pastry',
    'Menu planning': 'menu development, menu design, menu creation, menu engineering, menu costing',
    'Food safety':
      'food hygiene, safe food handling, food handling, food safety and sanitation, food safety management, food sanitation, food safety standards, food safety certification, food safety procedures, food manager certification, food hygiene certificate, food handling procedures',
    HACCP: 'hazard analysis critical control points, haccp certified, haccp principles',
    'Food cost control':
      'food costing, food cost, food costs, labor cost control, food cost management, food and labor costs, beverage cost, controlling food costs, food inventory',
    Bartending: 'bartender',
    'Wine service': 'wine knowledge, wine tasting, wine list, wine and spirits, winemaking',
    'Barista skills': 'barista',
    Dishwashing: 'dishwasher, dish washing',
    'Toast POS': 'restaurant pos, squirrel pos, toast pos system',
    'Event hosting':
      'event set-up, event setup, event services, event execution, event staffing, event operations, event sales, event decoration, special event planning, event decor',
    'Travel consulting':
      'travel agency, travel agent, travel services, travel consultant, travel and tourism',
    'Tour guiding': 'tour guide, museum tours, guided tours, tour leading',
    'Airline operations': 'airline ticketing',
    'Recreation management':
      'recreational therapy, therapeutic recreation, outdoor recreation, parks and recreation, recreation programming',
    'Casino operations': '',
    'Spa management': 'spa operations, spa treatments',
    'Room service': 'in-room dining',
    'Revenue management for hotels': 'room revenue',
    'Cruise operations': '',
    'Food styling': 'food presentation, food photography, food plating',
    'Kitchen management':
      'kitchen supervision, kitchen manager, kitchen leadership, kitchen inventory, kitchen management and operations',
    'Front of house': 'foh, front-of-house, front of the house',
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
    ServSafe: 'servsafe certified',
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
      'food and beverage, food & beverage, f&b, food and beverage service, food and beverage management',
    'Food handler certification':
      "food handlers card, food handler, food handlers, food handlers permit, food handler's card, food handlers certificate",
    Reservations: 'hotel reservations, room reservations, travel reservations, airline reservations',
    'Serving guests': 'serving customers, seating guests',
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
  narrower: {
    HACCP: 'SQF, BRC, PCQI, GFSI, BRC standards',
    'Reservation systems':
      'Sabre, Galileo gds, Booking systems, Worldspan, Apollo gds, Hotel booking, Fidelio',
    'Toast POS': 'Resy, Open table',
    Sourdough: 'Laminated dough, Doughs',
    'Shift planning': 'Rota planning',
    'Hotel operations': 'Front office operations, Rooms division, Lodging operations, Resort operations',
    'Housekeeping management': 'Room inspection',
    'Banquet operations':
      'Catering operations, Catering management, Event catering, Catering services, Off-premise catering, Catered events',
    'Restaurant management': 'Food service management, Food service operations, Fast food',
    'Food service':
      'Waiting tables, Table service, Waitressing, Waitstaff, Table setting, Tray service, Bussing tables, Waiting on tables, Fine dining service, Silver service, Setting tables',
    'Food preparation':
      'Kitchen operations, Prep cook, Kitchen prep, Sandwich making, Kitchen equipment, Kitchen maintenance, Kitchen staff supervision, Kitchen helper, Kitchen work',
    Cooking:
      'Culinary arts, Grilling, Sauteing, Culinary skills, Meal preparation, Broiling, Executive chef, Sous chef, Head chef, Culinary management',
    Baking: 'Pastry arts, Bread making, Cake design, Dough making, Chocolate work',
    'Menu planning': 'Recipe creation, Recipe standardization',
    'Food safety':
      'Kitchen sanitation, Sanitation standards, Health department regulations, Sanitary standards',
    'Food cost control': 'Waste control',
    Bartending:
      'Bar service, Cocktail making, Bar management, Bar operations, Drink preparation, Tips certified, Beverage service, Bar back, Alcohol service, Alcohol awareness, Responsible alcohol service, Cocktail service, Craft cocktails, Barback, Cocktail server, Beverage management, Tabc certified, Tips certification',
    'Barista skills': 'Coffee preparation, Coffee making',
    Dishwashing: 'Kitchen cleaning, Washing dishes',
    'Event hosting':
      'Party planning, Wedding coordination, Wedding planner, Venue management, Flower arranging, Floral arrangements',
    'Travel consulting':
      'Tour planning, Itinerary planning, Tourism management, Destination management, Tour packages, Sustainable tourism',
    'Tour guiding': 'Interpretive programs, Interpretation programs',
    'Airline operations':
      'Flight Attendant, Cabin crew, Ground handling, Airport operations, Passenger service, Check-in counter, Cabin safety, In-flight service, Passenger assistance',
    'Recreation management':
      'Leisure management, Parks management, Camp management, Outdoor education, Sports event management, Gym management, Golf operations, Outdoor leadership, Wilderness first responder, Sport management, Basketball coaching, Soccer coaching, Football coaching',
    'Casino operations':
      'Gaming operations, Dealing cards, Table games, Gaming regulations, Slot operations, Baccarat',
    'Room service': 'Turndown service',
    'Revenue management for hotels': 'Yield management, Ota management, Revpar, Occupancy management',
    'Cruise operations': 'Shipboard hospitality',
    'Food styling': 'Plate presentation, Garnishing',
    'Kitchen management': 'Boh operations, Food purchasing',
    'Front of house':
      'Host stand, Foh operations, Dining room management, Dining room service, Dining room supervision',
    ServSafe: 'Serve safe',
    'Food and beverage operations': 'F&b management',
    'Serving guests': 'Taking orders',
  },
  near: {
    laundry:
      'construction, site, carpentry, drywall, concrete, soil, landscaping, grass, trees, lawns, shrubs, housekeeping, cleaning, linens, linen, washing, dishes, grading',
    pastry: 'baking, chef, bread, kitchen, cakes, cook, desserts',
    concierge: 'hotel, guests, guest, desk, lobby, residents',
  },
  exact: 'BRC, FOH, GDS, SQF, FSMA, Sabre',
});
