import { render } from '@testing-library/react';
import { MailText } from './text-cells';

it.each([
  ['trade@atlas-tools.example.com', ['trade', '@atlas-tools.example.com']],
  ['no address', []],
])('breaks the long e-mail address %s before its @', (address, parts) => {
  const { container } = render(<MailText address={address} />);
  expect(container).toHaveTextContent(address);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(parts);
});
