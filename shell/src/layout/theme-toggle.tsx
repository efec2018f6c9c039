import { IconButton, toggleTheme, useAppDispatch, useAppSelector } from '@stockroom/shared-ui';
import { Moon, Sun } from 'lucide-react';
import { useTranslate } from '../texts';

/** Switches between light and dark. */
export function ThemeToggle() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.theme.isDark);
  return (
    <IconButton
      name={t('Toggle theme')}
      icon={isDark ? Sun : Moon}
      tooltipAlign="end"
      onClick={() => dispatch(toggleTheme())}
    />
  );
}
