select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into storage.objects (bucket_id, name, owner_id)
select 'documents', 'avatars/' || tests.anna() || '-' || number || '.png', tests.anna() from generate_series(1, 5) as number;
select tests.refused(
  $$insert into storage.objects (bucket_id, name, owner_id)
    values ('documents', 'avatars/' || tests.anna() || '-6.png', tests.anna())$$,
  '42501', 'There is room for 5 profile pictures. Please delete some first.'
);
-- Overwriting one adds none, and other files have their own room.
insert into storage.objects (bucket_id, name, owner_id)
values ('documents', 'avatars/' || tests.anna() || '-5.png', tests.anna())
on conflict (bucket_id, name) do update set metadata = excluded.metadata;
insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/cv.pdf', tests.anna());
select tests.equal((select count(*) from storage.objects), 6::bigint);
