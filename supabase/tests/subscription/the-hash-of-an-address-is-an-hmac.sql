-- RFC 4231, test cases 1 and 2.
select tests.equal(encode(private.hmac_sha256('Hi There', decode(repeat('0b', 20), 'hex')), 'hex'),
  'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7');
select tests.equal(encode(private.hmac_sha256('what do ya want for nothing?', 'Jefe'), 'hex'),
  '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
select tests.equal(length(value), 64) from private.settings where key = 'address_hash_key';
