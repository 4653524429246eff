import familyOpeningsFile from './family-openings.json' with { type: 'json' };
import { sharedPoints, withShared } from './key-points.ts';
import type { AuthoredPoint, AuthoredQuestion } from './key-points-schema.ts';
import type { FamilyOpening, RoleProfile, SectorPack } from './profile-schema.ts';
import aircraftMechanic from './profiles/aircraft-mechanic.json' with { type: 'json' };
import airportRampAgent from './profiles/airport-ramp-agent.json' with { type: 'json' };
import applianceRepairer from './profiles/appliance-repairer.json' with { type: 'json' };
import architect from './profiles/architect.json' with { type: 'json' };
import assembler from './profiles/assembler.json' with { type: 'json' };
import autoMechanic from './profiles/auto-mechanic.json' with { type: 'json' };
import baker from './profiles/baker.json' with { type: 'json' };
import bankTeller from './profiles/bank-teller.json' with { type: 'json' };
import barista from './profiles/barista.json' with { type: 'json' };
import bartender from './profiles/bartender.json' with { type: 'json' };
import bookkeeper from './profiles/bookkeeper.json' with { type: 'json' };
import buildingInspector from './profiles/building-inspector.json' with { type: 'json' };
import busDriver from './profiles/bus-driver.json' with { type: 'json' };
import butcher from './profiles/butcher.json' with { type: 'json' };
import cadDrafter from './profiles/cad-drafter.json' with { type: 'json' };
import callCenterAgent from './profiles/call-center-agent.json' with { type: 'json' };
import carpenter from './profiles/carpenter.json' with { type: 'json' };
import caseworker from './profiles/caseworker.json' with { type: 'json' };
import cashier from './profiles/cashier.json' with { type: 'json' };
import cateringAssistant from './profiles/catering-assistant.json' with { type: 'json' };
import chef from './profiles/chef.json' with { type: 'json' };
import chemicalEngineer from './profiles/chemical-engineer.json' with { type: 'json' };
import childcareWorker from './profiles/childcare-worker.json' with { type: 'json' };
import claimsAdjuster from './profiles/claims-adjuster.json' with { type: 'json' };
import constructionLaborer from './profiles/construction-laborer.json' with { type: 'json' };
import corporateTrainer from './profiles/corporate-trainer.json' with { type: 'json' };
import correctionsOfficer from './profiles/corrections-officer.json' with { type: 'json' };
import craneOperator from './profiles/crane-operator.json' with { type: 'json' };
import dataEntryClerk from './profiles/data-entry-clerk.json' with { type: 'json' };
import deliveryDriver from './profiles/delivery-driver.json' with { type: 'json' };
import dentalAssistant from './profiles/dental-assistant.json' with { type: 'json' };
import dentalHygienist from './profiles/dental-hygienist.json' with { type: 'json' };
import dentist from './profiles/dentist.json' with { type: 'json' };
import dieselMechanic from './profiles/diesel-mechanic.json' with { type: 'json' };
import dietitian from './profiles/dietitian.json' with { type: 'json' };
import directSupportProfessional from './profiles/direct-support-professional.json' with { type: 'json' };
import dishwasher from './profiles/dishwasher.json' with { type: 'json' };
import dispatcher from './profiles/dispatcher.json' with { type: 'json' };
import eCommerceAssistant from './profiles/e-commerce-assistant.json' with { type: 'json' };
import elevatorTechnician from './profiles/elevator-technician.json' with { type: 'json' };
import emergencyDispatcher from './profiles/emergency-dispatcher.json' with { type: 'json' };
import environmentalTechnician from './profiles/environmental-technician.json' with { type: 'json' };
import equipmentOperator from './profiles/equipment-operator.json' with { type: 'json' };
import esthetician from './profiles/esthetician.json' with { type: 'json' };
import eventCoordinator from './profiles/event-coordinator.json' with { type: 'json' };
import executiveAssistant from './profiles/executive-assistant.json' with { type: 'json' };
import facilitiesTechnician from './profiles/facilities-technician.json' with { type: 'json' };
import farmWorker from './profiles/farm-worker.json' with { type: 'json' };
import fastFoodCrewMember from './profiles/fast-food-crew-member.json' with { type: 'json' };
import financialAdvisor from './profiles/financial-advisor.json' with { type: 'json' };
import firefighter from './profiles/firefighter.json' with { type: 'json' };
import fitnessTrainer from './profiles/fitness-trainer.json' with { type: 'json' };
import flightAttendant from './profiles/flight-attendant.json' with { type: 'json' };
import forkliftOperator from './profiles/forklift-operator.json' with { type: 'json' };
import formPointsFile from './profiles/form-points.json' with { type: 'json' };
import freightBroker from './profiles/freight-broker.json' with { type: 'json' };
import fundraiser from './profiles/fundraiser.json' with { type: 'json' };
import generalManager from './profiles/general-manager.json' with { type: 'json' };
import groceryClerk from './profiles/grocery-clerk.json' with { type: 'json' };
import groundskeeper from './profiles/groundskeeper.json' with { type: 'json' };
import hairdresser from './profiles/hairdresser.json' with { type: 'json' };
import homeCareAide from './profiles/home-care-aide.json' with { type: 'json' };
import host from './profiles/host.json' with { type: 'json' };
import hotelFrontDeskAgent from './profiles/hotel-front-desk-agent.json' with { type: 'json' };
import hotelManager from './profiles/hotel-manager.json' with { type: 'json' };
import housekeeper from './profiles/housekeeper.json' with { type: 'json' };
import humanResourcesManager from './profiles/human-resources-manager.json' with { type: 'json' };
import hvacTechnician from './profiles/hvac-technician.json' with { type: 'json' };
import industrialEngineer from './profiles/industrial-engineer.json' with { type: 'json' };
import insuranceAgent from './profiles/insurance-agent.json' with { type: 'json' };
import inventorySpecialist from './profiles/inventory-specialist.json' with { type: 'json' };
import janitor from './profiles/janitor.json' with { type: 'json' };
import labTechnician from './profiles/lab-technician.json' with { type: 'json' };
import landscaper from './profiles/landscaper.json' with { type: 'json' };
import librarian from './profiles/librarian.json' with { type: 'json' };
import licensedPracticalNurse from './profiles/licensed-practical-nurse.json' with { type: 'json' };
import lifeguard from './profiles/lifeguard.json' with { type: 'json' };
import lineCook from './profiles/line-cook.json' with { type: 'json' };
import loanOfficer from './profiles/loan-officer.json' with { type: 'json' };
import logisticsManager from './profiles/logistics-manager.json' with { type: 'json' };
import longHaulTruckDriver from './profiles/long-haul-truck-driver.json' with { type: 'json' };
import lossPreventionAssociate from './profiles/loss-prevention-associate.json' with { type: 'json' };
import machinist from './profiles/machinist.json' with { type: 'json' };
import maintenanceTechnician from './profiles/maintenance-technician.json' with { type: 'json' };
import mason from './profiles/mason.json' with { type: 'json' };
import massageTherapist from './profiles/massage-therapist.json' with { type: 'json' };
import medicalAssistant from './profiles/medical-assistant.json' with { type: 'json' };
import medicalCoder from './profiles/medical-coder.json' with { type: 'json' };
import medicalLaboratoryTechnician from './profiles/medical-laboratory-technician.json' with { type: 'json' };
import medicalReceptionist from './profiles/medical-receptionist.json' with { type: 'json' };
import mentalHealthCounselor from './profiles/mental-health-counselor.json' with { type: 'json' };
import nailTechnician from './profiles/nail-technician.json' with { type: 'json' };
import nanny from './profiles/nanny.json' with { type: 'json' };
import nursePractitioner from './profiles/nurse-practitioner.json' with { type: 'json' };
import nursingAssistant from './profiles/nursing-assistant.json' with { type: 'json' };
import occupationalTherapist from './profiles/occupational-therapist.json' with { type: 'json' };
import officeCleaner from './profiles/office-cleaner.json' with { type: 'json' };
import officeManager from './profiles/office-manager.json' with { type: 'json' };
import openingPointsFile from './profiles/opening-points.json' with { type: 'json' };
import packagingOperator from './profiles/packaging-operator.json' with { type: 'json' };
import caringForPeoplePack from './profiles/packs/caring-for-people.json' with { type: 'json' };
import classroomPack from './profiles/packs/classroom.json' with { type: 'json' };
import cleaningWorkPack from './profiles/packs/cleaning-work.json' with { type: 'json' };
import counterAndCashPack from './profiles/packs/counter-and-cash.json' with { type: 'json' };
import customersHomesPack from './profiles/packs/customers-homes.json' with { type: 'json' };
import drivingPack from './profiles/packs/driving.json' with { type: 'json' };
import foodSafetyPack from './profiles/packs/food-safety.json' with { type: 'json' };
import frontDeskAndPhonePack from './profiles/packs/front-desk-and-phone.json' with { type: 'json' };
import guestServicePack from './profiles/packs/guest-service.json' with { type: 'json' };
import leadingATeamPack from './profiles/packs/leading-a-team.json' with { type: 'json' };
import loadsAndLiftingPack from './profiles/packs/loads-and-lifting.json' with { type: 'json' };
import moneyAndRecordsPack from './profiles/packs/money-and-records.json' with { type: 'json' };
import patientSafetyPack from './profiles/packs/patient-safety.json' with { type: 'json' };
import publicSafetyPack from './profiles/packs/public-safety.json' with { type: 'json' };
import shopFloorPack from './profiles/packs/shop-floor.json' with { type: 'json' };
import siteSafetyPack from './profiles/packs/site-safety.json' with { type: 'json' };
import painter from './profiles/painter.json' with { type: 'json' };
import paralegal from './profiles/paralegal.json' with { type: 'json' };
import paramedic from './profiles/paramedic.json' with { type: 'json' };
import parcelCourier from './profiles/parcel-courier.json' with { type: 'json' };
import parkRanger from './profiles/park-ranger.json' with { type: 'json' };
import payrollSpecialist from './profiles/payroll-specialist.json' with { type: 'json' };
import pestControlTechnician from './profiles/pest-control-technician.json' with { type: 'json' };
import petGroomer from './profiles/pet-groomer.json' with { type: 'json' };
import pharmacyTechnician from './profiles/pharmacy-technician.json' with { type: 'json' };
import phlebotomist from './profiles/phlebotomist.json' with { type: 'json' };
import photographer from './profiles/photographer.json' with { type: 'json' };
import physicalTherapist from './profiles/physical-therapist.json' with { type: 'json' };
import physician from './profiles/physician.json' with { type: 'json' };
import pilot from './profiles/pilot.json' with { type: 'json' };
import plumber from './profiles/plumber.json' with { type: 'json' };
import policeOfficer from './profiles/police-officer.json' with { type: 'json' };
import postalCarrier from './profiles/postal-carrier.json' with { type: 'json' };
import preschoolTeacher from './profiles/preschool-teacher.json' with { type: 'json' };
import processTechnician from './profiles/process-technician.json' with { type: 'json' };
import productManager from './profiles/product-manager.json' with { type: 'json' };
import productionOperator from './profiles/production-operator.json' with { type: 'json' };
import productionSupervisor from './profiles/production-supervisor.json' with { type: 'json' };
import propertyManager from './profiles/property-manager.json' with { type: 'json' };
import qualityInspector from './profiles/quality-inspector.json' with { type: 'json' };
import quantitySurveyor from './profiles/quantity-surveyor.json' with { type: 'json' };
import radiologicTechnologist from './profiles/radiologic-technologist.json' with { type: 'json' };
import realEstateAgent from './profiles/real-estate-agent.json' with { type: 'json' };
import receptionist from './profiles/receptionist.json' with { type: 'json' };
import residentialSupportWorker from './profiles/residential-support-worker.json' with { type: 'json' };
import respiratoryTherapist from './profiles/respiratory-therapist.json' with { type: 'json' };
import restaurantManager from './profiles/restaurant-manager.json' with { type: 'json' };
import retailSalesAssociate from './profiles/retail-sales-associate.json' with { type: 'json' };
import retailShiftSupervisor from './profiles/retail-shift-supervisor.json' with { type: 'json' };
import roofer from './profiles/roofer.json' with { type: 'json' };
import salesDevelopmentRepresentative from './profiles/sales-development-representative.json' with {
  type: 'json',
};
import salesManager from './profiles/sales-manager.json' with { type: 'json' };
import schoolCounselor from './profiles/school-counselor.json' with { type: 'json' };
import schoolPrincipal from './profiles/school-principal.json' with { type: 'json' };
import securityGuard from './profiles/security-guard.json' with { type: 'json' };
import server from './profiles/server.json' with { type: 'json' };
import shippingAndReceivingClerk from './profiles/shipping-and-receiving-clerk.json' with { type: 'json' };
import siteSupervisor from './profiles/site-supervisor.json' with { type: 'json' };
import socialMediaManager from './profiles/social-media-manager.json' with { type: 'json' };
import solarInstaller from './profiles/solar-installer.json' with { type: 'json' };
import specialEducationTeacher from './profiles/special-education-teacher.json' with { type: 'json' };
import speechLanguagePathologist from './profiles/speech-language-pathologist.json' with { type: 'json' };
import sportsCoach from './profiles/sports-coach.json' with { type: 'json' };
import stocker from './profiles/stocker.json' with { type: 'json' };
import substituteTeacher from './profiles/substitute-teacher.json' with { type: 'json' };
import surgicalTechnologist from './profiles/surgical-technologist.json' with { type: 'json' };
import systemsAdministrator from './profiles/systems-administrator.json' with { type: 'json' };
import taxiAndRideshareDriver from './profiles/taxi-and-rideshare-driver.json' with { type: 'json' };
import teachingAssistant from './profiles/teaching-assistant.json' with { type: 'json' };
import teamLeader from './profiles/team-leader.json' with { type: 'json' };
import telecomTechnician from './profiles/telecom-technician.json' with { type: 'json' };
import tileAndFlooringInstaller from './profiles/tile-and-flooring-installer.json' with { type: 'json' };
import tourGuide from './profiles/tour-guide.json' with { type: 'json' };
import towTruckDriver from './profiles/tow-truck-driver.json' with { type: 'json' };
import trainOperator from './profiles/train-operator.json' with { type: 'json' };
import translatorAndInterpreter from './profiles/translator-and-interpreter.json' with { type: 'json' };
import tutor from './profiles/tutor.json' with { type: 'json' };
import veterinarian from './profiles/veterinarian.json' with { type: 'json' };
import veterinaryTechnician from './profiles/veterinary-technician.json' with { type: 'json' };
import visualMerchandiser from './profiles/visual-merchandiser.json' with { type: 'json' };
import warehouseAssociate from './profiles/warehouse-associate.json' with { type: 'json' };
import warehouseSupervisor from './profiles/warehouse-supervisor.json' with { type: 'json' };
import wasteCollector from './profiles/waste-collector.json' with { type: 'json' };
import welder from './profiles/welder.json' with { type: 'json' };

/** A profile as its file has it: the validator (`npm run profiles`) has checked it against the schema. */
const asWritten = <T>(file: unknown) => file as T;

export const profiles: readonly RoleProfile[] = asWritten([
  aircraftMechanic,
  airportRampAgent,
  applianceRepairer,
  architect,
  assembler,
  autoMechanic,
  baker,
  bankTeller,
  barista,
  bartender,
  bookkeeper,
  buildingInspector,
  busDriver,
  butcher,
  cadDrafter,
  callCenterAgent,
  carpenter,
  caseworker,
  cashier,
  cateringAssistant,
  chef,
  chemicalEngineer,
  childcareWorker,
  claimsAdjuster,
  constructionLaborer,
  corporateTrainer,
  correctionsOfficer,
  craneOperator,
  dataEntryClerk,
  deliveryDriver,
  dentalAssistant,
  dentalHygienist,
  dentist,
  dieselMechanic,
  dietitian,
  directSupportProfessional,
  dishwasher,
  dispatcher,
  eCommerceAssistant,
  elevatorTechnician,
  emergencyDispatcher,
  environmentalTechnician,
  equipmentOperator,
  esthetician,
  eventCoordinator,
  executiveAssistant,
  facilitiesTechnician,
  farmWorker,
  fastFoodCrewMember,
  financialAdvisor,
  firefighter,
  fitnessTrainer,
  flightAttendant,
  forkliftOperator,
  freightBroker,
  fundraiser,
  generalManager,
  groceryClerk,
  groundskeeper,
  hairdresser,
  homeCareAide,
  host,
  hotelFrontDeskAgent,
  hotelManager,
  housekeeper,
  humanResourcesManager,
  hvacTechnician,
  industrialEngineer,
  insuranceAgent,
  inventorySpecialist,
  janitor,
  labTechnician,
  landscaper,
  librarian,
  licensedPracticalNurse,
  lifeguard,
  lineCook,
  loanOfficer,
  logisticsManager,
  longHaulTruckDriver,
  lossPreventionAssociate,
  machinist,
  maintenanceTechnician,
  mason,
  massageTherapist,
  medicalAssistant,
  medicalCoder,
  medicalLaboratoryTechnician,
  medicalReceptionist,
  mentalHealthCounselor,
  nailTechnician,
  nanny,
  nursePractitioner,
  nursingAssistant,
  occupationalTherapist,
  officeCleaner,
  officeManager,
  packagingOperator,
  painter,
  paralegal,
  paramedic,
  parcelCourier,
  parkRanger,
  payrollSpecialist,
  pestControlTechnician,
  petGroomer,
  pharmacyTechnician,
  phlebotomist,
  photographer,
  physicalTherapist,
  physician,
  pilot,
  plumber,
  policeOfficer,
  postalCarrier,
  preschoolTeacher,
  processTechnician,
  productManager,
  productionOperator,
  productionSupervisor,
  propertyManager,
  qualityInspector,
  quantitySurveyor,
  radiologicTechnologist,
  realEstateAgent,
  receptionist,
  residentialSupportWorker,
  respiratoryTherapist,
  restaurantManager,
  retailSalesAssociate,
  retailShiftSupervisor,
  roofer,
  salesDevelopmentRepresentative,
  salesManager,
  schoolCounselor,
  schoolPrincipal,
  securityGuard,
  server,
  shippingAndReceivingClerk,
  siteSupervisor,
  socialMediaManager,
  solarInstaller,
  specialEducationTeacher,
  speechLanguagePathologist,
  sportsCoach,
  stocker,
  substituteTeacher,
  surgicalTechnologist,
  systemsAdministrator,
  taxiAndRideshareDriver,
  teachingAssistant,
  teamLeader,
  telecomTechnician,
  tileAndFlooringInstaller,
  tourGuide,
  towTruckDriver,
  trainOperator,
  translatorAndInterpreter,
  tutor,
  veterinarian,
  veterinaryTechnician,
  visualMerchandiser,
  warehouseAssociate,
  warehouseSupervisor,
  wasteCollector,
  welder,
]);

export const packs: readonly SectorPack[] = asWritten([
  caringForPeoplePack,
  classroomPack,
  cleaningWorkPack,
  counterAndCashPack,
  customersHomesPack,
  drivingPack,
  foodSafetyPack,
  frontDeskAndPhonePack,
  guestServicePack,
  leadingATeamPack,
  loadsAndLiftingPack,
  moneyAndRecordsPack,
  patientSafetyPack,
  publicSafetyPack,
  shopFloorPack,
  siteSafetyPack,
]);

/** What candidates of each role family of the bank say at the start, to why, and at the end. */
export const familyOpenings: readonly FamilyOpening[] = asWritten(familyOpeningsFile);

const pointsIn = (file: unknown) =>
  new Map(
    asWritten<AuthoredQuestion[]>(file).flatMap(({ points }) =>
      points.map((point) => [point.label, withShared(point)]),
    ),
  );
/** Points that the forms and the arc of an interview add, and those that many questions share. */
export const commonPoints: ReadonlyMap<string, AuthoredPoint> = new Map([
  ...sharedPoints,
  ...pointsIn(formPointsFile),
  ...pointsIn(openingPointsFile),
]);
