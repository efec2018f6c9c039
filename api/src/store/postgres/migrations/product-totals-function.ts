/**
 * The trigger function that keeps `product_totals` up to date.
 * @param value of the stock of one product, in SQL
 * @param column that `value` reads beside `current_stock`
 */
export function totalProducts(value: string, column: string): string {
  return `
create or replace function total_products() returns trigger language plpgsql as $$
declare
  difference record;
begin
  if tg_op = 'INSERT' then
    select count(*) as products, count(*) filter (where current_stock <= minimum_stock_level) as low,
      coalesce(sum(${value}), 0) as value
    into difference from new_products where archived_at is null;
  elsif tg_op = 'DELETE' then
    select -count(*) as products, -count(*) filter (where current_stock <= minimum_stock_level) as low,
      -coalesce(sum(${value}), 0) as value
    into difference from old_products where archived_at is null;
  else
    select sum(sign) as products, sum(sign) filter (where current_stock <= minimum_stock_level) as low,
      sum(sign * ${value}) as value
    into difference from (
      select 1 as sign, current_stock, minimum_stock_level, ${column} from new_products where archived_at is null
      union all
      select -1, current_stock, minimum_stock_level, ${column} from old_products where archived_at is null
    ) as changed;
  end if;
  if coalesce(difference.products, 0) <> 0 or coalesce(difference.low, 0) <> 0 or coalesce(difference.value, 0) <> 0 then
    insert into product_totals as totals values (pg_backend_pid() % 4096,
      coalesce(difference.products, 0), coalesce(difference.low, 0), coalesce(difference.value, 0))
    on conflict (slot) do update set products = totals.products + excluded.products,
      low = totals.low + excluded.low, value = totals.value + excluded.value;
  end if;
  return null;
end $$;
`;
}
