import { toggleTheme, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import { ThemeButton } from './theme-button';

/** Switches between light and dark, and remembers it. */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.theme.isDark);
  return <ThemeButton isDark={isDark} onToggle={() => dispatch(toggleTheme())} />;
}
