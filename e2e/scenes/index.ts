import { DOCUMENT_SCENES } from './document-scenes';
import { INVENTORY_SCENES } from './inventory-scenes';
import { KEYBOARD_SCENES } from './keyboard-scenes';
import { ORDER_SCENES } from './order-scenes';
import { PRODUCT_SCENES } from './product-scenes';
import { REPORT_SCENES } from './report-scenes';
import type { Scene } from './scene';
import { SHELL_SCENES } from './shell-scenes';
import { SIGN_IN_SCENES } from './sign-in-scenes';
import { SUPPLIER_SCENES } from './supplier-scenes';

export const SCENES: Scene[] = [
  ...SIGN_IN_SCENES,
  ...SHELL_SCENES,
  ...KEYBOARD_SCENES,
  ...PRODUCT_SCENES,
  ...INVENTORY_SCENES,
  ...DOCUMENT_SCENES,
  ...SUPPLIER_SCENES,
  ...ORDER_SCENES,
  ...REPORT_SCENES,
];
