/** Characters at the beginning of a file that are searched. */
const searched = 2048;

const wrapper = /\s*[!;+(]function ?(?:[a-z_$][\w$]*)?\(/iuy;

/** Whether a tool joined the file from others: soon after its beginning a block comment stands before a function that is called at once. */
export function looksLikeBundle(text: string): boolean {
  const head = text.slice(0, searched);
  let opened = head.indexOf('/*');
  while (opened !== -1) {
    const closed = head.indexOf('*/', opened + 2);
    if (closed === -1) return false;
    wrapper.lastIndex = closed + 2;
    if (wrapper.test(head)) return true;
    opened = head.indexOf('/*', closed + 2);
  }
  return false;
}
