import { IconButton, toggleTheme, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import { Moon, Sun } from 'lucide-react';

/** Switches between light and dark. */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.theme.isDark);
  return (
    <IconButton
      name="Toggle theme"
      icon={isDark ? Sun : Moon}
      tooltipAlign="end"
      onClick={() => dispatch(toggleTheme())}
    />
  );
}
