import type { StockShortage } from '@stockroom/contract';
import { Quantity, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

/** What a refused change is short of, product by product, and what forcing it would mean. */
export function ShortageLines({ lines }: { lines: readonly StockShortage[] }) {
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th>Product</th>
            <th>Need</th>
            <th>Have</th>
            <th>Short</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, name, sku, unitOfMeasurement, need, have, short }) => (
            <tr key={productId}>
              <td>
                {name}
                <Detail>
                  {sku} · {unitOfMeasurement}
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
        If you go on, a correction adds what is missing and is marked to verify: somebody should
        count.
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
