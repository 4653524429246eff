select tests.act_as('owner');
select tests.make_premium(tests.anna());
select tests.act_as('anna');
insert into public.interview_sessions (id, job_role, questions_count) values ('71000000-0000-4000-8000-000000000001', 'Nurse', 2);
select tests.act_as('service');
select public.save_interview_questions('71000000-0000-4000-8000-000000000001', tests.questions());
select public.complete_interview('71000000-0000-4000-8000-000000000001', tests.feedback(45, array['I called early.', 'We met.']), null);
select tests.equal(array_agg(item.kind || ' ' || item.question_text order by item.question_text),
  array['answer Question 1', 'answer Question 2'], 'weak answers') from public.review_items as item;
-- Today's answers come back tomorrow.
select tests.equal(bool_and(due between now() + interval '12 hours' and now() + interval '36 hours'), true) from public.review_items;
select public.set_interview_mark(tests.anna(), '71000000-0000-4000-8000-000000000001', 'Question 1', 'reason',
  '{"ask": "Why then?", "kind": "left_out", "quote": "", "start": 0, "end": 0, "counts": false, "worth": 0}');
select tests.equal(count(*), 1::bigint, 'left out') from public.review_items where kind = 'left-out';

select tests.act_as('anna');
select tests.equal(jsonb_array_length(public.review_queue() -> 'items'), 3);
select tests.equal(item ->> 'answer', 'I called early.'), tests.equal(item ->> 'ask', 'Why then?')
from jsonb_array_elements(public.review_queue() -> 'items') as item where item ->> 'kind' = 'left-out';
select public.note_missed_terms(array['SALARY', 'SALARY', 'drop table']);
select tests.equal(array_agg(reference), array['SALARY']) from public.review_items where kind = 'term';
select tests.refused($$select public.note_missed_terms(array_fill('WORD'::text, array[21]))$$, '23514');
select tests.refused($$select public.store_review_ratings(tests.anna(), '[]')$$, '42501');

select tests.act_as('ben');
select tests.equal(public.review_queue() -> 'items', '[]'::jsonb);
select tests.touches('delete from public.review_items', 0);
select tests.act_as('anon');
select tests.refused('select public.review_queue()', '42501');

-- What the mark is taken back for, and what the account takes along, is gone.
select tests.act_as('service');
select public.set_interview_mark(tests.anna(), '71000000-0000-4000-8000-000000000001', 'Question 1', 'reason', null);
select tests.equal(count(*), 0::bigint) from public.review_items where kind = 'left-out';
select tests.act_as('anna');
select tests.touches($$delete from public.review_items where kind = 'term'$$, 1);
