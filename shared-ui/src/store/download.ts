import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './api-error';
import { inSession } from './base-query';
import { ask, noAnswer, read, type ApiRequest } from './send';
import type { SessionClient } from './session-client';

interface DownloadedFile {
  /** As the server calls it; '' when it does not say. */
  name: string;
  content: Blob;
}
export type Download =
  { data: DownloadedFile; error?: undefined } | { error: ApiError; data?: undefined };

interface DownloadOptions {
  signal: AbortSignal;
  /** Told how many bytes have come so far. */
  onProgress: (received: number) => void;
}

/** A file of many rows takes as long as it takes; one of which nothing comes for so long does not come. */
const SILENCE_LIMIT = 60_000;

/** Fetches a file of the API as the signed-in user. Never rejects. */
export function downloadFile(
  request: ApiRequest,
  options: DownloadOptions,
): ThunkAction<Promise<Download>, unknown, SessionClient, UnknownAction> {
  return (_dispatch, _getState, session) =>
    inSession(session, (accessToken) => receive(request, { ...options, accessToken }));
}

async function receive(
  request: ApiRequest,
  { accessToken, signal, onProgress }: DownloadOptions & { accessToken: string | null },
): Promise<Download> {
  const silence = new AbortController();
  const wait = () => setTimeout(() => silence.abort(), SILENCE_LIMIT);
  let timer = wait();
  let received = 0;
  const count = (bytes: number) => {
    clearTimeout(timer);
    timer = wait();
    received += bytes;
    onProgress(received);
  };
  try {
    const limits = AbortSignal.any([signal, silence.signal]);
    const response = await ask(request, { accessToken, signal: limits });
    if (!response.ok) {
      const { error = noAnswer(signal) } = await read(response);
      return { error };
    }
    return { data: { name: nameIn(response), content: await contentOf(response, count) } };
  } catch {
    return { error: noAnswer(signal) };
  } finally {
    clearTimeout(timer);
  }
}

function contentOf({ body, headers }: Response, count: (bytes: number) => void): Promise<Blob> {
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counting), { headers }).blob();
}

function nameIn({ headers }: Response): string {
  const [, name = ''] = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '') ?? [];
  return name;
}
