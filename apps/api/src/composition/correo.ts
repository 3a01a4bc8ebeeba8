import type { Db } from '@mantenible/db';
import type { Persona } from '@mantenible/domain/acceso';
import { v7 as uuidv7 } from 'uuid';

import type { Config } from '../config/config.ts';
import { createAvisoRepository } from '../modules/aviso/aviso.repository.ts';
import { createBuzonRepository } from '../modules/aviso/buzon.repository.ts';
import { createEleccionRepository } from '../modules/aviso/eleccion-de-correo.repository.ts';
import { renovarDireccion } from '../modules/aviso/elegir-correo.ts';
import { enviarCorreos, olvidarViejos, type DepsEnviar } from '../modules/aviso/enviar-correos.ts';
import { createServidorDeCorreo } from '../modules/aviso/servidor-de-correo.adapter.ts';

interface Parts {
  readonly config: Pick<Config, 'correo' | 'publicUrl' | 'basePath'>;
  readonly db: Db;
  readonly log: {
    warn(data: object, message: string): void;
    error(data: object, message: string): void;
  };
  readonly now: () => Date;
}

/** How often the mails that are due are sought. */
const everyMs = 30_000;
/** How long a stop waits for the mail under way; it is sent again where its outcome stays unknown. */
const graceMs = 5000;

/**
 * Sends notices by mail where a mail server is set, now and every 30 seconds: outside requests and outside the queue of analyses.
 * Returns the function that ends this.
 */
export function startMail(parts: Parts): () => Promise<void> {
  const deps = depsDe(parts);
  if (deps === null) return () => Promise.resolve();
  const [ending, stop] = [new AbortController(), new AbortController()];
  let running: Promise<void> | null = null;
  const round = (): void => {
    if (ending.signal.aborted) return;
    running ??= enviarCorreos(deps, { sinMas: ending.signal, corte: stop.signal })
      .catch((err: unknown) => {
        parts.log.error({ err }, 'mail: notices could not be sent');
      })
      .then(() => {
        running = null;
      });
  };
  round();
  const timer = setInterval(round, everyMs).unref();
  return async () => {
    ending.abort();
    clearInterval(timer);
    const grace = setTimeout(() => {
      stop.abort();
    }, graceMs);
    await running;
    clearTimeout(grace);
  };
}

function depsDe({ config, db, log, now }: Parts): DepsEnviar | null {
  const { correo, publicUrl, basePath } = config;
  if (correo === null) return null;
  return {
    buzon: createBuzonRepository(db),
    avisos: createAvisoRepository(db, () => uuidv7()),
    enviar: createServidorDeCorreo(correo),
    porHora: correo.porHora,
    pagina: `${publicUrl ?? ''}${basePath}/avisos`,
    now,
    alFallar: ({ motivo }) => {
      log.warn({ motivo }, 'mail: a mail could not be sent');
    },
  };
}

/** Keeps the address of a person who has mail on; nothing without a mail server. */
export function createAlGuardar(
  { correo }: Pick<Config, 'correo'>,
  db: Db,
): (persona: Persona) => Promise<void> {
  if (correo === null) return () => Promise.resolve();
  const elecciones = createEleccionRepository(db);
  return (persona) => renovarDireccion({ elecciones }, persona);
}

/** Notices that have waited too long for a mail, dropped; returns their number. */
export function olvidarCorreos(db: Db, now: Date): Promise<number> {
  return olvidarViejos(createBuzonRepository(db), now);
}
