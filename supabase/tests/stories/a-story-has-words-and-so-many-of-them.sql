select tests.act_as('anna');
select tests.refused($$insert into public.stories (title, actions) values (' ', 'I called early.')$$, '23514', 'title_length');
select tests.refused($$insert into public.stories (title, actions) values (repeat('a', 121), 'I called early.')$$, '23514', 'title_length');
select tests.refused($$insert into public.stories (title, situation, result) values ('Empty', '  ', '')$$, '23514', 'has_words');
select tests.refused($$insert into public.stories (title, situation) values ('Long', repeat('a', 3001))$$, '23514', 'situation_length');
select tests.refused($$insert into public.stories (title, task) values ('Long', repeat('a', 3001))$$, '23514', 'task_length');
select tests.refused($$insert into public.stories (title, actions) values ('Long', repeat('a', 10000))$$, '23514', 'actions_length');
select tests.refused($$insert into public.stories (title, result) values ('Long', repeat('a', 3001))$$, '23514', 'result_length');
select tests.refused($$insert into public.stories (title, actions, competencies) values ('Odd', 'I did.', '{juggling}')$$, '23514', 'competencies_known');
select tests.refused(
  $$insert into public.stories (title, actions, competencies) values ('Many', 'I did.', '{conflict,teamwork,leadership,learning,ownership}')$$,
  '23514', 'competencies_known');
-- Emoji are characters like others.
insert into public.stories (title, actions) values ('🎉', repeat('🎉', 3000));
select tests.equal(char_length(actions), 3000) from public.stories;
