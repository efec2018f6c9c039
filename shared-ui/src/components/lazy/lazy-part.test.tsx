import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LazyPart } from './lazy-part';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('shows a failure to load its code, and loads it again on Retry', async () => {
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Greeting);
  render(<LazyPart load={load} props={{ name: 'Anna' }} failure="Failed to greet" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to greet');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Anna')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
