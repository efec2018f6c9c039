import { DateTime, space, token, type } from '@stockroom/shared-ui';
import { MailText } from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import type { FieldInWords } from './fields-in-words';
import type { HistoryEvent } from './history-events';
import { HistoryMovements } from './history-movements';

/** Events along a line. */
export function Timeline({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <Line>
      {events.map(({ key, at, userName, title, fields, movements }) => (
        <Event key={key}>
          <Title>{title}</Title>
          <Meta>
            <MailText address={userName} /> · <DateTime value={at} />
          </Meta>
          <Details>
            {fields.map((field) => (
              <FieldChange key={field.label} {...field} />
            ))}
            {movements.length > 0 && <HistoryMovements movements={movements} />}
          </Details>
        </Event>
      ))}
    </Line>
  );
}

function FieldChange({ label, before, now }: FieldInWords) {
  return (
    <p>
      {label}: <Before>{before || 'none'}</Before> → {now || 'none'}
    </p>
  );
}

const Line = styled.ol`
  display: grid;
  overflow-wrap: anywhere;
`;
const Event = styled.li`
  position: relative;
  padding: 0 0 ${space.lg} ${space.xl};

  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    top: 6px;
    left: 0;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${token.borderControl};
  }
  &::after {
    top: 20px;
    bottom: -2px;
    left: 4px;
    width: 1px;
    background: ${token.border};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::after {
    content: none;
  }
`;
const Title = styled.p`
  font-weight: 500;
`;
const Meta = styled.p`
  color: ${token.textMuted};
  ${type.xs}
`;
const Details = styled.div`
  margin-top: ${space.xs};
  ${type.sm}
  &:empty {
    display: none;
  }
`;
const Before = styled.del`
  color: ${token.textMuted};
`;
