select tests.act_as('anna');
insert into public.stories (title, actions) select 'Story ' || place, 'I called early.' from generate_series(1, 100) as place;
select tests.refused($$insert into public.stories (title, actions) values ('One more', 'I called.')$$, '23514', 'room for 100');
select tests.act_as('ben');
insert into public.stories (title, actions) values ('His own', 'I called.');
select tests.act_as('anna');
select tests.touches($$delete from public.stories where title = 'Story 1'$$, 1);
insert into public.stories (title, actions) values ('One more', 'I called.');
select tests.equal((select count(*) from public.stories), 100::bigint);
