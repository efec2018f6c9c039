import { linksOf, type MenuEntry, type Translate } from '@stockroom/contract';
import { media, space, token, type } from '@stockroom/shared-ui';
import { Dialog } from '@stockroom/shared-ui/popups';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { COMMAND_KEY, Keys, keysTo } from './keys';

interface Shortcut {
  label: string;
  keys: readonly string[];
  joint?: string;
}

const everywhere = (t: Translate): Shortcut[] => [
  { label: t('Search and actions'), keys: [COMMAND_KEY, 'K'] },
  { label: t('Open result in a new tab'), keys: [COMMAND_KEY, 'Enter'] },
  { label: t('Keyboard shortcuts'), keys: ['?'] },
  { label: t('Close what is open'), keys: ['Esc'] },
];
const onThePage = (t: Translate): Shortcut[] => [
  { label: t('Search in the list'), keys: ['/'] },
  { label: t('New record'), keys: ['N'] },
  { label: t('Save the form'), keys: [COMMAND_KEY, 'Enter'] },
];

export interface ShortcutsSheetProps {
  menu: readonly MenuEntry[];
  onClose: () => void;
}

export function ShortcutsSheet({ menu, onClose }: ShortcutsSheetProps) {
  const t = useTranslate();
  const places = linksOf(menu).flatMap(({ label, shortcut }) =>
    shortcut ? [{ label, keys: keysTo(shortcut), joint: t('then') }] : [],
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('Keyboard shortcuts')}>
      <Columns>
        <Group title={t('Go to')} shortcuts={places} />
        <div>
          <Group title={t('On the page')} shortcuts={onThePage(t)}>
            <Note>{t('A scanned code goes to the product of a form, or else to the search.')}</Note>
          </Group>
          <Group title={t('Everywhere')} shortcuts={everywhere(t)} />
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
