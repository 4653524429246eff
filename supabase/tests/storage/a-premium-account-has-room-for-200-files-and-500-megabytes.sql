select tests.make_premium(tests.anna());
select tests.make_premium(tests.ben());
select tests.act_as('anna');
insert into storage.objects (bucket_id, name, owner_id, metadata)
select 'documents', tests.anna() || '/' || number || '_cv.pdf', tests.anna(), '{"size": 1000}' from generate_series(1, 199) as number;
insert into storage.objects (bucket_id, name, owner_id) values ('documents', 'avatars/' || tests.anna() || '-1.png', tests.anna());
select tests.refused(
  $$insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/one_more.pdf', tests.anna())$$,
  '42501', 'There is room for 200 files and 500 MB. Please delete some first.'
);
-- A file that is written over is no further file.
insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/1_cv.pdf', tests.anna())
on conflict (bucket_id, name) do update set metadata = excluded.metadata;

select tests.act_as('ben');
insert into storage.objects (bucket_id, name, owner_id, metadata)
values ('documents', tests.ben() || '/1_cv.pdf', tests.ben(), '{"size": 524288000}');
select tests.refused(
  $$insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('documents', tests.ben() || '/2_cv.pdf', tests.ben(), '{"size": 1}')$$, '42501'
);
delete from storage.objects;
insert into storage.objects (bucket_id, name, owner_id, metadata)
values ('documents', tests.ben() || '/2_cv.pdf', tests.ben(), '{"size": 1}');
