select tests.act_as('anna');
insert into public.user_documents (name, content) select number || '.txt', repeat('a', 250000) from generate_series(1, 16) as number;
select tests.refused(
  $$insert into public.user_documents (name, content) values ('one more.txt', 'a')$$,
  '23514', 'There is room for 4 million characters in all documents together'
);
delete from public.user_documents where name = '1.txt';
insert into public.user_documents (name, content) values ('one more.txt', 'a');

select tests.act_as('ben');
insert into public.user_documents (name, content) values ('own.txt', 'a');
