export const featuredResources = 6;

/** The categories of the library, as they are stored, in the order of a job search. Any other comes after them. */
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
export type ResourceCategory = (typeof resourceCategories)[number];

/** What a resource can be. One of another type is stored, and shown, as it is. */
export const resourceTypes = ['article', 'checklist', 'video', 'guide', 'tool', 'template'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** The resource about stories, which leads to the user's own. */
export const storyInventoryId = 'c0000000-0000-4000-8000-000000000004';
