import { Button, Input, space, token } from '@stockroom/shared-ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from './texts';

/** A text that nobody can see again: focused, selected, and copied with one press. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'new' | 'copied' | 'selected'>('new');
  useEffect(() => input.current?.focus(), []);
  const copy = async () => {
    input.current?.select();
    try {
      // Browsers offer this only on HTTPS and localhost.
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('selected');
    }
  };
  return (
    <div>
      <Row>
        <Input
          ref={input}
          aria-label={label}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="primary" icon={state === 'copied' ? Check : Copy} onClick={copy}>
          {t('Copy')}
        </Button>
      </Row>
      <Hint role="status">
        {state === 'copied' && t('Copied')}
        {state === 'selected' && t('The text is selected. Press Ctrl+C to copy it.')}
      </Hint>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.sm};
`;
const Hint = styled.p`
  min-height: 1lh;
  margin-top: ${space.sm};
  color: ${token.textMuted};
`;
