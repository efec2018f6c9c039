export { rememberRole } from '../store/role';
export { collectDownloads, exportList } from './downloads';
export { takeLogged } from './logged';
export {
  columnNames,
  expectRows,
  field,
  findPage,
  findRow,
  findToast,
  hrefOf,
  retype,
  scan,
  shownRows,
} from './queries';
export { addOrder, addProduct, addSupplier, receiveStock } from './records';
export { renderRemote, renderShop, requestAs } from './render-remote';
export { setRole, signInAs } from './roles';
export { faults, serveFile, startSimulatedApi } from './simulated-api';
export { Unstyled } from './unstyled';
