import { readJavaScript, type JavaScriptSource } from '../languages/javascript/source.ts';
import type { Dialect } from '../languages/javascript/syntax.ts';

/** Parses a text; throws if that fails. */
export function readSource(text: string, dialect: Dialect = 'jsx'): JavaScriptSource {
  const source = readJavaScript(text, dialect);
  if (source === null) throw new Error(`cannot be parsed: ${text}`);
  return source;
}

/** The lines of a sample as one text. */
export const lines = (...rows: readonly string[]): string => rows.join('\n');
