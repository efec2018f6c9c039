import type { Registry } from '@stockroom/contract';
import type { Root } from 'react-dom/client';
import type { App } from '../app';
import { enterDashboard } from './address';
import { FrontDoor } from './front-door';

/** Shows the pages before sign-in, and the dashboard after it. */
export function openFrontDoor(root: Root, registry: Registry): void {
  const onSignIn = (app: App) => {
    enterDashboard();
    app.render(root);
  };
  root.render(<FrontDoor registry={registry} onSignIn={onSignIn} />);
}
