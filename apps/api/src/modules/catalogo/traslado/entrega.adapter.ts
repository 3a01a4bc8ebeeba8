import { createHash } from 'node:crypto';

import { nombre } from '@mantenible/contracts/comun';
import { criterioEnviado, propiedadEnviada } from '@mantenible/contracts/criterio';
import { pautaEnviada } from '@mantenible/contracts/pauta';
import { maximoDeElementos } from '@mantenible/domain/lista-verificacion';
import {
  maximosDeTraslado,
  versionDeTraslado,
  type CatalogoEntero,
  type ParteDelCatalogo,
  type Reparo,
} from '@mantenible/domain/traslado';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import * as z from 'zod/mini';

import type { Entrega, LeerEntrega } from './traslado.port.ts';

const faltaId = 'Falta el identificador «_id», o no es un texto de 1 a 64 caracteres';
/** Ids of other products are no UUIDs: any short text is one. */
const idAjeno = z.string(faltaId).check(z.minLength(1, faltaId), z.maxLength(64, faltaId));
/** A reference: an id, or the record that the specified calls put in its place. */
const referencia = z.pipe(
  z.union([idAjeno, z.object({ _id: idAjeno })], 'No es un identificador ni un objeto con «_id»'),
  z.transform((valor) => (typeof valor === 'string' ? valor : valor._id)),
);
const referencias = z
  .array(referencia, 'No es una lista')
  .check(z.maxLength(maximoDeElementos, `Tiene más de ${formatNumber(maximoDeElementos)} elementos`));
const clave = z.optional(z.string().check(z.maxLength(40)));

const filas = {
  pautas: z.safeExtend(pautaEnviada, { _id: idAjeno, clave }),
  listasVerificacion: z.object({ _id: idAjeno, clave, nombre: nombre(300), pautas: referencias }),
  metricas: z.object({ _id: idAjeno, nombre: nombre(300), listaVerificacion: z.nullable(referencia) }),
  subcaracteristicas: z.object({ _id: idAjeno, nombre: nombre(300), metricas: referencias }),
  criteriosValoracion: criterioEnviado,
  valoracionMantenibilidad: criterioEnviado,
  propiedadCalidad: z.extend(propiedadEnviada, { propiedad: nombre(200) }),
} as const satisfies Record<ParteDelCatalogo, z.ZodMiniType>;

type Fila<P extends ParteDelCatalogo> = z.output<(typeof filas)[P]>;

const nombres: Readonly<Record<ParteDelCatalogo, string>> = {
  pautas: 'Pauta',
  listasVerificacion: 'Lista de verificación',
  metricas: 'Métrica',
  subcaracteristicas: 'Subcaracterística',
  criteriosValoracion: 'Criterio de valoración',
  valoracionMantenibilidad: 'Valoración de mantenibilidad',
  propiedadCalidad: 'Propiedad de calidad',
};

/** How places of a file are called: a record by its part and number there, and a field of it by its path. */
export interface Lugares {
  readonly registro: (parte: ParteDelCatalogo, i: number) => string;
  readonly campo: (parte: ParteDelCatalogo, i: number, camino: readonly PropertyKey[]) => string;
}

const lugaresDeJson: Lugares = {
  registro: (parte, i) => `${nombres[parte]} ${String(i + 1)}`,
  campo: (parte, i, camino) =>
    camino.length === 0
      ? lugaresDeJson.registro(parte, i)
      : `${lugaresDeJson.registro(parte, i)}, ${camino.map(campo).join(' ')}`,
};

/**
 * Reads a file of the export, or the answers of the specified calls under the names of this one, with all rows at fault. Ids become those of this
 * installation: a UUID stays, any other text gives the same UUID at each import.
 */
export const leerEntrega = (archivo: Parameters<LeerEntrega>[0], lugares = lugaresDeJson): Entrega => {
  const reparos: Reparo[] = [...reparosDeForma(archivo)];
  const parte = <P extends ParteDelCatalogo>(cual: P) => leerParte(archivo, cual, lugares, reparos);
  const catalogo = conIdsDeAqui({
    pautas: parte('pautas'),
    listasVerificacion: parte('listasVerificacion'),
    metricas: parte('metricas'),
    subcaracteristicas: parte('subcaracteristicas'),
    criteriosValoracion: parte('criteriosValoracion'),
    valoracionMantenibilidad: parte('valoracionMantenibilidad'),
    propiedadCalidad: parte('propiedadCalidad'),
  });
  if (reparos.length === 0) reparos.push(...reparosDeConjunto(catalogo, lugares.registro));
  return { catalogo, reparos };
};

function reparosDeForma(archivo: Readonly<Record<string, unknown>>): readonly Reparo[] {
  const { formato, version } = archivo;
  if (formato !== undefined && formato !== 'mantenible-catalogo')
    return [{ lugar: 'Archivo', mensaje: 'No es un catálogo exportado de Mantenible' }];
  if (version !== undefined && version !== versionDeTraslado)
    return [{ lugar: 'Archivo', mensaje: 'Es de una versión que este producto no conoce' }];
  if (Object.keys(filas).every((parte) => archivo[parte] === undefined))
    return [
      { lugar: 'Archivo', mensaje: 'No contiene pautas, listas, métricas, subcaracterísticas ni criterios' },
    ];
  return [];
}

/** The rows of a part that can be read; an absent part has none. */
function leerParte<P extends ParteDelCatalogo>(
  archivo: Readonly<Record<string, unknown>>,
  parte: P,
  lugares: Lugares,
  reparos: Reparo[],
): readonly Fila<P>[] {
  const valor = archivo[parte];
  if (valor === undefined) return [];
  const maximo = maximosDeTraslado[parte];
  const lugar = `«${parte}»`;
  if (!Array.isArray(valor)) reparos.push({ lugar, mensaje: 'No es una lista' });
  else if (valor.length > maximo)
    reparos.push({ lugar, mensaje: `Tiene más de ${contar(maximo, 'elemento', 'elementos')}` });
  else
    return valor.flatMap((fila, i) =>
      leerFila(parte, fila, (camino) => lugares.campo(parte, i, camino), reparos),
    );
  return [];
}

function leerFila<P extends ParteDelCatalogo>(
  parte: P,
  fila: unknown,
  lugar: (camino: readonly PropertyKey[]) => string,
  reparos: Reparo[],
): readonly Fila<P>[] {
  const leida = filas[parte].safeParse(fila);
  // TypeScript does not relate the schema at a generic key to that key's output.
  if (leida.success) return [leida.data as Fila<P>];
  for (const { path, message } of leida.error.issues) reparos.push({ lugar: lugar(path), mensaje: message });
  return [];
}

const campo = (paso: PropertyKey) => (typeof paso === 'number' ? String(paso + 1) : String(paso));

interface Leida {
  readonly pautas: readonly Fila<'pautas'>[];
  readonly listasVerificacion: readonly Fila<'listasVerificacion'>[];
  readonly metricas: readonly Fila<'metricas'>[];
  readonly subcaracteristicas: readonly Fila<'subcaracteristicas'>[];
  readonly criteriosValoracion: readonly Fila<'criteriosValoracion'>[];
  readonly valoracionMantenibilidad: readonly Fila<'valoracionMantenibilidad'>[];
  readonly propiedadCalidad: readonly Fila<'propiedadCalidad'>[];
}

function conIdsDeAqui({
  pautas,
  listasVerificacion,
  metricas,
  subcaracteristicas,
  ...tablas
}: Leida): CatalogoEntero {
  return {
    ...tablas,
    pautas: pautas.map((pauta) => ({ ...pauta, _id: idDeAqui('pautas', pauta._id) })),
    listasVerificacion: listasVerificacion.map((lista) => ({
      ...lista,
      _id: idDeAqui('listasVerificacion', lista._id),
      pautas: lista.pautas.map((id) => idDeAqui('pautas', id)),
    })),
    metricas: metricas.map((metrica) => ({
      ...metrica,
      _id: idDeAqui('metricas', metrica._id),
      listaVerificacion:
        metrica.listaVerificacion === null ? null : idDeAqui('listasVerificacion', metrica.listaVerificacion),
    })),
    subcaracteristicas: subcaracteristicas.map((sub) => ({
      ...sub,
      _id: idDeAqui('subcaracteristicas', sub._id),
      metricas: sub.metricas.map((id) => idDeAqui('metricas', id)),
    })),
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** The id in this installation of a record with that id elsewhere: the same UUID, or one (RFC 9562, version 8) from the hash of kind and id. */
function idDeAqui(parte: ParteDelCatalogo, id: string): string {
  const dado = id.toLowerCase();
  if (uuid.test(dado)) return dado;
  const hex = createHash('sha256').update(`${parte}\0${id}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Ids given twice and references that lead nowhere. */
function reparosDeConjunto(catalogo: CatalogoEntero, lugarDe: Lugares['registro']): readonly Reparo[] {
  const { pautas, listasVerificacion, metricas, subcaracteristicas, propiedadCalidad } = catalogo;
  const idsDe = (cosas: readonly { readonly _id: string }[]) => cosas.map(({ _id }) => _id);
  return [
    ...repetidos(lugarDe, 'pautas', idsDe(pautas)),
    ...repetidos(lugarDe, 'listasVerificacion', idsDe(listasVerificacion)),
    ...repetidos(lugarDe, 'metricas', idsDe(metricas)),
    ...repetidos(lugarDe, 'subcaracteristicas', idsDe(subcaracteristicas)),
    ...repetidos(
      lugarDe,
      'propiedadCalidad',
      propiedadCalidad.map(({ propiedad }) => propiedad),
    ),
    ...ausentes(
      lugarDe,
      'listasVerificacion',
      listasVerificacion.map((lista) => lista.pautas),
      idsDe(pautas),
    ),
    ...ausentes(
      lugarDe,
      'metricas',
      metricas.map(({ listaVerificacion }) => (listaVerificacion === null ? [] : [listaVerificacion])),
      idsDe(listasVerificacion),
    ),
    ...ausentes(
      lugarDe,
      'subcaracteristicas',
      subcaracteristicas.map((sub) => sub.metricas),
      idsDe(metricas),
    ),
  ];
}

function repetidos(
  lugarDe: Lugares['registro'],
  parte: ParteDelCatalogo,
  ids: readonly string[],
): readonly Reparo[] {
  const primero = new Map<string, number>();
  return ids.flatMap((id, i) => {
    const antes = primero.get(id);
    primero.set(id, antes ?? i);
    if (antes === undefined) return [];
    return [{ lugar: lugarDe(parte, i), mensaje: `Repite el identificador de: ${lugarDe(parte, antes)}` }];
  });
}

function ausentes(
  lugarDe: Lugares['registro'],
  parte: ParteDelCatalogo,
  referidos: readonly (readonly string[])[],
  presentes: readonly string[],
): readonly Reparo[] {
  const hay = new Set(presentes);
  return referidos.flatMap((ids, i) => {
    const lugar = lugarDe(parte, i);
    const faltan = [...new Set(ids)].filter((id) => !hay.has(id)).length;
    return [
      ...(faltan === 0
        ? []
        : [
            {
              lugar,
              mensaje: `Se refiere a ${contar(faltan, 'elemento que no está', 'elementos que no están')} en el archivo`,
            },
          ]),
      ...(new Set(ids).size === ids.length ? [] : [{ lugar, mensaje: 'Nombra dos veces el mismo elemento' }]),
    ];
  });
}
