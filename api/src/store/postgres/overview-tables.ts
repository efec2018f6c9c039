import type {
  ChangeAction,
  ChangedEntity,
  Currency,
  Decimal,
  Language,
  NotificationKind,
  Unit,
} from '@stockroom/contract';
import type { Generated } from 'kysely';

/** What stands beside the records: settings, the trail of changes, notifications, and totals that are kept. */
export interface OverviewTables {
  company_settings: CompanySettingsTable;
  system_settings: SystemSettingsTable;
  changes: ChangeTable;
  notifications: NotificationTable;
  notification_welcomes: NotificationWelcomeTable;
  notification_reads: NotificationReadTable;
  product_totals: ProductTotalsTable;
}

interface CompanySettingsTable {
  is_only: Generated<boolean>;
  company_name: string;
  tax_id: string;
  address: string;
  phone: string;
  email: string;
  website: string;
  version: number;
}

interface SystemSettingsTable {
  is_only: Generated<boolean>;
  currency: Currency;
  language: Language;
  default_unit: Unit;
  low_stock_threshold: number;
  version: number;
}

interface ChangeTable {
  id: string;
  entity: ChangedEntity;
  entity_id: string;
  action: ChangeAction;
  user_id: string;
  user_name: string;
  at: string;
  /** JSON. */
  fields: string;
}

interface NotificationTable {
  id: string;
  kind: NotificationKind;
  subject_id: string | null;
  user_id: string | null;
  title: string;
  text: string;
  link: string;
  created_at: string;
}

interface NotificationWelcomeTable {
  user_id: string;
  welcomed_at: string;
}

interface NotificationReadTable {
  user_id: string;
  notification_id: string;
  read_at: string;
}

interface ProductTotalsTable {
  slot: number;
  products: number;
  low: number;
  value: Decimal;
}
