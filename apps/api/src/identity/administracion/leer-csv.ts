import { campoInvalido } from '@mantenible/domain/error';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

import type { MuestraImportacion } from './administracion.port.ts';
import { leerCabecera, type Cabecera } from './cabecera-csv.ts';
import { muestraDe } from './muestra-csv.ts';
import { leerCuenta, type CuentaPedida } from './plantilla-cuenta.ts';

const MAX_BYTES = 256 * 1024;
const MAX_FILAS = 500;

const registrosLeidos = z.array(
  z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }),
);

/** A line of the class: the requested account, or the errors of the line. */
export interface FilaLeida {
  readonly linea: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly cuenta: CuentaPedida | null;
  /** Data without a cell in the line: a known account keeps its own. */
  readonly ausentes: readonly ('correo' | 'rol')[];
  readonly motivos: readonly string[];
}

/** The lines of a class, the headings that are not read, and the file's beginning as it was read. */
export interface ClaseLeida {
  readonly filas: readonly FilaLeida[];
  readonly ignoradas: readonly string[];
  readonly muestra: MuestraImportacion;
}

/**
 * Reads a class from CSV with the header `usuario,nombre,correo,rol` (correo and rol may be missing; `;` and tabs
 * also separate, as spreadsheets write them): at most 500 people in 256 KiB. Other text is refused;
 * the errors of a line are in its `motivos`.
 */
export function leerCsv(contenido: string): ClaseLeida {
  if (Buffer.byteLength(contenido) > MAX_BYTES)
    throw rechazo(`El archivo pasa de ${MAX_BYTES / 1024} KiB: divida la clase en varios.`);
  const [primera, ...registros] = registrosDe(contenido);
  const cabecera = leerCabecera(primera?.record ?? []);
  if ('rechazo' in cabecera) throw rechazo(cabecera.rechazo);
  if (registros.length === 0) throw rechazo('El archivo no tiene ninguna persona.');
  if (registros.length > MAX_FILAS)
    throw rechazo(`El archivo tiene más de ${MAX_FILAS} personas: divida la clase en varios.`);
  const filas = rechazarRepetidas(registros.map((registro) => filaDe(registro, cabecera)));
  const muestra = muestraDe(
    cabecera.titulos,
    registros.map((registro) => ({ linea: lineaDe(registro), celdas: registro.record })),
  );
  return { filas, ignoradas: cabecera.ignoradas, muestra };
}

type Registro = z.infer<typeof registrosLeidos>[number];

/** First line of Excel that names the separator. */
const SEPARADOR = /^\uFEFF?"?sep=(?<signo>[^\n"])"?\n/i;

function registrosDe(contenido: string): Registro[] {
  // Within quotes the parser counts CRLF twice.
  const texto = contenido.replaceAll('\r\n', '\n');
  const signo = SEPARADOR.exec(texto)?.groups?.['signo'];
  const sinSeparador = signo === undefined ? texto : texto.replace(SEPARADOR, '');
  try {
    const registros = parse(sinSeparador, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      delimiter: signo ?? separadorDe(sinSeparador),
      to: MAX_FILAS + 2,
    });
    const anteriores = signo === undefined ? 0 : 1;
    return registrosLeidos
      .parse(registros)
      .map(({ info, record }) => ({ info: { lines: info.lines + anteriores }, record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw rechazo(`No se pudo leer el CSV: ${causaDe(error)}.`);
  }
}

/** The sign that separates the headings. */
function separadorDe(texto: string): string {
  const cabecera = texto.split('\n', 1)[0] ?? '';
  return [';', '\t'].find((signo) => cabecera.includes(signo)) ?? ',';
}

function causaDe(error: CsvError): string {
  const linea = z.safeParse(z.number(), error['lines']);
  const sitio = linea.success ? `línea ${linea.data}: ` : '';
  return `${sitio}${error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'falta cerrar unas comillas' : 'unas comillas están fuera de sitio'}`;
}

/** Number of the record's first line: a cell may contain line breaks. */
function lineaDe({ info, record }: Registro): number {
  return info.lines - record.join('').split('\n').length + 1;
}

function filaDe(registro: Registro, { sitios, titulos }: Cabecera): FilaLeida {
  const { record } = registro;
  const celda = (columna: keyof typeof sitios) => record[sitios[columna]] ?? '';
  const escrita = {
    usuario: celda('usuario'),
    nombre: celda('nombre'),
    correo: celda('correo'),
    rol: celda('rol'),
  };
  const linea = lineaDe(registro);
  const sobran = record.slice(titulos.length).some((texto) => texto !== '');
  const leida = leerCuenta(escrita);
  const motivos = [
    ...('fallos' in leida ? leida.fallos.map(({ mensaje }) => mensaje) : []),
    ...(sobran ? ['tiene más celdas que la cabecera'] : []),
  ];
  const cuenta = 'cuenta' in leida && motivos.length === 0 ? leida.cuenta : null;
  const { usuario = escrita.usuario.slice(0, 100), nombre = escrita.nombre.slice(0, 200) } = cuenta ?? {};
  const ausentes = (['correo', 'rol'] as const).filter((columna) => record[sitios[columna]] === undefined);
  return { linea, usuario, nombre, cuenta, ausentes, motivos };
}

/** Refuses each line whose user name an earlier line has. */
function rechazarRepetidas(filas: readonly FilaLeida[]): FilaLeida[] {
  const vistos = new Set<string>();
  return filas.map((fila) => {
    if (fila.cuenta === null) return fila;
    const { usuario } = fila.cuenta;
    if (vistos.has(usuario)) return { ...fila, cuenta: null, motivos: [`el usuario «${usuario}» se repite`] };
    vistos.add(usuario);
    return fila;
  });
}

function rechazo(mensaje: string) {
  return campoInvalido('contenido', mensaje);
}
