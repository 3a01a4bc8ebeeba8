import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { FileTimes } from './file-times.ts';
import { root } from './paths.ts';
import { rerunCommand } from './rerun.ts';

// The parts of Playwright's reporter interface that are used: the tools do not depend on it.
interface TestError {
  readonly message?: string;
  readonly snippet?: string;
  readonly value?: string;
}
interface TestCase {
  readonly title: string;
  readonly location: { readonly file: string };
}
interface TestResult {
  readonly status: string;
  readonly duration: number;
  readonly errors: readonly TestError[];
  readonly attachments: readonly { readonly path?: string }[];
}

/** Lines of an error that are shown: the message, what was expected, and the line of the journey. */
const excerpt = 25;

interface File {
  left: number;
  failed: number;
  passed: number;
  seconds: number;
}

/** Prints one line a file of journeys, and each failure once more at the end. */
export default class JourneysReporter {
  readonly #files = new Map<string, File>();
  readonly #failures: string[] = [];

  printsToStdio() {
    return true;
  }

  onBegin(_config: unknown, suite: { allTests(): readonly TestCase[] }) {
    for (const test of suite.allTests()) this.#fileOf(test).left += 1;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const file = this.#fileOf(test);
    file.left -= 1;
    file.seconds += result.duration / 1000;
    if (result.status === 'passed') file.passed += 1;
    else if (result.status !== 'skipped' && result.status !== 'interrupted') {
      file.failed += 1;
      this.#failures.push(failureText(test, result));
    }
    if (file.left === 0) console.log(lineOf(pathOf(test), file));
  }

  onError(error: TestError) {
    console.error(textOf(error));
  }

  onStdErr(chunk: string | Buffer) {
    process.stderr.write(chunk);
  }

  onEnd() {
    this.#writeTimes();
    for (const failure of this.#failures) console.log(`\n${failure}`);
  }

  /** The seconds of each file, where the environment names a file for them. */
  #writeTimes() {
    const file = process.env['TIMES_FILE'];
    if (file === undefined) return;
    const times: FileTimes[] = [...this.#files].map(([path, { seconds }]) => ({
      file: path,
      environment: 0,
      import: 0,
      tests: seconds * 1000,
    }));
    writeFileSync(file, JSON.stringify(times));
  }

  #fileOf(test: TestCase): File {
    const path = pathOf(test);
    const file = this.#files.get(path) ?? { left: 0, failed: 0, passed: 0, seconds: 0 };
    this.#files.set(path, file);
    return file;
  }
}

/** From the repository's root. */
const pathOf = ({ location }: TestCase) => relative(root, location.file).replaceAll('\\', '/');

function lineOf(path: string, { passed, failed, seconds }: File): string {
  const counts = `${String(passed)} passed${failed > 0 ? `, ${String(failed)} failed` : ''}`;
  return `${failed > 0 ? '✗' : '✓'} ${path}  ${counts}  ${seconds.toFixed(0)} s`;
}

function failureText(test: TestCase, { errors, attachments }: TestResult): string {
  const path = pathOf(test);
  const files = attachments.flatMap(({ path: file }) =>
    file === undefined ? [] : [`  ${relative(root, file)}`],
  );
  return [
    `✗ ${path}: ${test.title}`,
    ...errors.map(textOf),
    ...files,
    `  ${rerunCommand(path, test.title)}`,
  ].join('\n');
}

function textOf({ message = '', snippet = '', value = '' }: TestError): string {
  const text = [message === '' ? value : message, snippet].join('\n').trim();
  const shown = process.stdout.isTTY ? text : stripVTControlCharacters(text);
  return shown
    .split('\n')
    .slice(0, excerpt)
    .map((line) => `  ${line}`)
    .join('\n');
}
