import { DEFAULT_SITE } from '@stockroom/contract';
import { useEffect } from 'react';
import { readRegistry } from '../../store/registry';

/** Names the document after the page that it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const { brand } = readRegistry()?.site ?? DEFAULT_SITE;
    document.title = `${title} · ${brand}`;
  }, [title]);
}
