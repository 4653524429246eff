import type { Database, LibraryContents } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase.ts';
import { SheetShape, type SheetValues } from './sheet.ts';

type Row = Database['public']['Tables']['resources']['Row'];

/** A resource as lists show it. */
export type ResourceCard = Pick<Row, 'id' | 'title' | 'summary' | 'category' | 'type' | 'is_featured'>;
export type Resource = ResourceCard & Pick<Row, 'content' | 'url' | 'reading_minutes'>;

/** The library for Premium users; for everybody else its table of contents. */
export type Library =
  | { isOpen: true; resources: ResourceCard[] }
  | { isOpen: false; contents: LibraryContents };

const cardColumns = 'id, title, summary, category, type, is_featured';

/** The plan could not be read, so it isn't known what of the library is open. */
export class PlanCheckError extends Error {
  /** What the backend answered; empty where no response came. */
  readonly code: string;

  constructor(code: string) {
    super(`The plan was not read: ${code}`);
    this.name = 'PlanCheckError';
    this.code = code;
  }
}

async function isPremium(signal: AbortSignal): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.rpc('is_premium').abortSignal(signal);
  if (error) throw new PlanCheckError(error.code);
  return data;
}

/** What of the library is open to the user. Featured ones first, then the newest. Throws PlanCheckError. */
export const libraryQuery = (userId: string) =>
  queryOptions({
    // The same prefix as the plan's key: refreshing the plan refreshes this too.
    queryKey: ['subscription-status', userId, 'library'],
    queryFn: async ({ signal }): Promise<Library> => {
      const client = await supabase();
      if (!(await isPremium(signal))) {
        const { data } = await client.rpc('library_contents').abortSignal(signal).throwOnError();
        return { isOpen: false, contents: data as unknown as LibraryContents };
      }
      const { data } = await client
        .from('resources')
        .select(cardColumns)
        .order('is_featured', { ascending: false })
        .order('created_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError();
      return { isOpen: true, resources: data };
    },
  });

/** One resource with its text; null where it does not exist or is not open to the user. */
export const resourceQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['resource', userId, id],
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<Resource | null> => {
      const client = await supabase();
      const { data } = await client
        .from('resources')
        .select(`${cardColumns}, content, url, reading_minutes`)
        .eq('id', id)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

/** A sheet as the account has it; `revision` is null where it has none. */
export interface StoredSheet {
  cells: SheetValues;
  revision: number | null;
}

/** Loads a saved sheet. Throws without a network. */
export async function loadSheet(resourceId: string, signal?: AbortSignal): Promise<StoredSheet> {
  const client = await supabase();
  const row = client.from('resource_sheets').select('cells, revision').eq('resource_id', resourceId);
  const { data } = await (signal ? row.abortSignal(signal) : row).maybeSingle().throwOnError();
  return { cells: SheetShape.catch({}).parse(data?.cells ?? {}), revision: data?.revision ?? null };
}

/** What the user wrote into the sheet of a resource. */
export const sheetQuery = (userId: string, resourceId: string) =>
  queryOptions({
    queryKey: ['resource-sheet', userId, resourceId],
    queryFn: async ({ signal }) => (await loadSheet(resourceId, signal)).cells,
  });
