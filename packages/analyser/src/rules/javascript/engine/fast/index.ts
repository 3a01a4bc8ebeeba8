/** Entry point of the shortcuts: files outside this folder import only this one. */
export { combine } from './combine.ts';
export {
  mayHoldComponents,
  mayHoldJsx,
  mayHoldProperties,
  mentions,
  onceAFile,
  onlyWhere,
  onlyWithJsx,
  type Test,
} from './only-where.ts';
export { readTree } from './read-tree.ts';
export { shortcutNames, uses, withoutShortcuts } from './shortcuts.ts';
