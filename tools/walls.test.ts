import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';

import configuration from '../.dependency-cruiser.mjs';

/** One planted violation per rule: a file, what it imports, and files that must exist for it to resolve. */
const planted: Record<string, { file: string; imports: string; also?: Record<string, string> }> = {
  'domain-imports-nothing': { file: 'packages/domain/src/a/a.ts', imports: 'node:fs' },
  'contracts-import-domain-and-zod': { file: 'packages/contracts/src/b.ts', imports: '../../db/src/b.ts' },
  'db-imports-driver-and-query-builder': { file: 'packages/db/src/c.ts', imports: '../../domain/src/c.ts' },
  'analyser-imports-no-other-room': { file: 'packages/analyser/src/d.ts', imports: '../../domain/src/d.ts' },
  'plain-engine-imports-no-shortcut': {
    file: 'packages/analyser/src/rules/javascript/engine/plain/ao.ts',
    imports: '../fast/index.ts',
  },
  'shortcuts-stand-behind-one-door': {
    file: 'packages/analyser/src/rules/javascript/engine/ap.ts',
    imports: './fast/ap.ts',
  },
  'shortcuts-import-plain-only': {
    file: 'packages/analyser/src/rules/javascript/engine/fast/aq.ts',
    imports: '../parity/aq.ts',
  },
  'scanning-imports-domain-only': {
    file: 'packages/scanning/src/sonarqube/e.ts',
    imports: '../../../analyser/src/e.ts',
  },
  'runner-imports-domain-and-analyser': {
    file: 'packages/runner/src/pipeline/f.ts',
    imports: '../../../db/src/f.ts',
  },
  'runner-workers-import-downward': {
    file: 'packages/runner/src/workers/ar.ts',
    imports: '../pipeline/ar.ts',
  },
  'runner-repository-import-downward': {
    file: 'packages/runner/src/repository/git/at.ts',
    imports: '../../pipeline/at.ts',
  },
  'runner-pipeline-import-downward': {
    file: 'packages/runner/src/pipeline/au.ts',
    imports: '../past/au.ts',
  },
  'runner-past-import-downward': {
    file: 'packages/runner/src/past/av.ts',
    imports: '../analyse-av.ts',
  },
  'parsers-stay-in-workers': {
    file: 'packages/runner/src/workers/ax.ts',
    imports: '../../../analyser/src/index.ts',
  },
  'selection-and-catalogue-need-no-parser': {
    file: 'packages/analyser/src/selection/ay.ts',
    imports: '../languages/ay.ts',
    also: { 'packages/analyser/src/languages/ay.ts': "import 'kysely';" },
  },
  'cli-imports-no-server': {
    file: 'packages/cli/src/formats/aw.ts',
    imports: '../../../db/src/aw.ts',
  },
  'scanning-adapters-never-meet': {
    file: 'packages/scanning/src/sonarqube/g.ts',
    imports: '../stored/g.ts',
  },
  'reports-import-domain-and-jspdf': { file: 'packages/reports/src/h/h.ts', imports: 'node:fs' },
  'wording-imports-nothing': { file: 'packages/wording/src/ae.ts', imports: 'node:fs' },
  'promises-import-nothing': { file: 'packages/promises/src/al.ts', imports: 'node:fs' },
  'rule-cards-import-nothing': { file: 'packages/rule-cards/src/ad.ts', imports: 'node:fs' },
  'routes-declare-and-delegate': {
    file: 'apps/api/src/modules/i/i.routes.ts',
    imports: '../../../../../packages/db/src/i.ts',
  },
  'modules-meet-through-ports': { file: 'apps/api/src/modules/j/crear-j.ts', imports: '../k/crear-k.ts' },
  'repositories-meet-in-comun': {
    file: 'apps/api/src/modules/ar/ar.repository.ts',
    imports: '../as/as.repository.ts',
  },
  'use-cases-import-domain-and-ports': {
    file: 'apps/api/src/modules/l/crear-l.ts',
    imports: '../../http/l.ts',
  },
  'repositories-import-domain-and-db': {
    file: 'apps/api/src/modules/m/m.repository.ts',
    imports: '../../http/m.ts',
  },
  'sql-lives-in-repositories': { file: 'apps/api/src/secrets/n.ts', imports: 'kysely' },
  'adapters-are-built-in-composition': {
    file: 'apps/api/src/runtime/o.ts',
    imports: '../modules/o/o.repository.ts',
  },
  'jobs-import-no-module': { file: 'apps/api/src/jobs/at.ts', imports: '../modules/at/at.port.ts' },
  'identity-imports-no-module': { file: 'apps/api/src/identity/au.ts', imports: '../modules/au/au.port.ts' },
  'secrets-import-no-room': { file: 'apps/api/src/secrets/av.ts', imports: '../http/av.ts' },
  'spreadsheets-import-no-room': { file: 'apps/api/src/spreadsheets/ax.ts', imports: '../http/ax.ts' },
  'http-imports-no-module': { file: 'apps/api/src/http/aw.ts', imports: '../modules/aw/aw.port.ts' },
  'web-app-uses-browser-rooms': { file: 'apps/web/src/app/p.tsx', imports: '../../../api/src/p.ts' },
  'features-never-meet': { file: 'apps/web/src/features/q/components/q.tsx', imports: '../../r/api/r.ts' },
  'features-stay-shallow': { file: 'apps/web/src/features/am/components/am.tsx', imports: './a/b/c/am.ts' },
  'requests-import-no-components': {
    file: 'apps/web/src/features/ba/api/ba.ts',
    imports: '../components/ba.ts',
  },
  'ui-imports-no-domain': { file: 'apps/web/src/ui/s.tsx', imports: '../../../../packages/domain/src/s.ts' },
  'lib-stands-below-features': { file: 'apps/web/src/lib/t.ts', imports: '../features/t/t.ts' },
  'journeys-see-no-source': { file: 'tests/e2e/u.ts', imports: '../../apps/web/src/lib/u.ts' },
  'doubles-serve-tests-only': {
    file: 'apps/api/src/http/ab.ts',
    imports: '../../../../tests/doubles/src/ab.ts',
  },
  'doubles-import-no-source': {
    file: 'tests/doubles/src/ac.ts',
    imports: '../../../packages/domain/src/ac.ts',
  },
  'product-imports-no-tools': { file: 'apps/api/src/http/af.ts', imports: '../../../../tools/af/af.ts' },
  'tools-import-no-application': { file: 'tools/ag/ag.ts', imports: '../../apps/api/src/http/ag.ts' },
  'tools-meet-in-lib': { file: 'tools/ah/ah.ts', imports: '../ai/ai.ts' },
  'tools-lib-stands-below-tools': { file: 'tools/lib/aj.ts', imports: '../ak/ak.ts' },
  'nothing-imports-the-lab': { file: 'tools/aa/aa.ts', imports: '../../lab/aa.ts' },
  'lab-imports-no-application': { file: 'lab/aaa.ts', imports: '../apps/api/src/http/aaa.ts' },
  'no-cycles': {
    file: 'packages/domain/src/v/v.ts',
    imports: './w.ts',
    also: { 'packages/domain/src/v/w.ts': "import './v.ts';" },
  },
  'no-orphans': { file: 'apps/api/src/x.ts', imports: '' },
  'dependencies-are-declared': {
    file: 'tools/y.ts',
    imports: 'undeclared-package',
    also: {
      'node_modules/undeclared-package/index.js': '',
      'node_modules/undeclared-package/package.json': '{"name":"undeclared-package","version":"1.0.0"}',
    },
  },
  'imports-resolve': { file: 'apps/web/src/lib/z.ts', imports: './nowhere.ts' },
};

const packages = ['kysely'];
let copy = '';
let found: { rule: string; from: string }[] = [];

async function write(path: string, text: string): Promise<void> {
  const full = join(copy, path);
  await mkdir(dirname(full), { recursive: true });
  // Kept when it stands already: one file may be planted and imported.
  await writeFile(full, text, { flag: 'wx' }).catch(() => undefined);
}

async function plant({ file, imports, also = {} }: (typeof planted)[string]): Promise<void> {
  await write(file, imports === '' ? 'export {};' : `import '${imports}';`);
  for (const [path, text] of Object.entries(also)) await write(path, text);
  const target = join(dirname(file), imports);
  if (imports.startsWith('.') && !imports.includes('nowhere')) await write(target, 'export {};');
}

/** Without a reporter the answer is the result itself, not a text. */
function result(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string') throw new Error(output);
  return output;
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'walls-'));
  const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
  await write('package.json', JSON.stringify({ name: 'copy', type: 'module', dependencies }));
  await write('tsconfig.base.json', '{}');
  for (const name of packages) {
    await write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
    await write(`node_modules/${name}/index.js`, '');
  }
  for (const violation of Object.values(planted)) await plant(violation);
  const { forbidden, options } = configuration;
  const { output } = await cruise(['apps', 'lab', 'packages', 'tests', 'tools'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: copy,
  });
  found = result(output).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

it('plants a violation for every rule', () => {
  expect(Object.keys(planted)).toEqual(configuration.forbidden.map(({ name }) => name));
});

it.each(Object.entries(planted))('%s stands', (rule, { file }) => {
  const rules = found.filter(({ from }) => from === file).map((violation) => violation.rule);
  expect([...new Set(rules)]).toEqual([rule]);
});

it('every rule has its reason', () => {
  expect(configuration.forbidden.filter(({ comment }) => (comment ?? '').length < 40)).toEqual([]);
});
