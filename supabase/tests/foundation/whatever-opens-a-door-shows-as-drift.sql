select tests.equal(count(*), 0::bigint) from private.access_drift() where item not like '% tests.%';
alter table public.profiles disable row level security;
grant select on public.profiles to anon;
grant update (total_points) on public.user_streaks to authenticated;
grant execute on function public.enqueue_mail(text, text, text, text, text) to public;
grant usage on schema private to anon;
alter function public.check_access(text) security invoker;
alter policy owner_can_select on public.interview_answers using (true);
select tests.equal(array_agg(item order by item collate "C"), array[
  'grant EXECUTE on public.enqueue_mail(text,text,text,text,text) to public',
  'grant SELECT on public.profiles to anon',
  'grant UPDATE (total_points) on public.user_streaks to authenticated',
  'grant USAGE on schema private to anon',
  'policy public.interview_answers owner_can_select SELECT {authenticated} using true check ',
  'rights public.check_access(text) f {"search_path=\"\""}',
  'rls public.profiles false'
]) from private.access_drift() where change = 'added';
select tests.equal(count(*), 3::bigint) from private.access_drift() where change = 'removed';
