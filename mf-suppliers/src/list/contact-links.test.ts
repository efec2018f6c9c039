import { mailUrl, phoneUrl } from './contact-links';

test.each([
  ['+7 (000) 101-20-30', 'tel:+70001012030'],
  ['(000) 101.20.30', 'tel:0001012030'],
  ['8 000 101 20 30 доб. 4', 'tel:80001012030'],
  ['Office: +7 000 101-20-30, +7 000 101-20-31', 'tel:+70001012030'],
  ['on request', null],
])('the phone "%s" calls %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});

test('an email address cannot add fields to the message', () => {
  expect(mailUrl('what?cc=you@example.com')).toBe('mailto:what%3Fcc%3Dyou@example.com');
});
