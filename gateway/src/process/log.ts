import type { Logger } from '@stockroom/api';
import pino from 'pino';

/**
 * Structured lines on standard error. Someone who watches a terminal is told of problems only; a file or a
 * collector gets every request.
 */
export function createLog(): Logger {
  const level = process.stderr.isTTY ? 'warn' : 'info';
  return pino({ name: 'stockroom', level }, pino.destination({ dest: 2, sync: true }));
}
