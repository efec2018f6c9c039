import contract from './version.json';

/**
 * Of what browser and server agree on, as the API's description tells it: the second number is raised with what is
 * added, the first with what is changed or taken away. A server answers builds that `^version` allows, and no newer ones.
 */
export const CONTRACT_VERSION: string = contract.version;
