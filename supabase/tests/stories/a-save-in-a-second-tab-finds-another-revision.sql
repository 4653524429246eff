select tests.act_as('anna');
insert into public.stories (id, title, actions) values ('71000000-0000-4000-8000-000000000001', 'The sheet', 'I made a sheet.');
select tests.touches($$update public.stories set title = 'First tab' where revision = 0$$, 1);
select tests.touches($$update public.stories set title = 'Second tab' where revision = 0$$, 0);
select tests.equal(title, 'First tab'), tests.equal(revision, 1) from public.stories;
-- A telling changes no word of the story: a form that is open can still be saved.
insert into public.story_tellings (story_id, text) values ('71000000-0000-4000-8000-000000000001', 'I made a sheet.');
select tests.touches($$update public.stories set title = 'Saved' where revision = 1$$, 1);
