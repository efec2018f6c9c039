import { render } from '@testing-library/react';
import { MailText } from './mail-text';

it.each([
  ['trade@atlas-tools.example.com', ['trade', '@atlas-tools.example.com']],
  [
    'a.long.name.of.somebody.there@somewhere.example.com',
    ['a|.long|.name|.of|.somebody|.there', '@somewhere.example.com'],
  ],
])('breaks %s before its @, and a long part before dots', (address, expected) => {
  const { container } = render(<MailText address={address} />);
  const parts = [...container.children].map((part) => part.innerHTML.replaceAll('<wbr>', '|'));
  expect(parts).toEqual(expected);
});

it('leaves what is short in one piece', () => {
  expect(render(<MailText address="no address" />).container.innerHTML).toBe('no address');
});
