import { DEFAULT_SYSTEM_SETTINGS, type SystemSettings } from '@stockroom/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { Money } from '../components/formatted-values';
import { api } from '../store/api';
import { createStore } from '../store/create-store';
import { faults } from '../testing/simulated-api';
import { takeLogged } from '../testing/logged';
import { renderRemote } from '../testing/render-remote';

const routes = [{ path: '/price', element: <Money value={1234.5} /> }];

async function openPrice() {
  const page = await renderRemote(routes, { path: '/elsewhere', seed: 'none' });
  await screen.findByText('Elsewhere: /elsewhere');
  const save = async (changes: Partial<SystemSettings>) => {
    const body = { ...DEFAULT_SYSTEM_SETTINGS, ...changes };
    expect((await page.request('settings/system', { method: 'PUT', body })).status).toBe(200);
  };
  const change = async (changes: Partial<SystemSettings>) => {
    await save(changes);
    act(() => {
      page.redux.dispatch(api.util.invalidateTags(['SystemSettings']));
    });
  };
  await act(() => page.router.navigate('/price'));
  return { ...page, save, change };
}
const expectText = (text: string) =>
  waitFor(() => expect(document.body.textContent?.replace(/\s/g, ' ')).toContain(text));

test('figures follow the language and currency of the shop, and the next visit starts with them', async () => {
  const { change } = await openPrice();
  await expectText('1 234,50 ₽');
  await change({ currency: 'USD', language: 'en' });
  await expectText('$1,234.50');
  expect(createStore().getState().formatSettings).toEqual({ currency: 'USD', language: 'en' });
});

test('figures follow the settings that another tab saved, when somebody returns to this one', async () => {
  const { save } = await openPrice();
  await expectText('1 234,50 ₽');
  await save({ currency: 'GBP' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await expectText('1 234,50 £');
});

test.each(['', 'ru', 'de EUR', 'ru XXX'])('ignores the stored format "%s"', (text) => {
  window.localStorage.setItem('stockroom-format', text);
  expect(createStore().getState().formatSettings).toEqual({ currency: 'RUB', language: 'ru' });
});

test('logs settings that do not load, and keeps the formats', async () => {
  const { change } = await openPrice();
  await expectText('1 234,50 ₽');
  faults.status('get', 'settings/system', 500);
  await change({ currency: 'USD' });
  await waitFor(() => expect(takeLogged().join()).toContain('Failed to load system settings'));
  await expectText('1 234,50 ₽');
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});
