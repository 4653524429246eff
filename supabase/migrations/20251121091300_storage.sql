-- Files: resumes at {userId}/..., avatars at avatars/{userId}-.... Both belong to one owner.
insert into storage.buckets (id, name, public, file_size_limit)
values ('documents', 'documents', false, 10485760)
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit;

-- row-level security

create policy documents_owner_can_select on storage.objects for select to authenticated
  using (
    bucket_id = 'documents' and (
      starts_with(name, (select auth.uid())::text || '/')
      or (starts_with(name, 'avatars/' || (select auth.uid())::text || '-') and name !~ '^avatars/.*/')
    )
  );
create policy documents_owner_can_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'documents' and (
      starts_with(name, (select auth.uid())::text || '/')
      or (starts_with(name, 'avatars/' || (select auth.uid())::text || '-') and name !~ '^avatars/.*/')
    )
  );
create policy documents_owner_can_update on storage.objects for update to authenticated
  using (
    bucket_id = 'documents' and (
      starts_with(name, (select auth.uid())::text || '/')
      or (starts_with(name, 'avatars/' || (select auth.uid())::text || '-') and name !~ '^avatars/.*/')
    )
  )
  with check (
    bucket_id = 'documents' and (
      starts_with(name, (select auth.uid())::text || '/')
      or (starts_with(name, 'avatars/' || (select auth.uid())::text || '-') and name !~ '^avatars/.*/')
    )
  );
create policy documents_owner_can_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'documents' and (
      starts_with(name, (select auth.uid())::text || '/')
      or (starts_with(name, 'avatars/' || (select auth.uid())::text || '-') and name !~ '^avatars/.*/')
    )
  );
