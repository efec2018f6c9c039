import type { CreatedLink } from '@stockroom/contract';
import { space } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { CopyField } from '../copy-field';

export interface ShownLink extends Pick<CreatedLink, 'path' | 'isSent'> {
  title: string;
  /** Ends "They use it to ...". */
  purpose: string;
  email: string;
}

/** A new link: to copy, and whether Stockroom has sent it. */
export function LinkPanel({ purpose, email, path, isSent }: ShownLink) {
  return (
    <Panel>
      <p>
        {isSent ? `Sent to ${email}.` : `Copy this link and pass it on to ${email}.`} They use it to{' '}
        {purpose}. It works once, within 7 days, and only now can you see it.
      </p>
      <CopyField label="Link" value={new URL(path, window.location.origin).href} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space.lg};
`;
