select tests.make_premium(tests.anna());
select tests.act_as('anna');
select tests.equal(count(*) > 0, true) from public.resources;
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.resources;
select tests.act_as('anon');
select tests.refused($$select * from public.resources$$, '42501');
