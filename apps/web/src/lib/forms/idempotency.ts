/**
 * Returns the function that gives the Idempotency-Key of a body: the key of the call before for the same content, so that a
 * repeated click or a retry after a lost answer stores one record; a new key for other content.
 */
export function createIdempotencyKeys(
  makeKey: () => string = () => crypto.randomUUID(),
): (body: unknown) => string {
  let last: { readonly content: string; readonly key: string } | null = null;
  return (body) => {
    const content = JSON.stringify(body);
    if (last?.content !== content) last = { content, key: makeKey() };
    return last.key;
  };
}
