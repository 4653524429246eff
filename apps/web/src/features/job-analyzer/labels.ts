import type { ContractType, DegreeLevel, Seniority, Workplace } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const seniorityLabels: Record<Seniority, MessageDescriptor> = {
  intern: msg`Internship`,
  junior: msg`Junior or entry level`,
  mid: msg`Mid-level`,
  senior: msg`Senior`,
  lead: msg`Lead or principal`,
  manager: msg`Manager`,
  director: msg`Director`,
  executive: msg`Executive`,
};

export const degreeLabels: Record<DegreeLevel, MessageDescriptor> = {
  secondary: msg`High school diploma`,
  associate: msg`Associate degree or diploma`,
  bachelor: msg`Bachelor's degree`,
  master: msg`Master's degree`,
  doctorate: msg`Doctorate`,
};

export const workplaceLabels: Record<Workplace, MessageDescriptor> = {
  remote: msg`Remote`,
  hybrid: msg`Hybrid`,
  'on-site': msg`On-site`,
};

export const contractLabels: Record<ContractType, MessageDescriptor> = {
  'full-time': msg`Full-time`,
  'part-time': msg`Part-time`,
  temporary: msg`Temporary`,
  freelance: msg`Freelance`,
  internship: msg`Internship`,
};
