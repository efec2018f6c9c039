export const SAMPLE_THINGS_PATH = '/sample-things';
export const NEW_SAMPLE_THING_PATH = '/sample-things/new';
