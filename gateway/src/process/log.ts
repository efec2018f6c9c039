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
  const tell = (kind: string, fields: Problem, message: string) =>
    write(`${new Date().toTimeString().slice(0, 8)} ${kind}: ${message}${detailsOf(fields)}`);
  return {
    info: () => undefined,
    warn: (fields, message) => tell('warning', fields, message),
    error: (fields, message) => tell('error', fields, `${message}${placeOf(fields)}`),
  };
}

interface Problem {
  method?: string;
  path?: string;
  err?: unknown;
}

/** What was asked for, and the reason. */
function detailsOf({ method, path, err }: Problem): string {
  const request = method && path ? ` (${method} ${path})` : '';
  return err instanceof Error ? `${request}: ${err.message}` : request;
}

/** The uppermost of our sources in the stack. */
function placeOf({ err }: Problem): string {
  const stack = err instanceof Error ? (err.stack ?? '') : '';
  const place = /webpack:.*?\/src\/([\w./-]+:\d+)/.exec(stack)?.[1];
  return place ? ` at ${place}` : '';
}

function writeToTerminal(line: string): void {
  process.stderr.write(`${line}\n`);
}
