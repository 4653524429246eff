select tests.act_as('anna');
insert into storage.objects (bucket_id, name) values ('documents', tests.anna() || '/1_cv.pdf');
select tests.act_as('owner');
delete from auth.users where id = tests.anna();
-- Her token may still be believed for a moment elsewhere.
select tests.act_as('anna');
select tests.refused($$
  insert into storage.objects (bucket_id, name) values ('documents', tests.anna() || '/2_cv.pdf')
$$, '42501');
select tests.act_as('ben');
insert into storage.objects (bucket_id, name) values ('documents', tests.ben() || '/1_cv.pdf');
select tests.act_as('owner');
select tests.equal(array_agg(name), array[tests.ben() || '/1_cv.pdf']) from storage.objects;
