import { loadRemote } from '@module-federation/enhanced/runtime';
import { categorySchema } from '@stockroom/contract';
import { ACCESS_TOKEN_KEY, api, REFRESH_TOKEN_KEY } from '@stockroom/shared-ui';
import { Form, SubmitButton, TextField } from '@stockroom/shared-ui/forms';
import { faults, findPage, findToast, takeLogged } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pageLoad } from '../remotes/page-load';
import { fakeRemote } from '../testing/fake-registry';
import { renderShell } from '../testing/render-shell';

const loadRemoteMock = jest.mocked(loadRemote);

const replace = jest.spyOn(pageLoad, 'replace').mockImplementation(() => {});

const account = { email: 'anna@example.com', password: 'a long secret' };
const LAMPS = fakeRemote('mf-lamps');

const lampsApi = api.injectEndpoints({
  endpoints: (build) => ({
    testSaveLamp: build.mutation<unknown, object>({
      query: (lamp) => ({ operation: 'POST /categories', body: lamp }),
    }),
  }),
});

function LampForm() {
  const [saveLamp] = lampsApi.useTestSaveLampMutation();
  return (
    <Form
      initialValues={{ name: '' }}
      schema={categorySchema}
      onSubmit={(lamp) => saveLamp(lamp).unwrap()}
      failure="Failed"
    >
      <h1>New lamp</h1>
      <TextField name="name" label="Name" />
      <SubmitButton busyLabel="Saving…">Save</SubmitButton>
    </Form>
  );
}

/** Anna, in the middle of a form. */
async function typeHalf() {
  loadRemoteMock.mockResolvedValue({ default: [{ path: '/lamps', element: <LampForm /> }] });
  const shell = await renderShell({ path: '/lamps', isSignedIn: account, remotes: [LAMPS] });
  const { user } = shell;
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oak l');
  return shell;
}

type Shell = Awaited<ReturnType<typeof typeHalf>>;

/** As another tab does it, as far as this one can see. */
function storeTokens({ accessToken, refreshToken }: Record<string, string>) {
  localStorage.setItem(REFRESH_TOKEN_KEY, refreshToken ?? '');
  localStorage.setItem(ACCESS_TOKEN_KEY, accessToken ?? '');
  tellStorageChange();
}

function signOutElsewhere() {
  localStorage.clear();
  tellStorageChange();
}

async function signInElsewhere({ app }: Shell, credentials = account) {
  const call = (path: string) =>
    app.request(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  // A toast that is there goes on meanwhile.
  await act(async () => {
    await call('register');
    storeTokens(await (await call('login')).json());
  });
}

/** Neither the access token is taken any longer, nor the refresh token. */
function endSession(method: 'get' | 'post', path: string) {
  const refused = { code: 'UNAUTHENTICATED', message: 'Signed out' };
  faults.status(method, path, 401, refused);
  faults.status('post', 'auth/refresh', 401, refused);
}

async function signInAgain({ user }: Shell) {
  await user.type(await screen.findByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await findToast('Logged in successfully')).toBeVisible();
}

function tellStorageChange() {
  fireEvent(window, new StorageEvent('storage', { key: ACCESS_TOKEN_KEY }));
}

const BORIS = { email: 'boris@example.com', password: 'another secret' };
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

it('keeps the input, out of sight, until its user signs in again', async () => {
  const shell = await typeHalf();
  const { user, router } = shell;
  signOutElsewhere();
  await findPage('Welcome back');
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue(account.email);
  expect(screen.getByLabelText('Email')).toBeDisabled();

  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await findToast('Invalid email or password')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);

  const answer = faults.hold('post', 'auth/login');
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), account.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByText('Error')).not.toBeInTheDocument());
  answer();
  expect(await findToast('Logged in successfully')).toBeVisible();
  expect(await nameField()).toHaveValue('Oak l');
  expect(await nameField()).toHaveFocus();
  expect(router.state.location.pathname).toBe('/lamps');
});

it('shows no refusal and keeps the focus when a save ended the session', async () => {
  const shell = await typeHalf();
  endSession('post', 'categories');
  await shell.user.click(screen.getByRole('button', { name: 'Save' }));
  await findPage('Welcome back');
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await signInAgain(shell);
  expect(await nameField()).toHaveValue('Oak l');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

it('keeps the input when the refresh fails too, and says why', async () => {
  const { redux } = await typeHalf();
  endSession('get', 'notifications');
  fireEvent.focus(window);
  await findPage('Welcome back');
  expect(await findToast('Signed out')).toBeVisible();
  expect(redux.getState().session).toMatchObject({ isAuthenticated: false, isPaused: true });
  takeLogged();
});

it('goes on when the user signs in in another tab', async () => {
  const shell = await typeHalf();
  signOutElsewhere();
  await findPage('Welcome back');
  await signInElsewhere(shell);
  expect(await nameField()).toHaveValue('Oak l');
});

it('shows another user nothing of the input', async () => {
  const shell = await typeHalf();
  await signInElsewhere(shell, BORIS);
  await waitFor(async () => expect(await nameField()).toHaveValue(''));
  await shell.user.type(await nameField(), 'Of Boris');
  signOutElsewhere();
  await findPage('Welcome back');
  expect(screen.getByLabelText('Email')).toHaveValue(BORIS.email);
  await signInElsewhere(shell);
  expect(await nameField()).toHaveValue('');
});

it('goes to the sign-in page when the user discards the input', async () => {
  const { user } = await typeHalf();
  signOutElsewhere();
  await user.click(await screen.findByRole('button', { name: 'Discard what I typed' }));
  await waitFor(() => expect(replace.mock.calls).toEqual([['/login']]));
});
