import { layer, motion, radius, space, token, type } from '@stockroom/shared-ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Plot = styled.div<{ $scale: number }>`
  position: relative;
  container: plot / inline-size;
  /* As high as its card, which may stand beside a higher one. */
  flex: 1;
  min-height: 220px;
  break-inside: avoid;
  --scale: ${({ $scale }) => $scale + 1}ch;
  color: ${token.textMuted};
  ${type.xs}
  font-size: 11px;
  font-variant-numeric: tabular-nums;
`;
export const Scale = styled.div`
  position: absolute;
  inset: ${space.sm} 0 ${space.xl};
`;
export const Tick = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${space.sm};
  height: 0;
  span {
    width: var(--scale);
    text-align: end;
  }
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${token.border};
  }
  &[data-zero='true']::after {
    border-color: ${token.borderControl};
  }
`;
export const Columns = styled.div`
  position: absolute;
  inset: ${space.sm} ${space.lg} ${space.xl} calc(var(--scale) + ${space.xl});
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 112px);
  justify-content: center;
`;
export const Bar = styled.span`
  position: absolute;
  inset-inline: 12.5%;
  print-color-adjust: exact;
`;
export const Label = styled.span`
  position: absolute;
  top: calc(100% + ${space.xs});
  left: 50%;
  white-space: nowrap;
  transform: translateX(-50%);
  @container plot (max-width: 480px) {
    &[data-wide='true'] {
      display: none;
    }
  }
`;
export const Bubble = styled.span`
  position: absolute;
  z-index: ${layer.sticky};
  top: 0;
  left: 50%;
  display: none;
  margin-inline: ${space.md};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  background: ${token.text};
  color: ${token.background};
  ${type.xs}
  white-space: nowrap;
  pointer-events: none;
  &[data-side='end'] {
    right: 50%;
    left: auto;
  }
  strong {
    font-weight: 600;
  }
`;
export const Column = styled(Link)`
  position: relative;
  border-radius: 3px;
  color: inherit;
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:hover,
  &:focus {
    background: color-mix(in srgb, ${token.text} 8%, transparent);
    ${Bubble} {
      display: grid;
    }
  }
`;
export const Names = styled.span`
  display: flex;
  gap: ${space.md};
  color: ${token.textMuted};
  ${type.xs}
  font-weight: 500;
`;
export const Swatch = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: 6px;
  border-radius: 2px;
  print-color-adjust: exact;
`;
