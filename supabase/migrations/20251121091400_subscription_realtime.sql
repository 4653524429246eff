-- The tracker in the sidebar follows these two tables live; row-level security decides who hears what.
do $$
declare
  followed text;
begin
  foreach followed in array array['trial_usage', 'subscription_status'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = followed
    ) then
      execute format('alter publication supabase_realtime add table public.%I', followed);
    end if;
  end loop;
end $$;
