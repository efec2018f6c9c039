import type { Logger } from '@stockroom/api';
import pino from 'pino';
import type { Settings } from '../environment';

/**
 * The log on standard error: structured lines for a file or a collector, about every request or about problems only. By
 * default a terminal gets a short line for each problem.
 */
export function createLog(wanted: Settings['log']): Logger {
  if (wanted === 'default' && process.stderr.isTTY)
    return terminalLog((line) => process.stderr.write(`${line}\n`));
  const level = wanted === 'problems' ? 'warn' : 'info';
  return pino({ name: 'stockroom', level }, pino.destination({ dest: 2, sync: true }));
}

/** @param write takes a line without its end */
export function terminalLog(write: (line: string) => unknown): Logger {
  const tell = (kind: string) => (fields: Problem, message: string) =>
    write(`${new Date().toTimeString().slice(0, 8)} ${kind}: ${message}${detailsOf(fields)}`);
  return { info: () => undefined, warn: tell('warning'), error: tell('error') };
}

interface Problem {
  method?: string;
  path?: string;
  err?: unknown;
}

/** The request and the reason. */
function detailsOf({ method, path, err }: Problem): string {
  const request = method && path ? ` (${method} ${path})` : '';
  return err instanceof Error ? `${request}: ${err.message}` : request;
}
