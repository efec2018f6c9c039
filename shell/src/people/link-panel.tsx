import type { CreatedLink } from '@stockroom/contract';
import { Button, Input, space, token } from '@stockroom/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

export interface ShownLink extends Pick<CreatedLink, 'path' | 'isSent'> {
  title: string;
  /** Ends "Use it to ...". */
  purpose: string;
  email: string;
}

/** A link that nobody can see again: to copy, and whether Stockroom has sent it. */
export function LinkPanel({ purpose, email, path, isSent }: ShownLink) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'new' | 'copied' | 'selected'>('new');
  useEffect(() => input.current?.focus(), []);
  const address = new URL(path, window.location.origin).href;
  const copy = async () => {
    input.current?.select();
    try {
      // Browsers offer this only on HTTPS and localhost.
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('selected');
    }
  };
  return (
    <>
      <p>
        {isSent ? `Sent to ${email}.` : `Copy this link and pass it on to ${email}.`} They use it to{' '}
        {purpose}. It works once, within 7 days, and only now can you see it.
      </p>
      <Row>
        <Input
          ref={input}
          aria-label="Link"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="primary" icon={state === 'copied' ? Check : Copy} onClick={copy}>
          Copy
        </Button>
      </Row>
      <Hint role="status">
        {state === 'copied' && 'Copied'}
        {state === 'selected' && 'The link is selected. Press Ctrl+C to copy it.'}
      </Hint>
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.sm};
  margin-top: ${space.lg};
`;
const Hint = styled.p`
  min-height: 1lh;
  margin-top: ${space.sm};
  color: ${token.textMuted};
`;
