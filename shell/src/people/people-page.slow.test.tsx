import type { ChangeList, InvitationResult, PeopleList, Role } from '@stockroom/contract';
import { faults, findPage, findRow, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const SALES = 'sales@example.com';
const PASSWORD = 'a fine password';

/** The shell at a path, and the API as its owner calls it. */
async function openShell(path: string) {
  const shell = await renderShell({ path, isSignedIn: true, seed: 'none' });
  const call = async <Body,>(method: string, to: string, body?: object) =>
    (await (await shell.request(to, { method, body })).json()) as Body;
  return { ...shell, call };
}

async function openPage() {
  const shell = await openShell('/people');
  await findPage('People');
  return shell;
}

/** The page with somebody else on it. */
async function openWith(role: Role = 'sales') {
  const shell = await openShell('/');
  const { call, router } = shell;
  await call('POST', 'auth/register', { email: SALES, password: PASSWORD });
  const { people } = await call<PeopleList>('GET', 'people');
  const { _id } = people.find(({ email }) => email === SALES)!;
  const setRole = (next: Role) => call('PUT', `people/${_id}/role`, { role: next });
  await setRole(role);
  await act(() => router.navigate('/people'));
  await findRow(SALES);
  return { ...shell, setRole };
}

const buttonOf = async (email: string, name: string) =>
  within(await findRow(email)).getByRole('button', { name });
const cellsOf = async (email: string) =>
  within(await findRow(email))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const answer = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('lists everybody, and offers the user no change of their own role', async () => {
  await openWith();
  expect(await cellsOf(SALES)).toEqual([SALES, 'Sales', 'Not signed in', '0', 'Active', '']);
  const [email, role, seen, devices, status] = await cellsOf('demo@example.com');
  expect([email, role, devices, status]).toEqual(['demo@example.comYou', 'Owner', '1', 'Active']);
  expect(seen).toMatch(/^just now/);
  const own = within(await findRow('demo@example.com')).getAllByRole('button');
  expect(own.map((button) => button.getAttribute('aria-label'))).toEqual(['Create reset link']);
  expect(await buttonOf(SALES, 'Change role')).toHaveAccessibleDescription(SALES);
});

test('reports a failed load, never an empty list, and Retry repeats it', async () => {
  faults.status('get', 'people', 500);
  const { user } = await openPage();
  expect(await findToast('Failed to load people')).toBeVisible();
  const alert = within(screen.getByRole('main')).getByRole('alert');
  expect(alert).toHaveTextContent('Failed to load people');
  expect(screen.queryByRole('table')).toBeNull();
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await findRow('demo@example.com')).toBeVisible();
});

describe('Invite', () => {
  async function openForm() {
    const shell = await openPage();
    await findRow('demo@example.com');
    const press = (name: string) => shell.user.click(screen.getByRole('button', { name }));
    await press('Invite');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    return { ...shell, press, email };
  }

  test('shows the link once, to copy, and lists the open invitation until it is withdrawn', async () => {
    const { user, press, email, call } = await openForm();
    for (const role of screen.getAllByRole('radio')) expect(role).not.toBeChecked();
    const warehouse = screen.getByRole('radio', { name: 'Warehouse' });
    expect(warehouse).toHaveAccessibleDescription('Stock and deliveries, without any money');
    await user.type(email, 'New@example.com');
    await user.click(warehouse);
    await press('Create invitation');
    const dialog = await screen.findByRole('dialog', { name: 'Invitation' });
    expect(dialog).toHaveTextContent('Copy this link and pass it on to new@example.com.');
    expect(dialog).toHaveTextContent('They join as Warehouse and choose a password.');
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link).toHaveFocus();
    const address = new URL(link.value);
    expect([address.origin, address.pathname]).toEqual([window.location.origin, '/join']);
    const token = address.hash.slice(1);
    expect(await call('POST', 'auth/links/check', { token })).toMatchObject({
      role: 'warehouse',
    });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(link.value);
    await press('Close');
    expect((await cellsOf('new@example.com')).slice(0, 3)).toEqual([
      ...['new@example.com', 'Warehouse', 'demo@example.com'],
    ]);
    await user.click(await buttonOf('new@example.com', 'Withdraw'));
    await answer(user, 'Withdraw');
    expect(await findToast('Invitation withdrawn')).toBeVisible();
    expect(await screen.findByText('No open invitations.')).toBeVisible();
    // The next time, the form is there again.
    await press('Invite');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('');
  });

  test('selects the link where the browser does not copy', async () => {
    const { user, press, email } = await openForm();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await user.type(email, 'new@example.com');
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await press('Create invitation');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The text is selected. Press Ctrl+C to copy it.')).toBeVisible();
  });

  test('says when Stockroom has sent the link', async () => {
    const { user, press, email } = await openForm();
    const invitation = {
      email: 'new@example.com',
      role: 'sales',
    } as InvitationResult['invitation'];
    const sent = { success: true, message: '', invitation, path: '/join#x', isSent: true };
    faults.status('post', 'people/invitations', 201, sent);
    await user.type(email, 'new@example.com');
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await press('Create invitation');
    expect(await screen.findByRole('dialog', { name: 'Invitation' })).toHaveTextContent(
      'Sent to new@example.com.',
    );
  });

  test('checks the email, and keeps what the server refuses', async () => {
    const { user, press, email } = await openForm();
    await press('Create invitation');
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Please select a role')).toBeVisible();
    await user.type(email, 'demo@example.com');
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await press('Create invitation');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('This person already has an account'),
    );
    expect(email).toHaveValue('demo@example.com');
    expect(screen.getByRole('radio', { name: 'Sales' })).toBeChecked();
    expect(takeLogged()).toHaveLength(1);
  });

  test('asks before it closes over typed values', async () => {
    const { user, press, email } = await openForm();
    await user.type(email, 'new');
    await user.keyboard('{Escape}');
    await answer(user, 'Stay');
    expect(email).toHaveValue('new');
    await press('Close');
    await answer(user, 'Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('invites once, however often somebody clicks', async () => {
    const { user, email, call } = await openForm();
    const answerNow = faults.hold('post', 'people/invitations');
    await user.type(email, 'new@example.com');
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    const submit = screen.getByRole('button', { name: 'Create invitation' });
    await user.dblClick(submit);
    expect(await screen.findByRole('button', { name: 'Inviting…' })).toBeDisabled();
    answerNow();
    await screen.findByRole('dialog', { name: 'Invitation' });
    const { changes } = await call<{ changes: object[] }>('GET', 'changes?entity=invitation');
    expect(changes).toHaveLength(1);
  });
});

describe('Change role', () => {
  async function choose(shell: Awaited<ReturnType<typeof openWith>>, role: string) {
    await shell.user.click(await buttonOf(SALES, 'Change role'));
    await shell.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${role}`) }));
    return screen.findByRole('alertdialog', { name: `Change the role to ${role}?` });
  }

  test('names the effect first, and then changes it', async () => {
    const shell = await openWith();
    const question = await choose(shell, 'Accountant');
    expect(question).toHaveAccessibleDescription(
      `${SALES} is Sales now. Accountant: Reads everything, reports and files included. Open pages follow with their next call to the server.`,
    );
    await answer(shell.user, 'Cancel');
    expect((await cellsOf(SALES))[1]).toBe('Sales');
    await choose(shell, 'Accountant');
    await answer(shell.user, 'Change role');
    expect(await findToast('Role changed')).toBeVisible();
    await waitFor(async () => expect((await cellsOf(SALES))[1]).toBe('Accountant'));
  });

  test('is refused when somebody else was faster, and shows their choice', async () => {
    const shell = await openWith();
    await choose(shell, 'Accountant');
    await shell.setRole('warehouse');
    await answer(shell.user, 'Change role');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing has changedThis role has changed in the meantime',
    );
    await answer(shell.user, 'Cancel');
    await waitFor(async () => expect((await cellsOf(SALES))[1]).toBe('Warehouse'));
  });

  test('of the last owner is refused with the reason', async () => {
    const shell = await openWith('owner');
    const message = 'The last owner must stay an owner. Make somebody else an owner first.';
    faults.status('put', 'people/:id/role', 409, { code: 'LAST_OWNER', message });
    await choose(shell, 'Manager');
    await answer(shell.user, 'Change role');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await answer(shell.user, 'Cancel');
    expect((await cellsOf(SALES))[1]).toBe('Owner');
  });
});

test('deactivates a person after a question, and reactivates them', async () => {
  const { user } = await openWith();
  await user.click(await buttonOf(SALES, 'Deactivate'));
  await answer(user, 'Deactivate');
  expect(await findToast('Person deactivated')).toBeVisible();
  await waitFor(async () => expect((await cellsOf(SALES))[4]).toBe('Deactivated'));
  expect(
    within(await findRow(SALES)).queryByRole('button', { name: 'Create reset link' }),
  ).toBeNull();
  await user.click(await buttonOf(SALES, 'Reactivate'));
  expect(await findToast('Person reactivated')).toBeVisible();
  await waitFor(async () => expect((await cellsOf(SALES))[4]).toBe('Active'));
});

test('shows a reset link, or why there is none', async () => {
  const { user, call } = await openWith();
  const release = faults.hold('post', 'people/:id/reset-link');
  await user.dblClick(await buttonOf(SALES, 'Create reset link'));
  release();
  const dialog = await screen.findByRole('dialog', { name: 'Reset link' });
  expect(dialog).toHaveTextContent(`Copy this link and pass it on to ${SALES}.`);
  const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  const token = new URL(link.value).hash.slice(1);
  expect(await call('POST', 'auth/links/check', { token })).toMatchObject({ email: SALES });
  const { changes } = await call<ChangeList>('GET', 'changes?action=reset-link-created');
  expect(changes).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  faults.status('post', 'people/:id/reset-link', 500);
  await user.click(await buttonOf(SALES, 'Create reset link'));
  expect(await findToast('Failed to create the reset link')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
});

describe('Registration', () => {
  test('says who can register, and changes their role', async () => {
    const { user } = await openPage();
    const card = (await screen.findByRole('heading', { name: 'Registration' })).closest('section')!;
    expect(card).toHaveTextContent(
      'Anybody who reaches this address can register with the role Manager:',
    );
    const select = within(card).getByRole('combobox', { name: 'Role of people who register' });
    expect(within(select).queryByRole('option', { name: 'Owner' })).toBeNull();
    await user.selectOptions(select, 'Sales');
    expect(await findToast('Role of new people changed')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent('can register with the role Sales:'));
  });

  test('says who has closed it', async () => {
    const registration = { isOpen: false, role: 'manager' };
    faults.status('get', 'people', 200, { people: [], invitations: [], registration });
    await openPage();
    expect(
      await screen.findByText(
        'Registration is closed: the operator has set STOCKROOM_REGISTRATION to closed. People join by invitation only.',
      ),
    ).toBeVisible();
  });
});
