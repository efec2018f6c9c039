import type { Import, ImportList, ImportState, ImportWriteResult } from '@stockroom/contract';
import { expect } from '@playwright/test';

/** New products; one in ten has no stock, the others have the last digit of their SKU. */
export function newProducts(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, row) => `K-${row};Товар ${row};Книги;10;20;${row % 10};Клён`,
  );
  const headings = 'Артикул;Наименование;Категория;Закупочная цена;Цена продажи;Остаток;Поставщик';
  return [headings, ...rows].join('\n');
}

/** What the page of an import asks of a server. */
export class ImportClient {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async call<Answer>(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(body && { 'content-type': 'application/octet-stream' }),
    };
    const answer = await fetch(`${this.#url}/api/${path}`, { method, headers, body });
    expect([path, answer.ok]).toEqual([path, true]);
    return answer.json();
  }

  /** @returns the path of the draft */
  async upload(file: string): Promise<string> {
    const path = 'imports?kind=products&name=Kill.csv';
    return `imports/${(await this.call<ImportWriteResult>('POST', path, file)).import._id}`;
  }

  /** The newest import, once it has come so far. It only looks: asking for the import itself makes a server go on. */
  async until(state: ImportState, done: number): Promise<Import | undefined> {
    let newest: Import | undefined;
    const look = async () => {
      [newest] = (await this.call<ImportList>('GET', 'imports')).imports;
      return newest?.state !== state || newest.done >= done;
    };
    await expect.poll(look, { intervals: [20], timeout: 60_000 }).toBe(true);
    return newest;
  }
}
