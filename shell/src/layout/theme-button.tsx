import { IconButton } from '@stockroom/shared-ui';
import { Moon, Sun } from 'lucide-react';

interface ThemeButtonProps {
  isDark: boolean;
  onToggle: () => void;
}

/** Switches between light and dark. */
export function ThemeButton({ isDark, onToggle }: ThemeButtonProps) {
  return (
    <IconButton
      name="Toggle theme"
      icon={isDark ? Sun : Moon}
      tooltipAlign="end"
      onClick={onToggle}
    />
  );
}
