/**
 * Gives webpack's runtime the page's nonce, so that the Content-Security-Policy allows the style elements of libraries.
 * The first import of main.tsx, because libraries read it when they start.
 */
declare let __webpack_nonce__: string;

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
if (meta) __webpack_nonce__ = meta.nonce || meta.content;
