import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmProvider, useConfirm } from './confirm';

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('none');
  const ask = async () => {
    const question = { title: 'Are you sure?', description: 'Oak desk', confirmLabel: 'Delete' };
    setAnswer(String(await confirm(question)));
  };
  return (
    <>
      <Button onClick={ask}>Ask</Button>
      <p>Answer: {answer}</p>
    </>
  );
}

async function ask() {
  const user = userEvent.setup();
  render(
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?', description: 'Oak desk' });
  return user;
}

it('says yes by its button', async () => {
  const user = await ask();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Answer: true')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('says no by Cancel, where the focus is at first', async () => {
  const user = await ask();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Answer: false')).toBeVisible();
});

it('says no by Escape and gives the focus back', async () => {
  const user = await ask();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Answer: false')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});
