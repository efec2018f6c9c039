import { mailAddress, phoneAddress } from './contact-address';

test.each([
  ['+7 (000) 101-20-30', 'tel:+70001012030'],
  ['(000) 101.20.30', 'tel:0001012030'],
  ['8 000 101 20 30 доб. 4', 'tel:80001012030'],
  ['Office: +7 000 101-20-30, +7 000 101-20-31', 'tel:+70001012030'],
  ['on request', null],
])('%s is called at %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

test.each([
  ['vera@example.com', 'mailto:vera@example.com'],
  ['what?cc=you@example.com', 'mailto:what%3Fcc%3Dyou@example.com'],
])('%s is written to at %s', (email, address) => {
  expect(mailAddress(email)).toBe(address);
});
