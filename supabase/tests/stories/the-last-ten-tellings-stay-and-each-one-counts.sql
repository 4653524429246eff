select tests.act_as('anna');
insert into public.stories (id, title, actions) values ('71000000-0000-4000-8000-000000000001', 'The sheet', 'I made a sheet.');
select tests.act_as('service');
insert into public.story_tellings (story_id, user_id, text, words, seconds, told_at)
select '71000000-0000-4000-8000-000000000001', tests.anna(), 'Telling ' || place, 2, 80, now() + place * interval '1 second'
from generate_series(1, 12) as place;
select tests.act_as('anna');
select tests.equal((select count(*) from public.story_tellings), 10::bigint);
select tests.equal((select string_agg(text, ',' order by text) from public.story_tellings where text in ('Telling 1', 'Telling 2', 'Telling 3')), 'Telling 3');
select tests.equal(times_told, 12), tests.equal(last_told, (select max(told_at) from public.story_tellings)) from public.stories;
-- One that was told earlier and arrives late doesn't set the story back.
select tests.act_as('service');
insert into public.story_tellings (story_id, user_id, text, words, seconds, told_at)
values ('71000000-0000-4000-8000-000000000001', tests.anna(), 'Late', 1, 80, now());
select tests.act_as('anna');
select tests.equal(times_told, 13), tests.equal(last_told, (select max(told_at) from public.story_tellings)) from public.stories;
select tests.refused($$insert into public.story_tellings (story_id, text) values ('71000000-0000-4000-8000-000000000001', ' ')$$, '23514', 'text_length');
select tests.refused(
  $$insert into public.story_tellings (story_id, text, seconds) values ('71000000-0000-4000-8000-000000000001', 'Slow', 3601)$$, '23514', 'seconds_range');
