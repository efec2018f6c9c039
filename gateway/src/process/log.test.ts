import { terminalLog } from './log';

function logged(use: (log: ReturnType<typeof terminalLog>) => void): string[] {
  const lines: string[] = [];
  use(terminalLog((line) => lines.push(line)));
  return lines;
}

test('a terminal gets a line for each problem, and none for requests', () => {
  const failure = new Error('no such column');
  const lines = logged((log) => {
    log.info({ method: 'GET', path: '/api/orders', status: 200 }, 'request');
    log.warn({}, 'PostgreSQL has gone, starting it again');
    log.error({ method: 'GET', path: '/api/orders', err: failure }, 'request failed');
    log.warn({ err: new Error('it ended') }, 'an idle database connection was lost');
  });
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d warning: PostgreSQL has gone, starting it again$/),
    expect.stringMatching(
      /^\d\d:\d\d:\d\d error: request failed \(GET \/api\/orders\): no such column$/,
    ),
    expect.stringMatching(/warning: an idle database connection was lost: it ended/),
  ]);
});
