import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../components/buttons/button';
import { Dialog, DropdownMenu, Popover } from './index';

it('a menu runs the chosen item, and reports its opening', async () => {
  const onSelect = jest.fn();
  const onOpenChange = jest.fn();
  const items = [
    { label: 'Print', onSelect: jest.fn() },
    { label: 'Export', detail: 'As CSV', onSelect },
  ];
  const more = <Button>More</Button>;
  render(<DropdownMenu trigger={more} items={items} onOpenChange={onOpenChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  await user.click(await screen.findByRole('menuitem', { name: 'Export As CSV' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('a popover returns the focus to its button, unless the focus has moved on', async () => {
  const GoTo = () => <button onClick={() => screen.getByRole('heading').focus()}>Go</button>;
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        <Popover
          trigger={<Button>Bell</Button>}
          label="Notifications"
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <div onClick={() => setOpen(false)}>
            <GoTo />
          </div>
        </Popover>
      </>
    );
  };
  render(<Page />);
  const user = userEvent.setup();
  const bell = screen.getByRole('button', { name: 'Bell' });
  await user.click(bell);
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bell).toHaveFocus());
  await user.click(bell);
  await user.click(await screen.findByRole('button', { name: 'Go' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('a dialog gets the focus, and returns it when it closes', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts">
          Press ?
        </Dialog>
      </>
    );
  };
  render(<Page />);
  const user = userEvent.setup();
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveFocus();
    await close();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  }
});
