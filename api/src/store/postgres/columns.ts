/** The name of the column that holds a field: `purchasePrice` is in `purchase_price`, `_id` in `id`. */
type ColumnName<Field extends string> = Field extends '_id' ? 'id' : SnakeCase<Field>;
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

export type Columns<Entity> = {
  [Field in keyof Entity & string as ColumnName<Field>]: Entity[Field];
};

type Selected<Table extends string, Field extends string> = Field extends string
  ? `${Table}.${ColumnName<Field>} as ${Field}`
  : never;

export function columnName<Field extends string>(field: Field): ColumnName<Field> {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return (name === '_id' ? 'id' : name) as ColumnName<Field>;
}

export function selected<Table extends string, Field extends string>(
  table: Table,
  fields: readonly Field[],
): Selected<Table, Field>[] {
  return fields.map(
    (field) => `${table}.${columnName(field)} as ${field}` as Selected<Table, Field>,
  );
}

export function toRow<Entity extends object, Field extends keyof Entity & string>(
  entity: Entity,
  fields: readonly Field[],
): Columns<Pick<Entity, Field>> {
  const columns = fields.map((field) => [columnName(field), entity[field]]);
  return Object.fromEntries(columns) as Columns<Pick<Entity, Field>>;
}
