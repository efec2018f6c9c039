import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icons of icons.svg. */
export type IconName =
  | 'view'
  | 'edit'
  | 'delete'
  | 'check'
  | 'alert'
  | 'cross'
  | 'clock'
  | 'dot'
  | 'ban'
  | 'warning'
  | 'in'
  | 'out'
  | 'truck'
  | 'parcel'
  | 'box'
  | 'up'
  | 'down'
  | 'up-down'
  | 'search'
  | 'close'
  | 'filters'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'boxes';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Shows the icon before the content of the element. */
    'data-icon'?: IconName;
  }
}

/** Lists use the names, which cost no elements of the page. */
export type Icon = IconName | LucideIcon;

/** The attributes of an element that shows an icon before its content. */
export function withIcon(icon: Icon | undefined, content: ReactNode, size = 16) {
  if (typeof icon === 'string') return { 'data-icon': icon, children: content };
  const Drawn = icon;
  const children = (
    <>
      {Drawn && <Drawn aria-hidden size={size} />}
      {content}
    </>
  );
  return { children };
}
