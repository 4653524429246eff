-- What the user corrects in the reading of a resume, and why a file couldn't be read.

alter table public.user_documents
  add column correction jsonb,
  add column correction_revision integer not null default 0,
  add column refusal text,
  add constraint user_documents_correction_shape check (jsonb_typeof(correction) = 'object'),
  add constraint user_documents_correction_size check (octet_length(correction::text) <= 200000),
  add constraint user_documents_refusal_length check (char_length(refusal) <= 40);

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
    -- A second tab names the revision that it read, so that it can't overwrite a newer correction unseen.
    if new.correction is distinct from old.correction then
      new.correction_revision := old.correction_revision + 1;
    end if;
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

-- privileges

grant update (correction) on public.user_documents to authenticated;

-- comments

comment on column public.user_documents.correction is 'Parts of the reading that the owner corrected (ResumeCorrection of packages/domain); null where the reading stays as it is.';
comment on column public.user_documents.correction_revision is 'Grows with each change of the correction; the database counts it.';
comment on column public.user_documents.refusal is 'Why the file can''t be read: a code of fileRefusals, written by the server side. Null where it was read, or not tried yet.';
comment on function private.guard_user_document() is 'Trigger: own files only, 100 documents with 4 million characters at most, the stored analysis stays, corrections are counted.';

select private.seal_access();
