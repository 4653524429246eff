import { expect, it } from 'vitest';
import { fieldOf } from './field-of.ts';

it.each([
  ['Registered Nurse', 'health'],
  ['Senior ICU nurse (nights)', 'health'],
  ['School nurse', 'health'],
  ['Enfermera', 'health'],
  ['Médico de familia', 'health'],
  ['Home health aide', 'health'],
  ['Frontend Developer', 'software'],
  ['Software engineer', 'software'],
  ['Desarrolladora web', 'software'],
  ['High school teacher', 'teaching'],
  ['Nursery teacher', 'teaching'],
  ['Profesora de inglés', 'teaching'],
  ['Electrician', 'trades'],
  ['HVAC technician', 'trades'],
  ['Barista', 'retail'],
  ['Hotel front desk agent', 'retail'],
  ['Camarero', 'retail'],
  ['Accountant', 'office'],
  ['Administrative assistant', 'office'],
  ['Truck driver', 'logistics'],
  ['Warehouse associate', 'logistics'],
  ['Delivery driver', 'logistics'],
  ['Account executive', 'sales'],
  ['Medical sales representative', 'sales'],
  ['Marketing manager', 'sales'],
])('puts %s in %s', (title, field) => {
  expect(fieldOf(title)).toBe(field);
});

it.each(['', 'Beekeeper', 'Astronomer', 'Manager', 'Intern', 'Workshop leader'])(
  'knows no field for "%s"',
  (title) => {
    expect(fieldOf(title)).toBeNull();
  },
);
