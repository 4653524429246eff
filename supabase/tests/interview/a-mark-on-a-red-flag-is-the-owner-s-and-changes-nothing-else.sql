insert into public.interview_sessions (id, user_id, job_role) values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse');
create function tests.set_flag_mark(changes jsonb, point text default 'red_flag:1') returns void language sql as $$
  select public.set_interview_mark(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', point,
    '{"ask": "That is unsafe.", "kind": "not_meant", "quote": "asked three", "start": 2, "end": 13, "counts": true, "worth": 37}'::jsonb
      || changes)
$$;
create function tests.standing() returns text language sql as $$
  select concat_ws(' ', session.overall_score, session.feedback ->> 'overallScore', answer.score, streak.current_streak, streak.total_points,
    (select count(*) from public.user_badges), (select sum(progress.total_points) from public.user_progress as progress))
  from public.interview_sessions as session
  join public.interview_answers as answer on answer.session_id = session.id
  join public.user_streaks as streak on streak.user_id = session.user_id
  where session.id = '10000000-0000-4000-8000-000000000001'
$$;
select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(35, array['I asked three']), current_date);
select set_config('tests.standing', tests.standing(), true);

select tests.refused($$select tests.set_flag_mark('{}', 'readers')$$, '23514', 'not_meant_is_on_a_flag');
select tests.refused($$select tests.set_flag_mark('{"kind": "said"}')$$, '23514', 'not_meant_is_on_a_flag');
select tests.refused($$select tests.set_flag_mark('{"quote": ""}')$$, '23514', 'said_has_words');
select tests.refused($$select tests.set_flag_mark('{"worth": 101}')$$, '23514', 'worth_range');
select tests.set_flag_mark('{}');
select tests.set_flag_mark('{"quote": "", "start": 0, "end": 0}', 'red_flag:2');
select tests.equal(array_agg(point_id order by point_id), array['red_flag:1', 'red_flag:2']) from public.interview_marks;
select tests.equal(tests.standing(), current_setting('tests.standing'), 'the standing with marks on red flags');

select tests.act_as('anna');
select tests.equal(count(*), 2::bigint) from public.interview_marks;
select tests.refused($$
  insert into public.interview_marks (session_id, user_id, question_text, point_id, ask, kind)
  values ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Question 1', 'red_flag:3', 'Unsafe.', 'not_meant')
$$, '42501');
select tests.refused($$update public.interview_marks set kind = 'not_meant'$$, '42501');
select tests.refused($$delete from public.interview_marks$$, '42501');
select tests.act_as('ben');
select tests.equal(count(*), 0::bigint) from public.interview_marks;
select tests.refused($$delete from public.interview_marks$$, '42501');
select tests.act_as('anon');
select tests.refused($$select * from public.interview_marks$$, '42501');
