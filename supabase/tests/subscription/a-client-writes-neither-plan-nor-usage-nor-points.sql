select tests.act_as('anna');
select tests.refused(statement, '42501') from unnest(array[
  $$update public.subscription_status set status = 'active'$$,
  $$update public.trial_usage set usage_count = 0, updated_at = now() where feature_type = 'word_game'$$,
  $$delete from public.trial_usage$$,
  $$update public.user_streaks set total_points = 999999$$,
  $$insert into public.user_badges (user_id, badge_id) select tests.anna(), id from public.badges$$,
  $$update public.user_progress set current_level = 5$$,
  $$insert into public.badges (name, description, requirements) values ('Mine', 'Mine', '{}')$$,
  $$insert into public.resources (title, category) values ('Mine', 'Mine')$$,
  $$insert into public.daily_challenges (question_text) values ('Mine')$$
]) as statement;
select tests.act_as('service');
select tests.touches($$update public.subscription_status set status = 'active' where user_id = tests.anna()$$, 1);
