import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../components/buttons/button';
import { Dialog, DropdownMenu, Popover, Tooltip } from './index';

it('a menu runs the chosen item', async () => {
  const onSelect = jest.fn();
  const items = [
    { label: 'Print', onSelect: jest.fn() },
    { label: 'Export', onSelect },
  ];
  render(<DropdownMenu trigger={<Button>More</Button>} items={items} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('a menu says what an item would do', async () => {
  const onOpenChange = jest.fn();
  const items = [{ label: 'Completed', detail: '-3 Kettle', onSelect: jest.fn() }];
  render(
    <DropdownMenu
      trigger={<Button>Update Status</Button>}
      items={items}
      onOpenChange={onOpenChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Update Status' }));
  await screen.findByRole('menuitem', { name: 'Completed -3 Kettle' });
  expect(onOpenChange).toHaveBeenCalledWith(true);
});

it('a popover opens beside its button and closes with Escape', async () => {
  render(
    <Popover trigger={<Button>Bell</Button>} label="Notifications">
      Three new
    </Popover>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Bell' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent(
    'Three new',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a popover gives the focus back, unless something else has taken it', async () => {
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
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bell).toHaveFocus());
  await user.click(bell);
  await user.click(await screen.findByRole('button', { name: 'Go' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('a dialog is named by its title, has the focus at first and closes by its button', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      Press ?
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a dialog gives the focus back to what had it', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" />
      </>
    );
  };
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('a tooltip tells more on focus', async () => {
  render(
    <Tooltip content="20.11.2026, 14:05">
      <button>2 hours ago</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('20.11.2026, 14:05');
});
