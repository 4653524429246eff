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
    'Guest services': 'guest relations, guest check-in, hotel guest services, guest interaction',
    'Reservation systems': 'reservation management, gds',
    'Housekeeping management': 'housekeeping supervision, executive housekeeper',
    'Banquet operations':
      'banquets, banquet service, banquet setup, banquet management, banquet catering sales, banquet sales',
    'Restaurant management':
      'restaurant operations, restaurant manager, restaurant supervision, restaurant service',
    'Food service':
      'food serving, waitstaff, food and drink service, serving food, food delivery service, food services, food server',
    'Food preparation': 'food prep, prep cook, food prep and cooking, food preparation skills',
    Cooking:
      'line cooking, grill cook, cooking skills, executive chef, sous chef, cooking techniques, short order cooking, head chef, cook meals, line cook',
    Baking: 'baking and pastry',
    'Menu planning': '',
    'Food safety':
      'food safety and sanitation, food safety management, food sanitation, food safety standards, food safety certification, food safety procedures',
    HACCP: 'hazard analysis critical control points, haccp certified, haccp principles',
    'Food cost control': 'food costing, food cost, food costs, food cost management, controlling food costs',
    Bartending: 'bartender, cocktail server',
    'Wine service': '',
    'Barista skills': 'barista',
    Dishwashing: 'dishwasher, dish washing',
    'Toast POS': 'toast pos system',
    'Event hosting':
      'event set-up, event setup, event services, event execution, wedding planner, event operations, event sales, event decoration, event decor',
    'Travel consulting':
      'travel agency, travel agent, travel services, travel consultant, travel and tourism',
    'Tour guiding': 'tour guide, guided tours',
    'Airline operations': 'cabin crew, airline ticketing',
    'Recreation management': 'recreational therapy, recreation programming',
    'Casino operations': '',
    'Spa management': '',
    'Room service': '',
    'Revenue management for hotels': '',
    'Cruise operations': '',
    'Food styling': '',
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
      'food and beverage, f&b, food and beverage service, food and beverage management',
    'Food handler certification':
      "food handlers card, food handler, food handlers, food handlers permit, food handler's card, food handlers certificate",
    Reservations: 'hotel reservations, room reservations, travel reservations, airline reservations',
    'Serving guests': 'serving customers',
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
    'Table clearing': 'clear tables, clearing tables',
    'Menu knowledge': 'knowledge of the menu',
    'Waitlist management': '',
  },
  narrower: {
    HACCP: 'SQF, BRC, PCQI, GFSI, BRC standards',
    'Reservation systems':
      'Sabre, Galileo GDS, Booking systems, Worldspan, Apollo GDS, Hotel booking, Fidelio',
    'Toast POS': 'Resy, Restaurant POS, Squirrel POS, Open table',
    'Event hosting':
      'Event staffing, Party planning, Wedding coordination, Venue management, Flower arranging, Special event planning, Floral arrangements',
    Sourdough: 'Laminated dough, Doughs',
    'Shift planning': 'Rota planning',
    'Hotel operations': 'Front office operations, Rooms division, Lodging operations, Resort operations',
    'Guest services': 'Bell services, Concierge services',
    'Housekeeping management': 'Room inspection',
    'Banquet operations':
      'Catering operations, Catering management, Event catering, Catering services, Off-premise catering, Catered events',
    'Restaurant management':
      'Food service management, Food service operations, Fast food, Quick service restaurants, Full service restaurant, Fast food restaurant experience',
    'Food service':
      'Waiting tables, Table service, Waitressing, Food runner, Table setting, Tray service, Bussing tables, Waiting on tables, Fine dining service, Silver service, Setting tables',
    'Food preparation':
      'Kitchen operations, Kitchen prep, Salad preparation, Sandwich making, Kitchen equipment, Kitchen maintenance, Kitchen staff supervision, Vegetable preparation, Kitchen helper, Kitchen work',
    Cooking:
      'Culinary arts, Grilling, Sauteing, Culinary skills, Meal preparation, Broiling, Culinary management',
    Baking: 'Pastry arts, Bread making, Cake design, Dough making, Chocolate work',
    'Menu planning':
      'Menu development, Menu design, Menu creation, Menu engineering, Recipe creation, Menu costing, Recipe standardization',
    'Food safety':
      'Food hygiene, Safe food handling, Food handling, Kitchen sanitation, Sanitation standards, Health department regulations, Food manager certification, Food hygiene certificate, Food handling procedures, Sanitary standards',
    'Food cost control':
      'Labor cost control, Food and labor costs, Beverage cost, Waste control, Food inventory',
    Bartending:
      'Bar service, Cocktail making, Bar management, Bar operations, Drink preparation, Tips certified, Beverage service, Bar back, Alcohol service, Alcohol awareness, Responsible alcohol service, Cocktail service, Craft cocktails, Barback, Beverage management, Tabc certified, Tips certification',
    'Wine service': 'Wine knowledge, Wine tasting, Wine list, Wine and spirits, Winemaking',
    'Barista skills': 'Coffee preparation, Coffee making',
    Dishwashing: 'Kitchen cleaning, Washing dishes',
    'Travel consulting':
      'Tour planning, Itinerary planning, Tourism management, Destination management, Tour packages, Sustainable tourism',
    'Tour guiding': 'Museum tours, Interpretive programs, Tour leading, Interpretation programs',
    'Airline operations':
      'Flight Attendant, Ground handling, Airport operations, Passenger service, Check-in counter, Cabin safety, In-flight service, Passenger assistance',
    'Recreation management':
      'Leisure management, Therapeutic recreation, Parks management, Camp management, Outdoor recreation, Parks and recreation, Outdoor education, Sports event management, Gym management, Golf operations, Outdoor leadership, Wilderness first responder, Sport management, Basketball coaching, Soccer coaching, Football coaching',
    'Casino operations':
      'Gaming operations, Dealing cards, Table games, Gaming regulations, Slot operations, Baccarat',
    'Spa management': 'Spa operations, Spa treatments',
    'Room service': 'In-room dining, Turndown service',
    'Revenue management for hotels':
      'Yield management, Room revenue, Ota management, Revpar, Occupancy management',
    'Cruise operations': 'Shipboard hospitality',
    'Food styling': 'Food presentation, Food photography, Food plating, Plate presentation, Garnishing',
    'Kitchen management': 'Boh operations, Food purchasing',
    'Front of house':
      'Host stand, Foh operations, Dining room management, Dining room service, Dining room supervision',
    ServSafe: 'Serve safe',
    'Food and beverage operations': 'Food & beverage, F&b management',
    'Serving guests': 'Seating guests, Taking orders',
    'Table clearing': 'Busing tables',
  },
  near: {
    laundry:
      'construction, site, carpentry, drywall, concrete, soil, landscaping, grass, trees, lawns, shrubs, housekeeping, cleaning, linens, linen, washing, dishes, grading',
    pastry: 'baking, chef, bread, kitchen, cakes, cook, desserts',
    concierge: 'hotel, guests, guest, desk, lobby, residents',
  },
  exact: 'BRC, FOH, GDS, SQF, FSMA, Sabre',
});
