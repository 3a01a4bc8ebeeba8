import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { Pertenencia } from '@mantenible/domain/acceso';
import { maximoOmitidosMostrados, type AnalisisHecho, type NoAnalizado } from '@mantenible/domain/escaneo';
import type { Selectable } from 'kysely';

import { autorMostrado } from '../comun/autor.ts';
import { leerAmbitoUsado, leerOmitidos } from './analisis-guardado.schema.ts';
import { alcanceDeHoy } from '../comun/resultados.repository.ts';
import type { AnalisisRepository } from './analisis.port.ts';

/** Columns of the history: omitted files and measures of fifty analyses would be many megabytes. */
const columnas = [
  'analisis.id',
  'analisis.creado',
  'analisis.inicio',
  'analisis.fin',
  'analisis.commit_id',
  'analisis.enlace',
  'analisis.rama',
  'analisis.grado',
  'analisis.estado',
  'analisis.motivo',
  'analisis.alcance',
] as const;

type Columna = (typeof columnas)[number] extends `analisis.${infer Nombre}` ? Nombre : never;
type Fila = Pick<Selectable<Schema['analisis']>, Columna> & {
  readonly analizador: string | null;
  readonly id_persona: string;
  readonly autor: string | null;
} & Pick<Pertenencia, 'propietario' | 'miembros'>;

export function createAnalisisRepository(db: Db): AnalisisRepository {
  return {
    estado: (clave) => estado(db, clave),
    noAnalizado: (proyectoId) => noAnalizado(db, proyectoId),
    historia: async (proyectoId, maximo) => {
      const filas = await db
        .selectFrom('analisis')
        .leftJoin('detalles_analisis as detalle', (join) =>
          join
            .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
            .onRef('detalle.commit_id', '=', 'analisis.commit_id')
            .onRef('detalle.huella', '=', 'analisis.huella'),
        )
        .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
        .leftJoin('personas', 'personas.sub', 'analisis.id_persona')
        .select(columnas)
        .select(['detalle.version as analizador', 'analisis.id_persona', 'personas.nombre as autor'])
        .select(['proyectos.id_persona as propietario', 'proyectos.miembros'])
        .where('analisis.proyecto_id', '=', proyectoId)
        .orderBy('analisis.creado', 'desc')
        .orderBy('analisis.id', 'desc')
        .limit(maximo)
        .execute();
      return filas.map(analisisDeFila);
    },
  };
}

/** State by the newest analysis that was not cancelled; a failed one counts, even after finished ones. */
async function estado(db: Db, clave: string): ReturnType<AnalisisRepository['estado']> {
  const filas = await db
    .selectFrom('analisis')
    .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
    .select(['analisis.estado', 'analisis.rama', 'analisis.fin', 'analisis.motivo'])
    .where('proyectos.clave', '=', clave)
    .where('analisis.estado', '!=', 'cancelado')
    .orderBy('analisis.creado', 'desc')
    .orderBy('analisis.id', 'desc')
    .execute();
  const [ultimo] = filas;
  if (!ultimo) return null;
  const listo = filas.find((una) => una.estado === 'listo');
  return {
    estado: estadoVisible(ultimo.estado),
    fecha: listo?.fin?.toISOString() ?? null,
    rama: (listo ?? ultimo).rama,
    motivo: ultimo.estado === 'fallido' ? ultimo.motivo : null,
  };
}

async function noAnalizado(db: Db, proyectoId: string): Promise<NoAnalizado> {
  const fila = await db
    .selectFrom('analisis')
    .select(['id', 'omitidos', 'ambito', alcanceDeHoy('analisis').as('alcance_hoy')])
    .where('proyecto_id', '=', proyectoId)
    .where('estado', '=', 'listo')
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const omitidos = fila && fila.omitidos !== null ? leerOmitidos(fila.omitidos, fila.id) : [];
  const archivos = omitidos.filter((omitido) => 'ruta' in omitido);
  return {
    otrosLenguajes: omitidos.filter((omitido) => 'lenguaje' in omitido),
    archivosOmitidos: { total: archivos.length, primeros: archivos.slice(0, maximoOmitidosMostrados) },
    ambito: fila ? leerAmbitoUsado(fila.ambito, fila.id) : null,
    alcanceDeHoy: fila?.alcance_hoy ?? null,
  };
}

function analisisDeFila(una: Fila): AnalisisHecho {
  const autor = autorMostrado(una, { sub: una.id_persona, nombre: una.autor });
  return {
    ...(autor === null ? {} : { autor }),
    id: una.id,
    fecha: (una.fin ?? una.creado).toISOString(),
    commit: una.commit_id,
    enlace: una.enlace,
    rama: una.rama,
    duracionMs: una.inicio && una.fin ? una.fin.getTime() - una.inicio.getTime() : null,
    grado: una.grado,
    estado: una.estado === 'cancelado' ? 'cancelado' : estadoVisible(una.estado),
    motivo: una.motivo,
    analizador: una.analizador,
    alcance: una.estado === 'listo' ? (una.alcance ?? '') : null,
  };
}

function estadoVisible(guardado: string): 'en-curso' | 'listo' | 'fallido' {
  if (guardado === 'listo' || guardado === 'fallido') return guardado;
  return 'en-curso';
}
