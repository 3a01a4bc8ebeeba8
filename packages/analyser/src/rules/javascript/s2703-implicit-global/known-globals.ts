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

/** Global names of all common JavaScript environments: the environment of a file is unknown. */
export const knownGlobals: ReadonlySet<string> = new Set([
  'goog',
  'angular',
  ...environments.flatMap((name) => Object.keys(globals[name])),
]);
