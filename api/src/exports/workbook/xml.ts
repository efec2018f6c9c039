export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What stands between tags and within quotes. Control characters are none of XML: workbooks have a way to write them. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(NO_XML, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase();
      return `_x${code.padStart(4, '0')}_`;
    });
}

// eslint-disable-next-line no-control-regex -- they are what is looked for
const NO_XML = /[\0-\x08\x0B-\x1F\uFFFE\uFFFF]/g;
