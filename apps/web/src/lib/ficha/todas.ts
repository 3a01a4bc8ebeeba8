/** Loaders of every card's Markdown by path, './python/S100.md'; each card is a separate file of the build. */
export const cargadoresDeFichas = import.meta.glob<string>('./*/*.md', {
  base: '../../../../../packages/rule-cards/cards',
  query: '?raw',
  import: 'default',
});
