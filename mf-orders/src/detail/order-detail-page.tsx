export { UnderConstruction as OrderDetailPage } from '@stockroom/shared-ui';
