/**
 * Tells webpack's run time the page's nonce, so that every style element a library makes is allowed by the
 * Content-Security-Policy. The first import of main.tsx: libraries read it when they start.
 */
declare let __webpack_nonce__: string;

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
if (meta) __webpack_nonce__ = meta.nonce || meta.content;
