import { defineSkills } from '../define-skills.ts';

export const hospitalityAndFood = defineSkills({
  id: 'hospitality-and-food',
  title: 'Hospitality, food and travel',
  skills: {
    Sourdough: 'laminated dough, doughs',
    'Deck oven': 'deck ovens',
    'Allergen awareness': 'allergens, allergen, allergen control',
    'Shift planning': 'rota planning, rota, rotas',
    'Check-in and check-out': 'check-in, check-out',
    Hospitality:
      'hospitality management, hospitality services, hospitality industry, hotel and hospitality, hospitality operations',
    'Hotel operations':
      'hotel management, front office operations, rooms division, hotel front desk, hotel administration, lodging operations, hotel reservations, resort operations',
    'Guest services':
      'guest relations, guest experience, concierge, guest service, guest satisfaction, bell services, guest complaints, guest check-in, concierge services, guest requests, hotel guest services, guest interaction, valet parking',
    'Reservation systems':
      'opera pms, amadeus, sabre, galileo gds, reservations, reservation management, booking systems, worldspan, apollo gds, opera, opera property management system, gds, hotel booking, fidelio, travel reservations, airline reservations, room reservations',
    'Housekeeping management':
      'housekeeping supervision, room inspection, room attendant, room cleaning, executive housekeeper',
    'Banquet operations':
      'banquets, catering operations, catering, banquet service, catering management, event catering, banquet setup, catering services, off-premise catering, banquet management, banquet catering sales, banquet sales, catered events',
    'Restaurant management':
      'restaurant operations, food and beverage management, f&b management, food service management, restaurant manager, food & beverage, food and beverage, food and beverage operations, restaurant supervision, f&b, food and beverage service, restaurant service, food service operations, fast food, quick service restaurants, full service restaurant, fast food restaurant experience',
    'Food service':
      'waiting tables, table service, waitressing, food serving, food runner, waitstaff, food and drink service, fine dining, table setting, serving food, serving customers, tray service, bussing tables, waiting on tables, fine dining service, silver service, food delivery service, taking orders, seating guests, busing tables, food services, food server, setting tables, catering and food service',
    'Food preparation':
      'food prep, kitchen operations, prep cook, kitchen prep, prep work, food prep and cooking, salad preparation, sandwich making, food preparation skills, kitchen equipment, kitchen safety, kitchen maintenance, kitchen staff supervision, vegetable preparation, kitchen helper, kitchen work',
    Cooking:
      'culinary arts, line cooking, grilling, sauteing, culinary skills, line culinary, grill cook, meal preparation, cooking skills, broiling, sushi, sous vide, garde manger, executive chef, sous chef, cooking techniques, short order cooking, head chef, culinary management, asian plating',
    Baking:
      'pastry, pastry arts, bread making, pastries, cake design, pizza making, dough making, confectionery, baking and pastry, chocolate work',
    'Menu planning':
      'menu development, recipe development, menu design, menu creation, menu engineering, recipe creation, menu costing, recipe standardization',
    'Food safety':
      "food hygiene, safe food handling, food handling, servsafe, food handler certification, servsafe certified, food safety and sanitation, food safety management, food handlers card, food sanitation, food handler, food handlers, food safety standards, kitchen sanitation, serve safe, sanitation standards, health department regulations, food handlers permit, food handler's card, food handlers certificate, serv safe, food safety certification, food safety procedures, food storage, food manager certification, food hygiene certificate, food handling procedures, sanitary standards",
    HACCP:
      'hazard analysis critical control points, sqf, brc standards, fsma, brc, haccp certified, iso 22000, pcqi, haccp principles, gfsi',
    'Food cost control':
      'portion control, food costing, food cost, cost of goods sold, food costs, labor cost control, food cost management, labor costs, food ordering, labor cost, food and labor costs, beverage cost, labor control, controlling food costs, waste control, food inventory, prime cost',
    Bartending:
      'mixology, bar service, cocktail making, bar management, bartender, cocktails, bar operations, drink preparation, tips certified, beverage service, bar back, alcohol service, alcohol awareness, responsible alcohol service, cocktail service, craft cocktails, barback, cocktail server, beverage management, tabc certified, alcoholic beverages, tips certification, craft beer',
    'Wine service':
      'sommelier, wine knowledge, wine pairing, wine tasting, wine list, wine and spirits, winemaking',
    'Barista skills':
      'coffee preparation, latte art, barista, espresso drinks, espresso machine, coffee making, coffee roasting, espresso machines',
    Dishwashing: 'dishwasher, kitchen cleaning, dish washing, washing dishes',
    'Toast POS':
      'restaurant pos, opentable, aloha, micros, squirrel pos, resy, hotschedules, open table, toast pos system, restaurant365, pos micros',
    'Event hosting':
      'wedding planning, event set-up, party planning, event setup, wedding coordination, event services, event execution, wedding planner, event staffing, event operations, social events, venue management, event sales, floral design, flower arranging, event decoration, special event planning, floral arrangements, event decor',
    'Travel consulting':
      'travel agency, tour planning, itinerary planning, travel agent, tour operations, tourism, travel services, tourism management, travel consultant, travel industry, destination management, tour packages, sustainable tourism, ecotourism, travel and tourism',
    'Tour guiding':
      'tour guide, museum tours, interpretive programs, guided tours, tour leading, interpretation programs',
    'Airline operations':
      'flight attendant, cabin crew, ground handling, airport operations, passenger service, baggage handling, check-in counter, cabin safety, in-flight service, ramp operations, gate agent, passenger assistance, airline ticketing',
    'Recreation management':
      'leisure management, recreational therapy, therapeutic recreation, parks management, camp management, outdoor recreation, parks and recreation, sports management, recreation programming, outdoor education, sports event management, gym management, wilderness first aid, golf operations, golf course maintenance, outdoor leadership, rock climbing, aquatics, wilderness first responder, sport management, basketball coaching, soccer coaching, football coaching',
    'Casino operations':
      'gaming operations, dealing cards, blackjack, table games, gaming regulations, slot operations, baccarat',
    'Spa management': 'spa operations, spa treatments',
    'Room service': 'in-room dining, turndown service',
    'Revenue management for hotels':
      'yield management, room revenue, ota management, revpar, occupancy management',
    'Cruise operations': 'shipboard hospitality',
    'Food styling': 'food presentation, food photography, food plating, plate presentation, garnishing',
    'Kitchen management':
      'kitchen supervision, back of house, kitchen manager, boh, kitchen leadership, boh operations, back of the house, kitchen inventory, food purchasing, kitchen management and operations',
    'Front of house':
      'foh, front-of-house, host stand, front of the house, foh operations, dining room management, dining room service, dining room, dining room supervision',
  },
  exact: 'BRC, FOH, BOH, GDS, SQF, Opera, Aloha, Micros, Amadeus',
});
