import { BackupError } from '@stockroom/api/node';

interface FileArgument {
  name: string;
  /** The options beside it. */
  options: string[];
}

/**
 * The one file that a command is given.
 * @param known the options it has
 * @throws BackupError that says what is wrong, then how to use it
 */
export function readFileArgument(
  args: readonly string[],
  usage: string,
  known: readonly string[] = [],
): FileArgument {
  const options = args.filter((argument) => argument.startsWith('-'));
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) throw new BackupError(`There is no option ${unknown}\n\n${usage}`);
  const [name, ...more] = args.filter((argument) => !options.includes(argument));
  if (name !== undefined && more.length === 0) return { name, options };
  throw new BackupError(`Name one file\n\n${usage}`);
}
