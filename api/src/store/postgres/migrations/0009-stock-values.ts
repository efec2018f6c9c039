import { sqlMigration } from './sql-migration';
import { totalProducts } from './product-totals-function';

/**
 * The exact value of stock: a rounded average cost times a large stock was off by cents. Older movements have no exact
 * value; quantity x unit cost stands for it.
 */
const STOCK_VALUES = `
alter table products add column stock_value numeric not null default 0 check (stock_value >= 0);
update products set stock_value = current_stock * average_cost where average_cost is not null;
alter table stock_movements add column exact_value numeric;
${totalProducts('round(stock_value, 2)', 'stock_value')}`;

export const stockValues = sqlMigration(STOCK_VALUES);
