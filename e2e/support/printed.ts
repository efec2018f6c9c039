/** What a program says in the pattern's group; everything that it has said, where it ends before. */
export function printed(pattern: RegExp, ...streams: NodeJS.ReadableStream[]): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      stream.once('end', () => reject(new Error(`It did not start:\n${output}`)));
    }
  });
}
