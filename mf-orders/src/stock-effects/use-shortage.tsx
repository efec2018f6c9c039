import { unitText, type StockShortage } from '@stockroom/contract';
import { Quantity, space, toApiError, token, type, useConfirm } from '@stockroom/shared-ui';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

export interface ShortageLabels {
  confirmLabel?: string;
  cancelLabel?: string;
}

type RunWrite = <Result>(
  write: (force: boolean) => Promise<Result>,
  labels?: ShortageLabels,
) => Promise<Result | null>;

/**
 * Runs a write. If the server refuses it for lack of stock, shows the shortage and offers to force the write.
 * @returns the result of the write, or null when the user declines to force it; any other failure rejects
 */
export function useShortage(): RunWrite {
  const t = useTranslate();
  const confirm = useConfirm();
  return useCallback<RunWrite>(
    async (write, { confirmLabel = t('Complete anyway'), cancelLabel } = {}) => {
      try {
        return await write(false);
      } catch (error) {
        const { code, lines } = toApiError(error);
        if (code !== 'INSUFFICIENT_STOCK') throw error;
        const isForced = await confirm({
          title: t('Not enough stock'),
          description: <Shortages lines={lines} />,
          confirmLabel,
          cancelLabel,
          tone: 'danger',
        });
        return isForced ? write(true) : null;
      }
    },
    [confirm, t],
  );
}

function Shortages({ lines }: { lines: readonly StockShortage[] }) {
  const t = useTranslate();
  return (
    <>
      <Table>
        <thead>
          <tr>
            {[t('Product'), t('Need'), t('Have'), t('Short')].map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, name, sku, unitOfMeasurement, need, have, short }) => (
            <tr key={productId}>
              <td>
                {name}
                <Detail>
                  {sku} · {t(unitText(unitOfMeasurement))}
                </Detail>
              </td>
              <td>
                <Quantity value={need} />
              </td>
              <td>
                <Quantity value={have} />
              </td>
              <Short>
                <Quantity value={short} />
              </Short>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        {t(
          'If you continue, a correction adds the missing stock. It is marked “To verify”, so that somebody counts.',
        )}
      </p>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  margin-bottom: ${space.md};
  color: ${token.text};
  ${type.sm}

  th {
    color: ${token.textMuted};
    ${type.xs}
    font-weight: 500;
  }
  th,
  td {
    padding: ${space.xs} 0 ${space.xs} ${space.md};
    border-bottom: 1px solid ${token.border};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
const Detail = styled.div`
  color: ${token.textMuted};
  ${type.xs}
`;
const Short = styled.td`
  color: ${token.danger};
  font-weight: 500;
`;
