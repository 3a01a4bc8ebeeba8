import { randomBytes } from 'node:crypto';

import { esZona } from '@mantenible/domain/entrega';
import { versionAnalizador } from '@mantenible/runner';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { avisoDe, avisoInicial } from '../modules/curso/aviso-de-privacidad.ts';
import { createClaseRepository } from '../modules/curso/clase/clase.repository.ts';
import { claseRoutes } from '../modules/curso/clase/clase.routes.ts';
import { createEjesDeClase } from '../modules/curso/clase/ejes-de-clase.ts';
import { createResumenRepository } from '../modules/curso/clase/resumen.repository.ts';
import { createCursoRepository } from '../modules/curso/curso.repository.ts';
import { cursoRoutes } from '../modules/curso/curso.routes.ts';
import { createIntentosDeCodigo } from '../modules/curso/intentos-de-codigo.ts';
import { leerLista } from '../modules/curso/leer-lista.adapter.ts';
import { createPersonasRepository } from '../modules/curso/personas.repository.ts';
import { personasRoutes } from '../modules/curso/personas.routes.ts';
import { createAvisar, type PartesDeAvisar } from './avisar.ts';

interface Parts extends PartesDeAvisar {
  readonly config: Pick<Config, 'diasDeNombres' | 'institucion'>;
  /** Whether analyses are made and kept here. */
  readonly incorporado: boolean;
}

/** The routes of courses, of their people and of the class view. */
export function rutasDeCursos({ config, incorporado, ...parts }: Parts): Rutas[] {
  const { db, now } = parts;
  const { institucion, diasDeNombres } = config;
  const cursos = createCursoRepository(db);
  const clase = createClaseRepository(db, incorporado);
  const deps = { cursos, personas: createPersonasRepository(db), now };
  return [
    cursoRoutes({ ...deps, esZona, azar: randomBytes }),
    personasRoutes({
      ...deps,
      intentos: createIntentosDeCodigo(now),
      aviso: avisoDe(institucion.aviso ?? avisoInicial(institucion.universidad, diasDeNombres)),
      leerLista,
      avisar: createAvisar(parts),
    }),
    claseRoutes({
      cursos,
      clase,
      leerEjes: createEjesDeClase(clase),
      resumen: createResumenRepository(db, incorporado),
      auditoria: createAuditoria(db, now),
      analizador: versionAnalizador,
      externo: !incorporado,
    }),
  ];
}
