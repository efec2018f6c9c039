import { findClient } from './client-address';

const PROXY = '10.0.0.1';

test.each([
  ['without a proxy, the connection', undefined, '192.0.2.7', [], '192.0.2.7'],
  ['a header that nobody trusted wrote, the connection', '1.2.3.4', '192.0.2.7', [], '192.0.2.7'],
  ['behind the proxy, what it saw', '192.0.2.7', PROXY, [PROXY], '192.0.2.7'],
  ['what a client made up stands before it', '1.2.3.4, 192.0.2.7', PROXY, [PROXY], '192.0.2.7'],
  ['behind two proxies', `192.0.2.7, ${PROXY}`, '10.0.0.2', [PROXY, '10.0.0.2'], '192.0.2.7'],
  ['a request of the proxy itself', undefined, PROXY, [PROXY], PROXY],
  ['an IPv4 address told as IPv6', '192.0.2.7', `::ffff:${PROXY}`, [PROXY], '192.0.2.7'],
])('%s', (_case, header, connection, trusted, expected) => {
  const request = new Request('http://stock.example/', {
    headers: header === undefined ? {} : { 'X-Forwarded-For': header },
  });
  const client = findClient(request, { clientAddress: connection }, trusted);
  expect(client).toEqual({ clientAddress: expected });
});
