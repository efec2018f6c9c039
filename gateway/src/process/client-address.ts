import type { GatewayBindings } from '../app';

/**
 * The client that sent a request. Anybody can write X-Forwarded-For, so only the part that trusted proxies wrote counts:
 * each appends the address that it sees.
 * @param trusted addresses of the reverse proxies in front of this process
 */
export function findClient(
  request: Request,
  client: GatewayBindings,
  trusted: readonly string[],
): GatewayBindings {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [...forwarded, client.clientAddress ?? ''].map(plainAddress);
  const nearest = hops.findLast((address) => !trusted.includes(address));
  return { clientAddress: nearest || client.clientAddress };
}

/** A socket that listens on IPv6 too reports 10.0.0.1 as ::ffff:10.0.0.1. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=[\d.]+$)/, '');
}
