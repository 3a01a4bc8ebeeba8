/** Characters at the beginning of a file that are searched. */
const searchedChars = 2048;

/** The beginning of an immediately called function, such as `!function(` or `(function name(`. */
const calledFunctionStart = /\s*[!;+(]function ?(?:[a-z_$][\w$]*)?\(/iuy;

/** Whether a tool seems to have generated a bundle: near its beginning, an immediately called function follows a comment. */
export function looksLikeBundle(text: string): boolean {
  const head = text.slice(0, searchedChars);
  let opened = head.indexOf('/*');
  while (opened !== -1) {
    const closed = head.indexOf('*/', opened + 2);
    if (closed === -1) return false;
    calledFunctionStart.lastIndex = closed + 2;
    if (calledFunctionStart.test(head)) return true;
    opened = head.indexOf('/*', closed + 2);
  }
  return false;
}
