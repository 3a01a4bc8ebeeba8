import { caller } from '../../tools/lib/caller.ts';
import { signIn } from '../../tools/lib/sign-in.ts';
import type { Server } from '../lib/server.ts';
import { withDatabase } from './fill-analyses.ts';
import { fillPeople } from './fill-administration.ts';
import { withOthers } from './others.ts';
import { chosen, createProject, person, registerPerson } from './person.ts';
import { benchPaths, type MeasuredServer } from './repeated-reads.ts';
import { adminPassword } from './settings.ts';

const people = Number(process.env['LIMITES_PERSONAS'] ?? 20_000);
/** Most people of one class file. */
const rowsOfClass = 500;

/** Writes many people with their records into the database of a stopped server. */
export const fillAdministration = (folder: string): Promise<void> =>
  withDatabase(folder, (database) => fillPeople(database, people));

/** Creates the person whose reads are timed, with a project whose sealed token the others' copy. */
export async function createAdministration(server: Server): Promise<void> {
  const { call, sub } = await registerPerson(server);
  await createProject(call, sub, 'Proyecto propio');
}

/** What an admin of many people reads, repeated at the rate limit, and each CSV once. */
export async function benchAdministration(server: MeasuredServer): Promise<void> {
  const base = `${server.origin}/mantenible`;
  const reader = () => signIn(base, 'admin', adminPassword);
  const other = () => signIn(base, person, chosen);
  console.log(`\nUna administración de ${people} personas`);
  const last = Math.floor(people / 20);
  await benchPaths(
    server,
    { reader, other },
    {
      cuotas: '/cuotas',
      cuentas: '/cuentas',
      'cuentas, última página': `/cuentas?pagina=${last}`,
      'cuentas, búsqueda': '/cuentas?busqueda=abc',
      'auditoría, primera página': '/auditoria',
      'auditoría, última página': `/auditoria?pagina=${last}`,
      'auditoría, búsqueda': '/auditoria?buscar=abc',
      'proyectos de todos': '/proyectos/otras-personas',
      'proyectos de todos, última página': `/proyectos/otras-personas?pagina=${last}`,
      'proyectos de todos, por grado': '/proyectos/otras-personas?orden=grado&sentido=desc',
      'proyectos de todos, búsqueda': '/proyectos/otras-personas?buscar=abc',
    },
  );
  for (const path of [
    '/auditoria/csv',
    '/proyectos/otras-personas/csv',
    '/proyectos/otras-personas/csv?orden=grado',
  ])
    await withOthers(path, server, await other(), { memoryMb: 200 }, async () =>
      download(base + '/api' + path, await reader()),
    );
  await withOthers(
    `simulación de una clase de ${rowsOfClass} personas`,
    server,
    await other(),
    { memoryMb: 200 },
    async () => {
      const call = caller(`${base}/api`, await reader());
      const rows = Array.from({ length: rowsOfClass }, (_row, n) => `clase-${n},Persona ${n}`);
      const begin = performance.now();
      await call('POST', '/cuentas/importar/simular', { contenido: ['usuario,nombre', ...rows].join('\n') });
      return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
    },
  );
}

async function download(url: string, token: string): Promise<string> {
  const begin = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  const spent = (performance.now() - begin) / 1000;
  return `${response.status}, ${(bytes / 1e6).toFixed(1)} MB en ${spent.toFixed(1)} s`;
}
