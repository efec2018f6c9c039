import { Eye, Pencil, Trash } from 'lucide-react';
import { IconButton } from '../../components/buttons/icon-button';
import { IconLink } from '../../components/buttons/links';
import type { Column } from './column';

interface Actions<Row> {
  /** Names the record for screen readers, e.g. the name of a product. */
  nameOf: (row: Row) => string;
  viewPath?: (row: Row) => string;
  editPath: (row: Row) => string;
  onDelete: (row: Row) => void;
}

export function actionsColumn<Row>(actions: Actions<Row>): Column<Row> & { sort?: undefined } {
  const { nameOf, viewPath, editPath, onDelete } = actions;
  return {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: (row) => {
      const description = nameOf(row);
      return (
        <>
          {viewPath && (
            <IconLink name="View" description={description} icon={Eye} to={viewPath(row)} />
          )}
          <IconLink name="Edit" description={description} icon={Pencil} to={editPath(row)} />
          <IconButton
            name="Delete"
            description={description}
            icon={Trash}
            tone="danger"
            tooltipAlign="end"
            onClick={() => onDelete(row)}
          />
        </>
      );
    },
  };
}
