import { maximoNiveles } from '@mantenible/domain/pauta';
import type { ParteDelCatalogo } from '@mantenible/domain/traslado';

/** Numbers of the levels of a guideline in the titles of its columns. */
export const numerosDeNivel = Array.from({ length: maximoNiveles }, (_, i) => i + 1);

const id = 'Identificador';
const rangos = { titulos: ['Desde', 'Hasta', 'Criterio'], obligatorios: ['Desde', 'Hasta', 'Criterio'] };

export interface FormaDeHoja {
  readonly hoja: string;
  readonly titulos: readonly string[];
  readonly obligatorios: readonly string[];
}

/** Sheets of the workbook of a catalogue, one for each part. */
export const hojasDePartes: Readonly<Record<ParteDelCatalogo, FormaDeHoja>> = {
  pautas: {
    hoja: 'Pautas',
    titulos: [
      id,
      'Clave inicial',
      'Descripción',
      'Pregunta',
      ...numerosDeNivel.flatMap((n) => [`Nivel ${String(n)}`, `Valor ${String(n)}`]),
      'Medida',
      'Sentido',
      ...numerosDeNivel.map((n) => `Cota ${String(n)}`),
    ],
    obligatorios: ['Descripción', 'Pregunta'],
  },
  listasVerificacion: {
    hoja: 'Listas de verificación',
    titulos: [id, 'Clave inicial', 'Nombre'],
    obligatorios: ['Nombre'],
  },
  metricas: {
    hoja: 'Métricas',
    titulos: [id, 'Nombre', 'Lista de verificación', 'Nombre de la lista'],
    obligatorios: ['Nombre', 'Lista de verificación'],
  },
  subcaracteristicas: { hoja: 'Subcaracterísticas', titulos: [id, 'Nombre'], obligatorios: ['Nombre'] },
  criteriosValoracion: { hoja: 'Criterios de las listas', ...rangos },
  valoracionMantenibilidad: { hoja: 'Criterios del grado', ...rangos },
  propiedadCalidad: {
    hoja: 'Umbrales',
    titulos: ['Propiedad', 'Valor'],
    obligatorios: ['Propiedad', 'Valor'],
  },
};

/** Sheets with one reference a row, in their order; the columns with names are for the reader and are not imported. */
export const hojasDeEnlaces = {
  pautas: {
    hoja: 'Pautas de las listas',
    de: 'Lista de verificación',
    elemento: 'Pauta',
    titulos: ['Lista de verificación', 'Pauta', 'Nombre de la lista', 'Descripción de la pauta'],
  },
  metricas: {
    hoja: 'Métricas de subcaract.',
    de: 'Subcaracterística',
    elemento: 'Métrica',
    titulos: ['Subcaracterística', 'Métrica', 'Nombre de la subcaracterística', 'Nombre de la métrica'],
  },
} as const;

/** First sheet: which form the workbook has. */
export const hojaDePortada = {
  hoja: 'Catálogo',
  titulos: ['Dato', 'Valor'],
  obligatorios: ['Dato', 'Valor'],
} as const;
export const datosDePortada = { formato: 'Formato', version: 'Versión' } as const;
