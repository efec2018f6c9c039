import { findClient } from './client-address';

const PROXY = '10.0.0.1';

test.each([
  ['takes the connection without a proxy', undefined, '192.0.2.7', [], '192.0.2.7'],
  ['ignores a header that no trusted proxy wrote', '1.2.3.4', '192.0.2.7', [], '192.0.2.7'],
  ['takes the address that the proxy saw', '192.0.2.7', PROXY, [PROXY], '192.0.2.7'],
  ['ignores an address that a client made up', '1.2.3.4, 192.0.2.7', PROXY, [PROXY], '192.0.2.7'],
  [
    'reads through two proxies',
    `192.0.2.7, ${PROXY}`,
    '10.0.0.2',
    [PROXY, '10.0.0.2'],
    '192.0.2.7',
  ],
  ['takes the proxy for its own request', undefined, PROXY, [PROXY], PROXY],
  ['reads an IPv4 address in IPv6 form', '192.0.2.7', `::ffff:${PROXY}`, [PROXY], '192.0.2.7'],
])('%s', (_case, header, connection, trusted, expected) => {
  const request = new Request('http://stock.example/', {
    headers: header === undefined ? {} : { 'X-Forwarded-For': header },
  });
  const client = findClient(request, { clientAddress: connection }, trusted);
  expect(client).toEqual({ clientAddress: expected });
});
