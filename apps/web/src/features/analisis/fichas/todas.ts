/** The Markdown of every card by its path, './python/S100.md': each is a file of the build, loaded when it is read. */
export const todas = import.meta.glob<string>('./*/*.md', {
  base: '../../../../../../packages/rule-cards/cards',
  query: '?raw',
  import: 'default',
});
