import {
  controlHeight,
  media,
  motion,
  radius,
  space,
  token,
  type,
  visuallyHidden,
} from '@stockroom/shared-ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { COMMAND_KEY, Keys } from '../keyboard/keys';
import { useTranslate } from '../texts';

interface SearchButtonProps {
  onPress: () => void;
  /** The pointer is over it. */
  onApproach: () => void;
}

/** Opens the palette. It looks like a search field, where there is room. */
export function SearchButton({ onPress, onApproach }: SearchButtonProps) {
  const t = useTranslate();
  return (
    <Box
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      onPointerEnter={onApproach}
    >
      <Search aria-hidden size={16} />
      <Text>
        {t('Search')}
        <span aria-hidden>…</span>
      </Text>
      <Hint aria-hidden>
        <Keys keys={[COMMAND_KEY, 'K']} />
      </Hint>
    </Box>
  );
}

const Box = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  width: 240px;
  min-height: ${controlHeight.medium};
  margin-right: ${space.sm};
  padding: 0 ${space.sm} 0 ${space.md};
  border: 1px solid ${token.borderControl};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
  ${type.sm}
  transition: background-color ${motion.fast};

  &:hover {
    background: ${token.surfaceHover};
    color: ${token.text};
  }
  ${media.tablet} {
    width: 180px;
  }
  ${media.phone} {
    justify-content: center;
    width: ${controlHeight.touch};
    min-height: ${controlHeight.touch};
    margin-right: 0;
    padding: 0;
    border-color: transparent;
    background: transparent;
  }
`;
const Text = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
const Hint = styled.span`
  margin-left: auto;
  ${media.phone} {
    display: none;
  }
`;
