import { Button, Card, space } from '@stockroom/shared-ui';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useLanguages } from '../layout/use-languages';
import { useTranslate } from '../texts';

/** The language of the texts, for this person on all devices. */
export function InterfaceCard() {
  const t = useTranslate();
  const languages = useLanguages();
  return (
    <Card
      title={t('Interface')}
      description={t(
        'The language of menus, pages and emails. The settings say how numbers and dates look.',
      )}
    >
      <Choice role="group" aria-label={t('Interface')}>
        {languages.map(({ label, lang, isChosen, onSelect }) => (
          <Button
            key={lang}
            lang={lang}
            icon={isChosen ? Check : undefined}
            aria-pressed={isChosen}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </Choice>
    </Card>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
