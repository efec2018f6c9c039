import { createStore, type AppStore } from './create-store';
import { setTheme, THEME_KEY, toggleTheme } from './theme';

let systemIsDark: boolean;
let tellSystemChange: () => void;

beforeEach(() => {
  systemIsDark = false;
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      get matches() {
        return systemIsDark;
      },
      addEventListener: (_type: string, listener: () => void) => {
        tellSystemChange = listener;
      },
    }) as unknown as MediaQueryList;
});

afterEach(() => {
  localStorage.clear();
  document.documentElement.classList.remove('dark');
});

function isDark(store: AppStore): boolean {
  const hasClass = document.documentElement.classList.contains('dark');
  expect(store.getState().theme.isDark).toBe(hasClass);
  return hasClass;
}

it('is light when nothing is stored, whatever the system prefers', () => {
  systemIsDark = true;
  const store = createStore();
  expect(isDark(store)).toBe(false);
  expect(store.getState().theme.theme).toBe('light');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});

it('starts from the class of the document', () => {
  document.documentElement.classList.add('dark');
  const store = createStore();
  expect(isDark(store)).toBe(true);
  store.dispatch(toggleTheme());
  expect(isDark(store)).toBe(false);
});

it('is switched by the toggle and kept', () => {
  const store = createStore();
  store.dispatch(toggleTheme());
  expect(isDark(store)).toBe(true);
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  expect(isDark(createStore())).toBe(true);
  store.dispatch(toggleTheme());
  expect(isDark(store)).toBe(false);
  expect(localStorage.getItem(THEME_KEY)).toBe('light');
});

it('follows the system while that is the choice', () => {
  const store = createStore();
  store.dispatch(setTheme('system'));
  expect(isDark(store)).toBe(false);
  systemIsDark = true;
  tellSystemChange();
  expect(isDark(store)).toBe(true);
  store.dispatch(setTheme('light'));
  tellSystemChange();
  expect(isDark(store)).toBe(false);
});

it('follows another tab', () => {
  const store = createStore();
  localStorage.setItem(THEME_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
  expect(isDark(store)).toBe(true);
});
