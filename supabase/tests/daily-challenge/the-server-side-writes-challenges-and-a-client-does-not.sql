select tests.act_as('service');
insert into public.daily_challenges (challenge_date, question_text, question_type, options, correct_answer)
values ((now() at time zone 'UTC')::date, 'A result needs a number.', 'true_false', '["True", "False"]', 'True');
update public.daily_challenges set explanation = 'Or a before and after.';
select tests.act_as('anna');
insert into public.daily_challenge_attempts (challenge_id, user_answer) select id, 'True' from public.daily_challenges;
select tests.equal(array[correct_answer, explanation, difficulty], array['True', 'Or a before and after.', 'medium'])
from public.daily_challenges;
select tests.refused(statement, '42501') from unnest(array[
  $$insert into public.daily_challenges (challenge_date, question_text, correct_answer) values ('2025-01-01', 'Mine', 'Mine')$$,
  $$update public.daily_challenges set correct_answer = 'False'$$,
  $$delete from public.daily_challenges$$
]) as statement;
select tests.act_as('service');
select tests.touches($$delete from public.daily_challenges$$, 1);
