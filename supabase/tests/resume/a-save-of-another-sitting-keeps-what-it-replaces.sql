select tests.act_as('anna');
insert into public.resumes (id, content, sitting)
values ('82000000-0000-4000-8000-000000000001', '{"at": 0}', '83000000-0000-4000-8000-000000000001');
-- Typing on: the first save keeps the version before it, the next within ten minutes keep none.
select tests.touches($$update public.resumes set content = '{"at": 1}' where revision = 0$$, 1);
select tests.touches($$update public.resumes set content = '{"at": 2}' where revision = 1$$, 1);
select tests.equal((select string_agg(content ->> 'at', ',') from public.resume_versions), '0');
-- Another device: it has to know what it replaces, and that stays as a version.
select tests.touches($$update public.resumes set content = '{"at": 9}' where revision = 1$$, 0);
select tests.touches($$update public.resumes set content = '{"at": 3}', sitting = '83000000-0000-4000-8000-000000000002' where revision = 2$$, 1);
select tests.equal((select string_agg(content ->> 'at', ',' order by revision) from public.resume_versions), '0,2');
-- A save that changes nothing is none.
select tests.touches($$update public.resumes set title = 'Master', content = '{"at": 3}'$$, 1);
select tests.equal(revision, 3) from public.resumes;
