/** Stands in a URL for the reader's time zone, which only a browser knows. */
export const TIME_ZONE_PLACEHOLDER = '{timeZone}';

/** A page that declares its early data (RemoteDescription.pages). */
interface PageWithData {
  /** Route pattern, e.g. "/products/edit/:id". */
  path: string;
  data?: readonly string[];
}

/**
 * The requests for a page's early data, which the browser sends before the page's code arrives: URLs with their
 * parameters in alphabetical order. None if the address has a parameter that the page's `data` does not name.
 * @param address path and search of the visited page
 */
export function earlyDataUrls(
  { path, data = [] }: PageWithData,
  { pathname, search }: { pathname: string; search: string },
): string[] {
  const segments = pathname.split('/');
  const places = new Map(path.split('/').map((name, index) => [name, segments[index] ?? '']));
  const asked = new URLSearchParams(search);
  return data.flatMap((pattern) => {
    const [resource = '', query = ''] = pattern.split('?');
    const known = new URLSearchParams(query);
    // A request that takes nothing from the address is the same at every address.
    const isOfAddress = pattern.includes('?');
    if (isOfAddress && [...asked.keys()].some((name) => !known.has(name))) return [];
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
