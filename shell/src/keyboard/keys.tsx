import { media, radius, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of the command key on this machine. */
export const COMMAND_KEY = isMac ? '⌘' : 'Ctrl';

/** The keys after `g` and before a letter, e.g. G P. */
export function keysTo(shortcut: string): string[] {
  return ['G', shortcut.toUpperCase()];
}

interface KeysProps {
  keys: readonly string[];
  /** Between them, where they are pressed one after the other. */
  joint?: string;
}

/** Keys in the look of a keyboard. */
export function Keys({ keys, joint }: KeysProps) {
  return (
    <Line>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && joint && `${joint} `}
          <Key>{key}</Key>
        </span>
      ))}
    </Line>
  );
}

/** The keys of an entry, for the eye only: its accessible name has none. */
export function ShortcutHint({ keys }: KeysProps) {
  return (
    <Hint aria-hidden>
      <Keys keys={keys} />
    </Hint>
  );
}

const Hint = styled.span`
  ${media.phone} {
    display: none;
  }
`;
const Line = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space.xs};
  color: ${token.textMuted};
  ${type.xs}
  white-space: nowrap;
`;
const Key = styled.kbd`
  display: inline-block;
  min-width: 22px;
  padding: 1px 5px;
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
  font: inherit;
  line-height: 16px;
  text-align: center;
`;
