import type { ResultadoAnalisis } from '@mantenible/domain/analisis';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { gradoDeMedidas } from '@mantenible/domain/pasado';

import type { Publication, Job } from '../../jobs/job.port.ts';
import type { ResultadoRepository } from './resultado.port.ts';
import type { CofreTextos } from './textos.port.ts';
import { archivoPorGuardar } from '../comun/archivo-por-guardar.ts';
import { crearRecolectorDetalle } from './detalle/recolector-detalle.ts';
import { contarReglas } from './contar-reglas.ts';
import type { PartesConocidas } from './partes-conocidas.ts';
import { sellar } from './texto-sellado.adapter.ts';

interface Deps {
  readonly resultados: ResultadoRepository;
  readonly textos: CofreTextos;
  readonly now: () => Date;
}

interface OpcionesDeGuardado {
  readonly partes: PartesConocidas;
  /** Fingerprint of the inputs beside the commit. */
  readonly huella: string;
  /** Version of the analyser. */
  readonly version: string;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  readonly signal: AbortSignal;
}

/**
 * Stores the files of an analysis in batches, which are not readable yet, then publishes it, unless it was cancelled or
 * claimed by another worker.
 */
export async function guardarResultado(
  deps: Deps,
  trabajo: Job,
  resultado: ResultadoAnalisis,
  { partes, huella, version, alProgresar, signal }: OpcionesDeGuardado,
): Promise<Publication> {
  const { commit, rama, medidas, ambito, total, lotes } = resultado;
  const recolector = crearRecolectorDetalle();
  const reglas = new Map<string, number>();
  const sellarTexto = (ruta: string, texto: string) => sellar(deps.textos, trabajo.id, ruta, texto);
  let hechos = 0;
  // A process that died may have stored some files.
  await deps.resultados.descartar(trabajo.id);
  for await (const lote of lotes) {
    signal.throwIfAborted();
    alProgresar({ fase: 'guardando', hechos, total });
    const desde = hechos;
    const filas = lote.map((uno, i) => archivoPorGuardar(uno, desde + i, sellarTexto));
    await deps.resultados.guardarArchivos(trabajo.id, await Promise.all(filas));
    await partes.guardar(lote);
    recolector.agregar(lote);
    contarReglas(reglas, lote);
    hechos += lote.length;
  }
  signal.throwIfAborted();
  const omitidos = [...resultado.otrosLenguajes, ...resultado.omitidos];
  const grado = gradoDeMedidas(medidas);
  const detalle = { version, paquete: await recolector.empaquetar() };
  const cifras = {
    commit,
    rama,
    medidas,
    omitidos,
    ambito,
    grado,
    huella,
    reglas: Object.fromEntries(reglas),
  };
  const publicacion = { ...cifras, detalle, now: deps.now() };
  const publicado = await deps.resultados.publicar(trabajo, publicacion);
  if (publicado === 'publicado') await partes.conservar();
  return publicado;
}
