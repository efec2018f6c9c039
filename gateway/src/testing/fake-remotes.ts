import { fakeRemote } from './fake-builds';

export const [ONE, TWO, THREE, FOUR] = [
  '111111111111',
  '222222222222',
  '333333333333',
  '444444444444',
] as const;
export const ORDERS = 'mf-orders';
export const orders = (version: string) => fakeRemote(ORDERS, version);
export const products = (version: string) => fakeRemote('mf-products', version);
