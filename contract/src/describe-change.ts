import { barcodeInWords } from './barcodes';
import type { Change, ChangeAction, ChangedEntity, FieldChange } from './changes';
import { isDecimal, type Decimal } from './decimal';
import { DOCUMENTS } from './documents';
import { LANGUAGES, unitText } from './options';
import { msg, type Text, type Translate } from './translate';

/** How the reader sees values. */
export interface ChangeFormat {
  money(amount: Decimal): string;
  number(value: Decimal): string;
  dateTime(instant: string): string;
}

/** A field in words; '' for no value. */
export interface DescribedField {
  label: string;
  from: string;
  to: string;
}

const ACTIONS: Record<ChangeAction, Text> = {
  created: msg('Created'),
  updated: msg('Changed'),
  'status-changed': msg('Changed the status'),
  archived: msg('Deleted'),
  restored: msg('Restored'),
  removed: msg('Removed'),
  verified: msg('Verified the stock'),
  'role-changed': msg('Changed the role'),
  'password-changed': msg('Changed the password'),
  deactivated: msg('Deactivated'),
  reactivated: msg('Reactivated'),
  'reset-link-created': msg('Created a reset link'),
  'signed-in': msg('Signed in'),
  'sign-in-failed': msg('Failed to sign in'),
  'signed-out-everywhere': msg('Signed out everywhere'),
  exported: msg('Exported'),
  imported: msg('Imported'),
  posted: msg('Posted'),
  undone: msg('Undone'),
};

type Sentences = Partial<Record<ChangeAction, Text>>;

/** What happens to the records of each kind; the label of the record follows. */
const SENTENCES: Record<ChangedEntity, Sentences> = {
  product: {
    created: msg('Created the product'),
    updated: msg('Changed the product'),
    archived: msg('Deleted the product'),
    restored: msg('Restored the product'),
    verified: msg('Verified the stock of the product'),
  },
  supplier: {
    created: msg('Created the supplier'),
    updated: msg('Changed the supplier'),
    archived: msg('Deleted the supplier'),
    restored: msg('Restored the supplier'),
  },
  order: {
    created: msg('Created the order'),
    updated: msg('Changed the order'),
    'status-changed': msg('Changed the status of the order'),
    archived: msg('Deleted the order'),
    restored: msg('Restored the order'),
  },
  category: {
    created: msg('Created the category'),
    removed: msg('Removed the category'),
  },
  'company-settings': { updated: msg('Changed the company settings') },
  'system-settings': { updated: msg('Changed the system settings') },
  person: {
    created: msg('Created the account'),
    'role-changed': msg('Changed the role of the account'),
    'password-changed': msg('Changed the password of the account'),
    deactivated: msg('Deactivated the account'),
    reactivated: msg('Reactivated the account'),
    'reset-link-created': msg('Created a reset link for the account'),
  },
  invitation: {
    created: msg('Created the invitation of'),
    removed: msg('Removed the invitation of'),
  },
  export: { exported: msg('Exported the list') },
  import: { imported: msg('Imported the file'), undone: msg('Took back the import of the file') },
  delivery: {
    created: msg('Began the delivery'),
    posted: msg('Posted the delivery'),
    undone: msg('Took back the delivery'),
    removed: msg('Deleted the draft of the delivery'),
  },
  'customer-return': {
    posted: msg('Posted the customer return'),
    undone: msg('Took back the customer return'),
  },
  'supplier-return': {
    posted: msg('Posted the return to the supplier'),
    undone: msg('Took back the return to the supplier'),
  },
  count: {
    created: msg('Began the count'),
    posted: msg('Posted the count'),
    removed: msg('Deleted the draft of the count'),
  },
};

/** What people do with their own account. */
const OWN_SENTENCES: Sentences = {
  created: msg('Created their account'),
  'password-changed': msg('Changed the password of their account'),
  'reset-link-created': msg('Created a reset link for their account'),
};

/** "Changed the status", for the choice of an action. */
export function actionInWords(action: ChangeAction, t: Translate): string {
  return t(ACTIONS[action]);
}

/** "Changed the product" and its label, which is '' for settings and for what people do with their own account. */
export function changeInWords(
  { entity, entityId, action, userId, label }: Change,
  t: Translate,
): { words: string; label: string } {
  const isOwn = entity === 'person' && entityId === userId;
  const sentences = isOwn ? OWN_SENTENCES : SENTENCES[entity];
  const words = t(sentences[action] ?? ACTIONS[action]);
  if (isOwn) return { words, label: '' };
  return { words, label: entity === 'export' ? nameInWords(label, t) : label };
}

/** Names of fields, kinds of records, types of orders and reports. */
const NAMES: Readonly<Record<string, Text>> = {
  product: msg('Product'),
  supplier: msg('Supplier'),
  order: msg('Order'),
  category: msg('Category'),
  'company-settings': msg('Company settings'),
  'system-settings': msg('System settings'),
  person: msg('Person'),
  invitation: msg('Invitation'),
  export: msg('Export'),
  import: msg('Import'),
  delivery: DOCUMENTS.delivery.label,
  'customer-return': DOCUMENTS['customer-return'].label,
  'supplier-return': DOCUMENTS['supplier-return'].label,
  count: DOCUMENTS.count.label,
  isRestClosed: msg('Rest closed'),
  name: msg('Name'),
  sku: msg('SKU'),
  description: msg('Description'),
  unitOfMeasurement: msg('Unit of measurement'),
  purchasePrice: msg('Purchase price'),
  sellingPrice: msg('Selling price'),
  minimumStockLevel: msg('Minimum stock level'),
  packSize: msg('Pack size'),
  supplierName: msg('Supplier name'),
  imageUrl: msg('Image URL'),
  barcodes: msg('Barcodes'),
  companyName: msg('Company name'),
  contactPerson: msg('Contact person'),
  phone: msg('Phone'),
  email: msg('Email'),
  address: msg('Address'),
  paymentTerms: msg('Payment terms'),
  minimumOrderValue: msg('Minimum order value'),
  leadTimeDays: msg('Lead time, days'),
  notes: msg('Notes'),
  orderNumber: msg('Order number'),
  type: msg('Type'),
  customerName: msg('Customer name'),
  status: msg('Status'),
  items: msg('Items'),
  totalAmount: msg('Total amount'),
  taxId: msg('Tax ID'),
  website: msg('Website'),
  currency: msg('Currency'),
  language: msg('Language'),
  defaultUnit: msg('Default unit'),
  lowStockThreshold: msg('Low stock threshold'),
  registrationRole: msg('Registration role'),
  role: msg('Role'),
  deactivatedAt: msg('Deactivated at'),
  incoming: msg('Incoming'),
  outgoing: msg('Outgoing'),
  'low-stock': msg('Low stock'),
  'inventory-valuation': msg('Inventory valuation'),
  'stock-movements': msg('Stock movements'),
  'supplier-performance': msg('Supplier performance'),
  margin: msg('Margin'),
  'stock-movements-report': msg('Stock movements report'),
  'change-history': msg('Change history'),
  format: msg('Format'),
  fileName: msg('File name'),
  rows: msg('Rows'),
  kept: msg('Kept records'),
  covers: msg('Covers'),
};

/** "minimumStockLevel" as "Minimum stock level". */
export function nameInWords(name: string, t: Translate): string {
  return t(NAMES[name] ?? englishName(name));
}

function englishName(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b(id|sku|url)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The changed fields in words, without ids whose name is another field. */
export function describeFields(
  fields: readonly FieldChange[],
  format: ChangeFormat,
  t: Translate,
): DescribedField[] {
  return fields
    .filter(({ field }) => field !== 'supplierId' && field !== 'customerId')
    .map(({ field, from, to }) => {
      const [before, after] = [linesOf(field, from, format, t), linesOf(field, to, format, t)];
      // Of the items of an order and of barcodes, only those that differ.
      const rest = (lines: string[], others: string[]) =>
        lines.filter((line) => !others.includes(line)).join('\n');
      return { label: nameInWords(field, t), from: rest(before, after), to: rest(after, before) };
    });
}

function linesOf(field: string, value: unknown, format: ChangeFormat, t: Translate): string[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value)
    ? value.map((item: unknown) => itemInWords(item, format))
    : [valueInWords(field, value, format, t)];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Fields whose values are keys, not texts that somebody typed. */
const CHOICES: ReadonlySet<string> = new Set(['status', 'role', 'registrationRole', 'type']);
const UNITS: ReadonlySet<string> = new Set(['unitOfMeasurement', 'defaultUnit']);

/** Whether the field of a record holds an amount of money, by its name. */
export function isMoneyField(field: string): boolean {
  return /price$|amount$|cost$|value$/i.test(field);
}

function valueInWords(field: string, value: unknown, format: ChangeFormat, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (isMoneyField(field) && isDecimal(value)) return format.money(value);
  if (typeof value === 'number') return format.number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (CHOICES.has(field)) return nameInWords(value, t);
  if (UNITS.has(field)) return t(unitText(value));
  if (field === 'language') return t(LANGUAGES.find((one) => one.value === value)?.label ?? value);
  return INSTANT.test(value) ? format.dateTime(value) : value;
}

/** "2 × Desk lamp, 10,00 ₽"; a barcode as "4006381333931" or "12 × 4006381333931". */
function itemInWords(item: unknown, format: ChangeFormat): string {
  const { productName, quantity, unitPrice, code, units } = Object(item) as Record<string, unknown>;
  if (typeof code === 'string' && typeof units === 'number')
    return barcodeInWords({ code, units }, format.number);
  const price = isDecimal(unitPrice) ? `, ${format.money(unitPrice)}` : '';
  const count = isDecimal(quantity) ? format.number(quantity) : '';
  return `${count} × ${String(productName)}${price}`;
}
