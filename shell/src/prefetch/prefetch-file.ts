const fetched = new Map<string, Promise<void>>();

/** Fetches a file into the browser's cache, once. Resolves when it is there, or will not come. */
export function prefetchFile(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const settled = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  fetched.set(file, settled);
  return settled;
}
