import { TextLink } from '@stockroom/shared-ui';
import { useLocation } from 'react-router-dom';

/** Between the two pages: the origin goes along, whichever of them the visitor takes first. */
export function OriginLink({ to, children }: { to: string; children: string }) {
  const { state } = useLocation();
  return (
    <TextLink to={to} state={state}>
      {children}
    </TextLink>
  );
}
