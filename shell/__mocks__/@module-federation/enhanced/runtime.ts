/** A page without remotes of its own: tests say what a remote exposes. Jest takes this in place of the package. */
export const loadRemote = jest.fn();
export const registerRemotes = jest.fn();
