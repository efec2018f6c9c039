import './csp-nonce';
import '@stockroom/shared-ui/global.css';
import { ACCESS_TOKEN_KEY, localItems, readRegistry } from '@stockroom/shared-ui';
import { createRoot } from 'react-dom/client';
import { frontDoorPath, sendToLogin } from './front-door/address';
import { loadApp } from './load-app';
import { MissingApp } from './missing-app';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root');
const registry = readRegistry();
if (registry === null) throw new Error('The page has no registry of features');
const root = createRoot(element);

const isVisitor = localItems.read(ACCESS_TOKEN_KEY) === null;
if (isVisitor) sendToLogin(registry);
const opened =
  isVisitor && frontDoorPath()
    ? import(/* webpackChunkName: "front-door" */ './front-door/open-front-door').then(
        ({ openFrontDoor }) => openFrontDoor(root, registry),
      )
    : loadApp(registry).then((app) => app.render(root));
opened.catch((cause: unknown) => {
  console.error('The page could not be loaded', cause);
  root.render(<MissingApp brand={registry.site.brand} />);
});
