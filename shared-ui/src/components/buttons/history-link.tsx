import type { ChangedEntity } from '@stockroom/contract';
import { History } from 'lucide-react';
import { useCan } from '../../store/role';
import { useTranslate } from '../../texts';
import { ButtonLink } from './links';

interface HistoryLinkProps {
  entity: ChangedEntity;
  /** One record; default: all of this kind. */
  id?: string;
}

/** Leads to the changes of a record, for those who may see them. */
export function HistoryLink({ entity, id }: HistoryLinkProps) {
  const t = useTranslate();
  const canSee = useCan('history:read');
  return (
    canSee && (
      <ButtonLink icon={History} data-at-desk to={historyAddress(entity, id)}>
        {t('History')}
      </ButtonLink>
    )
  );
}

/** The address of the changes of a kind, or of one record. */
export function historyAddress(entity: ChangedEntity, id?: string): string {
  const one = id === undefined ? '' : `&entityId=${encodeURIComponent(id)}`;
  return `/history?entity=${entity}${one}`;
}
