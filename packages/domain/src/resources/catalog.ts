export const featuredResources = 6;

/** The categories of the library in the order of a job search. One that is not listed comes after them. */
export const resourceCategories = [
  'Preparation',
  'Answering',
  'Technical',
  'Formats',
  'Delivery',
  'Research',
  'Resume & Letters',
  'Offer & Pay',
] as const;

/** Types with an icon of their own; any other shows a book. */
export const resourceTypes = ['article', 'video', 'guide', 'tool', 'template'] as const;
export type ResourceType = (typeof resourceTypes)[number];
