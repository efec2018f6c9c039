import { msg, type Credentials, type Tokens } from '@stockroom/contract';
import { randomSecret } from '../cryptography';
import type { ApiDependencies } from '../dependencies';
import { ApiError, duplicate, unauthenticated } from '../errors';
import { createAccount, recordOwn } from '../people/own-account';
import type { User } from '../store/accounts';
import { DuplicateError } from '../store/store';
import type { AccessTokens } from './access-tokens';
import { limitConcurrency } from './limit-concurrency';
import { limitByAddress, limitSignIn } from './rate-limits';
import { sessionOf, type Sessions } from './sessions';
import { once } from './signing-key';

/** Who asks to sign in. */
export interface Client {
  address: string | undefined;
  userAgent: string;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts and sign-in. Passwords are hashed outside of transactions, which would hold a connection. */
export function createAuthService(
  dependencies: ApiDependencies,
  accessTokens: AccessTokens,
  sessions: Sessions,
) {
  const { store, clock, config, passwords, log } = dependencies;
  const decoyHash = once(() => passwords.hash(randomSecret()));
  // One at a time: a crowd that registers leaves hashing and connections to users who sign in.
  const registrations = limitConcurrency(1);

  async function addUser(credentials: Credentials): Promise<void> {
    const email = accountName(credentials.email);
    const passwordHash = await passwords.hash(credentials.password);
    const now = clock.now().toISOString();
    await store
      .transaction(async (repositories) => {
        const isFirst = await repositories.users.isEmpty();
        const role = isFirst ? 'owner' : await repositories.settings.registrationRole();
        // First, as in `acceptLink`: of two at the same moment, one creates the account.
        await repositories.links.remove({ kind: 'invitation', email });
        await createAccount(repositories, { email, passwordHash, role }, now);
      })
      .catch((error: unknown) => {
        if (!(error instanceof DuplicateError)) throw error;
        throw duplicate('email', msg('An account with this email already exists'));
      });
  }

  /** The refusal does not wait for it: its time must not tell that the account exists. */
  function noteFailure(user: User): void {
    const now = clock.now().toISOString();
    store
      .transaction((repositories) => recordOwn(repositories, 'sign-in-failed', user, now))
      .catch((error: unknown) => log.warn({ err: error }, 'A failed sign-in was not recorded'));
  }

  async function tokensOf(refreshToken: string, name: string): Promise<Tokens> {
    return { accessToken: await accessTokens.issue(sessionOf(refreshToken), name), refreshToken };
  }

  return {
    /** @throws ApiError DUPLICATE, REGISTRATION_CLOSED, RATE_LIMITED or UNAVAILABLE */
    async register(credentials: Credentials, { address }: Client): Promise<void> {
      if (config.registration === 'closed')
        throw new ApiError('REGISTRATION_CLOSED', msg('Registration is closed'));
      await registrations(async () => {
        await limitByAddress(dependencies, 'registration', address);
        await addUser(credentials);
      });
    },

    /** @throws ApiError INVALID_CREDENTIALS, DEACTIVATED, RATE_LIMITED or UNAVAILABLE */
    async signIn(credentials: Credentials, { address, userAgent }: Client): Promise<Tokens> {
      const email = accountName(credentials.email);
      await limitSignIn(dependencies, email, address);
      const user = await store.repositories.users.findByEmail(email);
      // An unknown account costs the same time as a wrong password, so nobody can probe for accounts.
      const decoy = await decoyHash();
      const isRight = await passwords.verify(user?.passwordHash ?? decoy, credentials.password);
      if (!user || !isRight || user.deactivatedAt !== null) {
        if (user) noteFailure(user);
        const deactivated = msg('Your account is deactivated. An owner can reactivate it.');
        throw user && isRight
          ? new ApiError('DEACTIVATED', deactivated)
          : new ApiError('INVALID_CREDENTIALS', msg('Invalid email or password'));
      }
      const refreshToken = await store.transaction(async (repositories) => {
        const now = clock.now();
        await recordOwn(repositories, 'signed-in', user, now.toISOString());
        return sessions.open(repositories, user.id, userAgent, now);
      });
      return tokensOf(refreshToken, email);
    },

    /** @throws ApiError UNAUTHENTICATED */
    async refresh(token: string): Promise<Tokens> {
      const rotated = await store.transaction((repositories) =>
        sessions.rotate(repositories, token, clock.now()),
      );
      const owner = rotated && (await store.repositories.sessions.findOwner(sessionOf(rotated)));
      if (!owner) throw unauthenticated(msg('Your session has ended. Sign in again.'));
      return tokensOf(rotated, owner.name);
    },

    async signOut(token: string): Promise<void> {
      await store.transaction((repositories) => sessions.close(repositories, token, clock.now()));
    },
  };
}

/** An account is named by its e-mail without regard to case. */
export function accountName(email: string): string {
  return email.trim().toLowerCase();
}
