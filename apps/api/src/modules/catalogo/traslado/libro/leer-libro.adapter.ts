import { createHash } from 'node:crypto';

import type { ParteDelCatalogo, Reparo } from '@mantenible/domain/traslado';

import { readWorkbook, type ReadSheet } from '../../../../spreadsheets/read-workbook.ts';
import { tablaDeHoja, type FilaDeHoja } from '../../../comun/tabla-de-hoja.ts';
import { leerEntrega, type Lugares } from '../entrega.adapter.ts';
import type { LeerLibro } from '../traslado.port.ts';
import {
  datosDePortada,
  hojaDePortada,
  hojasDeEnlaces,
  hojasDePartes,
  numerosDeNivel,
  type FormaDeHoja,
} from './forma-de-libro.ts';

/** Four times what a file may have packed as JSON; rows of the largest catalogue with all its references; names stand twice. */
const limites = { maxUnpacked: 24_000_000, maxRows: 20_000, maxCells: 200_000, maxCharacters: 12_000_000 };

const partes = Object.keys(hojasDePartes) as readonly ParteDelCatalogo[];

/** Reads a workbook of the export, with all rows at fault by sheet and row. */
export const leerLibro: LeerLibro = (bytes) => {
  const hojas = readWorkbook(Buffer.from(bytes), limites);
  const reparos: Reparo[] = [...hojasDesconocidas(hojas)];
  const leer: LeerHoja = ({ hoja: nombre, titulos, obligatorios }) => {
    const hoja = hojas.find(({ name }) => igual(name, nombre));
    if (hoja === undefined) return null;
    const tabla = tablaDeHoja(hoja, titulos, obligatorios);
    reparos.push(...tabla.reparos);
    return tabla.filas;
  };
  const filas = Object.fromEntries(partes.map((parte) => [parte, leer(hojasDePartes[parte])])) as Record<
    ParteDelCatalogo,
    readonly FilaDeHoja[] | null
  >;
  const pautas = agrupar(leer, hojasDeEnlaces.pautas, filas.listasVerificacion);
  const metricas = agrupar(leer, hojasDeEnlaces.metricas, filas.subcaracteristicas);
  const archivo = { ...datosDe(leer(hojaDePortada) ?? []), ...partesDe(filas, pautas.tomar, metricas.tomar) };
  reparos.push(...pautas.faltas(), ...metricas.faltas());
  const { catalogo, reparos: deFilas } = leerEntrega(archivo, lugaresDe(filas));
  return { catalogo, reparos: [...reparos, ...deFilas] };
};

/** The rows of that sheet; null where the workbook lacks it. */
type LeerHoja = (forma: FormaDeHoja) => readonly FilaDeHoja[] | null;
type Tomar = (id: string) => readonly (string | undefined)[];

/** The object that a JSON file of the export holds. */
function partesDe(filas: FilasDePartes, pautasDe: Tomar, metricasDe: Tomar) {
  return {
    ...registros('pautas', filas, pautaDe),
    ...registros('listasVerificacion', filas, (celdas) => {
      const registro = conNombre(celdas);
      return { ...registro, pautas: pautasDe(registro._id) };
    }),
    ...registros('metricas', filas, (celdas) => ({
      ...conNombre(celdas),
      listaVerificacion: texto(celdas['Lista de verificación']) ?? null,
    })),
    ...registros('subcaracteristicas', filas, (celdas) => {
      const registro = conNombre(celdas);
      return { ...registro, metricas: metricasDe(registro._id) };
    }),
    ...registros('criteriosValoracion', filas, rangoDe),
    ...registros('valoracionMantenibilidad', filas, rangoDe),
    ...registros('propiedadCalidad', filas, (celdas) => ({
      propiedad: texto(celdas['Propiedad']),
      valor: numero(celdas['Valor']),
    })),
  };
}

const igual = (una: string, otra: string) => una.toLowerCase() === otra.toLowerCase();

function hojasDesconocidas(hojas: readonly ReadSheet[]): readonly Reparo[] {
  const conocidas = [hojaDePortada, ...Object.values(hojasDePartes), ...Object.values(hojasDeEnlaces)];
  return hojas
    .filter(({ name }) => !conocidas.some(({ hoja }) => igual(hoja, name)))
    .map(({ name }) => ({
      lugar: `Hoja «${name}»`,
      mensaje: 'No es una hoja del catálogo: quítela o corrija su nombre',
    }));
}

type Celdas = FilaDeHoja['celdas'];
type Valor = Celdas[string] | undefined;

const texto = (valor: Valor) => (valor === undefined ? undefined : String(valor));

/** A number, also one that was written as text with a decimal comma; other texts stay for their refusal. */
function numero(valor: Valor): Valor {
  if (typeof valor !== 'string') return valor;
  const leido = Number(valor.trim().replace(',', '.'));
  return valor.trim() !== '' && Number.isFinite(leido) ? leido : valor;
}

/** A row without an id is a new record: the same text gives the same id at each import. */
function identidad(celdas: Celdas, nombre: string) {
  const dado = texto(celdas['Identificador'])?.trim();
  const _id =
    dado ??
    createHash('sha256')
      .update(texto(celdas[nombre]) ?? '')
      .digest('hex');
  const clave = texto(celdas['Clave inicial']);
  return { _id, ...(clave !== undefined && { clave }) };
}

function pautaDe(celdas: Celdas) {
  const [niveles, cotas] = [
    numerosDeNivel.map((n) => ({
      descripcion: texto(celdas[`Nivel ${String(n)}`]),
      valor: numero(celdas[`Valor ${String(n)}`]),
    })),
    numerosDeNivel.map((n) => numero(celdas[`Cota ${String(n)}`]) ?? null),
  ];
  const cuantos =
    niveles.findLastIndex(({ descripcion, valor }) => descripcion !== undefined || valor !== undefined) + 1;
  const medida = texto(celdas['Medida']);
  const conMedida =
    medida !== undefined || celdas['Sentido'] !== undefined || cotas.some((cota) => cota !== null);
  // A bound beyond the levels stays, so that it is named.
  const deCotas = Math.max(cuantos, cotas.findLastIndex((cota) => cota !== null) + 1);
  return {
    ...identidad(celdas, 'Descripción'),
    descripcion: texto(celdas['Descripción']),
    pregunta: texto(celdas['Pregunta']),
    nivelesCumplimiento: niveles.slice(0, cuantos),
    medida: conMedida
      ? { nombre: medida, sentido: texto(celdas['Sentido']), cotas: cotas.slice(0, deCotas) }
      : null,
  };
}

const conNombre = (celdas: Celdas) => ({
  ...identidad(celdas, 'Nombre'),
  nombre: texto(celdas['Nombre']),
});

const rangoDe = (celdas: Celdas) => ({
  valor1: numero(celdas['Desde']),
  valor2: numero(celdas['Hasta']),
  criterio: texto(celdas['Criterio']),
});

type FilasDePartes = Readonly<Record<ParteDelCatalogo, readonly FilaDeHoja[] | null>>;

/** The records of a part under its name; nothing where its sheet is missing. */
function registros(parte: ParteDelCatalogo, filas: FilasDePartes, registro: (celdas: Celdas) => object) {
  const suyas = filas[parte];
  return suyas === null ? {} : { [parte]: suyas.map(({ celdas }) => registro(celdas)) };
}

function datosDe(portada: readonly FilaDeHoja[]) {
  const dato = (nombre: string) => portada.find(({ celdas }) => celdas['Dato'] === nombre)?.celdas['Valor'];
  return { formato: dato(datosDePortada.formato), version: numero(dato(datosDePortada.version)) };
}

/**
 * References of a sheet by the record that has them, each taken once; what is left belongs to no record. Without the sheet the
 * records would lose all of theirs, so that its absence is a fault.
 */
function agrupar(
  leer: LeerHoja,
  { hoja, titulos, de, elemento }: (typeof hojasDeEnlaces)['pautas' | 'metricas'],
  registrosDe: readonly FilaDeHoja[] | null,
) {
  const leidas = leer({ hoja, titulos, obligatorios: [de, elemento] });
  const falta = leidas === null && registrosDe !== null && registrosDe.length > 0;
  const filas = leidas ?? [];
  const porRegistro = Map.groupBy(filas, ({ celdas }) => texto(celdas[de])?.trim() ?? '');
  return {
    tomar: (id: string) => {
      const suyas = porRegistro.get(id) ?? [];
      porRegistro.delete(id);
      return suyas.map(({ celdas }) => texto(celdas[elemento])?.trim());
    },
    faltas: (): readonly Reparo[] => [
      ...(falta ? [{ lugar: 'Archivo', mensaje: `Falta la hoja «${hoja}»` }] : []),
      ...[...porRegistro.values()].flat().map(({ numero: fila }) => ({
        lugar: `Hoja «${hoja}», fila ${String(fila)}`,
        mensaje: `La columna «${de}» no tiene el identificador de un elemento del libro`,
      })),
    ],
  };
}

const camposDe: Readonly<Record<string, string>> = {
  _id: 'Identificador',
  clave: 'Clave inicial',
  descripcion: 'Descripción',
  pregunta: 'Pregunta',
  nombre: 'Nombre',
  listaVerificacion: 'Lista de verificación',
  valor1: 'Desde',
  valor2: 'Hasta',
  criterio: 'Criterio',
  propiedad: 'Propiedad',
  valor: 'Valor',
};

function lugaresDe(filas: FilasDePartes): Lugares {
  const lugar = (parte: ParteDelCatalogo, i: number) =>
    `Hoja «${hojasDePartes[parte].hoja}», fila ${String(filas[parte]?.[i]?.numero ?? i + 2)}`;
  return {
    registro: lugar,
    campo: (parte, i, camino) => {
      const campo = tituloDe(camino);
      return campo === null ? lugar(parte, i) : `${lugar(parte, i)}, columna «${campo}»`;
    },
  };
}

/** Title of the column that a field of a record stands in; null for a fault of the row as a whole. */
function tituloDe([campo, lugar, parte]: readonly PropertyKey[]): string | null {
  if (campo === undefined) return null;
  const n = typeof lugar === 'number' ? ` ${String(lugar + 1)}` : '';
  if (campo === 'nivelesCumplimiento') return parte === 'valor' ? `Valor${n}` : `Nivel${n}`;
  if (campo === 'medida' && lugar === 'cotas')
    return typeof parte === 'number' ? `Cota ${String(parte + 1)}` : 'Cota 1';
  if (campo === 'medida') return lugar === 'sentido' ? 'Sentido' : 'Medida';
  return camposDe[String(campo)] ?? null;
}
