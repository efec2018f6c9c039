/** The rows of a table end with this line, as in PostgreSQL's own text format; no row is like it. */
export const END_OF_ROWS = Buffer.from('\\.\n');
const NEWLINE = 0x0a;
const END_AFTER_ROW = Buffer.from([NEWLINE, ...END_OF_ROWS]);

/** Reads a text that is partly lines for us and partly rows for PostgreSQL, of which a row may take megabytes. */
export class ArchiveText {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its end; null at the end of the text, where an unfinished line counts as none. */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end);
      if (!(await this.#readToNewline())) return null;
    }
  }

  /** The rows from here on to the end of their table, whole ones only. @throws Error when that is missing */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#rest.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
        this.#take(END_OF_ROWS.length);
        return;
      }
      const end = this.#rest.indexOf(END_AFTER_ROW);
      const length = end >= 0 ? end + 1 : this.#rest.lastIndexOf(NEWLINE) + 1;
      if (length > 0) yield this.#take(length);
      else if (!(await this.#readToNewline())) throw new Error('The rows have no end');
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  /** Joins what has come only once, as an image is one line of megabytes. */
  async #readToNewline(): Promise<boolean> {
    const parts = [this.#rest];
    for (;;) {
      const { value, done } = await this.#source.next();
      if (done) return false;
      parts.push(value);
      if (value.includes(NEWLINE)) break;
    }
    this.#rest = Buffer.concat(parts);
    return true;
  }
}
