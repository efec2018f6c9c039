import { linksOf, type MenuEntry } from '@stockroom/contract';
import { media, space, token, type } from '@stockroom/shared-ui';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { COMMAND_KEY, Keys, keysTo } from './keys';

interface Shortcut {
  label: string;
  keys: readonly string[];
  joint?: string;
}

const EVERYWHERE: Shortcut[] = [
  { label: 'Search and actions', keys: [COMMAND_KEY, 'K'] },
  { label: 'Open result in a new tab', keys: [COMMAND_KEY, 'Enter'] },
  { label: 'Keyboard shortcuts', keys: ['?'] },
  { label: 'Close what is open', keys: ['Esc'] },
];
const ON_THE_PAGE: Shortcut[] = [
  { label: 'Search in the list', keys: ['/'] },
  { label: 'New record', keys: ['N'] },
  { label: 'Save the form', keys: [COMMAND_KEY, 'Enter'] },
];

export interface ShortcutsSheetProps {
  menu: readonly MenuEntry[];
  onClose: () => void;
}

export function ShortcutsSheet({ menu, onClose }: ShortcutsSheetProps) {
  const places = linksOf(menu).flatMap(({ label, shortcut }) =>
    shortcut ? [{ label, keys: keysTo(shortcut), joint: 'then' }] : [],
  );
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <Columns>
        <Group title="Go to" shortcuts={places} />
        <div>
          <Group title="On the page" shortcuts={ON_THE_PAGE}>
            <Note>A scanned code goes to the product of a form, or else to the search.</Note>
          </Group>
          <Group title="Everywhere" shortcuts={EVERYWHERE} />
        </div>
      </Columns>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  shortcuts: readonly Shortcut[];
  children?: ReactNode;
}

function Group({ title, shortcuts, children }: GroupProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <dl>
        {shortcuts.map(({ label, keys, joint }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} joint={joint} />
            </dd>
          </Row>
        ))}
      </dl>
      {children}
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space.xxl};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
  }
`;
const Section = styled.section`
  & + & {
    margin-top: ${space.xl};
  }
`;
const Title = styled.h3`
  margin-bottom: ${space.xs};
  color: ${token.textMuted};
  ${type.xs}
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.md};
  min-height: 32px;
  ${media.zoomed} {
    flex-wrap: wrap;
    padding: ${space.xs} 0;
  }
`;
const Note = styled.p`
  margin: ${space.xs} 0 0;
  color: ${token.textMuted};
  ${type.sm}
`;
