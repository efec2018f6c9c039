import { media } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { Keys } from '../keyboard/keys';

/** The keys that would have done it, for the eye: they are no part of what an entry is called. */
export function ShortcutHint({ keys }: { keys: readonly string[] }) {
  return (
    <Place aria-hidden>
      <Keys keys={keys} />
    </Place>
  );
}

const Place = styled.span`
  ${media.phone} {
    display: none;
  }
`;
