import type { Db } from '@mantenible/db';

import type { Rutas } from '../http/app.types.ts';
import { joinedRead } from '../http/sharing/shared-read.ts';
import type { AnalysisQueueClient } from '../jobs/queue.repository.ts';
import { abrirSello } from '../modules/analisis/texto-sellado.adapter.ts';
import type { CofreTextos } from '../modules/analisis/textos.port.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import type { Cuotas } from '../modules/cuota/cuota.port.ts';
import { archivoDeEntregaRoutes } from '../modules/entrega/archivo-de-entrega.routes.ts';
import { createColaDeEntregas } from '../modules/entrega/cola.repository.ts';
import type { DondeCopiar } from '../modules/entrega/copia.port.ts';
import { createCopiaRepository } from '../modules/entrega/copia.repository.ts';
import { completarCopias, copiarAntesDeLeer, copiarVencidas } from '../modules/entrega/copiar-entregas.ts';
import { createEntregaRepository } from '../modules/entrega/entrega.repository.ts';
import { entregaRoutes } from '../modules/entrega/entrega.routes.ts';
import { createEntregadoRepository } from '../modules/entrega/entregado.repository.ts';

interface Parts {
  readonly db: Db;
  /** Queue of our own analyses; null where a service runs them. */
  readonly cola: AnalysisQueueClient | null;
  readonly textos: CofreTextos;
  readonly cuotas: Pick<Cuotas, 'exigirSitio'>;
  readonly log: ErrorLog;
  readonly now: () => Date;
}

interface ErrorLog {
  error(data: object, message: string): void;
}

const alFallar = (log: ErrorLog) => (entrega: string, err: unknown) => {
  log.error({ err, entrega }, 'deliveries: what was delivered could not be copied');
};

/** The routes of deliveries with their adapters. */
export function rutasDeEntregas({ db, cola, textos, cuotas, log, now }: Parts): Rutas[] {
  const incorporado = cola !== null;
  const copias = createCopiaRepository(db, incorporado);
  const lectura = {
    entregas: createEntregaRepository(db, cola),
    entregados: createEntregadoRepository(db, incorporado),
    copias,
    // A class opens its delivery right after the deadline: one copying for all who wait for it.
    copiarDebidas: joinedRead({ shares: true }, (donde: NonNullable<DondeCopiar>) =>
      copiarAntesDeLeer({ copias, cuotas, now }, donde, alFallar(log)),
    ),
    auditoria: createAuditoria(db, now),
    incorporado,
    cuotas,
    now,
  };
  return [
    archivoDeEntregaRoutes(lectura),
    entregaRoutes({
      ...lectura,
      abrirTexto: (...texto) => abrirSello(textos, ...texto),
      cola: cola && {
        ...createColaDeEntregas(db, cola),
        wake: () => {
          cola.wake();
        },
      },
    }),
  ];
}

interface ChoreParts {
  readonly db: Db;
  readonly incorporado: boolean;
  readonly cuotas: Pick<Cuotas, 'exigirSitio'>;
  readonly log: ErrorLog;
  readonly now: () => Date;
}

/** How soon after a deadline what was delivered is copied, where no reader asked for it before. */
const everyMs = 20_000;

/** Takes the copies of deliveries whose deadline passed, now and every 20 seconds; returns the function that ends this. */
export function startCopies({ db, incorporado, cuotas, log, now }: ChoreParts): () => Promise<void> {
  const copias = createCopiaRepository(db, incorporado);
  const end = new AbortController();
  let running: Promise<void> | null = null;
  const check = (): void => {
    running ??= copiarVencidas({ copias, cuotas, now }, alFallar(log))
      .then(() => completarCopias({ copias, cuotas }, end.signal))
      .catch((err: unknown) => {
        log.error({ err }, 'deliveries: the files of copies could not be copied');
      })
      .then(() => {
        running = null;
      });
  };
  check();
  const timer = setInterval(check, everyMs).unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}
