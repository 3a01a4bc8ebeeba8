import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';
import { run, runNpm } from '../lib/run.ts';
import { findProgram, inOwnFolder, installInCi, MissingProgram } from '../lib/system.ts';
import { nodeBinary } from '../runtime/node-binary.mjs';
import type { Service } from './service.ts';

/** Without a container engine: no overlay of its own, steps of a build run under chroot. */
const env = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * A stand-in, under its name, for the public image that deploy/Containerfile begins with: Debian by debootstrap, Node and npm
 * by npm. It shows that the file builds and that its program starts, not that a container isolates. Made once.
 */
export async function makeBaseImage(): Promise<Service> {
  if (process.getuid?.() !== 0) throw new MissingProgram('Construir imágenes aquí requiere ser root.');
  for (const program of ['buildah', 'debootstrap'])
    if ((await findProgram(program)) === null) await installInCi(program, ['buildah', 'debootstrap']);
  const image = await baseOfContainerfile();
  const known = await run('buildah', ['inspect', '--type', 'image', image], { capture: true, env });
  if (known.code !== 0) await inOwnFolder('imagen', (folder) => makeImage(image, folder));
  return { env, stop: () => Promise.resolve() };
}

async function baseOfContainerfile() {
  const text = await readFile(join(root, 'deploy/Containerfile'), 'utf8');
  const image = /^FROM (?<image>\S+)/mu.exec(text)?.groups?.['image'];
  if (image === undefined) throw new Error('deploy/Containerfile names no base image');
  return image;
}

async function makeImage(image: string, folder: string) {
  const tree = join(folder, 'root');
  await runOrFail('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tree]);
  await addNode(tree);
  // The certificates of this machine, which may reach registries through a proxy.
  await cp(certificates, join(tree, certificates), { dereference: true });
  const container = await runOrFail('buildah', ['from', 'scratch']);
  await runOrFail('buildah', ['add', '-q', container, tree, '/']);
  await runOrFail('buildah', ['run', container, '--', 'useradd', '-m', '-u', '1000', 'node']);
  await runOrFail('buildah', [
    'config',
    '--env',
    `NODE_EXTRA_CA_CERTS=${certificates}`,
    '--cmd',
    'node',
    container,
  ]);
  await runOrFail('buildah', ['commit', '-q', '--rm', container, image]);
  await rm(folder, { recursive: true, force: true });
}

/** Node as the lockfile of tools/runtime has it, and the npm of this machine. */
async function addNode(tree: string) {
  const modules = join(tree, 'usr/local/lib/node_modules');
  const programs = join(tree, 'usr/local/bin');
  await cp(nodeBinary(), join(programs, 'node'));
  const { output } = await runNpm(['root', '-g'], { capture: true });
  await mkdir(modules, { recursive: true });
  await cp(join(output.trim(), 'npm'), join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(programs, name));
}

/** Runs a program and returns its output; an exit code other than 0 is an error. */
async function runOrFail(program: string, args: readonly string[]) {
  const { code, output } = await run(program, args, { capture: true, env });
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ''}: ${output.slice(-2000)}`);
  return output.trim();
}
