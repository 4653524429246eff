update auth.users set email = 'anna.new@example.com' where id = tests.anna();
select tests.act_as('anna');
select tests.equal(email, 'anna.new@example.com') from public.profiles;
select tests.act_as('ben');
select tests.equal(email, 'ben@example.com') from public.profiles;
