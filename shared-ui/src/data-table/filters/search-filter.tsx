import { MAX_SEARCH_LENGTH } from '@stockroom/contract';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../../components/buttons/icon-button';
import { CameraButton } from '../../components/camera/camera-button';
import { SEARCH_DELAY_MS } from '../../store/api';
import { useTranslate } from '../../texts';
import { controlHeight, media, radius, space, token, type } from '../../theme/theme';

const SHORTCUT = '/';

interface SearchFilterProps {
  label: string;
  placeholder: string;
  value: string;
  /** The search finds barcodes, so a camera may read them. */
  takesCodes?: boolean;
  onSearch: (text: string) => void;
}

/** A search box that asks when the typing pauses. The key `/` and scans lead here (data-shortcut). */
export function SearchFilter({
  label,
  placeholder,
  value,
  takesCodes = false,
  onSearch,
}: SearchFilterProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, isTyping, searchNow } = useTypedSearch(value, onSearch);
  const clear = () => {
    searchNow('');
    input.current?.focus();
  };
  return (
    <Box role="search" data-icon="search">
      <Input
        ref={input}
        type="search"
        aria-label={label}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        data-shortcut="search"
        aria-keyshortcuts={SHORTCUT}
        title={t('Shortcut: {key}', { key: SHORTCUT })}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Before the press that takes the focus away: a search after it would cancel where a link leads.
        onBlur={() => isTyping && searchNow(text.trim())}
        onKeyDown={({ key, currentTarget }) => {
          // The next scan replaces it.
          if (key === 'Enter') currentTarget.select();
        }}
      />
      {/* Hidden rather than absent: rendering it would delay the first key. */}
      <End hidden={text === ''}>
        <IconButton name={t('Clear search')} icon="close" tooltipAlign="end" onClick={clear} />
      </End>
      {takesCodes && (
        <End hidden={text !== ''}>
          <CameraButton onCode={searchNow} />
        </End>
      )}
    </Box>
  );
}

/** The typed text, which searches when the typing pauses. */
function useTypedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  /** The text to search for: the typed one, once the typing pauses. */
  const [wanted, setWanted] = useState(value);
  const place = `${useLocation().key} ${value}`;
  const [seen, setSeen] = useState(place);
  const searchNow = (next: string) => {
    setText(next);
    setWanted(next);
  };
  // The address changed. To the wanted text: go on typing. To another one (Back, "Clear filters"), also to the value
  // from before in place of a search that was on its way: show it.
  if (place !== seen) {
    setSeen(place);
    if (value !== wanted) searchNow(value);
  }

  useEffect(() => {
    // A transition, like the router's: `useNavigation` knows of every navigation that began before the pause.
    const pause = () => startTransition(() => setWanted(text.trim()));
    const timer = setTimeout(pause, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // A search changes the address, which would cancel a navigation to another page.
  const isLeaving = useNavigation().state !== 'idle';
  const isDue = wanted !== value && !isLeaving;
  const search = useEffectEvent(onSearch);
  // At once: a click could come before a later effect.
  useLayoutEffect(() => {
    if (isDue) search(wanted);
  }, [isDue, wanted]);
  return { text, setText, isTyping: text.trim() !== wanted, searchNow };
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1 1 216px;
  max-width: 360px;
  &::before {
    position: absolute;
    left: ${space.md};
    color: ${token.textMuted};
    pointer-events: none;
  }
  ${media.phone} {
    max-width: none;
  }
`;
const Input = styled.input`
  width: 100%;
  height: ${controlHeight.medium};
  padding: 0 40px 0 36px;
  border: 1px solid ${token.borderControl};
  border-radius: ${radius.control};
  background: ${token.surface};
  ${type.sm}
  text-overflow: ellipsis;

  &:focus-visible {
    outline-offset: -1px;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${media.phone} {
    height: ${controlHeight.touch};
    ${type.lg}
  }
`;
const End = styled.span`
  position: absolute;
  right: 0;
  display: flex;
  &[hidden] {
    display: none;
  }
`;
