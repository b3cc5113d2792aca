import { describe, expect, test } from 'vitest';
import { canonicalAddress, namesHome, sameAddress } from '@/capture/canonical-address';

const HERE = 'https://www.velden-echo.example/local/bridge';

describe('canonicalAddress', () => {
  test.each([
    { name: 'nothing known is nothing', location: null, stated: [null], gives: null },
    { name: 'without a statement the location counts', location: `${HERE}#top`, stated: [null], gives: HERE },
    {
      name: 'tracking parameters go, the others stay',
      location: `${HERE}?id=7&utm_source=a&UTM_MEDIUM=b&fbclid=c&xyzclid=d&page=2`,
      stated: [],
      gives: `${HERE}?id=7&page=2`,
    },
    {
      name: 'a path that ends in amp is the article',
      location: `${HERE}/amp/?outputType=amp`,
      stated: [],
      gives: HERE,
    },
    {
      name: 'amp in a file name goes',
      location: 'https://velden.example/bridge.amp.html',
      stated: [],
      gives: 'https://velden.example/bridge.html',
    },
    {
      name: 'amp in a host name goes',
      location: 'https://amp.velden.example/bridge',
      stated: [],
      gives: 'https://www.velden.example/bridge',
    },
    {
      name: 'a word that only begins like amp stays',
      location: 'https://velden.example/ampere/lamp',
      stated: [],
      gives: 'https://velden.example/ampere/lamp',
    },
    {
      name: 'a relative statement is read from the location',
      location: `${HERE}?x=1`,
      stated: ['../town/bridge'],
      gives: 'https://www.velden-echo.example/town/bridge',
    },
    {
      name: 'a relative statement in a file is read from an absolute one',
      location: null,
      stated: ['/local/bridge', HERE],
      gives: HERE,
    },
    {
      name: 'a statement without a scheme in a file is https',
      location: null,
      stated: ['//www.velden-echo.example/local/bridge'],
      gives: HERE,
    },
    {
      name: 'another host of the same site is believed',
      location: 'https://m.velden-echo.co.uk/bridge',
      stated: ['https://www.velden-echo.co.uk/bridge'],
      gives: 'https://www.velden-echo.co.uk/bridge',
    },
    {
      name: 'another site under the same country suffix is not',
      location: 'https://www.velden-echo.co.uk/bridge',
      stated: ['https://www.marnau-echo.co.uk/bridge'],
      gives: 'https://www.velden-echo.co.uk/bridge',
    },
    {
      name: 'another host of a site with a short name is believed',
      location: 'https://m.vep.de/bridge?ref=a',
      stated: ['https://vep.de/bridge'],
      gives: 'https://vep.de/bridge',
    },
    {
      name: "the agency's address is not the reprint's",
      location: HERE,
      stated: ['https://agency.example/991', null],
      gives: HERE,
    },
    {
      name: 'the home page is nobody, the next statement is asked',
      location: `${HERE}?a=1`,
      stated: ['https://www.velden-echo.example/', HERE],
      gives: HERE,
    },
    {
      name: 'on the home page the home page is believed',
      location: 'https://www.velden-echo.example/?utm_source=a',
      stated: ['https://www.velden-echo.example/'],
      gives: 'https://www.velden-echo.example/',
    },
    {
      name: 'a cache prints the outlet it names',
      location: 'https://velden-example.cdn.ampproject.org/c/s/velden.example/bridge',
      stated: [HERE],
      gives: HERE,
    },
    {
      name: 'a page on this machine prints the outlet it names',
      location: 'http://127.0.0.1:8080/copy.html',
      stated: [HERE],
      gives: HERE,
    },
    {
      name: 'a page on a name of this machine prints the outlet it names',
      location: 'http://copy.localhost:8080/copy.html',
      stated: [HERE],
      gives: HERE,
    },
    {
      name: 'a statement is folded as the location is',
      location: HERE,
      stated: [`${HERE}/amp?utm_source=feed#top`],
      gives: HERE,
    },
    {
      name: 'a user name and password in it are nobody’s business',
      location: HERE,
      stated: ['https://ada:pass@www.velden-echo.example/local/bridge'],
      gives: HERE,
    },
    {
      name: 'an address that is none is passed over',
      location: HERE,
      stated: ['javascript:alert(1)', 'http://', 'mailto:a@b.example'],
      gives: HERE,
    },
  ])('$name', ({ location, stated, gives }) => {
    expect(canonicalAddress({ location, loaded: null, base: null, stated })?.address ?? null).toBe(gives);
  });

  test.each([
    { name: 'the first that is believed', stated: [HERE, `${HERE}-2`], statement: 0 },
    {
      name: 'the next where the first is distrusted',
      stated: ['https://agency.example/9', HERE],
      statement: 1,
    },
    {
      name: 'none where only the location is left',
      stated: ['https://agency.example/9', null],
      statement: null,
    },
  ])('says which statement gave it: $name', ({ stated, statement }) => {
    expect(canonicalAddress({ location: HERE, loaded: null, base: null, stated })?.statement).toBe(statement);
  });

  test('a base in the page counts before the location', () => {
    const base = '/archive/2026/';
    expect(canonicalAddress({ location: HERE, loaded: null, base, stated: ['bridge'] })?.address).toBe(
      'https://www.velden-echo.example/archive/2026/bridge',
    );
  });
});

describe('sameAddress', () => {
  test.each([
    { name: 'the same but for tracking', a: `${HERE}?utm_source=x#y`, b: HERE, same: true },
    { name: 'another page', a: HERE, b: `${HERE}-2`, same: false },
    { name: 'two unknown addresses', a: null, b: null, same: false },
  ])('$name: $same', ({ a, b, same }) => {
    expect(sameAddress(a, b)).toBe(same);
  });
});

test.each([
  { address: '/', home: true },
  { address: 'https://velden-echo.example/#top', home: true },
  { address: 'https://velden-echo.example/index.html', home: true },
  { address: HERE, home: false },
  { address: '/?p=1234', home: false },
  { address: 'news', home: false },
  { address: null, home: false },
])('$address is the first page: $home', ({ address, home }) => {
  expect(namesHome(address)).toBe(home);
});
