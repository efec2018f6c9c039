export { Dialog } from './dialog';
export { DropdownMenu } from './dropdown-menu';
export type { MenuItem } from './dropdown-menu';
export { Popover } from './popover';
export { Tooltip } from './tooltip';
