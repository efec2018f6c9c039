import { IconButton } from '../../components/buttons/icon-button';
import { IconLink } from '../../components/buttons/links';
import { translate } from '../../texts';
import type { Column } from './column';

interface Actions<Row> {
  /** Names the record for screen readers, e.g. the name of a product. */
  nameOf: (row: Row) => string;
  viewPath?: (row: Row) => string;
  editPath: (row: Row) => string;
  onDelete: (row: Row) => void;
  /** False for a record that the user may only view. */
  canChange?: (row: Row) => boolean;
  permission?: Column<Row>['permission'];
}

/** Its header is in the language of the moment: make the columns anew when the language changes. */
export function actionsColumn<Row>(actions: Actions<Row>): Column<Row, never> {
  const { nameOf, viewPath, editPath, onDelete, canChange = () => true, permission } = actions;
  return {
    id: 'actions',
    header: translate('Actions'),
    kind: 'actions',
    permission,
    cell: (row) => {
      const description = nameOf(row);
      return (
        <>
          {viewPath && (
            <IconLink
              name={translate('View')}
              description={description}
              icon="view"
              to={viewPath(row)}
              data-view
            />
          )}
          {canChange(row) && (
            <>
              <IconLink
                name={translate('Edit')}
                description={description}
                icon="edit"
                to={editPath(row)}
              />
              <IconButton
                name={translate('Delete')}
                description={description}
                icon="delete"
                tone="danger"
                tooltipAlign="end"
                onClick={() => onDelete(row)}
              />
            </>
          )}
        </>
      );
    },
  };
}
