select tests.act_as('service');
select tests.equal(tests.save_job(tests.anna(), '61000000-0000-4000-8000-000000000001'), '61000000-0000-4000-8000-000000000001'::uuid);
select tests.act_as('anna');
insert into public.job_asks (job_id, text) values ('61000000-0000-4000-8000-000000000001', 'Who would train me?');
select tests.touches($$update public.job_asks set text = 'Who trains me?' where own$$, 1);
-- The text of a suggestion stays; choosing it doesn't take the right to write it.
select tests.touches($$update public.job_asks set text = 'Changed', chosen = false where not own$$, 1);
select tests.equal(text, 'What made your last hire work out?'), tests.equal(chosen, false)
from public.job_asks where not own;
select tests.refused($$insert into public.job_asks (job_id, text) values ('61000000-0000-4000-8000-000000000001', ' ')$$, '23514', 'text_length');
insert into public.job_asks (job_id, text) select '61000000-0000-4000-8000-000000000001', 'Question ' || place from generate_series(1, 11) as place;
select tests.refused($$insert into public.job_asks (job_id, text) values ('61000000-0000-4000-8000-000000000001', 'One more')$$, '23514', '12 questions');
select tests.touches($$delete from public.job_asks$$, 12);

select tests.act_as('ben');
select tests.refused($$insert into public.job_asks (job_id, text) values ('61000000-0000-4000-8000-000000000001', 'Mine')$$, '42501');
select tests.refused($$insert into public.job_asks (job_id, user_id, text) values ('61000000-0000-4000-8000-000000000001', tests.anna(), 'Mine')$$, '42501');
select tests.equal((select count(*) from public.job_asks), 0::bigint);
