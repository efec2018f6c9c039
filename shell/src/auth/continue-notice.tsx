import { IconButton, radius, space, TextLink, token } from '@stockroom/shared-ui';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { forgetReturnPath, readReturnPath } from './return-path';

/** After a sign-in: a link to the page that the user wanted before. */
export function ContinueNotice() {
  const t = useTranslate();
  const [path, setPath] = useState(readReturnPath);
  if (path === null) return null;
  const dismiss = () => {
    forgetReturnPath();
    setPath(null);
  };
  return (
    <Line>
      <History aria-hidden size={16} />
      <TextLink to={path} onClick={forgetReturnPath}>
        {t('Continue where you left off')}
      </TextLink>
      <Close>
        <IconButton name={t('Dismiss')} icon={X} tooltipAlign="end" onClick={dismiss} />
      </Close>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  margin-bottom: ${space.lg};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.lg};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surface};
  color: ${token.textMuted};
`;
const Close = styled.div`
  margin-left: auto;
`;
