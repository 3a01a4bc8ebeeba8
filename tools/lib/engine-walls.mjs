import { test } from './walls.mjs';

const scriptEngine = 'packages/analyser/src/rules/javascript/engine';

/**
 * The walls inside the analyser's script engine: plain, fast and parity.
 *
 * @type {import('dependency-cruiser').IRegularForbiddenRuleType[]}
 */
export const engineWalls = [
  {
    name: 'plain-engine-imports-no-shortcut',
    comment:
      'ESLint and the compiler as documented. A file beside the three folders joins plain, fast and parity.',
    severity: 'error',
    from: { path: `^${scriptEngine}/plain/`, pathNot: test },
    to: { path: `^${scriptEngine}/(?!plain/)` },
  },
  {
    name: 'shortcuts-stand-behind-one-door',
    comment: 'One module exports every shortcut of the script engine. Import engine/fast/index.ts.',
    severity: 'error',
    from: { path: '^packages/analyser/src/', pathNot: [`^${scriptEngine}/fast/`, test] },
    to: { path: `^${scriptEngine}/fast/`, pathNot: `^${scriptEngine}/fast/index\\.ts$` },
  },
  {
    name: 'shortcuts-import-plain-only',
    comment:
      'A shortcut gives what the plain engine gives. What SonarQube alone explains is joined beside the folders.',
    severity: 'error',
    from: { path: `^${scriptEngine}/fast/`, pathNot: test },
    to: { path: `^${scriptEngine}/(?!plain/|fast/)` },
  },
];
