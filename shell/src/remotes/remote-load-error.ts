import type { Area } from './area';

/** An area could not be loaded; the cause says why. */
export class RemoteLoadError extends Error {
  constructor(
    readonly area: Area,
    cause: unknown,
  ) {
    super(`${area.name} could not be loaded`, { cause });
    this.name = 'RemoteLoadError';
  }
}

/** What a remote exposes is not a list of routes. */
export class WrongShapeError extends Error {}
