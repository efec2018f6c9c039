export { Dialog } from './dialog';
export { DropdownMenu } from './dropdown-menu';
export { Popover } from './popover';
