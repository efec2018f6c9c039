import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  const text = readSiteFile(dataDir);
  if (text === null) return DEFAULT_SITE;
  try {
    const { brand, builtBy } = siteSchema.validateSync(JSON.parse(text));
    return {
      brand: brand ?? DEFAULT_SITE.brand,
      builtBy: { ...DEFAULT_SITE.builtBy, ...builtBy },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${fileIn(dataDir)} is not a site description: ${reason}`);
  }
}

/** The text of site.json; null when there is none. */
export function readSiteFile(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function writeSiteFile(dataDir: string, text: string): void {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${fileIn(dataDir)}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, fileIn(dataDir));
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'site.json');
}
