import type { RouteObject } from 'react-router-dom';
import { NEW_SAMPLE_THING_PATH, SAMPLE_THINGS_PATH } from './paths';

// remote.json repeats the chunk names, so that the server can preload the files of a route.
async function sampleThingsPage() {
  const { SampleThingsPage } = await import(
    /* webpackChunkName: "sample-things-page" */ './list/sample-things-page'
  );
  return { Component: SampleThingsPage };
}

async function newSampleThingPage() {
  const { NewSampleThingPage } = await import(
    /* webpackChunkName: "sample-thing-form-page" */ './form/new-sample-thing-page'
  );
  return { Component: NewSampleThingPage };
}

/** The one module that this remote exposes: its routes. */
const routes: RouteObject[] = [
  { path: SAMPLE_THINGS_PATH, lazy: sampleThingsPage },
  { path: NEW_SAMPLE_THING_PATH, lazy: newSampleThingPage },
];

export default routes;
