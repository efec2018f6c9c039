import styled from 'styled-components';
import { Card } from '../../components/card';
import { media } from '../../theme/media';
import { space, token } from '../../theme/token';
import type { Change } from './changes';
import { FIELDS_WIDTH } from '../fields-width';

/** What somebody else changed while the form was open; see useVersionedRecord. */
export function ChangesNotice({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <Frame>
      <Card title="Changed meanwhile">
        <List>
          {changes.map(({ label, before, now }) => (
            <Row key={label}>
              <dt>{label}</dt>
              <dd>
                <Before>{before || 'empty'}</Before>{' '}
                <Now>
                  <span>→ </span>
                  <ins>{now || 'empty'}</ins>
                </Now>
              </dd>
            </Row>
          ))}
        </List>
      </Card>
    </Frame>
  );
}

const Frame = styled.div`
  max-width: ${FIELDS_WIDTH};
  margin-bottom: ${space.xl};
  ${media.phone} {
    margin-bottom: ${space.lg};
  }
`;
const List = styled.dl`
  display: grid;
  gap: ${space.sm};
  /* Further from each other than a value is from its label above it. */
  ${media.phone} {
    gap: ${space.lg};
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 180px 1fr;
  gap: ${space.xs} ${space.lg};
  overflow-wrap: anywhere;

  dt {
    color: ${token.textMuted};
  }
  /* What both have no room for on one line begins another. */
  dd {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.xs};
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
/* Its further lines begin where its words do. */
const Now = styled.span`
  display: flex;
  gap: ${space.xs};
`;
