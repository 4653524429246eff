select tests.act_as('anna');
insert into public.stories (id, title, situation, result, competencies)
values ('71000000-0000-4000-8000-000000000001', 'The one-page handoff', 'Handoff was a mess.', 'It takes 25 minutes.', '{communication}');
insert into public.story_tellings (id, story_id, text, words, seconds)
values ('72000000-0000-4000-8000-000000000001', '71000000-0000-4000-8000-000000000001', 'Handoff was a mess.', 4, 60);
select tests.equal(title, 'The one-page handoff'), tests.equal(times_told, 1), tests.equal(revision, 0) from public.stories;
-- What the database counts is not the owner's to write.
select tests.refused($$update public.stories set times_told = 9$$, '42501');
select tests.refused($$update public.stories set last_told = now()$$, '42501');
select tests.refused($$update public.stories set revision = 9$$, '42501');
select tests.refused($$insert into public.stories (title, actions, user_id) values ('Mine', 'Did', tests.ben())$$, '42501');
select tests.refused($$update public.story_tellings set text = 'Other'$$, '42501');

select tests.act_as('ben');
select tests.equal((select count(*) from public.stories), 0::bigint);
select tests.equal((select count(*) from public.story_tellings), 0::bigint);
select tests.touches($$update public.stories set title = 'Mine'$$, 0);
select tests.touches($$delete from public.stories$$, 0);
select tests.touches($$delete from public.story_tellings$$, 0);
select tests.refused(
  $$insert into public.story_tellings (story_id, text) values ('71000000-0000-4000-8000-000000000001', 'Mine')$$, '42501', 'its owner');

select tests.act_as('anon');
select tests.refused($$select from public.stories$$, '42501');
select tests.refused($$insert into public.stories (title, actions) values ('Mine', 'Did')$$, '42501');

select tests.act_as('anna');
select tests.touches($$delete from public.stories$$, 1);
select tests.equal((select count(*) from public.story_tellings), 0::bigint);
