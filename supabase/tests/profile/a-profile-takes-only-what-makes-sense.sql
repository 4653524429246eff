select tests.act_as('anna');
select tests.refused('update public.profiles set ' || change, '23514') from unnest(array[
  $$time_zone = 'Mars/Olympus'$$, $$time_zone = 'X+99'$$, $$time_zone = ''$$, $$experience_level = 'wizard'$$,
  $$preferred_mode = 'smell'$$, $$avatar_url = 'javascript:alert(1)'$$, $$full_name = repeat('x', 121)$$,
  $$target_companies = array_fill('x'::text, array[51])$$, $$target_companies = array[repeat('x', 6001)]$$
]) as change;
select tests.touches('update public.profiles set time_zone = ' || quote_literal(zone), 1)
from unnest(array['Asia/Kathmandu', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/Argentina/Buenos_Aires', 'UTC']) as zone;
