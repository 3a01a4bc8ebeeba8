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

/** SonarQube's default value of `sonar.javascript.globals`, beside the names of those environments. */
const byDefault = 'angular goog google OpenLayers d3 dojo dojox dijit Backbone moment casper _ sap'.split(
  ' ',
);

/** Global names of all common JavaScript environments: the environment of a file is unknown. */
export const knownGlobals: ReadonlySet<string> = new Set([
  ...byDefault,
  ...environments.flatMap((name) => Object.keys(globals[name])),
]);
