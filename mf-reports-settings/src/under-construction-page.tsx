export { UnderConstruction as UnderConstructionPage } from '@stockroom/shared-ui';
