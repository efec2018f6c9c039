import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorNotice } from './error-notice';
import { NoResults } from './pages/page-state';

function Page() {
  const [isCleared, setCleared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isHealed, setHealed] = useState(false);
  const retry = () => {
    setBusy(true);
    setTimeout(() => setHealed(true));
  };
  return (
    <>
      <h1 tabIndex={-1}>Lamps</h1>
      <input aria-label="Search" />
      {!isCleared && (
        <NoResults title="No lamps found" filteredBy="search" onClear={() => setCleared(true)} />
      )}
      {!isHealed && <ErrorNotice title="Failed to load" busy={isBusy} onRetry={retry} />}
    </>
  );
}

test.each(['Clear filters', 'Retry'])('after "%s" the heading has the focus', async (name) => {
  render(<Page />);
  const button = screen.getByRole('button', { name });
  await userEvent.setup().click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lamps' })).toHaveFocus());
});

test('in a popup the focus stays in it', async () => {
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

test('the focus stays where somebody has moved it meanwhile', async () => {
  render(<Page />);
  const user = userEvent.setup();
  const retry = screen.getByRole('button', { name: 'Retry' });
  await user.click(retry);
  await user.click(screen.getByLabelText('Search'));
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
