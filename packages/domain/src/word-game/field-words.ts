import type { Difficulty } from '../interview/catalog.ts';
import { gameWords } from './catalog.ts';
import type { WorkField } from './field-of.ts';
import { type GameWord, readWords } from './word-lines.ts';

const levels = (easy: string, medium: string, hard: string): Record<Difficulty, readonly GameWord[]> => ({
  easy: readWords(easy),
  medium: readWords(medium),
  hard: readWords(hard),
});

/** Words of each field, by the same rules as the general ones. */
export const fieldWords: Record<WorkField, Record<Difficulty, readonly GameWord[]>> = {
  health: levels(
    `PATIENT: The person in the hospital bed.
DOCTOR: Someone who went to medical school.
CLINIC: A place for checkups without an overnight stay.
VACCINE: A flu shot, for example.
SURGERY: What happens in an operating room.
BANDAGE: You wrap it around a wound.`,
    `SYMPTOM: You can treat it and still miss the real problem.
DIAGNOSIS: A second opinion might change it.
MEDICINE: A spoonful of sugar helps it go down.
INJECTION: A lot of people look away while they get one.
PHARMACY: It's often in the back, past the candy and the cards.
INFECTION: Stop the pills too soon and it can come back.`,
    `PRESCRIPTION: You need one to buy antibiotics.
STETHOSCOPE: It lets you listen to a heart.
THERMOMETER: It shows whether someone has a fever.
REHABILITATION: Getting back to normal life after a stroke.
TRANSFUSION: Giving someone donated blood.
WHEELCHAIR: A seat for someone who can't walk.`,
  ),
  software: levels(
    `SERVER: A computer that responds to requests.
BROWSER: Chrome or Firefox, for example.
BACKUP: The copy that saves you when a disk dies.
COMMIT: One saved change in Git.
PYTHON: A language named after a comedy group.
QUERY: A request to a database.`,
    `DATABASE: The right index can make it feel ten times faster.
DEBUGGING: Talking to a rubber duck can help with this.
FRONTEND: If a button is two pixels off, you look here.
INTERFACE: Keep it the same and you can rewrite what's behind it.
FIREWALL: When nothing connects, people like to blame this.
ROLLBACK: It gets tricky once you've dropped a column.`,
    `DEPLOYMENT: Putting a new release into production.
ENCRYPTION: Making data unreadable without a key.
REPOSITORY: Where a team keeps its source code.
ARCHITECTURE: The overall structure of a system.
REFACTORING: Cleaning up code without changing what it does.
SCALABILITY: Coping with ten times the traffic.`,
  ),
  teaching: levels(
    `LESSON: About 45 minutes in class.
PUPIL: A child in class, or a part of the eye.
SCHOOL: Where children go on weekdays.
RECESS: A break on the playground.
SUBJECT: Math or history, for example.
CRAYON: A stick of colored wax.`,
    `CLASSROOM: You put the talkers on opposite sides of it.
HOMEWORK: The dog gets blamed when it's missing.
SYLLABUS: Students ask you things that are right there in it.
TEXTBOOK: A used one comes with somebody else's highlighting.
PRINCIPAL: This person may sit in the back and take notes.
WORKSHEET: Fast finishers flip it over and draw on the back.`,
    `CURRICULUM: Everything students should learn in a year.
ASSESSMENT: Finding out what students have learned.
KINDERGARTEN: The year before first grade.
INSTRUCTION: A formal word for teaching.
PARTICIPATION: Raising a hand and joining in.
ATTENDANCE: You take it at the start of the day.`,
  ),
  trades: levels(
    `HAMMER: It drives nails.
DRILL: It makes holes in a wall.
WIRING: The cables inside a wall.
WELDER: Someone who joins metal with heat.
VOLTAGE: 120 in a typical American outlet.
HELMET: It protects your head on site.`,
    `BLUEPRINT: These days it's usually black lines on white.
PLUMBING: Nobody thinks about it until the floor is wet.
SCAFFOLD: It has to go up before the painters can start.
CONCRETE: Once the truck shows up, nobody gets a break.
DRYWALL: Hanging it is the quick part, and sanding it is not.
TOOLBOX: What you need is always at the bottom of it.`,
    `ELECTRICIAN: Someone who installs outlets and breakers.
MAINTENANCE: Regular care that keeps a machine running.
INSULATION: It keeps the heat inside a house.
APPRENTICESHIP: Learning a trade on the job.
MEASUREMENT: What you read off a tape.
CONSTRUCTION: The industry that puts up buildings.`,
  ),
  retail: levels(
    `BARISTA: The person who makes your latte.
CASHIER: The person at the register.
RECEIPT: Proof that you paid.
WAITER: Someone who serves tables.
COUPON: It gets you a dollar off.
LOBBY: The entrance hall of a hotel.`,
    `INVENTORY: You find out what's been stolen when you do this.
CHECKOUT: Ask at the desk and you might get a late one.
CUSTOMER: One always walks in two minutes before you close.
BEVERAGE: Even with free refills, there's good money in it.
CONCIERGE: They can get you a table when the place is full.
BREAKFAST: Sleep in on your vacation and you'll miss it.`,
    `RESERVATION: A table or a room saved for you.
MERCHANDISE: Goods on the shelves of a store.
HOUSEKEEPING: The hotel team that makes the beds.
HOSPITALITY: The industry of hotels and restaurants.
RESTAURANT: A place with a chef and a menu.
SUPERMARKET: A large store for groceries.`,
  ),
  office: levels(
    `LEDGER: The book where accounts are kept.
INVOICE: A bill you send to a client.
AUDIT: An official check of the books.
PROFIT: What is left after all costs.
EXPENSE: Travel or lunch you get reimbursed for.
INBOX: Where new email arrives.`,
    `DEDUCTION: Keep the receipt if you plan to claim this.
CALENDAR: Block off an hour on it or somebody will take it.
FORECAST: It's often wrong, but nobody plans without it.
PAPERWORK: A new hire's first morning is full of it.
SIGNATURE: It can be a scribble and it still counts.
INSURANCE: You hope it turns out to be a waste of money.`,
    `SPREADSHEET: A file with rows, columns and formulas.
ACCOUNTANT: Someone who closes the books every month.
DEPRECIATION: The yearly loss in value of a machine.
BOOKKEEPING: Recording every payment in and out.
APPOINTMENT: A visit with a set day and time.
RECEIVABLES: Money that clients still owe you.`,
  ),
  logistics: levels(
    `PALLET: A wooden platform for stacking boxes.
CARGO: The goods on a ship or plane.
TRUCK: A vehicle that hauls a trailer.
MILEAGE: How far a car has gone.
DRIVER: The person behind the wheel.
VEHICLE: A car, a van or a bus.`,
    `WAREHOUSE: You can walk ten miles a day without leaving it.
FORKLIFT: It steers from the back, so the tail swings wide.
SHIPMENT: Everybody wants to know where it is right now.
DISPATCH: Drivers call them when the address is wrong.
CONTAINER: It can go by sea, rail and road without being opened.
ODOMETER: Rolling it back is a federal crime.`,
    `DISTRIBUTION: Getting goods from one hub to many stores.
TRANSPORTATION: Moving people or goods.
REFRIGERATED: Kept cold on the road.
INSPECTION: A safety check before a trip.
DESTINATION: Where the trip ends.
EXPEDITING: Speeding up a late delivery.`,
  ),
  sales: levels(
    `BRAND: A name and a logo people recognize.
PITCH: A short talk to win someone over.
MARKET: Everyone who might buy your product.
QUOTA: The amount a rep has to sell each month.
BUYER: The person who signs the purchase order.
FUNNEL: Many leads at the top, few deals at the bottom.`,
    `PROSPECT: Baseball scouts look for one, and so do you.
CAMPAIGN: Politicians run one, and so do shampoo brands.
AUDIENCE: Know them before you write a single word.
PIPELINE: If it's empty now, next quarter is going to hurt.
REFERRAL: A friend vouched for you, so this one closes fast.
HEADLINE: Most people read this and nothing else.`,
    `COMMISSION: Your share of each sale.
ADVERTISING: Billboards, commercials and banners.
CONVERSION: When a visitor becomes a paying customer.
DEMOGRAPHICS: The age, gender and income of a market.
SUBSCRIPTION: Something you pay for every month.
TESTIMONIAL: A happy customer's words on your website.`,
  ),
};

/** Every word of the game, of all fields and levels. */
export const everyGameWord = (): GameWord[] =>
  [gameWords, ...Object.values(fieldWords)].flatMap((byLevel) => Object.values(byLevel).flat());

/** The words of a level: general ones, and those of a field where it is known. */
export const wordsFor = (difficulty: Difficulty, field: WorkField | null) => ({
  general: gameWords[difficulty],
  ofField: field ? fieldWords[field][difficulty] : [],
});
