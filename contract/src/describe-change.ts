import type { Change, ChangeAction, ChangedEntity, FieldChange } from './changes';
import { isDecimal, type Decimal } from './decimal';
import { LANGUAGES } from './options';

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

const ACTIONS: Record<ChangeAction, string> = {
  created: 'Created',
  updated: 'Changed',
  'status-changed': 'Changed the status of',
  archived: 'Deleted',
  restored: 'Restored',
  removed: 'Removed',
  verified: 'Verified the stock of',
  'role-changed': 'Changed the role of',
  'password-changed': 'Changed the password of',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  'reset-link-created': 'Created a reset link for',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Failed to sign in',
  'signed-out-everywhere': 'Signed out everywhere',
  exported: 'Exported',
};

const NOUNS: Partial<Record<ChangedEntity, string>> = {
  person: 'account',
  invitation: 'invitation of',
  export: 'list',
};

/** "Changed the status", for the choice of an action. */
export function actionInWords(action: ChangeAction): string {
  return ACTIONS[action].replace(/ (of|for)$/, '');
}

/** "Changed the product" and its label, which is '' for settings and for what people do with their own account. */
export function changeInWords({ entity, entityId, action, userId, label }: Change): {
  words: string;
  label: string;
} {
  const isOwn = entity === 'person' && entityId === userId;
  if (isOwn && action.startsWith('sign')) return { words: ACTIONS[action], label: '' };
  const words = `${ACTIONS[action]} ${isOwn ? 'their' : 'the'} ${NOUNS[entity] ?? entity.replace('-', ' ')}`;
  if (isOwn) return { words, label: '' };
  return { words, label: entity === 'export' ? nameInWords(label) : label };
}

/** "minimumStockLevel" as "Minimum stock level". */
export function nameInWords(name: string): string {
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
): DescribedField[] {
  return fields
    .filter(({ field }) => field !== 'supplierId' && field !== 'customerId')
    .map(({ field, from, to }) => {
      const [before, after] = [linesOf(field, from, format), linesOf(field, to, format)];
      // Of the items of an order, only those that differ.
      const rest = (lines: string[], others: string[]) =>
        lines.filter((line) => !others.includes(line)).join('\n');
      return { label: nameInWords(field), from: rest(before, after), to: rest(after, before) };
    });
}

function linesOf(field: string, value: unknown, format: ChangeFormat): string[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value)
    ? value.map((item: unknown) => itemInWords(item, format))
    : [valueInWords(field, value, format)];
}

const MONEY = /price$|amount$|cost$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Fields whose values are keys, not texts that somebody typed. */
const CHOICES: ReadonlySet<string> = new Set(['status', 'role', 'registrationRole', 'type']);

function valueInWords(field: string, value: unknown, format: ChangeFormat): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (MONEY.test(field) && isDecimal(value)) return format.money(value);
  if (typeof value === 'number') return format.number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (CHOICES.has(field)) return nameInWords(value);
  if (field === 'language') return LANGUAGES.find((one) => one.value === value)?.label ?? value;
  return INSTANT.test(value) ? format.dateTime(value) : value;
}

/** "2 × Desk lamp, 10,00 ₽". */
function itemInWords(item: unknown, format: ChangeFormat): string {
  const { productName, quantity, unitPrice } = Object(item) as Record<string, unknown>;
  const price = isDecimal(unitPrice) ? `, ${format.money(unitPrice)}` : '';
  const count = isDecimal(quantity) ? format.number(quantity) : '';
  return `${count} × ${String(productName)}${price}`;
}
