select tests.act_as('ben');
select tests.equal(
  (select sum(jsonb_array_length(shelf.value -> 'titles')) from jsonb_array_elements(public.library_contents()) as shelf (value)) >= 40,
  true
);
select tests.equal(
  (select array_agg(distinct field.key) from jsonb_array_elements(public.library_contents()) as shelf (value),
    jsonb_object_keys(shelf.value) as field (key)), array['category', 'titles']
);
select tests.act_as('anon');
select tests.refused($$select public.library_contents()$$, '42501');
