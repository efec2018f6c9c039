import { expect } from '@playwright/test';

/** Seconds until a page that is opened now would get this version. */
export async function secondsUntilLive(
  origin: string,
  name: string,
  version: string,
): Promise<number> {
  const started = performance.now();
  await expect(async () => {
    const html = await (await fetch(`${origin}/`)).text();
    expect(html).toContain(`/remotes/${name}/${version}/`);
  }).toPass({ intervals: [20] });
  return (performance.now() - started) / 1000;
}
