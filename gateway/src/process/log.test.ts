import { terminalLog } from './log';

function logged(use: (log: ReturnType<typeof terminalLog>) => void): string[] {
  const lines: string[] = [];
  use(terminalLog((line) => lines.push(line)));
  return lines;
}

test('a terminal is told of problems, in a line each, and of no request', () => {
  const failure = new Error('no such column');
  failure.stack = `Error: no such column
    at query (/srv/stockroom/node_modules/pg/lib/client.js:10:5)
    at find (webpack://@stockroom/gateway/api/src/orders/order-service.ts:42:7)`;
  const lines = logged((log) => {
    log.info({ method: 'GET', path: '/api/orders', status: 200 }, 'request');
    log.warn({}, 'PostgreSQL has gone, starting it again');
    log.error({ method: 'GET', path: '/api/orders', err: failure }, 'request failed');
    log.warn({ err: new Error('it ended') }, 'an idle database connection was lost');
  });
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d warning: PostgreSQL has gone, starting it again$/),
    expect.stringMatching(
      /^\d\d:\d\d:\d\d error: request failed at orders\/order-service\.ts:42 \(GET \/api\/orders\): no such column$/,
    ),
    expect.stringMatching(/warning: an idle database connection was lost: it ended/),
  ]);
});
