import { readPython, type PythonSource } from '../languages/python/source.ts';

/** A text that must be parsable. */
export function readPythonSource(...rows: readonly string[]): PythonSource {
  const text = rows.join('\n');
  const source = readPython(text);
  if (source === null) throw new Error(`cannot be parsed: ${text}`);
  return source;
}
