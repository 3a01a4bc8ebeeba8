/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** Pattern of the paths of tests and their helpers. */
export const test =
  '\\.(test|contract)\\.tsx?$|/testing/|/test-database\\.ts$|\\.fixture\\.tsx?$|contract-tests\\.ts$';

/** Pattern of the paths of installed packages. */
export const packages = (/** @type {string[]} */ ...names) => `node_modules/(${names.join('|')})/`;
/** Pattern of the paths of these rooms. */
export const source = (/** @type {string[]} */ ...rooms) => `^(${rooms.join('|')})/`;
/** Patterns of the folders of all rooms. */
export const anyRoom = ['packages/[^/]+', 'apps/[^/]+', 'tests/[^/]+', 'tools', 'lab'];

/**
 * Rule for a room that imports only itself and the paths that match `allowed`.
 * @param {string} name
 * @param {string} comment
 * @param {string} path
 * @param {readonly string[]} allowed
 * @returns {Rule}
 */
export const closedRoom = (name, comment, path, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: test },
  to: { pathNot: [path, ...allowed] },
});
