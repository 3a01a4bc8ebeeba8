/** The selection with the item added at its end, or without it when it was selected. */
export function toggleItem(selection: readonly string[], item: string): readonly string[] {
  return selection.includes(item) ? selection.filter((other) => other !== item) : [...selection, item];
}

/** The selection with one item moved; an index outside changes nothing. */
export function moveItem(selection: readonly string[], from: number, to: number): readonly string[] {
  const item = selection[from];
  if (item === undefined || to < 0 || to >= selection.length) return selection;
  const others = selection.filter((_other, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
