import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** What the API keeps. A write invalidates the tags of everything it may have changed, in whatever area. */
export const TAGS = [
  'Product',
  'Category',
  'Supplier',
  'StockMovement',
  'Order',
  'Report',
  'Dashboard',
  'CompanySettings',
  'SystemSettings',
  'Notification',
] as const;

/** The one RTK Query api. Every area injects the endpoints of its own, with names that no other area uses. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  // Another tab, or a colleague, may have changed what this one shows.
  refetchOnFocus: true,
  endpoints: () => ({}),
});
