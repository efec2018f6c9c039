import { DEFAULT_SITE } from '@stockroom/contract';
import { useEffect } from 'react';
import { readRegistry } from '../../store/registry';

export function usePageTitle(title: string): void {
  useEffect(() => {
    const { brand } = readRegistry()?.site ?? DEFAULT_SITE;
    document.title = `${title} · ${brand}`;
  }, [title]);
}
