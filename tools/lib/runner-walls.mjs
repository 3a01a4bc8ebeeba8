import { test } from './walls.mjs';

const runner = 'packages/runner/src';
/** The rooms of the runner, the lowest first. */
const rooms = ['workers', 'repository', 'pipeline', 'past'];
/** Files beside the rooms that each of them may use. */
const shared = `^${runner}/(failures|packed-text|analyser-options)\\.ts$`;

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
