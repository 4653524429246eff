select tests.act_as('anna');
insert into public.interview_sessions (id, job_role) values ('10000000-0000-4000-8000-000000000001', 'Nurse');
select tests.act_as('service');
select tests.refused($$
  select public.save_interview_questions('10000000-0000-4000-8000-000000000001', tests.questions() || tests.questions())
$$, '22023', '1 to 2 questions');
select tests.refused(
  $$select public.save_interview_questions('10000000-0000-4000-8000-000000000001', '[]')$$, '22023'
);
select tests.refused($$select public.save_interview_questions(gen_random_uuid(), tests.questions())$$, '22023', 'Unknown');
