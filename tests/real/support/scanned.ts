import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cloneSample } from './repository.ts';
import type { Sample } from './samples.ts';
import { scan } from './scan.ts';
import { post, type Sonarqube } from './sonarqube-api.ts';

/** Projects on a real server that these tests made; `remove` takes them and the scanner's cache away. */
export class Projects {
  readonly claves: string[] = [];
  readonly server: Sonarqube;
  private folder: Promise<string> | undefined;

  constructor(server: Sonarqube) {
    this.server = server;
  }

  /** Makes a project and scans a sample under its key. */
  async scan(sample: Sample, clave: string): Promise<void> {
    this.claves.push(clave);
    const project = { project: clave, name: sample.nombre, mainBranch: 'main' };
    const made = await post(this.server, 'projects/create', project);
    if (!made.ok) throw new Error(`projects/create ${clave}: ${made.status} ${await made.text()}`);
    const repository = await cloneSample(sample);
    try {
      await scan(this.server, repository.folder, await this.cache(), { 'sonar.projectKey': clave });
    } finally {
      await repository.remove();
    }
  }

  /** What the scanner loads from the server, once for all scans. */
  cache(): Promise<string> {
    this.folder ??= mkdtemp(join(tmpdir(), 'mantenible-cache-escaner-'));
    return this.folder;
  }

  async remove(): Promise<void> {
    for (const project of this.claves) await post(this.server, 'projects/delete', { project });
    if (this.folder !== undefined) await rm(await this.folder, { recursive: true, force: true });
  }
}
