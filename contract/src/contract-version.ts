/**
 * Of what browser and server agree on, as the API's description tells it: the second number is raised with what is
 * added, the first with what is changed or taken away. A server answers builds that `^version` allows, and no newer ones.
 */
export const CONTRACT_VERSION = '1.5.0';

/** Of the API's description that this version stands for: a test of the API asks for another with every change of it. */
export const API_FINGERPRINT = '1eab0566f213debb';
