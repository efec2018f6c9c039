import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from './buttons/button';
import { ErrorNotice } from './notice';
import { PageState } from './page-state';

function Page() {
  const [isCleared, setCleared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isHealed, setHealed] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => setHealed(true));
  };
  const clear = <Button onClick={() => setCleared(true)}>Clear filters</Button>;
  return (
    <>
      <h1 tabIndex={-1}>Lamps</h1>
      <input aria-label="Search" />
      {!isCleared && <PageState icon={SearchX} title="No lamps found" action={clear} />}
      {!isHealed && <ErrorNotice title="Failed to load" busy={isBusy} onRetry={retry} />}
    </>
  );
}

test.each(['Clear filters', 'Retry'])('moves the focus to the heading after "%s"', async (name) => {
  render(<Page />);
  const button = screen.getByRole('button', { name });
  await userEvent.setup().click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lamps' })).toHaveFocus());
});

test('keeps the focus in a popup', async () => {
  render(
    <div role="dialog" tabIndex={-1} aria-label="Lamps">
      <Page />
    </div>,
  );
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.setup().click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

test('leaves the focus where the user moved it meanwhile', async () => {
  render(<Page />);
  const user = userEvent.setup();
  const retry = screen.getByRole('button', { name: 'Retry' });
  await user.click(retry);
  await user.click(screen.getByLabelText('Search'));
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
