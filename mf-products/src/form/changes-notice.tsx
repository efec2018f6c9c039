import { Card, media, space, token } from '@stockroom/shared-ui';
import styled from 'styled-components';
import type { ProductChange } from './product-changes';

/** What somebody else changed while the form was open. */
export function ChangesNotice({ changes }: { changes: readonly ProductChange[] }) {
  return (
    <Frame>
      <Card title="Changed meanwhile">
        <List>
          {changes.map(({ label, before, now }) => (
            <Change key={label}>
              <dt>{label}</dt>
              <dd>
                <Before>{before || 'empty'}</Before> → <ins>{now || 'empty'}</ins>
              </dd>
            </Change>
          ))}
        </List>
      </Card>
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 640px;
  margin-bottom: ${space.lg};
`;
const List = styled.dl`
  display: grid;
  gap: ${space.sm};
`;
const Change = styled.div`
  display: grid;
  grid-template-columns: 180px 1fr;
  gap: ${space.xs} ${space.lg};
  overflow-wrap: anywhere;

  dt {
    color: ${token.textMuted};
  }
  ins {
    font-weight: 500;
    text-decoration: none;
  }
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
const Before = styled.del`
  color: ${token.textMuted};
`;
