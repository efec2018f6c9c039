import { faults, findPage, findToast, retype, takeLogged } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

const OWN = { email: 'anna.petrova@example.com', password: 'a long secret' };
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

async function openAccount({ others = [] as string[] } = {}) {
  const shell = await renderShell({ path: '/nowhere', isSignedIn: OWN, seed: 'none' });
  await findPage('Page not found');
  const signIn = (userAgent: string, password = OWN.password) =>
    shell.app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ ...OWN, password }),
    });
  for (const userAgent of others) await act(() => signIn(userAgent));
  await act(() => shell.router.navigate('/account'));
  await findPage('Account');
  return { ...shell, signIn };
}

async function devices() {
  const table = await screen.findByRole('table', { name: 'Devices' });
  return within(table).getAllByRole('row').slice(1);
}

test('names the person and their role', async () => {
  await openAccount();
  expect(await screen.findByText(`${OWN.email} · Manager`)).toBeVisible();
  expect(document.title).toBe('Account · Stockroom');
});

describe('the password', () => {
  const change = async (
    { user }: Awaited<ReturnType<typeof openAccount>>,
    current: string,
    next: string,
  ) => {
    await retype(user, 'Current Password', current);
    await retype(user, 'New Password', next);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  it('changes, and the other devices are signed out', async () => {
    const page = await openAccount({ others: [CHROME] });
    await waitFor(async () => expect(await devices()).toHaveLength(2));
    await change(page, OWN.password, 'another secret');
    expect(await findToast('Password changed')).toBeVisible();
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    expect(screen.getByLabelText('New Password')).toHaveValue('');
    await waitFor(async () => expect(await devices()).toHaveLength(1));
    expect((await act(() => page.signIn('', 'another secret'))).status).toBe(200);
  });

  it.each([
    ['wrong', 'another secret', 'Current Password', 'This is not your current password'],
    [OWN.password, 'Password', 'New Password', 'This password is too common'],
  ])('keeps what was typed when the server refuses %s, %s', async (current, next, label, error) => {
    const page = await openAccount();
    await change(page, current, next);
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(error),
      ),
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('Current Password')).toHaveValue(current);
    expect(screen.getByLabelText('New Password')).toHaveValue(next);
    expect(takeLogged()).toHaveLength(1);
  });

  it('must have eight characters, and nothing is sent before', async () => {
    const page = await openAccount();
    await change(page, OWN.password, 'seven 7');
    expect(await screen.findByText('Password must have at least 8 characters')).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue('seven 7');
    expect((await act(() => page.signIn(''))).status).toBe(200);
  });

  it('changes once when the user repeats a save whose answer got lost', async () => {
    const page = await openAccount();
    faults.loseAnswer('put', 'account/password');
    await change(page, OWN.password, 'another secret');
    expect(await findToast('Failed to change the password')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    faults.heal();
    await page.user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await findToast('Password changed')).toBeVisible();
  });
});

describe('the devices', () => {
  it('show browser, system, times, and which one this is', async () => {
    await openAccount({ others: [CHROME] });
    const [own, other] = await devices();
    expect(own).toHaveTextContent(/^Unknown device.*This device$/);
    expect(within(own!).queryByRole('button')).toBeNull();
    expect(other).toHaveTextContent(/^Chrome on Windows.*just now.*Sign out$/);
  });

  it('sign out one by one, showing that they are busy', async () => {
    const { user } = await openAccount({ others: [CHROME] });
    const release = faults.hold('delete', 'account/sessions/:id');
    const [, other] = await devices();
    const button = within(other!).getByRole('button', { name: 'Sign out' });
    expect(button).toHaveAccessibleDescription('Chrome on Windows');
    await user.dblClick(button);
    expect(button).toBeDisabled();
    release();
    expect(await findToast('Device signed out')).toBeVisible();
    await waitFor(async () => expect(await devices()).toHaveLength(1));
  });

  it('say why one could not be signed out', async () => {
    const { user } = await openAccount({ others: [CHROME] });
    faults.offline('delete', 'account/sessions/:id');
    const [, other] = await devices();
    await user.click(within(other!).getByRole('button', { name: 'Sign out' }));
    expect(await findToast('Failed to sign out the device')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    expect(await devices()).toHaveLength(2);
  });

  it('all sign out after a question, this one too', async () => {
    const { user, loadPage, session } = await openAccount({ others: [CHROME] });
    const { refreshToken } = session.tokens;
    await devices();
    const press = () => user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await press();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await devices()).toHaveLength(2);
    await press();
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(loadPage.mock.calls).toEqual([['/login']]));
    expect(refreshToken).not.toBeNull();
    expect(session.tokens.refreshToken).toBeNull();
    expect(sessionStorage.getItem('stockroom-toast')).toContain('Signed out everywhere');
  });

  it('show a failure, and the list after Retry', async () => {
    faults.status('get', 'account/sessions', 500);
    const { user } = await openAccount();
    expect(await findToast('Failed to load devices')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    expect(screen.queryByRole('table')).toBeNull();
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await devices()).toHaveLength(1);
  });
});
