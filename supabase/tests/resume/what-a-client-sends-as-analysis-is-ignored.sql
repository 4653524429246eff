select tests.act_as('anna');
insert into public.user_documents (user_id, name, type, content) values (tests.anna(), 'cv.txt', 'resume', 'Text');
select tests.act_as('service');
update public.user_documents set analysis = '{"overallScore": 55}';
select tests.act_as('anna');
select tests.touches($$update public.user_documents set analysis = '{"overallScore": 100}', name = 'new.txt'$$, 1);
select tests.equal(analysis, '{"overallScore": 55}'), tests.equal(name, 'new.txt') from public.user_documents;
select tests.touches($$delete from public.user_documents$$, 1);
