import type { GatewayBindings } from '../app';

/**
 * The client that a request came from. Anybody can write X-Forwarded-For, so that it counts only as far as trusted
 * proxies have written it: each puts the address that it sees at the end.
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

/** A socket that listens on IPv6 too tells 10.0.0.1 as ::ffff:10.0.0.1. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=[\d.]+$)/, '');
}
