select tests.act_as('anna');
select tests.touches($$
  insert into public.profiles
    (user_id, full_name, email, experience_level, target_companies, preferred_mode, updated_at)
  values (tests.anna(), 'Anna B', 'somebody@example.com', 'senior', '{Acme,Umbrella}', 'voice', '2001-01-01')
  on conflict (user_id) do update set user_id = excluded.user_id, full_name = excluded.full_name, email = excluded.email,
    experience_level = excluded.experience_level, target_companies = excluded.target_companies,
    preferred_mode = excluded.preferred_mode, updated_at = excluded.updated_at
$$, 1);
select tests.touches($$update public.profiles set avatar_url = 'https://example.com/a.png', time_zone = 'Europe/Berlin'$$, 1);
-- The address is the account's, the time of the change is the database's.
select tests.equal(array[full_name, email, experience_level, preferred_mode], array['Anna B', 'anna@example.com', 'senior', 'voice']),
  tests.equal(updated_at, now()) from public.profiles;
select tests.act_as('ben');
select tests.refused($$update public.profiles set user_id = tests.anna()$$, '42501');
