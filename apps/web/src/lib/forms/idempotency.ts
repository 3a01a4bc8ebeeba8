/**
 * Gives the Idempotency-Key of a send: the same key while the content is the same, so that a repeated click or a
 * repeated try after a lost answer stores one thing, and a new key once something else is sent.
 */
export function createKeyring(makeKey: () => string = () => crypto.randomUUID()): (body: unknown) => string {
  let last: { readonly content: string; readonly key: string } | null = null;
  return (body) => {
    const content = JSON.stringify(body);
    if (last?.content !== content) last = { content, key: makeKey() };
    return last.key;
  };
}
