import type { RouteObject } from 'react-router-dom';
import { NEW_SAMPLE_THING_PATH, SAMPLE_THINGS_PATH } from './paths';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
const loadSampleThings = () =>
  import(/* webpackChunkName: "sample-things-page" */ './list/sample-things-page');
const loadNewSampleThing = () =>
  import(/* webpackChunkName: "sample-thing-form-page" */ './form/new-sample-thing-page');

/** The one module that this remote exposes: its routes. */
const routes: RouteObject[] = [
  {
    path: SAMPLE_THINGS_PATH,
    lazy: async () => ({ Component: (await loadSampleThings()).SampleThingsPage }),
  },
  {
    path: NEW_SAMPLE_THING_PATH,
    lazy: async () => ({ Component: (await loadNewSampleThing()).NewSampleThingPage }),
  },
];

export default routes;
