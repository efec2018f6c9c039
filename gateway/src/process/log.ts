import type { Logger } from '@stockroom/api';
import pino from 'pino';
import type { Settings } from '../environment';

/**
 * The log on standard error: structured lines for a file or a collector, about every request or about problems only.
 * Someone who watches a terminal, and has not asked for anything else, is told of problems in a short line each.
 */
export function createLog(wanted: Settings['log']): Logger {
  if (wanted === 'default' && process.stderr.isTTY) return terminalLog(writeToTerminal);
  const level = wanted === 'problems' ? 'warn' : 'info';
  return pino({ name: 'stockroom', level }, pino.destination({ dest: 2, sync: true }));
}

/** @param write takes a line without its end */
export function terminalLog(write: (line: string) => void): Logger {
  const tell = (kind: string) => (fields: object, message: string) =>
    write(`${new Date().toTimeString().slice(0, 8)} ${kind}: ${message}${detailsOf(fields)}`);
  return { info: () => undefined, warn: tell('warning'), error: tell('error') };
}

/** What was asked for, the reason, and the place in the sources that it comes from. */
function detailsOf(fields: { method?: string; path?: string; err?: unknown }): string {
  const { method, path, err } = fields;
  const request = method && path ? ` (${method} ${path})` : '';
  if (!(err instanceof Error)) return request;
  const place = /^ +at .*?([\w.-]+\/src\/[\w./-]+:\d+)/m.exec(err.stack ?? '')?.[1];
  return `${request}: ${err.message}${place ? `, at ${place}` : ''}`;
}

function writeToTerminal(line: string): void {
  process.stderr.write(`${line}\n`);
}
