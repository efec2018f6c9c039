import { findPage, type Registry } from '@stockroom/contract';
import { findRemote } from './registry';

/**
 * Fetches the files of a page into the browser's cache as soon as the pointer or the focus is on a link to it.
 * Nothing is fetched for features that nobody points at.
 */
export function prefetchPointedLinks(registry: Registry): void {
  const fetched = new Set<string>();
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin) return;
    for (const file of filesOf(registry, link.pathname)) {
      if (fetched.has(file)) continue;
      fetched.add(file);
      prefetch(file);
    }
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint, { passive: true });
}

function filesOf(registry: Registry, path: string): string[] {
  const build = findRemote(registry, path)?.build;
  return build ? (findPage(build.pages, path)?.files ?? []) : [];
}

function prefetch(file: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  document.head.append(link);
}
