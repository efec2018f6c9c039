import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { chooseLanguage } from '../../language/language';
import { createStore } from '../../store/create-store';
import { dismissToast } from '../../store/toasts';
import { takeLogged } from '../../testing/logged';
import { useTranslate } from '../../texts';
import { useErrorToast } from './use-error-toast';

afterEach(() => act(() => chooseLanguage('en')));

test('shows one toast for a failure, whatever the language is meanwhile', async () => {
  const store = createStore();
  const useFailure = (error: unknown) => {
    const t = useTranslate();
    useErrorToast(error, t('Failed to load products'));
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { rerender } = renderHook(useFailure, { wrapper });
  rerender({ status: 500 });
  const toast = store.getState().toasts.current;
  expect(toast).toMatchObject({ title: 'Error', description: 'Failed to load products' });
  act(() => store.dispatch(dismissToast(toast?.id ?? '')));
  await act(() => chooseLanguage('ru'));
  expect(store.getState().toasts.current).toMatchObject({ id: toast?.id, isOpen: false });

  rerender({ status: 502 });
  expect(store.getState().toasts.current).toMatchObject({
    title: 'Ошибка',
    description: 'Не удалось загрузить товары',
  });
  expect(takeLogged()).toHaveLength(2);
});
