import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error';
import { ask, noAnswer, read, type ApiRequest } from './send';
import { inSession, type SessionClient } from './session-client';

interface DownloadedFile {
  /** The server's name for it; may be ''. */
  name: string;
  content: Blob;
}
export type Download =
  { data: DownloadedFile; error?: undefined } | { error: ApiError; data?: undefined };

/** A large file over a slow line takes minutes. */
const TIME_LIMIT = 600_000;

/** Fetches a file of the API as the signed-in user. Never rejects. `signal` cancels it. */
export function downloadFile(
  request: ApiRequest,
  signal: AbortSignal,
): ThunkAction<Promise<Download>, unknown, SessionClient, UnknownAction> {
  return (_dispatch, _getState, session) =>
    inSession(session, (accessToken) => receive(request, accessToken, signal));
}

async function receive(
  request: ApiRequest,
  accessToken: string | null,
  signal: AbortSignal,
): Promise<Download> {
  try {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]);
    const response = await ask(request, { accessToken, signal: limits });
    if (response.ok) return { data: { name: nameIn(response), content: await response.blob() } };
    const { error = noAnswer(signal) } = await read(response);
    return { error };
  } catch {
    return { error: noAnswer(signal) };
  }
}

function nameIn({ headers }: Response): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, name = ''] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return name;
}

/** The browser reads the content some time after the click. */
const URL_LIFETIME_MS = 60_000;

/** Puts a file into the downloads of the browser. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}
