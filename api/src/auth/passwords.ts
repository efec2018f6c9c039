/** One-way hashing of passwords. A home must bound how many run at once: they are expensive on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}
