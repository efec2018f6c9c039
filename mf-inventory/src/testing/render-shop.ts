import { renderShop as render } from '@stockroom/shared-ui/testing';
import routes from '../remote';

/** An empty shop that is filled through `request` before the user opens the page to test. */
export function renderShop() {
  return render(routes);
}
