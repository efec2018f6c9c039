const host = { loadRemote: jest.fn(), registerRemotes: jest.fn() };

/** A host without a federation runtime: tests say what its remotes are. */
export function federationHost() {
  return host;
}
