import { packages, source, test } from './walls.mjs';

const runner = 'packages/runner/src';
/** The rooms of the runner, the lowest first. */
const rooms = ['workers', 'repository', 'pipeline', 'past'];
/** Files beside the rooms that each of them may use. */
const shared = `^${runner}/(failures|packed-text|analyser-options)\\.ts$`;

const workerProgram = `^${runner}/workers/worker-(main|program)\\.ts$`;
/** The files of the analyser that need no parser. */
const withoutParser = '^packages/analyser/src/(selection|rules/catalogue)/';

/**
 * The walls around the parsers, which the programs of the workers alone load: a server starts without their packages.
 *
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const parserWalls = [
  {
    name: 'parsers-stay-in-workers',
    comment:
      "The server, the runner and the command start without the parsers. Import types, or values of the analyser's '/selection' and '/catalogue'; what needs a parser is a request to a worker.",
    severity: 'error',
    from: {
      path: source('apps/api/src', 'packages/(runner|cli)/src'),
      pathNot: [test, workerProgram, `^${runner}/bundle/compiler\\.mjs$`],
    },
    to: {
      path: [
        '^packages/analyser/',
        workerProgram,
        packages(
          'oxc-parser',
          'typescript',
          'eslint',
          '@(babel|typescript-eslint|oxc-parser)/[^/]+',
          'postcss',
        ),
      ],
      pathNot: withoutParser,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'selection-and-catalogue-need-no-parser',
    comment:
      'The server imports these files, and with them all that they import. Code that needs a package belongs elsewhere in the analyser.',
    severity: 'error',
    from: { path: withoutParser, pathNot: test },
    to: { path: 'node_modules/', reachable: true },
  },
];

/**
 * The walls inside the runner: a room imports those below it.
 *
 * @type {import('dependency-cruiser').IRegularForbiddenRuleType[]}
 */
export const runnerWalls = rooms.map((room, index) => ({
  name: `runner-${room}-import-downward`,
  comment: `The rooms of the runner, the lowest first: ${rooms.join(', ')}. Move what two of them need into the lower one.`,
  severity: 'error',
  from: { path: `^${runner}/${room}/`, pathNot: test },
  to: {
    path: `^${runner}/`,
    pathNot: [`^${runner}/(${rooms.slice(0, index + 1).join('|')})/`, shared],
  },
}));
