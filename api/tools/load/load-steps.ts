export interface LoadSize {
  products: number;
  orders: number;
  /** Approximately, because most follow from the orders. */
  movements: number;
}

export const FULL_SIZE: LoadSize = { products: 100_000, orders: 100_000, movements: 1_000_000 };

interface LoadStep {
  title: string;
  sql: string;
}

const ITEMS_PER_ORDER = 5;
/** Every fifth order or so is a purchase. */
const DAYS = 730;

/**
 * A UUID v7 of that instant, the same for the same seed; ids of the load set grow with time as all others do.
 * `noise` is a repeatable number from 0 up to 1.
 */
const TOOLS = `
create function pg_temp.id_at(at timestamptz, seed text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(seed), 1, 3) || '8' || substr(md5(seed), 4, 15))::uuid
$$;
create function pg_temp.noise(seed text) returns double precision language sql immutable as $$
  select ('x' || substr(md5(seed), 1, 8))::bit(32)::bigint::double precision / 4294967296
$$;

-- Stock and average cost after each movement, as the ledger computes them (see average-cost.ts).
create function pg_temp.next_state(state numeric[], quantity numeric, price numeric) returns numeric[]
language plpgsql immutable as $$
begin
  if quantity < 0 or price is null then return array[state[1] + quantity, state[2]]; end if;
  if state[1] <= 0 then return array[state[1] + quantity, price]; end if;
  return array[state[1] + quantity,
    round((state[1] * state[2] + quantity * price) / (state[1] + quantity), 6)];
end $$;
create aggregate pg_temp.running_state(numeric, numeric) (
  sfunc = pg_temp.next_state, stype = numeric[], initcond = '{0,0}');
`;

const SUPPLIERS = `
insert into suppliers (id, company_name, contact_person, phone, email, address, payment_terms, notes,
  created_at, updated_at, version)
select pg_temp.id_at(now() - interval '${DAYS + 10} days', 'supplier' || n),
  (array['ООО «Север', 'Nordwind ', 'Atlas ', 'ИП Волков '])[1 + n % 4] || ' ' || n, 'Contact ' || n,
  '+7 (000) 000-00-00', 'supplier-' || n || '@example.com', '', 'Net 30', '', now() - interval '${DAYS + 10} days',
  now() - interval '${DAYS + 10} days', 1
from generate_series(1, 1000) n;
create temp table load_suppliers as
select row_number() over (order by id) as n, id, company_name from suppliers;
`;

/** Whole quantities suit every unit; names and SKUs match the searches of the benchmark. */
const products = (count: number) => `
create temp table load_products as
select n, pg_temp.id_at(now() - interval '${DAYS + 5} days', 'product' || n) as id,
  (array['Лампа', 'Desk lamp', 'Стол письменный', 'Office chair', 'Кабель', 'Notebook', 'Краска', 'Drill',
    'Ткань льняная', 'Paper A4', 'Молоток', 'Shelf'])[1 + (n * 7) % 12] || ' ' ||
  (array['белая', 'black', 'складной', 'Pro', '«Нева»', 'mini', 'тёмный', 'XL', 'б/у', 'classic'])[1 + (n / 12) % 10]
    || ' ' || n as name,
  (array['EL', 'FU', 'OF', 'CL', 'BK', 'TL'])[1 + n % 6] || '-' || lpad(n::text, 6, '0') as sku,
  (array['Electronics', 'Furniture', 'Office Supplies', 'Clothing', 'Books', 'Tools'])[1 + n % 6] as category,
  (array['pieces', 'boxes', 'packs', 'kg', 'meters'])[1 + (n / 6) % 5] as unit,
  (10 + floor(pg_temp.noise('price' || n) * 990000) / 100)::numeric(14, 2) as price,
  (1 + (n * 31) % 1000) as supplier
from generate_series(1, ${count}) n;
create unique index on load_products (n);
`;

const orders = ({ products, orders }: LoadSize) => `
create temp table load_orders as
with made as (
  select n, now() - interval '1 minute' - (${DAYS} - 20) * interval '1 day' * (1 - n::double precision / ${orders}) as at,
    case when pg_temp.noise('type' || n) < 0.25 then 'incoming' else 'outgoing' end as type,
    pg_temp.noise('status' || n) as chance
  from generate_series(1, ${orders}) n)
select n, pg_temp.id_at(date_trunc('milliseconds', at), 'order' || n) as id, date_trunc('milliseconds', at) as at, type,
  (case type when 'incoming' then 'PO' else 'ORD' end) || '-' || extract(year from at at time zone 'UTC')::int || '-' ||
    to_char(row_number() over (partition by type, extract(year from at at time zone 'UTC') order by n), 'FM99990000') as number,
  case when n > ${orders} * 0.985 then (case when chance < 0.6 then 'pending' else 'processing' end)
    when chance < 0.05 then 'cancelled' else 'completed' end as status,
  date_trunc('milliseconds', least(now(), at + interval '1 day' * (0.2 + chance * 6))) as completed_at,
  (1 + (n * 13) % 1000) as supplier
from made;
create unique index on load_orders (n);

-- Some products are in many orders, most in a few; in one order each is once.
create temp table load_items as
select distinct on (o.n, product) o.n, o.id as order_id, position, product, 1 + (o.n + position) % 5 as quantity
from load_orders o cross join generate_series(0, ${ITEMS_PER_ORDER - 1}) position
cross join lateral (select 1 + floor(power(pg_temp.noise('item' || o.n || '-' || position), 3) * ${products})::int as product) chosen
order by o.n, product, position;
`;

/** All movements but the first receipt of each product, which is then as large as the rest needs. */
const flows = ({ products, orders, movements }: LoadSize) => {
  const others = Math.max(0, movements - products - Math.round(orders * ITEMS_PER_ORDER * 0.93));
  return `
create temp table load_flows as
select i.product, o.completed_at as at, (case o.type when 'incoming' then i.quantity else -i.quantity end)::numeric as quantity,
  case o.type when 'incoming' then 'Purchase' else 'Sale' end as reason,
  case o.type when 'incoming' then p.price end as price, o.id as order_id, o.number as order_number
from load_items i join load_orders o using (n) join load_products p on p.n = i.product
where o.status = 'completed'
union all
select p.n, date_trunc('milliseconds', now() - interval '${DAYS - 10} days' * pg_temp.noise('other' || f)),
  case when f % 3 = 0 then -1 else 1 + f % 9 end,
  case when f % 3 = 0 then (array['Damaged', 'Lost', 'Expired', 'Theft', 'Other'])[1 + f % 5] else 'Stock Receipt' end,
  case when f % 3 <> 0 then round(p.price * (0.9 + 0.2 * pg_temp.noise('cost' || f))::numeric, 2) end, null, null
from generate_series(1, ${others}) f join load_products p on p.n = 1 + (f * 7919::bigint) % ${products};

insert into load_flows
select n, date_trunc('milliseconds', now() - interval '${DAYS} days' - interval '1 hour' * pg_temp.noise('first' || n)),
  greatest(0, -coalesce(lowest, 0)) + (case n % 20 when 0 then 0 else 1 + n % 60 end), 'Stock Receipt', price, null, null
from load_products left join (
  select product, min(balance) as lowest from (
    select product, sum(quantity) over (partition by product order by at, reason, quantity) as balance from load_flows) chain
  group by product) lows on product = n;
delete from load_flows where quantity = 0;
`;
};

const LEDGER = `
create temp table load_movements as
with numbered as (
  select *, pg_temp.id_at(at, 'movement' || row_number() over (order by at, product, reason, quantity)) as id from load_flows
), chained as (
  select *, pg_temp.running_state(quantity, price) over (partition by product order by at, id) as state from numbered
)
select id, product, at, quantity, reason, price, order_id, order_number, state[1] as balance, state[2] as cost,
  lag(state) over (partition by product order by at, id) as before
from chained;
`;

const STORE_PRODUCTS = `
insert into products (id, name, sku, description, category, unit_of_measurement, purchase_price, selling_price,
  minimum_stock_level, current_stock, average_cost, stock_value, last_movement_at, supplier_id, image_url, created_at, updated_at, version)
select p.id, p.name, p.sku, '', p.category, p.unit, p.price, round(p.price * 1.4, 2), 2 + p.n % 9, coalesce(last.balance, 0),
  last.cost, coalesce(last.balance * last.cost, 0), last.at, s.id, '', now() - interval '${DAYS + 5} days', now() - interval '${DAYS + 5} days', 1
from load_products p join load_suppliers s on s.n = p.supplier
left join (select distinct on (product) product, balance, cost, at from load_movements order by product, at desc, id desc) last
  on last.product = p.n
order by p.n;
`;

const STORE_ORDERS = `
insert into orders (id, order_number, type, customer_id, customer_name, supplier_id, supplier_name, status, item_count,
  total_amount, notes, created_at, updated_at, completed_at, version)
select o.id, o.number, o.type, '', case o.type when 'outgoing' then 'Покупатель ' || (o.n * 17) % 20000 else '' end,
  case o.type when 'incoming' then s.id end, case o.type when 'incoming' then s.company_name else '' end, o.status,
  sums.items, sums.total, '', o.at, o.completed_at, case o.status when 'completed' then o.completed_at end, 2
from load_orders o join load_suppliers s on s.n = o.supplier
join (select i.n, count(*) as items, sum(round(i.quantity * p.price, 2)) as total
  from load_items i join load_products p on p.n = i.product group by i.n) sums on sums.n = o.n
order by o.n;
insert into order_items (order_id, position, product_id, product_name, product_sku, quantity, unit_price, total_price)
select i.order_id, row_number() over (partition by i.n order by i.position) - 1, p.id, p.name, p.sku, i.quantity, p.price,
  round(i.quantity * p.price, 2)
from load_items i join load_products p on p.n = i.product
order by i.n, i.position;
insert into outstanding_quantities (order_id, product_id, type, quantity)
select o.id, p.id, o.type, i.quantity
from load_orders o join load_items i using (n) join load_products p on p.n = i.product
where o.status in ('pending', 'processing');
insert into order_counters (type, year, value)
select type, extract(year from at at time zone 'UTC'), count(*) from load_orders group by 1, 2;
`;

const STORE_MOVEMENTS = `
insert into stock_movements (id, product_id, product_name, product_sku, unit_of_measurement, quantity, reason, notes,
  user_id, user_name, balance_after, cost_after, unit_cost, value, supplier_reference, order_id, order_number, to_verify, created_at)
select m.id, p.id, p.name, p.sku, p.unit, m.quantity, m.reason, coalesce(m.order_number, ''), null, 'load@example.com',
  m.balance, m.cost, coalesce(m.price, m.before[2]),
  round(m.balance * m.cost, 2) - coalesce(round(m.before[1] * m.before[2], 2), 0), '', m.order_id, m.order_number, false, m.at
from load_movements m join load_products p on p.n = m.product
order by m.at, m.id;
`;

/** In one transaction and in this order; large steps take up to a minute. */
export function loadSteps(size: LoadSize): LoadStep[] {
  return [
    { title: 'Suppliers', sql: TOOLS + SUPPLIERS },
    { title: 'Thinking up products', sql: products(size.products) },
    { title: 'Thinking up orders', sql: orders(size) },
    { title: 'Thinking up movements', sql: flows(size) },
    { title: 'Computing balances and costs', sql: LEDGER },
    { title: 'Storing products', sql: STORE_PRODUCTS },
    { title: 'Storing orders', sql: STORE_ORDERS },
    { title: 'Storing movements', sql: STORE_MOVEMENTS },
  ];
}
