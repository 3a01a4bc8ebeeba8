/**
 * The walls between the rooms (docs/arquitectura.md), one named rule per room: why it stands, and what to do
 * instead. Tests and their helpers may reach further; tools/walls.test.ts plants one violation per rule.
 */
import { apiWalls } from './tools/lib/api-walls.mjs';
import { engineWalls } from './tools/lib/engine-walls.mjs';
import { parserWalls, runnerWalls } from './tools/lib/runner-walls.mjs';
import { toolWalls } from './tools/lib/tool-walls.mjs';
import { webWalls } from './tools/lib/web-walls.mjs';
import { anyRoom, closedRoom, packages, source, test } from './tools/lib/walls.mjs';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {{ forbidden: Rule[], options: import('dependency-cruiser').ICruiseOptions }} */
const configuration = {
  forbidden: [
    closedRoom(
      'domain-imports-nothing',
      'Words, rules and formulas run anywhere and give the same twice. Pass what is needed, or declare a port.',
      '^packages/domain/src/',
      [],
    ),
    closedRoom(
      'contracts-import-domain-and-zod',
      'The shape of an HTTP exchange is used on both sides of the wire. Move code that needs more to the side that needs it.',
      '^packages/contracts/src/',
      [source('packages/domain', 'packages/wording'), packages('zod')],
    ),
    closedRoom(
      'db-imports-driver-and-query-builder',
      'Connection, migrations and transactions serve any table. Meaning belongs in a repository of apps/api/src/modules.',
      '^packages/db/src/',
      [packages('@electric-sql/pglite', 'fs-native-extensions', 'kysely', 'pg'), '^(node:)?[a-z_/]+$'],
    ),
    {
      name: 'analyser-imports-no-other-room',
      comment: 'Source text → measures and findings. Code that reads projects belongs in packages/runner.',
      severity: 'error',
      from: { path: '^packages/analyser/src/', pathNot: test },
      to: { path: source(...anyRoom), pathNot: ['^packages/analyser/', '^packages/wording/'] },
    },
    ...engineWalls,
    {
      name: 'scanning-imports-domain-only',
      comment:
        'An adapter of the scanning port answers in domain words; composition.ts joins it to the rest.',
      severity: 'error',
      from: { path: '^packages/scanning/src/', pathNot: test },
      to: {
        path: source(...anyRoom),
        pathNot: ['^packages/(scanning|domain|promises|wording)/'],
      },
    },
    {
      name: 'runner-imports-domain-and-analyser',
      comment:
        'A repository or folder → a result, in processes of its own: no database, no vault. Pass what it needs in its request.',
      severity: 'error',
      from: { path: '^packages/runner/src/', pathNot: test },
      to: {
        path: source(...anyRoom),
        pathNot: ['^packages/(runner|domain|analyser|promises|wording)/'],
      },
    },
    ...runnerWalls,
    ...parserWalls,
    {
      name: 'cli-imports-no-server',
      comment:
        'The command runs over a folder or link without server and database. What both need belongs in domain, runner or wording.',
      severity: 'error',
      from: { path: '^packages/cli/src/', pathNot: test },
      to: {
        path: source(...anyRoom),
        pathNot: ['^packages/(cli|domain|analyser|runner|reports|rule-cards|wording)/'],
      },
    },
    {
      name: 'scanning-adapters-never-meet',
      comment:
        'Two adapters of one port that import each other become one. Share through the port or not at all.',
      severity: 'error',
      from: { path: '^packages/scanning/src/(sonarqube|stored)/' },
      to: { path: '^packages/scanning/src/(sonarqube|stored)/', pathNot: '^packages/scanning/src/$1/' },
    },
    closedRoom(
      'reports-import-domain-and-jspdf',
      'A report is model → bytes, in the browser and in tests alike: no DOM, no I/O. Hand it what it needs in its model.',
      '^packages/reports/src/',
      [source('packages/domain', 'packages/wording'), packages('jspdf', 'jspdf-autotable')],
    ),
    closedRoom(
      'wording-imports-nothing',
      'Numbers and counted nouns are written alike in every room. Words of one concept belong to that concept.',
      '^packages/wording/src/',
      [],
    ),
    closedRoom(
      'promises-import-nothing',
      'Joining, timing and bounding promises is the same in every room. Code with a request or a row belongs to its user.',
      '^packages/promises/src/',
      [],
    ),
    closedRoom(
      'rule-cards-import-nothing',
      'A card is text and its reader, for the page and for tests alike. What draws or analyses it belongs to its user.',
      '^packages/rule-cards/src/',
      [],
    ),
    ...apiWalls,
    ...webWalls,
    {
      name: 'journeys-see-no-source',
      comment:
        'A journey uses the product as a person does. Build its data with its own builders, through the API.',
      severity: 'error',
      from: { path: '^tests/e2e/' },
      to: { path: source(...anyRoom), pathNot: ['^tests/e2e/', '^tests/doubles/', '^packages/contracts/'] },
    },
    {
      name: 'doubles-serve-tests-only',
      comment:
        'A double misbehaves on purpose; a product that imports one would answer made-up figures. Call the service through its adapter.',
      severity: 'error',
      from: { path: source('packages', 'apps'), pathNot: test },
      to: { path: '^tests/doubles/' },
    },
    {
      name: 'doubles-import-no-source',
      comment:
        'A double that shares code with what it tests agrees with its mistakes. Write down what the real service answers.',
      severity: 'error',
      from: { path: '^tests/doubles/' },
      to: { path: source(...anyRoom), pathNot: '^tests/doubles/' },
    },
    ...toolWalls,
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or hide a third. Move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nothing serves nothing. Use it or delete it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          test,
          '\\.config\\.ts$',
          '^packages/cli/bin/',
          // Of the linter's configuration, which stands at the root.
          '^tools/lint-rules/rule-sets\\.ts$',
          // Loaded before a server.
          '^tools/demo/course/clock\\.ts$',
          '\\.d\\.m?ts$',
          '/(main|index)\\.tsx?$',
          '^packages/[^/]+/src/[^/]+\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'dependencies-are-declared',
      comment:
        'A package that package.json does not name breaks when another package drops it. Add it to the workspace.',
      severity: 'error',
      from: { path: source(...anyRoom) },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that does not resolve is not checked. Correct the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // tests/projects: sample sources that are analysed and never run; what they import is not installed.
    exclude: { path: '(^|/)(dist|coverage)/|^tests/(projects|corpus)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    parser: 'tsc',
  },
};

export default configuration;
