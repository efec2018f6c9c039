import { createStore, type AppStore } from './create-store';
import { toggleTheme } from './theme';

const THEME_KEY = 'ui-theme';

let systemIsDark: boolean;
let changeSystem: () => void;

beforeEach(() => {
  systemIsDark = false;
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      get matches() {
        return systemIsDark;
      },
      addEventListener: (_type: string, listener: () => void) => {
        changeSystem = listener;
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
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});

it('starts from the class of the document', () => {
  document.documentElement.classList.add('dark');
  const store = createStore();
  expect(isDark(store)).toBe(true);
  store.dispatch(toggleTheme());
  expect(isDark(store)).toBe(false);
});

it('stores the choice of the toggle', () => {
  const store = createStore();
  store.dispatch(toggleTheme());
  expect(isDark(store)).toBe(true);
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  expect(isDark(createStore())).toBe(true);
  store.dispatch(toggleTheme());
  expect(isDark(store)).toBe(false);
  expect(localStorage.getItem(THEME_KEY)).toBe('light');
});

it('switches even if the storage is full', () => {
  const store = createStore();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(toggleTheme());
  setItem.mockRestore();
  expect(isDark(store)).toBe(true);
});

it('follows the system while that is the stored choice', () => {
  localStorage.setItem(THEME_KEY, 'system');
  const store = createStore();
  expect(isDark(store)).toBe(false);
  systemIsDark = true;
  changeSystem();
  expect(isDark(store)).toBe(true);
  store.dispatch(toggleTheme());
  changeSystem();
  expect(isDark(store)).toBe(false);
});

it('follows another tab', () => {
  const store = createStore();
  localStorage.setItem(THEME_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
  expect(isDark(store)).toBe(true);
});
