-- Word files lie in storage as PDF files do, under a marker of their own.

-- functions

create or replace function private.guard_user_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  marker text;
begin
  if tg_op = 'UPDATE' then
    new.analysis := old.analysis;
    return new;
  end if;
  if new.user_id is distinct from auth.uid() then
    raise exception 'A document can only be saved for oneself' using errcode = 'insufficient_privilege';
  end if;
  foreach marker in array array['PDF_FILE:', 'DOC_FILE:'] loop
    if starts_with(new.content, marker) and not starts_with(new.content, marker || new.user_id || '/') then
      raise exception 'A document can only name one''s own file' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  -- The account's row orders parallel uploads, so that the count below is true.
  perform 1 from public.profiles as profile where profile.user_id = new.user_id for update;
  if (select count(*) from public.user_documents as document where document.user_id = new.user_id) >= 100 then
    raise exception 'There is room for 100 documents' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- comments

comment on table public.user_documents is 'content is the text, or PDF_FILE: (PDF) or DOC_FILE: (Word) and a path in the bucket documents. analysis is written by the server side; what a client sends for it is ignored.';

select private.seal_access();
