export { UnderConstruction as OrdersPage } from '@stockroom/shared-ui';
