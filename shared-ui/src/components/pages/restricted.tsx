import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { hasUnsavedTyping } from '../../store/leave-guards';
import { holds, inWords } from '../../store/role';
import { useTranslate } from '../../texts';
import { Notice } from '../notice';
import { NoAccess } from './error-pages';

interface RestrictedProps {
  /** Missing for a page that everybody may open. */
  to: string | readonly string[] | undefined;
  children: ReactNode;
}

/** A page for those who hold a permission. A half-filled form stays when its user loses the permission. */
export function Restricted({ to: needed, children }: RestrictedProps) {
  const t = useTranslate();
  const role = useAppSelector(({ session }) => session.role);
  const { pathname } = useLocation();
  // While the role is unknown, only the server decides.
  const isAllowed = needed === undefined || role === null || holds(role, needed);
  const [openPage, setOpenPage] = useState<string | null>(null);
  if (isAllowed && openPage !== pathname) setOpenPage(pathname);
  if (!isAllowed && (openPage !== pathname || !hasUnsavedTyping()))
    return <NoAccess needed={needed} />;
  return (
    <>
      {!isAllowed && (
        <Notice>
          {t(
            'Your role no longer allows you to {action}. What you typed stays here. Ask an owner of this installation.',
            { action: inWords(needed, t) },
          )}
        </Notice>
      )}
      {children}
    </>
  );
}
