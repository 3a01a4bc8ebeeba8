import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type { Publication, Job } from '../../jobs/job.port.ts';
import { contarReglas } from './contar-reglas.ts';
import type { Anterior, ArchivoPorGuardar, ResultadoRepository } from './resultado.port.ts';
import type { CofreTextos } from './textos.port.ts';
import { volverASellar } from './texto-sellado.adapter.ts';

interface Deps {
  readonly resultados: Pick<ResultadoRepository, 'archivos' | 'descartar' | 'guardarArchivos' | 'publicar'>;
  readonly textos: CofreTextos;
  readonly now: () => Date;
}

interface OpcionesDeRepeticion {
  readonly anterior: Anterior;
  readonly rama: string;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  readonly signal: AbortSignal;
}

/** Small batches, so that other queries wait only briefly. */
const tanda = 25;

/**
 * Publishes the result of an earlier analysis again, for a branch without new commits (ADR 0034), unless this analysis
 * was cancelled or claimed by another worker.
 */
export async function repetirResultado(
  { resultados, textos, now }: Deps,
  trabajo: Job,
  { anterior, rama, alProgresar, signal }: OpcionesDeRepeticion,
): Promise<Publication> {
  // A process that died may have stored some files.
  await resultados.descartar(trabajo.id);
  alProgresar({ fase: 'guardando', hechos: 0, total: 0 });
  let archivos: readonly ArchivoPorGuardar[];
  let desde = 0;
  // A result of an earlier version of the product has no numbers by rule: they are those of its files.
  const reglas = new Map<string, number>();
  do {
    signal.throwIfAborted();
    archivos = await resultados.archivos(anterior.id, desde, tanda);
    const suyos = archivos.map(({ texto, ...archivo }) => ({
      ...archivo,
      texto: volverASellar(textos, [anterior.id, trabajo.id], archivo.ruta, texto),
    }));
    await resultados.guardarArchivos(trabajo.id, suyos);
    contarReglas(reglas, archivos);
    desde += tanda;
  } while (archivos.length === tanda);
  const { commit, grado, medidas, omitidos, ambito, huella } = anterior;
  const cifras = { commit, grado, medidas, omitidos, ambito, huella, reglas: Object.fromEntries(reglas) };
  const publicacion = { ...cifras, rama, detalle: null };
  return resultados.publicar(trabajo, { ...publicacion, now: now() });
}
