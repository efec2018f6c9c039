export { field, retype } from './fields';
export { findPage, findToast } from './find';
export { takeLogged } from './logged';
export { addOrder, addProduct, addSupplier, receiveStock } from './records';
export { renderRemote, requestAs } from './render-remote';
export { renderShop } from './render-shop';
export { faults, serveFile, startSimulatedApi } from './simulated-api';
