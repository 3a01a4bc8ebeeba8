import globals from 'globals';

const environments = [
  'amd',
  'applescript',
  'atomtest',
  'browser',
  'builtin',
  'commonjs',
  'couch',
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
  'rhino',
  'serviceworker',
  'shared-node-browser',
  'shelljs',
  'webextensions',
  'worker',
  'yui',
] as const;

/** SonarQube's default value of `sonar.javascript.globals`, beside the names of those environments. */
const byDefault = 'angular goog google OpenLayers d3 dojo dojox dijit Backbone moment casper _ sap'.split(
  ' ',
);

/** Types of Flow that SonarQube takes for globals. */
const flowTypes =
  `any boolean empty mixed number string $Call $Diff $ElementType $Exact $Keys $ObjMap $PropertyType $ReadOnly
  $ReadOnlyArray $Rest $Subtype $TupleMap $Values`.split(/\s+/u);

/** Global names of all common JavaScript environments: the environment of a file is unknown. */
export const knownGlobals: ReadonlySet<string> = new Set([
  ...byDefault,
  ...flowTypes,
  ...environments.flatMap((name) => Object.keys(globals[name])),
]);
