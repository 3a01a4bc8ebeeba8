import { porcentaje } from '@mantenible/domain/criterio';
import type { estadosEjecucion } from '@mantenible/domain/escaneo';
import type { Evidencia } from '@mantenible/domain/evidencia';
import { sheetDateTimes } from '@mantenible/wording/fechas';
import { nombresDeMedida } from '@mantenible/wording/medidas';
import { nombresDeEsfuerzo, estadosDeAccion, nombresDeOrigen } from '@mantenible/wording/mejora';
import { nombresDeTipoDePrueba } from '@mantenible/wording/prueba';

import type { CellValue, WrittenSheet } from '../../spreadsheets/write-workbook.ts';
import type {
  AccionExportada,
  LectorDeProyecto,
  ProyectoExportado,
  PruebaExportada,
} from './exportacion.port.ts';

type Fila = readonly CellValue[];

/** Titles of the columns with long texts. */
const anchas: ReadonlySet<string> = new Set([
  'Pregunta',
  'Comentario',
  'Mensaje',
  'Ruta',
  'Texto',
  'Razón',
  'Dónde',
]);

/** A sheet whose rows come from things that are read one after another. */
function hoja<T>(
  name: string,
  titulos: readonly string[],
  cosas: AsyncIterable<T>,
  filas: (cosa: T) => readonly Fila[],
): WrittenSheet {
  const columns = titulos.map((title) => ({ title, width: anchas.has(title) ? 50 : 20 }));
  return { name, columns, rows: filasDe(cosas, filas) };
}

async function* filasDe<T>(
  cosas: AsyncIterable<T>,
  filas: (cosa: T) => readonly Fila[],
): AsyncGenerator<Fila> {
  for await (const cosa of cosas) yield* filas(cosa);
}

async function* una<T>(cosa: T): AsyncGenerator<T> {
  yield await Promise.resolve(cosa);
}

/** How the sheets write moments: in a time zone, which the titles of their columns name. */
interface Fechas {
  readonly zona: string;
  readonly fecha: ReturnType<typeof sheetDateTimes>;
}

/** A project as the sheets of a workbook; dates are those of the zone. */
export function hojasDelProyecto(
  lector: LectorDeProyecto,
  proyecto: ProyectoExportado,
  zona: string,
): readonly WrittenSheet[] {
  const fecha = sheetDateTimes(zona);
  const fechas = { zona, fecha };
  return [
    hoja(
      'Proyecto',
      ['Nombre', 'Enlace', 'Rama', 'Clave', `Creado (${zona})`],
      una(proyecto),
      ({ nombre, enlace, rama, clave, creado }) => [[nombre, enlace, rama, clave, fecha(creado)]],
    ),
    ...hojasDePruebas(lector, proyecto._id, fechas),
    ...hojasDeAnalisis(lector, proyecto._id, fechas),
    ...hojasDeMejora(lector, proyecto._id, fechas),
  ];
}

function hojasDePruebas(
  lector: LectorDeProyecto,
  id: string,
  { zona, fecha }: Fechas,
): readonly WrittenSheet[] {
  const comienzo = ['Prueba', `Guardada (${zona})`];
  const de = ({ nombre, creado }: PruebaExportada) => [nombre, fecha(creado)];
  return [
    hoja(
      'Pruebas',
      [...comienzo, 'Quién', 'Tipo', 'Intento', 'Promedio (%)', 'Fila', 'Promedio de la fila (%)'],
      lector.pruebas(id),
      (prueba) => {
        const { quien, tipo, intentos, promedios } = prueba;
        const resumen = [
          ...de(prueba),
          quien,
          nombresDeTipoDePrueba[tipo],
          intentos,
          porciento(prueba.promedio),
        ];
        return promedios.map(({ nombre, promedio }) => [...resumen, nombre, porciento(promedio)]);
      },
    ),
    hoja(
      'Respuestas',
      [...comienzo, 'Lista', 'Pauta', 'Pregunta', 'Respuesta', 'Valor', 'Comentario'],
      lector.pruebas(id),
      (prueba) => filasDeRespuestas(prueba).map((fila) => [...de(prueba), ...fila]),
    ),
    hoja('Evidencias', [...comienzo, 'Pauta', 'Dónde', 'Commit'], lector.pruebas(id), (prueba) =>
      filasDeEvidencias(prueba).map((fila) => [...de(prueba), ...fila]),
    ),
  ];
}

function hojasDeAnalisis(
  lector: LectorDeProyecto,
  id: string,
  { zona, fecha }: Fechas,
): readonly WrittenSheet[] {
  return [
    hoja(
      'Análisis',
      [`Terminado (${zona})`, 'Estado', 'Enlace', 'Rama', 'Commit', 'Grado (%)', 'Motivo', 'Medida', 'Cifra'],
      lector.analisis(id),
      ({ fin, estado, enlace, rama, commit, grado, motivo, medidas }) => {
        const comienzo = [
          fecha(fin),
          palabra(nombresDeAnalisis, estado),
          enlace,
          rama,
          commit,
          grado,
          motivo,
        ];
        const cifras = Object.entries(medidas ?? {}).map(([clave, cifra]) => [
          palabra(nombresDeMedida, clave),
          cifra,
        ]);
        return cifras.length === 0 ? [comienzo] : cifras.map((cifra) => [...comienzo, ...cifra]);
      },
    ),
    hoja(
      'Incidencias',
      ['Ruta', 'Línea', 'Regla', 'Mensaje', 'Minutos'],
      lector.archivos(id),
      ({ ruta, incidencias }) =>
        incidencias.map(({ linea, regla, mensaje, minutos }) => [ruta, linea, regla, mensaje, minutos]),
    ),
  ];
}

function hojasDeMejora(
  lector: LectorDeProyecto,
  id: string,
  { zona, fecha }: Fechas,
): readonly WrittenSheet[] {
  const creada = `Creada (${zona})`;
  return [
    hoja(
      'Plan de mejora',
      ['Texto', 'Origen', 'Esfuerzo', 'Estado', 'Responsable', 'Fecha', creada, `Verificada (${zona})`],
      lector.acciones(id),
      ({ texto, responsable, fecha: dia, creado, verificada, ...accion }) => [
        [
          texto,
          origenDe(accion),
          palabra(nombresDeEsfuerzo, accion.esfuerzo),
          palabra(estadosDeAccion, accion.estado),
          responsable,
          dia,
          fecha(creado),
          fecha(verificada),
        ],
      ],
    ),
    hoja(
      'Marcas',
      ['Decisión', 'Razón', 'Regla', 'Ruta', 'Línea', creada, 'Quién'],
      lector.marcas(id),
      ({ decision, razon, regla, ruta, linea, creado, quien }) => [
        [palabra(nombresDeDecision, decision), razon, regla, ruta, linea, fecha(creado), quien],
      ],
    ),
  ];
}

const nombresDeDecision: Readonly<Record<string, string>> = {
  'falsa-alarma': 'Falsa alarma',
  'se-acepta': 'Se acepta',
};

const nombresDeAnalisis = {
  listo: 'Terminado',
  fallido: 'Fallido',
  cancelado: 'Cancelado',
} as const satisfies Record<Exclude<(typeof estadosEjecucion)[number], 'en-curso'>, string>;

/** The word of a code; the code of one that has none. */
const palabra = (palabras: Readonly<Record<string, string>>, codigo: string): string =>
  Object.hasOwn(palabras, codigo) ? (palabras[codigo] ?? codigo) : codigo;

/** A rule or a file has its key beside the word; other keys are ids. */
function origenDe({ tipoDeOrigen: tipo, origen }: Pick<AccionExportada, 'tipoDeOrigen' | 'origen'>): string {
  const nombre = palabra(nombresDeOrigen, tipo);
  return tipo === 'regla' || tipo === 'archivo' ? `${nombre}: ${origen}` : nombre;
}

/** Two decimals, as the screens show it. */
const porciento = (fraccion: number | null) => (fraccion === null ? null : porcentaje(fraccion));

/** The answers of a test with their questions. */
function preguntasDe({ plan, respuestas }: PruebaExportada) {
  const clave = (una: { readonly listaVerificacion: string; readonly pautaId: string }) =>
    `${una.listaVerificacion} ${una.pautaId}`;
  const dadas = new Map(respuestas.map((respuesta) => [clave(respuesta), respuesta]));
  return plan.preguntas.map((pregunta) => ({ pregunta, dada: dadas.get(clave(pregunta)) }));
}

function filasDeRespuestas(prueba: PruebaExportada): readonly Fila[] {
  return preguntasDe(prueba).map(({ pregunta, dada }) => [
    pregunta.listaNombre,
    pregunta.descripcion,
    pregunta.pregunta,
    typeof dada?.nivel === 'number' ? pregunta.nivelesCumplimiento[dada.nivel]?.descripcion : null,
    dada?.valor,
    dada?.comentario,
  ]);
}

function filasDeEvidencias(prueba: PruebaExportada): readonly Fila[] {
  return preguntasDe(prueba).flatMap(({ pregunta, dada }) =>
    (dada?.evidencias ?? []).map((evidencia) => [
      pregunta.descripcion,
      donde(evidencia),
      evidencia.tipo === 'archivo' ? evidencia.commit : null,
    ]),
  );
}

function donde(evidencia: Evidencia): string {
  if (evidencia.tipo === 'enlace') return evidencia.url;
  const { ruta, lineas } = evidencia;
  return lineas === null ? ruta : `${ruta}, ${String(lineas.desde)} a ${String(lineas.hasta)}`;
}
