import {
  versionDeTraslado,
  type CatalogoEntero,
  type PautaTrasladada,
  type RangoTrasladado,
} from '@mantenible/domain/traslado';

import type { CellValue, WrittenSheet } from '../../../../spreadsheets/write-workbook.ts';
import {
  datosDePortada,
  hojaDePortada,
  hojasDeEnlaces,
  hojasDePartes,
  numerosDeNivel,
} from './forma-de-libro.ts';

type Filas = readonly (readonly CellValue[])[];

/** Widths of the columns with texts and ids, by the beginning of their titles. */
const anchos: readonly (readonly [comienzo: string, ancho: number])[] = [
  ['Identificador', 38],
  ['Pregunta', 60],
  ['Descripción', 40],
  ['Nombre', 45],
  ['Criterio', 50],
  ['Nivel', 30],
  ['Pauta', 38],
  ['Métrica', 38],
  ['Subcaracterística', 38],
  ['Lista', 38],
];

/** The catalogue as the sheets of a workbook, which an import reads back as it was. */
export function hojasDelCatalogo(catalogo: CatalogoEntero): readonly WrittenSheet[] {
  const { pautas, listasVerificacion, metricas, subcaracteristicas } = catalogo;
  const listas = new Map(listasVerificacion.map(({ _id, nombre }) => [_id, nombre]));
  return [
    hoja(hojaDePortada, [
      [datosDePortada.formato, 'mantenible-catalogo'],
      [datosDePortada.version, versionDeTraslado],
    ]),
    hoja(hojasDePartes.pautas, pautas.map(filaDePauta)),
    hoja(
      hojasDePartes.listasVerificacion,
      listasVerificacion.map(({ _id, clave, nombre }) => [_id, clave, nombre]),
    ),
    hoja(
      hojasDeEnlaces.pautas,
      filasDeEnlaces(
        listasVerificacion.map((lista) => ({ ...lista, elementos: lista.pautas })),
        new Map(pautas.map(({ _id, descripcion }) => [_id, descripcion])),
      ),
    ),
    hoja(
      hojasDePartes.metricas,
      metricas.map(({ _id, nombre, listaVerificacion: lista }) => [
        _id,
        nombre,
        lista,
        lista === null ? null : listas.get(lista),
      ]),
    ),
    hoja(
      hojasDePartes.subcaracteristicas,
      subcaracteristicas.map(({ _id, nombre }) => [_id, nombre]),
    ),
    hoja(
      hojasDeEnlaces.metricas,
      filasDeEnlaces(
        subcaracteristicas.map((sub) => ({ ...sub, elementos: sub.metricas })),
        new Map(metricas.map(({ _id, nombre }) => [_id, nombre])),
      ),
    ),
    hoja(hojasDePartes.criteriosValoracion, catalogo.criteriosValoracion.map(filaDeRango)),
    hoja(hojasDePartes.valoracionMantenibilidad, catalogo.valoracionMantenibilidad.map(filaDeRango)),
    hoja(
      hojasDePartes.propiedadCalidad,
      catalogo.propiedadCalidad.map(({ propiedad, valor }) => [propiedad, valor]),
    ),
  ];
}

function hoja(
  { hoja: name, titulos }: { readonly hoja: string; readonly titulos: readonly string[] },
  rows: Filas,
): WrittenSheet {
  const columns = titulos.map((title) => ({
    title,
    width: anchos.find(([comienzo]) => title.startsWith(comienzo))?.[1] ?? 12,
  }));
  return { name, columns, rows };
}

function filaDePauta({ _id, clave, descripcion, pregunta, nivelesCumplimiento, medida }: PautaTrasladada) {
  const niveles = numerosDeNivel.map((n) => nivelesCumplimiento[n - 1]);
  return [
    _id,
    clave,
    descripcion,
    pregunta,
    ...niveles.flatMap((nivel) => [nivel?.descripcion, nivel?.valor]),
    medida?.nombre,
    medida?.sentido,
    ...numerosDeNivel.map((n) => medida?.cotas[n - 1]),
  ];
}

const filaDeRango = ({ valor1, valor2, criterio }: RangoTrasladado) => [valor1, valor2, criterio];

interface ConElementos {
  readonly _id: string;
  readonly nombre: string;
  readonly elementos: readonly string[];
}

function filasDeEnlaces(cosas: readonly ConElementos[], nombres: ReadonlyMap<string, string>): Filas {
  return cosas.flatMap(({ _id, nombre, elementos }) =>
    elementos.map((elemento) => [_id, elemento, nombre, nombres.get(elemento)]),
  );
}
