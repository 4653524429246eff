insert into public.user_documents (user_id, name, content) values
  (tests.anna(), 'anna.txt', 'Anna'), (tests.ben(), 'ben.txt', 'Ben'), (tests.anna(), 'second.txt', 'Anna again');
insert into private.account_deletions (user_id, token_hash, expires_at) values (tests.anna(), repeat('a', 64), now());
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret) values
  ('00000000-0000-4000-8000-0000000000f1', tests.anna(), 'phone', 'totp', 'verified', 'sealed key of anna'),
  ('00000000-0000-4000-8000-0000000000f2', tests.ben(), 'tablet', 'totp', 'verified', 'sealed key of ben');
insert into auth.mfa_recovery_codes (factor_id, code_hash) values ('00000000-0000-4000-8000-0000000000f1', 'hash of a code');
select tests.act_as('anna');
select tests.equal(data #>> '{account,email}', 'anna@example.com'),
  tests.equal(data -> 'tables' @> '["user_documents", "trial_usage", "account_deletions"]', true),
  tests.equal(position(tests.ben()::text in data::text), 0),
  tests.equal(data #>> '{second_factors,0,name}', 'phone'), tests.equal(jsonb_array_length(data -> 'second_factors'), 1),
  tests.equal(data::text like '%sealed key%' or data::text like '%hash of a code%', false)
from public.export_my_account() as data;
select tests.equal(jsonb_array_length(public.export_my_rows('trial_usage', '(0,0)', 100) -> 'rows'), 3);
select tests.equal(page #>> '{rows,0,content}', 'Anna'), tests.equal(jsonb_array_length(page -> 'rows'), 1),
  tests.equal(following #>> '{rows,0,content}', 'Anna again'),
  tests.equal(public.export_my_rows('user_documents', following ->> 'next', 1), '{"rows": [], "next": null}'::jsonb)
from public.export_my_rows('user_documents', '(0,0)', 1) as page,
  public.export_my_rows('user_documents', page ->> 'next', 1) as following;
select tests.equal(page #> '{rows,0}' ? 'token_hash', false), tests.equal(jsonb_array_length(page -> 'rows'), 1)
from public.export_my_rows('account_deletions', '(0,0)', 10) as page;
select tests.refused('select public.export_my_rows(''users'', ''(0,0)'', 10)', '22023');
select tests.refused('select public.export_my_rows(''user_documents'', ''(0,0)'', 100000)', '22023');
select tests.act_as('ben');
select tests.equal(page #>> '{rows,0,content}', 'Ben'), tests.equal(jsonb_array_length(page -> 'rows'), 1)
from public.export_my_rows('user_documents', '(0,0)', 10) as page;
select tests.act_as('anon');
select tests.refused('select public.export_my_account()', '42501');
select tests.refused('select public.export_my_rows(''user_documents'', ''(0,0)'', 10)', '42501');
