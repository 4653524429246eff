/** By whose customs each language writes dates and numbers. */
export const regions = { en: 'en-US', es: 'es-419' } as const;
