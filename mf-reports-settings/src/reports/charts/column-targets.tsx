import { layer, radius, space, token, type } from '@stockroom/shared-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ChartColumn } from './chart-column';
import { MARGIN, type ColumnLayout } from './column-layout';

interface ColumnTargetsProps {
  title: string;
  columns: readonly ChartColumn[];
  layout: ColumnLayout;
  width: number;
}

/** What can be pointed at: over the drawing, because nothing within an image can be pressed. One stop for Tab. */
export function ColumnTargets({ title, columns, layout, width }: ColumnTargetsProps) {
  const [place, setPlace] = useState(0);
  const [told, setTold] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { x } = layout;
  const stop = Math.min(place, columns.length - 1);
  const share = (pixels: number) => `${(100 * pixels) / width}%`;
  const centre = (id: string) => (x(id) ?? 0) + x.bandwidth() / 2;

  const move = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, stop, columns.length);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    box.current?.querySelectorAll('a')[next]?.focus();
  };
  // Of a column that is alone, they stand below the picture.
  const shown = columns.length > 1 && columns.find(({ id }) => id === told);
  return (
    <div data-print="hide" ref={box} role="toolbar" aria-label={title} onKeyDown={move}>
      {columns.map(({ id, label, figures, to }, index) => (
        <Target
          key={id}
          to={to}
          tabIndex={index === stop ? 0 : -1}
          aria-label={[label, ...figures].join(', ')}
          style={{ left: share(centre(id) - x.step() / 2), width: share(x.step()) }}
          onPointerEnter={() => setTold(id)}
          onPointerLeave={() => setTold(null)}
          onFocus={() => {
            setPlace(index);
            setTold(id);
          }}
          onBlur={() => setTold(null)}
        />
      ))}
      {shown && (
        <Bubble
          aria-hidden
          data-side={centre(shown.id) > width / 2 ? 'end' : 'start'}
          style={{ left: share(centre(shown.id)) }}
        >
          <strong>{shown.label}</strong>
          {shown.figures.map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </Bubble>
      )}
    </div>
  );
}

function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(place + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const Target = styled(Link)`
  position: absolute;
  top: 0;
  bottom: ${MARGIN.bottom}px;
  border-radius: 3px;
  &:hover,
  &:focus-visible {
    /* Over the columns, so it lets them through. */
    background: color-mix(in srgb, ${token.text} 8%, transparent);
  }
`;
const Bubble = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  top: ${space.sm};
  display: grid;
  margin-inline-start: ${space.md};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  background: ${token.text};
  color: ${token.background};
  ${type.xs}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  &[data-side='end'] {
    margin-inline: 0 ${space.md};
    transform: translateX(-100%) translateX(-${space.md});
  }
  strong {
    font-weight: 600;
  }
`;
