// A worker that fails as hostile files make a parser fail: the text of a file names the failure.
import { writeSync } from 'node:fs';
import { getPriority } from 'node:os';
import { createInterface } from 'node:readline';

import { endWithParent } from '../workers/end-with-parent.ts';

// The tests of a slow file do not wait ten seconds for it.
const current = endWithParent(0.2);

/** @param {unknown} message */
function reply(message) {
  const line = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let written = 0; written < line.length;) written += writeSync(3, line, written);
}

/** @type {Record<string, () => void>} */
const failures = {
  muere: () => process.kill(process.pid, 'SIGSEGV'),
  cuelga: () => {
    for (;;);
  },
  // Only this failure is bounded by the processor: the tests of other limits need a file that hangs.
  ocupa: () => {
    current.begin();
    for (;;);
  },
  inunda: () => {
    const chunk = Buffer.alloc(65_536, 'x');
    for (;;) writeSync(3, chunk);
  },
};

/** @param {{ path: string, text: string }} file */
function partOf({ path, text }) {
  failures[text]?.();
  const counts = { lines: 1, files: 1, ncloc: 1 };
  const message =
    text === 'entorno'
      ? JSON.stringify({
          env: process.env,
          argv: process.execArgv,
          nice: getPriority(),
        })
      : '';
  const findings = message === '' ? [] : [{ rule: 'python:S100', message, range: null, effort: 1 }];
  return { path, language: 'py', parsable: true, counts, tokenLines: [], noSonarLines: [], findings };
}

/** @type {Record<string, (request: any) => void>} */
const answers = {
  measure: ({ files }) => {
    for (const file of files) {
      reply({ kind: 'started', path: file.path });
      reply({ kind: 'part', part: partOf(file) });
    }
  },
  find: ({ files, parts }) => {
    if (files.some((/** @type {any} */ { text }) => text === 'reglas-callado')) failures['muere']?.();
    for (const { path, text } of files) {
      reply({ kind: 'started', path });
      if (text === 'pesa' && files.length > 1) {
        writeSync(2, 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory');
        failures['muere']?.();
      }
      if (text === 'reglas') failures['muere']?.();
      if (text === 'reglas-ocupan') failures['ocupa']?.();
    }
    const finding = { rule: 'javascript:S1', message: 'm', range: null, effort: 5 };
    const count = files.some((/** @type {any} */ { text }) => text === 'abunda') ? 60_000 : 1;
    const findings = Array(count).fill(finding);
    const silenced = files.some((/** @type {any} */ { text }) => text === 'silencia') ? { silenced: 2 } : {};
    const reported = { findings, ...silenced };
    reply({ kind: 'findings', byPath: parts.map((/** @type {any} */ { path }) => [path, reported]) });
  },
  join: ({ parts, projects }) => {
    if (parts.some((/** @type {any} */ { path }) => path.startsWith('juntos'))) failures['muere']?.();
    for (const project of projects) {
      const files = project.map((/** @type {number} */ place) => {
        const { path, counts } = parts[place];
        return { path, measures: counts, duplicates: [] };
      });
      reply({ kind: 'measures', measures: { files: files.length }, files });
    }
  },
};

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const request = JSON.parse(line);
    answers[request.kind]?.(request);
    reply({ kind: 'done' });
  })
  .on('close', () => process.exit(0));
