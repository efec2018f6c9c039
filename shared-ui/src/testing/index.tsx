export { findPage, findToast } from './find';
export { takeLogged } from './logged';
export { renderRemote } from './render-remote';
export { faults, startSimulatedApi } from './simulated-api';
