insert into public.interview_sessions (id, user_id, job_role) values
  ('10000000-0000-4000-8000-000000000001', tests.anna(), 'Nurse'), ('10000000-0000-4000-8000-000000000002', tests.anna(), 'Nurse');
create function tests.mark(changes jsonb default '{}') returns jsonb language sql as $$
  select '{"ask": "How did you find out?", "kind": "said", "quote": "asked three", "start": 2, "end": 13, "counts": true, "worth": 4}'::jsonb || changes
$$;
create function tests.set_mark(changes jsonb, person uuid default tests.anna(), session integer default 1, question text default 'Question 1')
returns void language sql as $$
  select public.set_interview_mark(person, ('10000000-0000-4000-8000-00000000000' || session)::uuid, question, 'readers', tests.mark(changes))
$$;
create function tests.standing() returns text language sql as $$
  select concat_ws(' ', session.overall_score, session.feedback ->> 'overallScore', answer.score, streak.current_streak, streak.total_points,
    (select count(*) from public.user_badges), (select sum(progress.total_points) from public.user_progress as progress))
  from public.interview_sessions as session
  join public.interview_answers as answer on answer.session_id = session.id
  join public.user_streaks as streak on streak.user_id = session.user_id
  where session.id = '10000000-0000-4000-8000-000000000001'
$$;
select public.complete_interview('10000000-0000-4000-8000-000000000001', tests.feedback(40, array['I asked three']), current_date);
select set_config('tests.standing', tests.standing(), true);

select tests.refused($$select tests.set_mark('{}', session => 2)$$, '22023', 'completed');
select tests.refused($$select tests.set_mark('{}', person => tests.ben())$$, '22023');
select tests.refused($$select tests.set_mark('{}', question => 'Never asked')$$, '23503');
select tests.refused($$select tests.set_mark('{"kind": "maybe"}')$$, '23514', 'kind_known');
select tests.refused($$select tests.set_mark('{"kind": "left_out"}')$$, '23514');
select tests.refused($$select tests.set_mark('{"quote": "", "start": 0, "end": 0}')$$, '23514', 'said_has_words');
select tests.refused($$select tests.set_mark('{"counts": false}')$$, '23514', 'worth_counts');
select tests.refused($$select tests.set_mark('{"worth": 101}')$$, '23514', 'worth_range');
select tests.refused($$select tests.set_mark('{"end": 20001}')$$, '23514', 'interview_marks_range');
select tests.refused($$select tests.set_mark(jsonb_build_object('ask', repeat('x', 1001)))$$, '23514', 'ask_length');
select tests.refused($$select tests.set_mark(jsonb_build_object('quote', repeat('x', 20001)))$$, '23514', 'quote_length');
select tests.equal(count(*), 0::bigint) from public.interview_marks;

select tests.set_mark('{}');
select tests.equal(array_agg(array[kind, quote, counts::text, worth::text]), array[array['said', 'asked three', 'true', '4.00']])
from public.interview_marks;
select tests.set_mark('{"kind": "left_out", "quote": "", "start": 0, "end": 0, "counts": false, "worth": 0}');
select tests.equal(array_agg(kind), array['left_out'], 'the mark set again') from public.interview_marks;
select tests.equal(tests.standing(), current_setting('tests.standing'), 'the standing with a mark');
select public.set_interview_mark(tests.anna(), '10000000-0000-4000-8000-000000000001', 'Question 1', 'readers', null);
select tests.equal(count(*), 0::bigint) from public.interview_marks;
select tests.equal(tests.standing(), current_setting('tests.standing'), 'the standing after it');
