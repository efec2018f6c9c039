import { sqlMigration } from './sql-migration';

/** What people call a changed record, so that the history reads without look-ups, and the indexes of its filters. */
const HISTORY = `
alter table changes add column label text not null default '';
-- For entries of before: the present name. Nothing else may ever change an entry.
alter table changes disable trigger changes_append_only;
update changes set label = coalesce(case entity
  when 'product' then (select name from products where products.id = entity_id::uuid)
  when 'supplier' then (select company_name from suppliers where suppliers.id = entity_id::uuid)
  when 'order' then (select order_number from orders where orders.id = entity_id::uuid)
end, '');
alter table changes enable trigger changes_append_only;
alter table changes alter column label drop default;

create index changes_by_user on changes (user_id, at, id);
create index changes_by_action on changes (action, at, id);
`;

export const history = sqlMigration(HISTORY);
