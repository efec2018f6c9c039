import { EmptyState, media, radius, space, token, type } from '@stockroom/shared-ui';
import { Tags, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../texts';

interface CategoryBadgesProps {
  categories: readonly string[];
  onRemove: (name: string) => void;
}

/** The categories in the order of their creation, each with a button that removes it. */
export function CategoryBadges({ categories, onRemove }: CategoryBadgesProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  // The pressed button is gone: focus the next one.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? empty.current)?.focus();
    removed.current = null;
  }, [categories]);

  if (categories.length === 0)
    return (
      <div ref={empty} tabIndex={-1}>
        <EmptyState
          icon={Tags}
          title={t('No categories defined. Add your first category above.')}
        />
      </div>
    );
  return (
    <List ref={list} aria-label={t('Categories')}>
      {categories.map((name, index) => (
        <Badge key={name}>
          <span>{name}</span>
          <Remove
            type="button"
            aria-label={t('Remove {name}', { name })}
            onClick={({ detail }) => {
              // Ignores the second click of a double click, which hits another category.
              if (detail > 1) return;
              removed.current = index;
              onRemove(name);
            }}
          >
            <X aria-hidden size={14} />
          </Remove>
        </Badge>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
const Badge = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  padding-inline-start: ${space.md};
  border-radius: ${radius.pill};
  background: ${token.neutralSoft};
  overflow-wrap: anywhere;
  ${type.sm}
  font-weight: 500;
`;
const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${token.textMuted};
  &:hover {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
  ${media.phone} {
    width: 40px;
    height: 40px;
  }
`;
