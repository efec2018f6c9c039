import {
  ArrowLeftRight,
  Boxes,
  ChartColumn,
  Circle,
  ClipboardList,
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

/** The icons a remote can name in its menu entries: a fixed set, so that no build carries the whole library. */
const MENU_ICONS: Record<string, LucideIcon> = {
  'arrow-left-right': ArrowLeftRight,
  boxes: Boxes,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  'file-text': FileText,
  'layout-dashboard': LayoutDashboard,
  package: Package,
  settings: Settings,
  'shopping-cart': ShoppingCart,
  tag: Tag,
  truck: Truck,
  users: Users,
  warehouse: Warehouse,
};

/** The icon of that name; a plain one for a name that a newer remote may know. */
export function menuIcon(name: string): LucideIcon {
  return Object.hasOwn(MENU_ICONS, name) ? (MENU_ICONS[name] ?? Circle) : Circle;
}
