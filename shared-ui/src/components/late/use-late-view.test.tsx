import { render, screen } from '@testing-library/react';
import { useLateView } from './use-late-view';

function Words({ of: occasion }: { of: string }) {
  return <p>The whole view of {occasion}</p>;
}

function Place({ load, occasion }: { load: () => Promise<typeof Words>; occasion: string | null }) {
  const late = useLateView(load, occasion);
  if (occasion === null || late === 'coming') return <p>Nothing</p>;
  return late === 'missing' ? <p>Only the words of {occasion}</p> : <late.view of={occasion} />;
}

test('what did not come is asked for again at the next occasion, and then stays', async () => {
  const load = jest.fn<Promise<typeof Words>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(Words);
  const { rerender } = render(<Place load={load} occasion={null} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Place load={load} occasion="a toast" />);
  expect(await screen.findByText('Only the words of a toast')).toBeVisible();
  rerender(<Place load={load} occasion="another" />);
  expect(await screen.findByText('The whole view of another')).toBeVisible();
  rerender(<Place load={load} occasion="a third" />);
  expect(screen.getByText('The whole view of a third')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
