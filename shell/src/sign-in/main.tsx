import '../csp-nonce';
import '@stockroom/shared-ui/global.css';
import { followLanguage, languageReady, readRegistry } from '@stockroom/shared-ui';
import { createRoot } from 'react-dom/client';
import { afterLoad } from '../after-load';
import { SignIn } from './sign-in';

// The pages /login and /register have their own small bundle. The app is another page, which loads after sign-in.
const root = document.getElementById('root');
const registry = readRegistry();
if (root === null || registry === null) throw new Error('The page is not complete');

followLanguage();
void languageReady().then(() => createRoot(root).render(<SignIn registry={registry} />));
afterLoad(prefetchApp);

/** The app comes while the visitor types. */
function prefetchApp(): void {
  const links = document.getElementById('stockroom-later-links');
  if (links instanceof HTMLTemplateElement) document.head.append(links.content);
}
