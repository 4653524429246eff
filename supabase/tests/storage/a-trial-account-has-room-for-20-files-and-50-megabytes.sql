select tests.act_as('anna');
insert into storage.objects (bucket_id, name, owner_id, metadata)
select 'documents', tests.anna() || '/' || number || '_cv.pdf', tests.anna(), '{"size": 1000}' from generate_series(1, 20) as number;
select tests.refused(
  $$insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/one_more.pdf', tests.anna())$$,
  '42501', 'There is room for 20 files and 50 MB. Please delete some first.'
);
-- Overwriting a file adds none.
insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/1_cv.pdf', tests.anna())
on conflict (bucket_id, name) do update set metadata = excluded.metadata;

select tests.act_as('ben');
insert into storage.objects (bucket_id, name, owner_id, metadata)
values ('documents', tests.ben() || '/1_cv.pdf', tests.ben(), '{"size": 52428800}');
select tests.refused(
  $$insert into storage.objects (bucket_id, name, owner_id, metadata)
    values ('documents', tests.ben() || '/2_cv.pdf', tests.ben(), '{"size": 1}')$$, '42501'
);

-- What a paid plan has stored stays when the plan ends, but nothing is added.
select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/one_more.pdf', tests.anna());
select tests.act_as('owner');
update public.subscription_status set status = 'expired' where user_id = tests.anna();
select tests.act_as('anna');
select tests.equal((select count(*) from storage.objects), 21::bigint);
select tests.refused(
  $$insert into storage.objects (bucket_id, name, owner_id) values ('documents', tests.anna() || '/two_more.pdf', tests.anna())$$,
  '42501', 'There is room for 20 files'
);
