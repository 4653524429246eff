update public.profiles set time_zone = 'Pacific/Auckland' where user_id = tests.anna();
update public.profiles set time_zone = 'America/Los_Angeles' where user_id = tests.ben();
-- 20:30 UTC: the 2nd of June in Auckland, still the 1st in Los Angeles.
select tests.equal(private.activity_day(tests.anna(), '2025-06-02', '2025-06-01 20:30Z'), '2025-06-02');
select tests.equal(private.activity_day(tests.anna(), '2025-06-01', '2025-06-01 20:30Z'), '2025-06-01');
select tests.equal(private.activity_day(tests.anna(), '2025-05-31', '2025-06-01 20:30Z'), '2025-06-02');
select tests.equal(private.activity_day(tests.ben(), '2025-06-02', '2025-06-01 20:30Z'), '2025-06-01');
-- 03:00 UTC: the evening before in Los Angeles.
select tests.equal(private.activity_day(tests.ben(), '2025-05-31', '2025-06-01 03:00Z'), '2025-05-31');
select tests.equal(private.activity_day(tests.ben(), '2025-06-02', '2025-06-01 03:00Z'), '2025-05-31');
-- The night in which Los Angeles moves its clocks, seven and eight hours behind UTC.
select tests.equal(private.local_day(tests.ben(), '2025-03-09 07:59Z'), '2025-03-08');
select tests.equal(private.local_day(tests.ben(), '2025-03-10 06:59Z'), '2025-03-09');
select tests.equal(private.local_day(tests.ben(), '2025-03-10 07:00Z'), '2025-03-10');
