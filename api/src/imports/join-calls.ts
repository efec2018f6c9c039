import type { ProductRecord, Repositories } from '../store/store';

/**
 * Repositories with which the services can write many rows at the same time: calls of one kind that wait together
 * become one query. A row alone needs about ten queries, and so do a hundred.
 */
export function joinCalls(repositories: Repositories): Repositories {
  const { products, suppliers, categories, settings, stockMovements } = repositories;
  const { changes, notifications } = repositories;
  const lock = joined(async (wanted: readonly (readonly string[])[]) => {
    const found = await products.lock([...new Set(wanted.flat())]);
    const byId = new Map(found.map((product) => [product._id, product]));
    return wanted.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  });
  const update = joined(async (changed: readonly ProductRecord[]) => {
    const updated = await products.updateAll(changed);
    return changed.map(({ _id }) => updated.has(_id));
  });
  const findByName = remembered((name: string) => suppliers.findByNames([name]));
  const list = remembered(() => categories.list());
  const system = remembered(() => settings.system());
  const insert = joinedWrites(products.insert);
  const post = joinedWrites((...posted: Parameters<typeof stockMovements.post>[]) =>
    stockMovements.post(posted.flat(2)),
  );
  const record = joinedWrites(changes.insert);
  const raise = joinedWrites((...raised: Parameters<typeof notifications.raise>[]) =>
    notifications.raiseAll(raised),
  );
  const withdrawLowStock = joinedWrites((...ids: string[]) =>
    notifications.withdraw('low_stock', ...ids),
  );
  return {
    ...repositories,
    products: {
      ...products,
      lock,
      insert: async (...inserted) => void (await Promise.all(inserted.map(insert))),
      update: (product, fromVersion) =>
        product.version === fromVersion + 1
          ? update(product)
          : products.update(product, fromVersion),
    },
    suppliers: {
      ...suppliers,
      find: remembered(suppliers.find),
      findByNames: async (names) => (await Promise.all(names.map(findByName))).flat(),
    },
    categories: { ...categories, list: () => list('') },
    settings: { ...settings, system: () => system('') },
    stockMovements: { ...stockMovements, post: (movements) => post([movements]) },
    changes: { ...changes, insert: async (...made) => void (await Promise.all(made.map(record))) },
    notifications: {
      ...notifications,
      raise: (...raised) => raise(raised),
      withdraw: async (kind, ...ids) =>
        kind === 'low_stock'
          ? void (await Promise.all(ids.map(withdrawLowStock)))
          : notifications.withdraw(kind, ...ids),
    },
  };
}

/** @param run answers the calls in their order */
function joined<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
): (input: Input) => Promise<Output> {
  let next: { inputs: Input[]; outputs: Promise<readonly Output[]> } | undefined;
  return async (input) => {
    // All that can go on now does so before the time is up.
    next ??= { inputs: [], outputs: delay().then(() => run(take())) };
    const { inputs, outputs } = next;
    const place = inputs.push(input) - 1;
    // There is one output for each input.
    return (await outputs)[place] as Output;
  };
  function take(): Input[] {
    const { inputs = [] } = next ?? {};
    next = undefined;
    return inputs;
  }
}

function joinedWrites<Input>(
  run: (...inputs: Input[]) => Promise<void>,
): (input: Input) => Promise<void> {
  return joined(async (inputs) => {
    await run(...inputs);
    return inputs.map(() => undefined);
  });
}

function remembered<Key, Found>(find: (key: Key) => Promise<Found>): (key: Key) => Promise<Found> {
  const known = new Map<Key, Promise<Found>>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

function delay(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
