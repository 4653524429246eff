select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.refused($$select public.rescore_interview('10000000-0000-4000-8000-000000000001', '{}')$$, '42501');
select tests.refused($$select public.note_question_set('10000000-0000-4000-8000-000000000001', '{}', 5)$$, '42501');
select tests.act_as('service');
select tests.refused(
  $$select public.rescore_interview('10000000-0000-4000-8000-000000000001', tests.feedback(70, array['Words']))$$, '22023'
);
select public.note_question_set('10000000-0000-4000-8000-000000000001', '{"engine": {"kind": "model"}}', 9);
select public.note_question_set('10000000-0000-4000-8000-000000000001', '{"engine": {"kind": "builtin"}}', 9);
select tests.equal(question_set #>> '{engine,kind}' || paused_seconds, 'model9', 'the first note stays')
from public.interview_sessions where id = '10000000-0000-4000-8000-000000000001';
select public.complete_interview('10000000-0000-4000-8000-000000000001',
  tests.feedback(40, array['Words']) || '{"notice": {"code": "timeout", "message": "Late"}, "cultural_fit": 40}', current_date);
select tests.equal(public.rescore_interview('10000000-0000-4000-8000-000000000001',
  tests.feedback(90, array['Words']) || '{"engine": {"kind": "builtin"}}') -> 'overallScore', '40', 'not by the same engine');
select tests.equal(public.rescore_interview('10000000-0000-4000-8000-000000000001',
  tests.feedback(70, array['Words']) || '{"engine": {"kind": "model"}, "cultural_fit": 60}') -> 'overallScore', '70');
select tests.equal(public.rescore_interview('10000000-0000-4000-8000-000000000001',
  tests.feedback(99, array['Words']) || '{"engine": {"kind": "model"}, "cultural_fit": 99}') -> 'overallScore', '70', 'once');
select tests.equal(overall_score, 70) from public.interview_sessions where id = '10000000-0000-4000-8000-000000000001';
select tests.equal(array_agg(skill_category || ' ' || round(average_score) || ' ' || sessions_completed order by skill_category)
  filter (where skill_category in ('cultural_fit', 'mixed')), array['cultural_fit 60 1', 'mixed 70 1'])
from public.user_progress where user_id = tests.anna();
select tests.equal(score, 70) from public.interview_answers where session_id = '10000000-0000-4000-8000-000000000001';
