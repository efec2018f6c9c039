import { MAX_SEARCH_LENGTH } from '@stockroom/contract';
import { Search, X } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../../components/buttons/icon-button';
import { HasShortcuts } from '../../components/has-shortcuts';
import { SEARCH_DELAY_MS } from '../../search-delay';
import { media } from '../../theme/media';
import { controlHeight, radius, space, token, type } from '../../theme/token';

interface SearchFilterProps {
  /** The field's name, e.g. "Search products". */
  label: string;
  /** What is searched, e.g. "Name or SKU". */
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search box that asks once the typing pauses. `/` and scans lead here (data-shortcut). */
export function SearchFilter({ label, placeholder, value, onSearch }: SearchFilterProps) {
  const hasShortcuts = use(HasShortcuts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed. To what was asked for here: go on typing. To something else (Back, "Clear filters"): show it.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }

  const ask = (next: string) => {
    setAsked(next);
    onSearch(next);
  };
  // Asking changes the address, which would call off the way to another page that somebody has just set out on.
  // The router knows of it at once; `useNavigation` only after a render, which a busy page puts off.
  const isUnderWay = useNavigation().state !== 'idle';
  const router = use(DataRouterContext)?.router;
  const askLater = useEffectEvent((next: string) => {
    if (router?.state.navigation.state === 'idle') ask(next);
  });
  useEffect(() => {
    const next = text.trim();
    if (next === asked || isUnderWay) return undefined;
    const timer = setTimeout(() => askLater(next), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, asked, isUnderWay]);

  const clear = () => {
    setText('');
    ask('');
    input.current?.focus();
  };

  return (
    <Box role="search">
      <Glass aria-hidden size={16} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        data-shortcut="search"
        aria-keyshortcuts={hasShortcuts ? '/' : undefined}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          // What is scanned next replaces it.
          if (key === 'Enter') currentTarget.select();
        }}
      />
      {hasShortcuts && <Hint aria-hidden>/</Hint>}
      {/* There from the beginning: to come with the first key it would take longer than the key itself. */}
      <Clear name="Clear search" icon={X} tooltipAlign="end" hidden={text === ''} onClick={clear} />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1 1 216px;
  max-width: 360px;
  ${media.phone} {
    max-width: none;
  }
`;
const Glass = styled(Search)`
  position: absolute;
  left: ${space.md};
  color: ${token.textMuted};
  pointer-events: none;
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
/* Until there is something else to see or to do here; and never where there may be no keyboard. */
const Hint = styled.kbd`
  position: absolute;
  right: ${space.sm};
  padding: 0 6px;
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  color: ${token.textMuted};
  font: inherit;
  ${type.xs}
  pointer-events: none;
  input:focus ~ &,
  input:not(:placeholder-shown) ~ & {
    display: none;
  }
  ${media.phone} {
    display: none;
  }
`;
const Clear = styled(IconButton)`
  position: absolute;
  right: 0;
  &[hidden] {
    display: none;
  }
`;
