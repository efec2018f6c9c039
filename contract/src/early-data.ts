/** Stands in a URL for the reader's time zone, which only a browser knows. */
export const TIME_ZONE_PLACEHOLDER = '{timeZone}';

/** A page that says what it will ask the API for (RemoteDescription.pages). */
interface PageWithData {
  /** Route pattern, e.g. "/products/edit/:id". */
  path: string;
  data?: readonly string[];
}

/**
 * What a page will ask the API for first, so that it can be asked before the page's code is there: URLs with their
 * parameters in alphabetical order. Nothing where the address says something that the page's `data` does not name.
 * @param address path and search of the visited page
 */
export function earlyRequests(
  { path, data = [] }: PageWithData,
  { pathname, search }: { pathname: string; search: string },
): string[] {
  const segments = pathname.split('/');
  const places = new Map(path.split('/').map((name, index) => [name, segments[index] ?? '']));
  const asked = new URLSearchParams(search);
  return data.flatMap((pattern) => {
    const [resource = '', query = ''] = pattern.split('?');
    const known = new URLSearchParams(query);
    if ([...asked.keys()].some((name) => !known.has(name))) return [];
    const params = [...known]
      .map(([name, value]) => [name, asked.get(name) || value] as const)
      .filter(([, value]) => value !== '')
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, value]) => `${name}=${encoded(value)}`);
    const url = resource.replace(/:\w+/g, (name) => places.get(name) ?? name);
    return [`/api/${url}${params.length > 0 ? `?${params.join('&')}` : ''}`];
  });
}

/** As URLSearchParams does, but for the placeholder. */
function encoded(value: string): string {
  if (value === TIME_ZONE_PLACEHOLDER) return value;
  return new URLSearchParams({ value }).toString().slice('value='.length);
}
