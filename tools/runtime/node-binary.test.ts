import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MissingRuntime, nodeBinary, packageFor } from './node-binary.mjs';

const lock = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { version: string; integrity?: string; resolved?: string }>;
};
const own = packageFor(lock, process.platform, process.arch) ?? { name: '', version: '', binary: '' };

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'node-binary-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Puts a program in npm's place; it gets the folder to install into as its third argument. */
function replaceNpm(source: string): void {
  const file = join(cache, 'npm-cli.js');
  writeFileSync(file, source);
  vi.stubEnv('npm_execpath', file);
}

/** Source of an npm that installs a shell script as Node. */
const installs = (script: string) => `
  const { join, dirname } = require('node:path');
  const { mkdirSync, writeFileSync } = require('node:fs');
  const folder = process.argv[process.argv.indexOf('--prefix') + 1];
  const file = join(folder, 'node_modules', ${JSON.stringify(own.name)}, ${JSON.stringify(own.binary)});
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, ${JSON.stringify(script)}, { mode: 0o755 });`;

it.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
])('has a Node from 24 on for %s %s', (platform, arch) => {
  expect(Number(packageFor(lock, platform, arch)?.version.split('.')[0])).toBeGreaterThanOrEqual(24);
});

it('has none for a system that npm carries no Node for', () => {
  expect(packageFor(lock, 'linux', 's390x')).toBeNull();
});

it('pins every package by its hash and names no registry', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('takes what the cache holds without npm', () => {
  replaceNpm('process.exit(1)');
  const file = join(cache, `${own.name}-${own.version}`, 'node_modules', own.name, own.binary);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  expect(nodeBinary(cache)).toBe(file);
});

it('installs into the cache what it does not hold, once', () => {
  replaceNpm(installs(`#!/bin/sh\necho v${own.version}\n`));
  const file = nodeBinary(cache);
  expect(existsSync(file)).toBe(true);
  expect(readdirSync(cache).sort()).toEqual(['npm-cli.js', `${own.name}-${own.version}`].sort());
  replaceNpm('process.exit(1)');
  expect(nodeBinary(cache)).toBe(file);
});

it.each([
  ['npm fails', 'process.exit(1)', 'Revise la conexión a internet'],
  ['the binary does not run', installs('#!/bin/sh\nexit 1\n'), 'no funciona en este sistema'],
])('shows in Spanish what to do when %s, and leaves no files', (_what, npm, message) => {
  replaceNpm(npm);
  expect(() => nodeBinary(cache)).toThrow(MissingRuntime);
  expect(() => nodeBinary(cache)).toThrow(message);
  expect(readdirSync(cache)).toEqual(['npm-cli.js']);
});
