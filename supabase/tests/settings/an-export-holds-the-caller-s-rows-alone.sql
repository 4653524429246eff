insert into public.user_documents (user_id, name, content) values
  (tests.anna(), 'anna.txt', 'Anna'), (tests.ben(), 'ben.txt', 'Ben');
insert into private.account_deletions (user_id, token_hash, expires_at) values (tests.anna(), repeat('a', 64), now());
select tests.act_as('anna');
select tests.equal(data #>> '{account,email}', 'anna@example.com'),
  tests.equal(jsonb_array_length(data #> '{tables,trial_usage}'), 3),
  tests.equal(data #>> '{tables,user_documents,0,content}', 'Anna'),
  tests.equal(position(tests.ben()::text in data::text), 0),
  tests.equal(position(repeat('a', 64) in data::text), 0)
from public.export_my_data() as data;
select tests.act_as('ben');
select tests.equal(data #>> '{tables,user_documents,0,content}', 'Ben'),
  tests.equal(position(tests.anna()::text in data::text), 0)
from public.export_my_data() as data;
select tests.act_as('anon');
select tests.refused('select public.export_my_data()', '42501');
