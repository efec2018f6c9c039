export interface Notification {
  _id: string;
  kind: 'welcome' | 'low_stock' | 'pending_orders' | 'stock_to_verify';
  title: string;
  text: string;
  /** Where in the product it leads. */
  link: string;
  createdAt: string;
  isRead: boolean;
}

export interface NotificationList {
  notifications: Notification[];
  unread: number;
}

/** Every new user starts with exactly this many unread (spec section 2: the badge reads 3). */
export const INITIAL_NOTIFICATIONS = 3;
