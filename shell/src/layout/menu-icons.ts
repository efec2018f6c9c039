import {
  ArrowLeftRight,
  Boxes,
  ChartColumn,
  Circle,
  ClipboardList,
  Ellipsis,
  FileText,
  LayoutDashboard,
  Package,
  Settings,
  ShoppingCart,
  Tag,
  Truck,
  Users,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';

/** The icons that a menu entry can name: a fixed set, so that no build carries the whole library. */
const MENU_ICONS = new Map<string, LucideIcon>(
  Object.entries({
    'arrow-left-right': ArrowLeftRight,
    boxes: Boxes,
    'chart-column': ChartColumn,
    'clipboard-list': ClipboardList,
    ellipsis: Ellipsis,
    'file-text': FileText,
    'layout-dashboard': LayoutDashboard,
    package: Package,
    settings: Settings,
    'shopping-cart': ShoppingCart,
    tag: Tag,
    truck: Truck,
    users: Users,
    warehouse: Warehouse,
  }),
);

/** A newer remote may name an icon that is unknown here: it gets a circle. */
export function menuIcon(name: string): LucideIcon {
  return MENU_ICONS.get(name) ?? Circle;
}
