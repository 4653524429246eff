import { z } from 'zod';

/** The answer of `library_contents`: the titles of each category, for those who may not read the texts. */
export const LibraryContents = z.array(z.object({ category: z.string(), titles: z.array(z.string()) }));
export type LibraryContents = z.infer<typeof LibraryContents>;
