select tests.act_as('anna');
insert into public.stories (id, title, situation, actions)
values ('72000000-0000-4000-8000-000000000001', 'The sheet', 'Handover was a mess.', 'I made a sheet.');
select tests.equal(array_agg(kind || ' ' || reference || ' ' || story_id), array['story 72000000-0000-4000-8000-000000000001 72000000-0000-4000-8000-000000000001'])
from public.review_items;
select tests.equal(bool_and(due between now() + interval '2 days' and now() + interval '4 days'), true) from public.review_items;

-- The exercise has its name and its words.
select tests.equal(item ->> 'story_title', 'The sheet'),
  tests.equal(item ->> 'answer', e'Handover was a mess.\nI made a sheet.')
from jsonb_array_elements(public.review_queue() -> 'items') as item;

-- One that is told meanwhile has time; one that was rated goes by its ratings.
select tests.act_as('owner');
update public.review_items set due = now() - interval '5 days';
select tests.act_as('anna');
insert into public.story_tellings (story_id, text) values ('72000000-0000-4000-8000-000000000001', 'I made a sheet.');
select tests.equal(bool_and(due > now() + interval '2 days'), true, 'told') from public.review_items;
select tests.act_as('owner');
update public.review_items set due = now() - interval '5 days', rated = 1, reps = 1;
select tests.act_as('anna');
insert into public.story_tellings (story_id, text) values ('72000000-0000-4000-8000-000000000001', 'I made a sheet.');
select tests.equal(bool_and(due < now()), true, 'rated') from public.review_items;

-- Somebody else sees none of it, and nothing is left of a story that is deleted.
select tests.act_as('ben');
select tests.equal(public.review_queue() -> 'items', '[]'::jsonb);
select tests.act_as('anna');
delete from public.stories;
select tests.equal(count(*), 0::bigint) from public.review_items;
