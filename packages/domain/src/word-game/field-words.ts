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
    `SYMPTOM: A cough or a fever, for example.
DIAGNOSIS: The name of what is making someone ill.
MEDICINE: Pills, drops or syrup.
INJECTION: A dose given with a needle.
PHARMACY: Where you pick up your pills.
INFECTION: Washing your hands helps prevent this.`,
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
    `DATABASE: PostgreSQL or MySQL, for example.
DEBUGGING: Hunting down the cause of an error.
FRONTEND: The part of an app that users see.
INTERFACE: The point where two systems meet.
FIREWALL: It blocks unwanted network traffic.
ROLLBACK: Going back to the last release that worked.`,
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
    `CLASSROOM: It has desks, a board and a bell.
HOMEWORK: Exercises to finish by tomorrow.
SYLLABUS: The outline of a course.
TEXTBOOK: The printed material for a course.
PRINCIPAL: The person in charge of the building.
WORKSHEET: A page of exercises to fill in.`,
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
    `BLUEPRINT: The drawing a builder works from.
PLUMBING: Pipes, drains and faucets.
SCAFFOLD: A platform around a building under repair.
CONCRETE: Cement, sand, gravel and water.
DRYWALL: Panels that make up many indoor partitions.
TOOLBOX: It carries your wrenches and pliers.`,
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
    `INVENTORY: All the goods you have in stock.
CHECKOUT: Where shoppers pay, or when guests leave.
CUSTOMER: Someone who buys from you.
BEVERAGE: A drink, as menus call it.
CONCIERGE: The hotel employee who gets you theater tickets.
BREAKFAST: The first meal in a hotel.`,
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
    `DEDUCTION: An amount taken out of your paycheck.
CALENDAR: It shows your meetings for the week.
FORECAST: An estimate of next year's numbers.
PAPERWORK: Forms and documents to fill in.
SIGNATURE: Your name at the bottom of a contract.
INSURANCE: You pay premiums for it.`,
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
    `WAREHOUSE: A building full of racks and boxes.
FORKLIFT: It raises heavy loads onto a rack.
SHIPMENT: A load of goods on its way.
DISPATCH: The team that sends drivers out.
CONTAINER: A big steel box for ocean freight.
ODOMETER: It counts the miles.`,
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
    `PROSPECT: Someone who may become a customer.
CAMPAIGN: A series of ads with one goal.
AUDIENCE: The people an ad is made for.
PIPELINE: All the deals you are working on.
REFERRAL: A lead from a happy customer.
HEADLINE: The largest text in an ad.`,
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
