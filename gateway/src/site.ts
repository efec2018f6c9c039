import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolder } from '@stockroom/api/data-folder';
import { DEFAULT_SITE, type Site } from '@stockroom/contract';
import { object, string } from 'yup';
import { isMissing, reasonOf, SettingsError } from './errors';

const siteSchema = object({
  brand: string().trim().min(1).max(60),
  builtBy: object({
    name: string().trim().min(1).max(60),
    // It becomes a link, so only web addresses are allowed.
    url: string()
      .trim()
      .matches(/^https?:\/\/\S+$/, 'builtBy.url must start with https://'),
  })
    .noUnknown(({ unknown }) => `builtBy has no field ${unknown}`)
    .default(undefined),
})
  .typeError('it must be a JSON object')
  .noUnknown(({ unknown }) => `there is no field ${unknown}`)
  .strict();

/**
 * Brand and credit from <data dir>/site.json, else the defaults.
 * @param warn takes a line for the operator when the file is damaged; the start goes on
 */
export function readSite(dataDir: string, warn: (line: string) => void): Site {
  try {
    const text = readSiteFile(dataDir);
    return text === null ? DEFAULT_SITE : parseSite(text, fileIn(dataDir));
  } catch (error) {
    warn(`${reasonOf(error)}. Brand and credit are the default ones.`);
    return DEFAULT_SITE;
  }
}

function parseSite(text: string, file: string): Site {
  try {
    const { brand = DEFAULT_SITE.brand, builtBy } = siteSchema.validateSync(JSON.parse(text));
    return { brand, builtBy: { ...DEFAULT_SITE.builtBy, ...builtBy } };
  } catch (error) {
    throw new SettingsError(`${file} is not a site description: ${reasonOf(error)}`);
  }
}

/**
 * The text of site.json; null when there is none.
 * @throws SettingsError when it cannot be read
 */
export function readSiteFile(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new SettingsError(`${fileIn(dataDir)} cannot be read: ${reasonOf(error)}`);
  }
}

export function writeSiteFile(dataDir: string, text: string): void {
  prepareFolder(dataDir);
  const temporary = `${fileIn(dataDir)}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, fileIn(dataDir));
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'site.json');
}
