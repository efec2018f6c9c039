import type { CreatedLink } from '@stockroom/contract';
import { space } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { CopyField } from '../copy-field';
import { useTranslate } from '../texts';

export interface ShownLink extends Pick<CreatedLink, 'path' | 'isSent'> {
  title: string;
  /** A sentence: what the person uses it for. */
  purpose: string;
  email: string;
}

/** A new link: to copy, and whether Stockroom has sent it. */
export function LinkPanel({ purpose, email, path, isSent }: ShownLink) {
  const t = useTranslate();
  return (
    <Panel>
      <p>
        {isSent
          ? t('Sent to {email}.', { email })
          : t('Copy this link and pass it on to {email}.', { email })}{' '}
        {purpose} {t('It works once, within 7 days, and only now can you see it.')}
      </p>
      <CopyField label={t('Link')} value={new URL(path, window.location.origin).href} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space.lg};
`;
