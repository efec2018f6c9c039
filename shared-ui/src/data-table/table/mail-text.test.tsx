import { render } from '@testing-library/react';
import { MailText } from './mail-text';

it.each([
  ['trade@atlas-tools.example.com', 'trade|@atlas-tools.example.com'],
  ['no address', 'no address'],
  [
    'a.long.name.of.somebody.there@somewhere.example.com',
    'a|.long|.name|.of|.somebody|.there|@somewhere.example.com',
  ],
])('breaks %s before its @, and in long parts before dots', (address, expected) => {
  const { container } = render(<MailText address={address} />);
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(expected);
});
