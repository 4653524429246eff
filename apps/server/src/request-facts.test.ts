import { describe, expect, it } from 'vitest';
import { clientAddressOf, readRequestFacts } from './request-facts.ts';

const proxy = '10.0.0.1';

describe('the address of a client', () => {
  it.each([
    { header: null, hops: 1, address: proxy },
    { header: '203.0.113.7', hops: 0, address: proxy },
    { header: '203.0.113.7', hops: 1, address: '203.0.113.7' },
    { header: '198.51.100.1, 203.0.113.7', hops: 1, address: '203.0.113.7' },
    { header: '198.51.100.1, 203.0.113.7, 10.0.0.9', hops: 2, address: '203.0.113.7' },
    { header: '203.0.113.7', hops: 2, address: '203.0.113.7' },
    { header: '203.0.113.7:4711', hops: 1, address: '203.0.113.7' },
    { header: '[2001:db8::7]:4711', hops: 1, address: '2001:db8::7' },
    { header: '2001:db8::7', hops: 1, address: '2001:db8::7' },
    { header: 'unknown', hops: 1, address: proxy },
    { header: '_hidden', hops: 1, address: proxy },
    { header: '999.1.1.1', hops: 1, address: proxy },
    { header: '', hops: 1, address: proxy },
    { header: '203.0.113.7,', hops: 1, address: proxy },
    { header: '<script>, x', hops: 2, address: proxy },
    { header: `${'1.1.1.1, '.repeat(500)}203.0.113.7`, hops: 1, address: '203.0.113.7' },
  ])('is $address behind $hops trusted proxies that say $header', ({ header, hops, address }) => {
    expect(clientAddressOf(header, proxy, hops)).toBe(address);
  });

  it('takes the protocol from the same proxy', () => {
    const request = new Request('http://site.example/', { headers: { 'x-forwarded-proto': 'https, http' } });
    expect(readRequestFacts(request, proxy, 2).isTls).toBe(true);
    expect(readRequestFacts(request, proxy, 1).isTls).toBe(false);
    expect(readRequestFacts(request, proxy, false).isTls).toBe(false);
  });
});
