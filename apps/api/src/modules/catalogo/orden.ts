/** The records of these ids, in their order, each once; unknown ids are left out. */
export function enOrden<T extends { readonly _id: string }>(
  ids: readonly string[],
  cosas: readonly T[],
): T[] {
  const porId = new Map(cosas.map((cosa) => [cosa._id, cosa]));
  return [...new Set(ids)].map((id) => porId.get(id)).filter((cosa) => cosa !== undefined);
}
