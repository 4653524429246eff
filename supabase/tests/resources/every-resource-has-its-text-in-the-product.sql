select tests.equal(count(*) >= 40, true) from public.resources;
select tests.equal(array_agg(title), null) from public.resources where char_length(content) < 400 or summary = '';
select tests.equal(count(*), 6::bigint) from public.resources where is_featured;
select tests.equal(array_agg(title), null) from public.resources
where type not in ('article', 'video', 'guide', 'tool', 'template', 'checklist');
