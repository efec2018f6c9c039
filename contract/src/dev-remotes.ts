const OWN_MACHINE = ['localhost', '127.0.0.1'];

/**
 * The origin of a server on the developer's own machine, "http://127.0.0.1:3003"; null for any other address. A
 * remote runs with the rights of the person at the page, so its code may come from nowhere else.
 */
export function devServerOrigin(address: string): string | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, pathname, search, hash, username, password, origin } = new URL(
    text,
  );
  const isOriginAlone = pathname === '/' && `${search}${hash}${username}${password}` === '';
  const isOwn = protocol === 'http:' && OWN_MACHINE.includes(hostname) && port !== '';
  return isOwn && isOriginAlone ? origin : null;
}
