import { readJavaScript, type JavaScriptSource } from '../languages/javascript/source.ts';
import type { Dialect } from '../languages/javascript/syntax.ts';

/** A text that must be parsable. */
export function readSource(text: string, dialect: Dialect = 'jsx'): JavaScriptSource {
  const source = readJavaScript(text, dialect);
  if (source === null) throw new Error(`cannot be parsed: ${text}`);
  return source;
}

/** Lines of a sample, without the margin of the test around it. */
export const lines = (...rows: readonly string[]): string => rows.join('\n');
