select tests.act_as('owner');
insert into public.review_items (id, user_id, kind, reference, created_at) values
  ('72000000-0000-4000-8000-000000000001', tests.anna(), 'term', 'SALARY', now() - interval '9 days'),
  ('72000000-0000-4000-8000-000000000002', tests.ben(), 'term', 'SALARY', now() - interval '9 days');
select tests.act_as('service');
create function pg_temp.rate(rating_id text, item_id text, rated_at timestamptz) returns jsonb language sql as $$
  select public.store_review_ratings(tests.anna(), jsonb_build_array(jsonb_build_object(
    'id', '73000000-0000-4000-8000-00000000000' || rating_id, 'item_id', '72000000-0000-4000-8000-00000000000' || item_id,
    'rating', 3, 'rated_at', rated_at)))
$$;
select tests.equal(jsonb_array_length(pg_temp.rate('1', '1', now() - interval '1 day') #> '{0,ratings}'), 1);
select tests.equal(jsonb_array_length(pg_temp.rate('1', '1', now() - interval '1 day') #> '{0,ratings}'), 1);
-- From the other device, of an earlier moment: both are in the log.
select tests.equal(jsonb_array_length(pg_temp.rate('2', '1', now() - interval '3 days') #> '{0,ratings}'), 2);
-- A clock that is ahead, and one that is behind.
select tests.equal(pg_temp.rate('3', '1', '2040-01-01') #>> '{0,ratings,2,id}', '73000000-0000-4000-8000-000000000003');
select tests.equal(pg_temp.rate('4', '1', '1999-01-01') #>> '{0,ratings,0,id}', '73000000-0000-4000-8000-000000000004');
select tests.equal(bool_and(rated_at between now() - interval '9 days' and now()), true) from public.review_ratings;
-- Somebody else's item, and one that is gone.
select tests.equal(pg_temp.rate('5', '2', now()), '[]'::jsonb);
select tests.equal(pg_temp.rate('6', '9', now()), '[]'::jsonb);
select tests.equal(count(*), 4::bigint) from public.review_ratings;

create function pg_temp.save(rated integer, due timestamptz) returns void language sql as $$
  select public.save_review_states(tests.anna(), jsonb_build_array(jsonb_build_object(
    'id', '72000000-0000-4000-8000-000000000001', 'state', 'review', 'stability', 3, 'difficulty', 5, 'reps', 1, 'lapses', 0,
    'rated', rated, 'last_rated_at', now() - interval '1 hour', 'due', due, 'mastered_at', null)))
$$;
select pg_temp.save(4, '2030-01-04'), pg_temp.save(3, '2030-01-03');
select tests.equal(due, '2030-01-04'::timestamptz) from public.review_items where user_id = tests.anna();
-- What was missed again since stays due.
select tests.act_as('anna');
select public.note_missed_terms(array['SALARY']);
select tests.act_as('service');
select pg_temp.save(5, '2030-01-05');
select tests.equal(due < now() + interval '2 days', true) from public.review_items where user_id = tests.anna();
select public.save_review_states(tests.ben(), '[{"id": "72000000-0000-4000-8000-000000000001", "rated": 99, "due": "2031-01-01"}]');
select tests.equal(rated, 5) from public.review_items where user_id = tests.anna();

-- An item has room for 500 ratings: what comes after them is read and left alone.
select tests.equal(jsonb_array_length(public.store_review_ratings(tests.anna(), (
  select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'item_id', '72000000-0000-4000-8000-000000000001', 'rating', 3,
    'rated_at', now() - interval '1 day' + place * interval '1 second'))
  from generate_series(1, 600) as place
)) #> '{0,ratings}'), 500);
select tests.equal(jsonb_array_length(pg_temp.rate('7', '1', now()) #> '{0,ratings}'), 500);
