select tests.act_as('anna');
insert into public.resumes (id, content) values ('82000000-0000-4000-8000-000000000001', '{"at": 0}');
do $$ begin
  for place in 1..25 loop
    update public.resumes set content = jsonb_build_object('at', place), sitting = gen_random_uuid();
  end loop;
end $$;
select tests.equal((select count(*) from public.resume_versions), 20::bigint);
select tests.equal((select min((content ->> 'at')::int) from public.resume_versions), 5);
-- Long versions go earlier, so that a resume never keeps more than a megabyte of them.
do $$ begin
  for place in 1..9 loop
    update public.resumes set content = jsonb_build_object('at', 25 + place, 'text', repeat('x', 190000)),
      sitting = gen_random_uuid();
  end loop;
end $$;
select tests.equal((select count(*) from public.resume_versions), 5::bigint);
select tests.equal((select max((content ->> 'at')::int) from public.resume_versions), 33);
select tests.refused($$update public.resumes set content = jsonb_build_object('text', repeat('x', 200000))$$, '23514', 'content_size');
select tests.refused($$update public.resumes set content = '[]'$$, '23514', 'content_size');
select tests.refused($$update public.resumes set title = repeat('x', 201)$$, '23514', 'title_length');
insert into public.resumes (title) select 'Copy ' || place from generate_series(2, 50) as place;
select tests.refused($$insert into public.resumes (title) values ('One more')$$, '23514', 'room for');
