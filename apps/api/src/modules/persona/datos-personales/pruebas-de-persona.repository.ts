import type { Db } from '@mantenible/db';

import { leerPlan, leerRespuestas } from '../../respuesta/prueba-guardada.schema.ts';
import type { FilaDeDatos } from './datos-de-persona.port.ts';

/** Tests in memory at once: each has its questions. */
const porTramo = 2;

/** The answers of the tests that a person saved, one a row. */
export const pruebasGuardadas = {
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
  filas: (sub: string) => (db: Db) => leer(db, sub),
};

async function* leer(db: Db, sub: string): AsyncGenerator<FilaDeDatos> {
  for (let desde = 0; ; desde += porTramo) {
    const pruebas = await db
      .selectFrom('respuestas')
      .innerJoin('proyectos', 'proyectos.id', 'respuestas.proyecto_id')
      .selectAll('respuestas')
      .select('proyectos.nombre as proyecto')
      .where('respuestas.id_persona', '=', sub)
      .orderBy('respuestas.creado')
      .orderBy('respuestas.id')
      .offset(desde)
      .limit(porTramo)
      .execute();
    for (const prueba of pruebas) yield* filasDe(prueba);
    if (pruebas.length < porTramo) return;
  }
}

interface FilaPrueba {
  readonly id: string;
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
      guardada: prueba.creado.toISOString(),
      promedio: prueba.promedio,
      pauta: pregunta.descripcion,
      pregunta: pregunta.pregunta,
      respuesta: nivel === null ? null : (pregunta.nivelesCumplimiento[nivel]?.descripcion ?? null),
      comentario: dada?.comentario ?? null,
      evidencias: dada?.evidencias === undefined ? null : JSON.stringify(dada.evidencias),
    };
  });
}
