/**
 * The version of the API description, and of this package (package.json). An addition raises the second number, a change or a removal
 * the first. A server answers builds whose version its own satisfies as `^version`.
 */
export const CONTRACT_VERSION = '1.8.0';

/** The hash of that description. A test of the API fails when the description changes and this does not. */
export const API_FINGERPRINT = 'bf6e867b39fbaec5';
