import { factsOf } from '@mantenible/analyser/catalogue';
import type { Db } from '@mantenible/db';
import { leerSeveridad, type EscaneoPort } from '@mantenible/domain/escaneo';
import { tituloDeRegla } from '@mantenible/rule-cards/titulo';
import { versionAnalizador as analizador } from '@mantenible/runner';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { turnsOf } from '../jobs/enqueue.repository.ts';
import type { AnalysisQueueClient } from '../jobs/queue.repository.ts';
import { createAmbitoRepository } from '../modules/ambito/ambito.repository.ts';
import { ambitoRoutes } from '../modules/ambito/ambito.routes.ts';
import { createAnalisisAbiertoRepository } from '../modules/analisis/analisis-abierto.repository.ts';
import { createAnalisisRepository } from '../modules/analisis/analisis.repository.ts';
import { analisisRoutes } from '../modules/analisis/analisis.routes.ts';
import { createEscribirAnalisis } from '../modules/analisis/escribir-analisis.adapter.ts';
import { exportacionRoutes } from '../modules/analisis/exportacion.routes.ts';
import { createLecturaDeResultados } from '../modules/analisis/resultado.repository.ts';
import type { CofreTextos } from '../modules/analisis/textos.port.ts';
import type { AlMostrar } from '../modules/cifras/cifras.port.ts';
import { createPropiedadRepository } from '../modules/criterio/criterio.repository.ts';
import { leerPaquete } from '../modules/analisis/detalle/paquete.schema.ts';
import { createPartidaRepository } from '../modules/partida/partida.repository.ts';
import { partidaRoutes } from '../modules/partida/partida.routes.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';
import { createEjecucionPasadoRepository } from '../modules/pasado/pasado.repository.ts';
import { pasadoRoutes } from '../modules/pasado/pasado.routes.ts';
import { sonarqubeRoutes } from '../modules/sonarqube/sonarqube.routes.ts';
import type { Proyectos } from './proyectos.ts';

interface Parts extends Pick<Proyectos, 'proyectos' | 'cuotas' | 'reservarClave' | 'criterios'> {
  readonly textos: CofreTextos;
  /** Version of the product. */
  readonly version: string;
  readonly config: Pick<Config, 'analisis'>;
  readonly db: Db;
  readonly escaneo: EscaneoPort;
  /** Queue of our own analyses; null where a service runs them. */
  readonly cola: AnalysisQueueClient | null;
  readonly now: () => Date;
  readonly nuevoId: () => string;
  /** Keeps the figures of a scanning service's analysis; null where analyses are our own. */
  readonly alMostrar: AlMostrar | null;
}

/** The routes of analyses, of what they found, and of repositories' pasts, with their adapters. */
export function rutasDeAnalisis(parts: Parts): Rutas[] {
  const { escaneo, proyectos, cuotas, alMostrar, nuevoId, now } = parts;
  const ejecucion = ejecucionDe(parts);
  return [
    sonarqubeRoutes({ proyectos, escaneo, reservarClave: parts.reservarClave }),
    exportacionRoutes({ proyectos, exportacion: exportacionDe(parts) }),
    analisisRoutes({ proyectos, escaneo, ejecucion, cuotas, alMostrar, analizador, nuevoId, now }),
    pasadoRoutes({ proyectos, ejecucion, analizador, nuevoId, now }),
    partidaRoutes({
      proyectos,
      partidas: createPartidaRepository(parts.db),
      propietarioDe: createPropietarioDe(parts.db),
      leerPaquete,
      incorporado: ejecucion !== null,
      now,
    }),
    ambitoRoutes({
      proyectos,
      ambitos: createAmbitoRepository(parts.db),
      propios: ejecucion !== null,
      now,
    }),
  ];
}

function ejecucionDe({ config, db, cola }: Pick<Parts, 'config' | 'db' | 'cola'>) {
  return (
    cola && {
      turns: (idPersona: string, since: Date) => turnsOf(db, idPersona, since),
      analisis: { ...createAnalisisRepository(db), ...createAnalisisAbiertoRepository(db, cola) },
      pasados: createEjecucionPasadoRepository(db, cola),
      workers: cola,
      perHour: config.analisis.porHora,
    }
  );
}

/** Our own analyses in the command's formats; the page has the cards of their rules. */
function exportacionDe({ db, cola, textos, criterios, now, version }: Parts) {
  if (cola === null) return null;
  const resultados = createLecturaDeResultados(db);
  const propiedades = createPropiedadRepository(db, now);
  const escribir = createEscribirAnalisis({
    resultados,
    cofre: textos,
    version,
    criterios: async () => ({
      analisis: (await criterios()).analisis,
      propiedades: await propiedades.listar(),
    }),
    regla: (clave) => {
      const titulo = tituloDeRegla(clave) ?? clave;
      const hechos = factsOf(clave);
      return {
        titulo,
        porQue: titulo,
        texto: titulo,
        markdown: titulo,
        severidad: leerSeveridad(hechos?.severity ?? 'MAJOR'),
        etiquetas: hechos?.tags ?? [],
      };
    },
  });
  return { resultados, escribir };
}
