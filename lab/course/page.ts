import { ordenesDeClase, seleccionesDeClase } from '../../packages/domain/src/curso/index.ts';
import { pause } from '../../tools/lib/system.ts';
import { line } from '../load/figures.ts';
import type { MeasuredServer } from '../limits/repeated-reads.ts';
import { readInTurn, report, type Reads } from './reads.ts';

const targets = { ms: 300, statements: 4, kb: 100 };

/** Prints the slowest page of a class by column and by selection, and the first one by a sub-characteristic. */
export async function benchPage(
  server: MeasuredServer,
  signIn: () => Promise<string>,
  course: string,
  times: number,
): Promise<void> {
  const read = async (query: string, count = times) =>
    readInTurn(server, await signIn(), `/cursos/${course}/clase?${query}`, count);
  const token = await signIn();
  const path = `/cursos/${course}/clase?pagina=2&orden=`;
  await readInTurn(server, token, `${path}persona`, 1);
  // What the server does after its start and after a sign-in is over then.
  await pause(15_000);
  const cold = await readInTurn(server, token, `${path}estatica1`, 1);
  console.log(line('Página por subcaracterística, la primera vez', cold.first, 'ms', { most: targets.ms }));
  // One read alone: what else the server does meanwhile is among them. A test of the product holds their number.
  console.log(line('  sentencias, con las de otro trabajo', cold.statements, ''));
  console.log(line('  procesador', cold.processor, 'ms'));
  await benchAll('columna', ordenesDeClase, (one) => read(`orden=${one}&sentido=desc&pagina=2`));
  await benchAll('filtro', [...seleccionesDeClase, 'buscar'], (one) =>
    read(one === 'buscar' ? 'buscar=N%C3%BA%C3%B1ez&orden=grado' : `quienes=${one}&orden=manual2`),
  );
}

async function benchAll(
  kind: string,
  names: readonly string[],
  read: (name: string) => Promise<Reads>,
): Promise<void> {
  const all: { name: string; reads: Reads }[] = [];
  for (const name of names) all.push({ name, reads: await read(name) });
  const p95s = all.map(({ name, reads }) => `${name} ${reads.p95.toFixed(0)}`);
  console.log(`  Página, p95 por ${kind}, ms: ${p95s.join(', ')}`);
  const slowest = all.toSorted((a, b) => b.reads.p95 - a.reads.p95)[0];
  if (slowest) report(`Página, ${kind} más lento (${slowest.name})`, slowest.reads, targets);
  const most = Math.max(...all.map(({ reads }) => reads.statements));
  console.log(line(`Página, sentencias de cualquier ${kind}`, most, '', { most: targets.statements }));
}
