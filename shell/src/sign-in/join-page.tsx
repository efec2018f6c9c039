import {
  credentialsSchema,
  newPasswordSchema,
  ROLES,
  type Credentials,
  type LinkCheck,
} from '@stockroom/contract';
import {
  ErrorNotice,
  keepToast,
  Notice,
  reasonOf,
  send,
  Spinner,
  tabItems,
  type ApiError,
  type SessionClient,
} from '@stockroom/shared-ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AuthCard } from '../auth/auth-card';
import { CredentialsForm } from '../auth/credentials-form';
import { pageLoad } from '../remotes/page-load';
import { useRegistry } from '../remotes/registry';
import { useTranslate } from '../texts';
import { JOINED_EMAIL_KEY, PageLink } from './sign-in-page';

/** Whoever was invited, or got a link for a new password, chooses it here. The fragment of the address is the token. */
export function JoinPage({ session }: { session: SessionClient }) {
  const token = useSyncExternalStore(onHashChange, () => window.location.hash.slice(1));
  return <LinkOfToken key={token} token={token} session={session} />;
}

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

interface LinkOfTokenProps {
  token: string;
  session: SessionClient;
}

function LinkOfToken({ token, session }: LinkOfTokenProps) {
  const t = useTranslate();
  const { link, error, isInvalid, isChecking, retry, refuse } = useLink(token);
  if (isInvalid) return <InvalidLink />;
  if (link) return <ChoosePassword {...{ link, token, session }} onRefused={refuse} />;
  if (!error) return <Spinner />;
  return (
    <AuthCard title={t('Choose a password')} subtitle={t('First, Stockroom checks your link.')}>
      <ErrorNotice title={t('Failed to check the link')} busy={isChecking} onRetry={retry}>
        {reasonOf(error) ?? error.message}
      </ErrorNotice>
    </AuthCard>
  );
}

/** What the link is for, as the server says. */
function useLink(token: string) {
  const [link, setLink] = useState<LinkCheck>();
  const [error, refuse] = useState<ApiError>();
  const [isChecking, setChecking] = useState(true);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    const request = { operation: 'POST /auth/links/check', body: { token } } as const;
    void send(request, { accessToken: null }).then((answer) => {
      if (!isCurrent) return;
      setLink(answer.data as LinkCheck | undefined);
      refuse(answer.error);
      setChecking(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  // The server accepts no token of this form, such as none.
  const isInvalid = error?.code === 'LINK_INVALID' || error?.code === 'VALIDATION_FAILED';
  const retry = () => {
    setChecking(true);
    setAttempt(attempt + 1);
  };
  return { link, error, isInvalid, isChecking, retry, refuse };
}

interface ChoosePasswordProps extends LinkOfTokenProps {
  link: LinkCheck;
  /** Somebody has used or replaced the link meanwhile. */
  onRefused: (error: ApiError) => void;
}

function ChoosePassword({ link, token, session, onRefused }: ChoosePasswordProps) {
  const t = useTranslate();
  const { site } = useRegistry();
  const { email, role } = link;
  const { user } = session.tokens;
  const submit = async ({ password }: Credentials) => {
    const request = { operation: 'POST /auth/links/accept', body: { token, password } } as const;
    const { error } = await send(request, { accessToken: null });
    if (error?.code === 'LINK_INVALID') onRefused(error);
    if (error) return error;
    // The server has signed this person out everywhere. Somebody else stays signed in.
    if (user === email) session.tokens.clear();
    tabItems.write(JOINED_EMAIL_KEY, email);
    const description = t('{email} can sign in now', { email });
    keepToast({ title: t('Success'), description, variant: 'default' });
    pageLoad.replace('/login');
    return null;
  };
  return (
    <AuthCard
      title={
        role
          ? t('Join {brand} as {role}', { brand: site.brand, role: ROLES[role].label })
          : t('Choose a new password')
      }
      subtitle={t('Choose a password of at least 8 characters.')}
    >
      {user !== null && user !== email && (
        <Notice>
          {t('You are signed in as {user} and will stay signed in. This link is for {email}.', {
            user,
            email,
          })}
        </Notice>
      )}
      <CredentialsForm
        email={email}
        schema={SCHEMA}
        submitLabel={t(role ? 'Join' : 'Change Password')}
        password="new-password"
        failure={t('Failed to save the password')}
        onSubmit={submit}
      />
    </AuthCard>
  );
}

const SCHEMA = credentialsSchema.shape({ password: newPasswordSchema });

function InvalidLink() {
  const t = useTranslate();
  return (
    <AuthCard
      title={t('This link no longer works')}
      subtitle={t('A link works once and expires after seven days. Ask an owner for a new one.')}
      link={<PageLink href="/login">{t('Sign in with your password')}</PageLink>}
    />
  );
}
