import { useSyncExternalStore } from 'react';
import { ThemeButton } from '../layout/theme-button';

/** The button for the theme where there is no store that knows it, only the class of the document. */
export function DocumentTheme({ onToggle }: { onToggle: () => void }) {
  const isDark = useSyncExternalStore(followClass, isDocumentDark);
  return <ThemeButton isDark={isDark} onToggle={onToggle} />;
}

function isDocumentDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

function followClass(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
