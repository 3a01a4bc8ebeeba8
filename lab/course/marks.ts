import { line, percentile } from '../load/figures.ts';
import { memoryOf } from '../lib/server.ts';
import type { MeasuredServer } from '../limits/repeated-reads.ts';
import { deliveries } from './fill-deliveries.ts';
import { processorMs, readInTurn, report, send } from './reads.ts';

const computations = 3;
const targets = { computeMs: 5000, tableMs: 300, agreementMs: 1000, growthMb: 200 };

const measured = (fuente: string, modo: string, alto: number) => {
  return {
    id: fuente,
    fuente,
    nombre: `Línea de ${fuente}`,
    modo,
    puntos: 2,
    bajo: 0,
    alto,
    penalizaciones: [],
  };
};
const rubric = {
  lineas: [
    measured('media', 'informa', 100),
    measured('evidencias', 'puntua', 100),
    measured('acuerdo', 'puntua', 100),
    measured('grado', 'informa', 100),
    { ...measured('nuevas', 'puntua', 0), bajo: 50 },
    measured('acciones', 'puntua', 5),
  ],
};

/** Prints how long the marks of the delivery of everyone take, and their table before and after they are published. */
export async function benchMarks(
  server: MeasuredServer,
  signIn: () => Promise<string>,
  times: number,
): Promise<void> {
  const token = await signIn();
  const delivery = `/entregas/${deliveries.marks}`;
  const table = { ms: targets.tableMs, statements: 6, kb: 1000 };
  const readTable = async (name: string) => {
    report(name, await readInTurn(server, await signIn(), `${delivery}/notas`, times), table);
  };
  await send(server, token, 'PUT', `${delivery}/rubrica`, rubric);
  const begun = processorMs(server);
  const { durations, growthMb } = await growing(server, () =>
    timed(server, token, `${delivery}/notas/calcular`),
  );
  console.log(
    line('Notas de todas las entregas, la más lenta', percentile(durations, 1), 'ms', {
      most: targets.computeMs,
    }),
  );
  console.log(line('  procesador', (processorMs(server) - begun) / computations, 'ms'));
  console.log(line('  memoria', growthMb, 'MB más', { most: targets.growthMb }));
  await readTable('Tabla de notas');
  const published = await timed(server, token, `${delivery}/notas/publicar`, { proyectos: null });
  console.log(line('Publicación de todas las notas', published, 'ms'));
  await readTable('Tabla de notas publicadas');
  const page = await readInTurn(server, await signIn(), delivery, times);
  report('Página de la entrega', page, { ...table, statements: 9 });
}

async function timed(server: MeasuredServer, token: string, path: string, body?: unknown): Promise<number> {
  const begin = performance.now();
  await send(server, token, 'POST', path, body);
  return performance.now() - begin;
}

/** Runs `work` some times; memory is read every 20 ms, beside that of the server before. */
async function growing(server: MeasuredServer, work: () => Promise<number>) {
  const megabytes = () => Number.parseInt(memoryOf(server), 10);
  const before = megabytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 20);
  const durations: number[] = [];
  try {
    for (let n = 0; n < computations; n += 1) durations.push(await work());
  } finally {
    clearInterval(timer);
  }
  return { durations, growthMb: most - before };
}

/** Prints how long the comparison of 60 tests in pairs takes. */
export async function benchAgreement(
  server: MeasuredServer,
  signIn: () => Promise<string>,
  times: number,
): Promise<void> {
  const path = `/entregas/${deliveries.agreement}/acuerdo`;
  const reads = await readInTurn(server, await signIn(), path, times);
  report('Acuerdo de 60 pruebas de 80 preguntas', reads, { ms: targets.agreementMs, statements: 7, kb: 200 });
}
