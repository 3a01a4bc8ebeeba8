import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { enTramos, type Turn } from '../../comun/en-tramos.ts';
import { leerPlan, leerRespuestas } from '../../respuesta/prueba-guardada.schema.ts';
import type { FilaDeDatos } from './datos-de-persona.port.ts';

/** Tests in memory at once: each has its questions. */
const porTramo = 2;

/** The answers of the tests that a person saved, one a row. */
export const parteDePruebas = {
  clave: 'pruebas',
  nombre: 'Pruebas',
  titulos: [
    'proyecto',
    'prueba',
    'tipo',
    'intento',
    'guardada',
    'promedio',
    'pauta',
    'pregunta',
    'respuesta',
    'comentario',
    'evidencias',
  ],
  fechas: ['guardada'],
} as const;

export async function* leerPruebas(db: Db, turn: Turn, sub: string): AsyncGenerator<FilaDeDatos> {
  for await (const prueba of enTramos(turn, porTramo, (tras: FilaPrueba | null) => leerTramo(db, sub, tras)))
    yield* filasDe(prueba);
}

function leerTramo(db: Db, sub: string, tras: FilaPrueba | null): Promise<readonly FilaPrueba[]> {
  const suyas = db
    .selectFrom('respuestas')
    .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
    .selectAll('respuestas')
    .select('proyectos.nombre as proyecto')
    .select(sql<string>`respuestas.creado::text`.as('orden'))
    .where('respuestas.id_persona', '=', sub);
  const resto =
    tras === null
      ? suyas
      : suyas.where(
          sql<boolean>`(respuestas.creado, respuestas.id) > (${tras.orden}::timestamptz, ${tras.id}::uuid)`,
        );
  return resto.orderBy('respuestas.creado').orderBy('respuestas.id').limit(porTramo).execute();
}

interface FilaPrueba {
  readonly id: string;
  readonly orden: string;
  readonly proyecto: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly intentos: number | null;
  readonly creado: Date;
  readonly promedio: number | null;
  readonly plan: unknown;
  readonly respuestas: unknown;
}

function filasDe({ id, plan, respuestas, ...prueba }: FilaPrueba): readonly FilaDeDatos[] {
  const clave = (una: { readonly listaVerificacion: string; readonly pautaId: string }) =>
    `${una.listaVerificacion} ${una.pautaId}`;
  const dadas = new Map(leerRespuestas(respuestas, id).map((una) => [clave(una), una]));
  return leerPlan(plan, id).preguntas.map((pregunta) => {
    const dada = dadas.get(clave(pregunta));
    const nivel = dada?.nivel ?? null;
    return {
      proyecto: prueba.proyecto,
      prueba: prueba.nombre,
      tipo: prueba.tipo,
      intento: prueba.intentos,
      guardada: prueba.creado,
      promedio: prueba.promedio,
      pauta: pregunta.descripcion,
      pregunta: pregunta.pregunta,
      respuesta: nivel === null ? null : (pregunta.nivelesCumplimiento[nivel]?.descripcion ?? null),
      comentario: dada?.comentario ?? null,
      evidencias: dada?.evidencias ?? null,
    };
  });
}
