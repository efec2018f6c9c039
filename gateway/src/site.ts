import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE, type Site } from '@stockroom/contract';
import { object, string } from 'yup';
import { SettingsError } from './environment';
import { isMissing } from './error-code';

const siteSchema = object({
  brand: string().trim().min(1).max(60),
  builtBy: object({
    name: string().trim().min(1).max(60),
    // It becomes a link: nothing but the web may stand there.
    url: string()
      .trim()
      .matches(/^https?:\/\/\S+$/, 'must start with https://'),
  })
    .noUnknown()
    .default(undefined),
})
  .noUnknown()
  .strict();

/**
 * Brand and credit: those of <data dir>/site.json, else the defaults.
 * @throws SettingsError when the file is there but wrong
 */
export function readSite(dataDir: string): Site {
  const file = join(dataDir, 'site.json');
  const text = readIfThere(file);
  if (text === null) return DEFAULT_SITE;
  try {
    const { brand, builtBy } = siteSchema.validateSync(JSON.parse(text));
    return {
      brand: brand ?? DEFAULT_SITE.brand,
      builtBy: { ...DEFAULT_SITE.builtBy, ...builtBy },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${file} is not a site description: ${reason}`);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
