import { createHash } from 'node:crypto';

/** Addresses of a developer's own remote, which also reloads by a web socket. */
const DEV_SERVERS = 'http://localhost:* http://127.0.0.1:*';

/** The inline scripts of a document, as its policy names them. */
export function scriptHashes(template: string): string {
  return [...template.matchAll(/<script>([^]*?)<\/script>/g)]
    .map(([, script = '']) => createHash('sha256').update(script).digest('base64'))
    .map((hash) => `'sha256-${hash}'`)
    .join(' ');
}

/** Allows the document's own inline scripts by their hash, and no others. */
export function contentSecurityPolicy(scripts: string, nonce: string, devRemotes: boolean): string {
  const files = devRemotes ? ` ${DEV_SERVERS}` : '';
  const connections = devRemotes ? ` ${DEV_SERVERS} ${DEV_SERVERS.replaceAll('http:', 'ws:')}` : '';
  return [
    "default-src 'none'",
    // Reading barcodes of the camera is WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${scripts}${files}`,
    `style-src 'self' 'nonce-${nonce}'${files}`,
    // Images of products are URLs which staff type.
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
