export interface Load {
  clients: number;
  seconds: number;
}

export interface Figures {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Lets so many clients ask again and again; each waits for its answer before it asks anew. */
export async function measure(
  { clients, seconds }: Load,
  ask: (client: number) => Promise<unknown>,
): Promise<Figures> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const begun = performance.now();
        await ask(client);
        times.push(performance.now() - begun);
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}
