/** Words that are never names; `print`, `exec`, `match`, `case`, `type`, `async` and `await` may be. */
const keywords = new Set(
  'False None True and as assert break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

export function isKeyword(text: string): boolean {
  return keywords.has(text);
}
