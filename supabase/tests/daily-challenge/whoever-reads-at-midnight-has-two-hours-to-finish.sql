select tests.equal(private.is_open_challenge('2026-02-28', moment::timestamptz), expected, moment) from (values
  ('2026-02-27T23:59:59Z', false), ('2026-02-28T00:00:00Z', true), ('2026-02-28T23:59:59Z', true),
  ('2026-03-01T01:59:59Z', true), ('2026-03-01T02:00:00Z', false)
) as look (moment, expected);
