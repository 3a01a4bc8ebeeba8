import globals from 'globals';

const environments = [
  'amd',
  'applescript',
  'atomtest',
  'browser',
  'builtin',
  'commonjs',
  'embertest',
  'es2021',
  'greasemonkey',
  'jasmine',
  'jest',
  'jquery',
  'meteor',
  'mocha',
  'mongo',
  'nashorn',
  'node',
  'phantomjs',
  'prototypejs',
  'protractor',
  'qunit',
  'serviceworker',
  'shared-node-browser',
  'shelljs',
  'webextensions',
  'worker',
] as const;

/** What some environment of JavaScript has without a declaration: which one a file is for is not known. */
export const knownGlobals: ReadonlySet<string> = new Set([
  'goog',
  'angular',
  ...environments.flatMap((name) => Object.keys(globals[name])),
]);
