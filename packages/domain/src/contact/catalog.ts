/** The longest name, address and message that the contact form takes, in UTF-16 code units. */
export const contactMaxLength = { name: 120, email: 254, message: 5_000 } as const;
