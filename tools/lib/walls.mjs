/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** Tests and their helpers. */
export const test =
  '\\.(test|contract)\\.tsx?$|/testing/|/test-database\\.ts$|\\.fixture\\.tsx?$|contract-tests\\.ts$';

export const packages = (/** @type {string[]} */ ...names) => `node_modules/(${names.join('|')})/`;
export const source = (/** @type {string[]} */ ...rooms) => `^(${rooms.join('|')})/`;
export const anyRoom = ['packages/[^/]+', 'apps/[^/]+', 'tests/[^/]+', 'tools'];

/**
 * A room that imports only itself and what `allowed` names.
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
