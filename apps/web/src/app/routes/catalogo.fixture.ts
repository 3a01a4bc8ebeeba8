import type { ComponentType } from 'react';

import { Component as CrearLista } from './crear-lista-verificacion.tsx';
import { Component as CrearMetrica } from './crear-metrica.tsx';
import { Component as CrearPauta } from './crear-pauta.tsx';
import { Component as CrearSubcaracteristica } from './crear-subcaracteristica.tsx';
import { Component as EditarLista } from './editar-lista-verificacion.tsx';
import { Component as EditarMetrica } from './editar-metrica.tsx';
import { Component as EditarPauta } from './editar-pauta.tsx';
import { Component as EditarSubcaracteristica } from './editar-subcaracteristica.tsx';
import { Component as ListaMetricas } from './lista-metrica.tsx';
import { Component as ListaPautas } from './lista-pauta.tsx';
import { Component as ListaSubcaracteristicas } from './lista-subcaracteristicas.tsx';
import { Component as ListasVerificacion } from './lista-verificacion.tsx';

/** The screens of one kind of catalogue record, and their texts for the example record. */
export interface Pantallas {
  readonly plural: string;
  readonly Lista: ComponentType;
  readonly Crear: ComponentType;
  readonly Editar: ComponentType;
  readonly url: string;
  readonly registro: { readonly _id: string };
  readonly nombre: string;
  /** Text field that a test changes. */
  readonly campo: string;
  /** The same field in the sent body. */
  readonly clave: string;
  /** Body that the form sends for the unchanged record. */
  readonly enviado: Readonly<Record<string, unknown>>;
  /** A partly filled form. */
  readonly aMedias: Readonly<Record<string, unknown>>;
  /** Cells of the list's row, without the actions. */
  readonly celdas: readonly string[];
  /** Further responses that the screens read. */
  readonly otras: Readonly<Record<string, unknown>>;
  readonly cosa: string;
  readonly vacio: string;
  /** Alert of an empty form. */
  readonly incompleto: string;
  readonly creada: string;
  readonly actualizada: string;
  readonly eliminada: string;
  readonly errorGuardar: string;
  readonly errorEliminar: string;
}

const id = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const nivelesCumplimiento = [
  { descripcion: 'No', valor: 0 },
  { descripcion: 'Sí', valor: 0.5 },
];
const datosPauta = { descripcion: 'Capas', pregunta: '¿Hay capas?', nivelesCumplimiento, medida: null };
const pauta = { _id: id(1), ...datosPauta };
const lista = { _id: id(2), nombre: 'Diseño', pautas: [pauta] };
const metrica = { _id: id(3), nombre: 'Acoplamiento', listaVerificacion: lista._id };
const subcaracteristica = { _id: id(4), nombre: 'Modularidad', metricas: [metrica] };

/** The texts of a kind with a feminine noun, as all four kinds have. */
const textos = (singular: string, Singular: string) => ({
  cosa: `la ${singular}`,
  creada: `${Singular} creada exitosamente`,
  actualizada: `${Singular} actualizada exitosamente`,
  eliminada: `${Singular} eliminada exitosamente`,
  errorGuardar: `Error al guardar ${singular}`,
  errorEliminar: `Error al eliminar ${singular}`,
});

export const pautas: Pantallas = {
  plural: 'pautas',
  Lista: ListaPautas,
  Crear: CrearPauta,
  Editar: EditarPauta,
  url: '/pautas',
  registro: pauta,
  nombre: pauta.descripcion,
  campo: 'Descripción',
  clave: 'descripcion',
  enviado: datosPauta,
  aMedias: { descripcion: 'A medias', pregunta: '', niveles: [{ clave: 0, descripcion: '', valor: '0' }] },
  celdas: ['Capas', '¿Hay capas?', '2'],
  otras: {},
  vacio: 'No se encontraron pautas.',
  incompleto: 'Revise los campos señalados',
  ...textos('pauta', 'Pauta'),
};

export const listas: Pantallas = {
  plural: 'listas de verificación',
  Lista: ListasVerificacion,
  Crear: CrearLista,
  Editar: EditarLista,
  url: '/listasVerificacion',
  registro: lista,
  nombre: lista.nombre,
  campo: 'Nombre',
  clave: 'nombre',
  enviado: { nombre: 'Diseño', pautas: [pauta._id] },
  aMedias: { nombre: 'A medias', pautas: [] },
  celdas: ['Diseño', '1'],
  otras: { 'GET /pautas': [pauta] },
  vacio: 'No se encontraron listas de verificación.',
  incompleto: 'Por favor, selecciona al menos una pauta.',
  ...textos('lista de verificación', 'Lista de verificación'),
};

export const metricas: Pantallas = {
  plural: 'métricas',
  Lista: ListaMetricas,
  Crear: CrearMetrica,
  Editar: EditarMetrica,
  url: '/metricas',
  registro: metrica,
  nombre: metrica.nombre,
  campo: 'Nombre',
  clave: 'nombre',
  enviado: { nombre: 'Acoplamiento', listaVerificacion: lista._id },
  aMedias: { nombre: 'A medias', listaVerificacion: null },
  celdas: ['Acoplamiento', 'Diseño'],
  otras: { 'GET /listasVerificacion': [lista], 'POST /listasVerificacion/batch': [lista] },
  vacio: 'No se encontró la métrica.',
  incompleto: 'Por favor, selecciona al menos una lista de verificación.',
  ...textos('métrica', 'Métrica'),
};

export const subcaracteristicas: Pantallas = {
  plural: 'subcaracterísticas',
  Lista: ListaSubcaracteristicas,
  Crear: CrearSubcaracteristica,
  Editar: EditarSubcaracteristica,
  url: '/subcaracteristicas',
  registro: subcaracteristica,
  nombre: subcaracteristica.nombre,
  campo: 'Nombre',
  clave: 'nombre',
  enviado: { nombre: 'Modularidad', metricas: [metrica._id] },
  aMedias: { nombre: 'A medias', metricas: [] },
  celdas: ['Modularidad', 'Acoplamiento'],
  otras: { 'GET /metricas': [metrica] },
  vacio: 'No se encontraron subcaracterísticas.',
  incompleto: 'Por favor, selecciona al menos una metrica.',
  ...textos('subcaracterística', 'Subcaracterística'),
};
