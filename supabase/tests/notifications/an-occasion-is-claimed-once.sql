select tests.act_as('owner');
select tests.equal(private.claim_notification(tests.anna(), 'daily_reminder', '2026-11-21'), true);
select tests.equal(private.claim_notification(tests.anna(), 'daily_reminder', '2026-11-21'), false);
select tests.equal(private.claim_notification(tests.anna(), 'weekly_report', '2026-11-21'), true);
select tests.equal(private.claim_notification(tests.ben(), 'daily_reminder', '2026-11-21'), true);
select tests.refused(format('select private.claim_notification(%L, %L, %L)', tests.anna(), 'advert', '1'), '23514');
