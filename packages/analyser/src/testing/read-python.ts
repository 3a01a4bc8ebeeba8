import { readPython, type PythonSource } from '../languages/python/source.ts';

/** Parses the lines of a text; throws if that fails. */
export function readPythonSource(...rows: readonly string[]): PythonSource {
  const text = rows.join('\n');
  const source = readPython(text);
  if (source === null) throw new Error(`cannot be parsed: ${text}`);
  return source;
}
