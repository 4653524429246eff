select tests.act_as('anna');
insert into storage.objects (bucket_id, name) values
  ('documents', tests.anna() || '/1_cv.pdf'), ('documents', 'avatars/' || tests.anna() || '-1.png');
select tests.refused(format('insert into storage.objects (bucket_id, name) values (''documents'', %L)', name), '42501')
from unnest(array[
  tests.ben() || '/1_cv.pdf', 'avatars/' || tests.ben() || '-1.png', 'avatars/' || tests.anna() || '-/1.png', 'avatars/1.png',
  tests.anna()::text, '1_cv.pdf', '/' || tests.anna() || '/1_cv.pdf', 'avatars/' || tests.anna() || '.png'
]) as name;
select tests.refused($$update storage.objects set name = tests.ben() || '/1_cv.pdf'$$, '42501');
select tests.equal(count(*), 2::bigint) from storage.objects;

select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from storage.objects;
select tests.touches($$update storage.objects set metadata = '{}'$$, 0);
select tests.touches($$delete from storage.objects$$, 0);
select tests.act_as('anon');
select tests.equal(count(*), 0::bigint) from storage.objects;
select tests.act_as('anna');
select tests.touches($$delete from storage.objects$$, 2);
