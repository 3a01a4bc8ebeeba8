/** Stands for what a template inserts in braces. */
const insertedWord = '\ue002';

/**
 * The value of an attribute with a word in place of each part in braces, as SonarQube reads it: what a template inserts there,
 * such as `{{ x }}`. A brace without its counterpart stays.
 */
export function maskBraces(text: string): string {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: found, index } of text.matchAll(/[{}]|"[^"]*"|'[^']*'/gu)) {
    if (found === '{') {
      if (depth === 0) {
        parts.push(text.slice(from, index));
        from = index;
      }
      depth += 1;
    } else if (found === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      parts.push(insertedWord + text.slice(from, index).replace(/[^\r\n]+/gu, ''));
      from = index + 1;
    }
  }
  return parts.join('') + text.slice(from);
}
