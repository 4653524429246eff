-- A hundred documents may be kept, but not a hundred of the greatest length: whoever reads or searches all of them at once
-- would hold up everybody else.

-- functions

create or replace function private.guard_user_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  marker text;
  documents bigint;
  characters bigint;
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
  -- The account's row orders parallel uploads, so that the sums below are true.
  perform 1 from public.profiles as profile where profile.user_id = new.user_id for update;
  select count(*), coalesce(sum(char_length(document.content)), 0) into documents, characters
  from public.user_documents as document where document.user_id = new.user_id;
  if documents >= 100 then
    raise exception 'There is room for 100 documents' using errcode = 'check_violation';
  end if;
  if characters + char_length(new.content) > 4000000 then
    raise exception 'There is room for 4 million characters in all documents together' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- comments

comment on function private.guard_user_document() is 'Trigger: own files only, 100 documents with 4 million characters at most, the stored analysis stays.';

select private.seal_access();
