import { act, screen, waitFor } from '@testing-library/react';
import { chooseLanguage } from '../../language/language';
import { api } from '../../store/api';
import { renderRemote } from '../../testing/index';

const { useTestingNotificationsQuery, useTestingOrdersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    testingNotifications: build.query<unknown, void>({
      query: () => ({ operation: 'GET /notifications' }),
      providesTags: ['ServerTexts'],
    }),
    testingOrders: build.query<unknown, void>({
      query: () => ({ operation: 'GET /orders' }),
      providesTags: ['Order'],
    }),
  }),
});

function Page() {
  const notifications = useTestingNotificationsQuery();
  const orders = useTestingOrdersQuery();
  return <p>{notifications.isSuccess && orders.isSuccess ? 'Loaded' : 'Waiting'}</p>;
}

afterEach(() => act(() => chooseLanguage('en')));

test('asks again for answers with words of the server when the language changes', async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  const asked = () =>
    fetchSpy.mock.calls.map(([url, init]) => [
      new URL(String(url)).pathname,
      new Headers(init?.headers).get('Accept-Language'),
    ]);
  await renderRemote([{ path: '/', element: <Page /> }], { path: '/' });
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(asked()).toContainEqual(['/api/notifications', 'en']);

  fetchSpy.mockClear();
  await act(() => chooseLanguage('ru'));
  await waitFor(() => expect(asked()).toEqual([['/api/notifications', 'ru']]));
  fetchSpy.mockRestore();
});
