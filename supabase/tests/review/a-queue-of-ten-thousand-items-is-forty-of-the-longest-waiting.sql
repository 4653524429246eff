select tests.act_as('owner');
insert into public.review_items (user_id, kind, reference, created_at, due)
select tests.anna(), 'term', 'WORD' || n, now() - interval '90 days', now() - n * interval '1 minute' from generate_series(1, 10000) as n;
analyze public.review_items;
select tests.act_as('anna');
select tests.equal(jsonb_array_length(public.review_queue() -> 'items'), 40);
select tests.equal(
  array_agg(item ->> 'reference' order by item ->> 'reference'),
  (select array_agg('WORD' || n order by 'WORD' || n) from generate_series(9961, 10000) as n)
) from jsonb_array_elements(public.review_queue() -> 'items') as item;
