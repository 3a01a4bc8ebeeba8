import { campoInvalido } from '@mantenible/domain/error';

import { lineOf, readCsvRecords, type CsvRecord } from '../../http/csv-records.ts';
import type { MuestraImportacion } from './administracion.port.ts';
import { leerCabecera, type Cabecera } from './cabecera-csv.ts';
import { muestraDe } from './muestra-csv.ts';
import { leerCuenta, type CuentaPedida } from './plantilla-cuenta.ts';

const MAX_BYTES = 256 * 1024;
const MAX_FILAS = 500;

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
 * also separate, as spreadsheets write them; Moodle's exports of participants and of grades are read too): at most 500 people in 256 KiB. Other text is refused;
 * the errors of a line are in its `motivos`.
 */
export function leerCsv(contenido: string): ClaseLeida {
  if (Buffer.byteLength(contenido) > MAX_BYTES)
    throw rechazo(`El archivo pasa de ${MAX_BYTES / 1024} KiB: divida la clase en varios.`);
  const [primera, ...registros] = readCsvRecords(contenido, MAX_FILAS + 2);
  const cabecera = leerCabecera(primera?.record ?? []);
  if ('rechazo' in cabecera) throw rechazo(cabecera.rechazo);
  if (registros.length === 0) throw rechazo('El archivo no tiene ninguna persona.');
  if (registros.length > MAX_FILAS)
    throw rechazo(`El archivo tiene más de ${MAX_FILAS} personas: divida la clase en varios.`);
  const filas = rechazarRepetidas(registros.map((registro) => filaDe(registro, cabecera)));
  const muestra = muestraDe(
    cabecera.titulos,
    registros.map((registro) => ({ linea: lineOf(registro), celdas: registro.record })),
  );
  return { filas, ignoradas: cabecera.ignoradas, muestra };
}

function filaDe(registro: CsvRecord, { sitios, titulos }: Cabecera): FilaLeida {
  const { record } = registro;
  const celda = (columna: keyof typeof sitios) => record[sitios[columna]] ?? '';
  const escrita = {
    usuario: celda('usuario'),
    nombre: [celda('nombre'), celda('apellidos')].filter((parte) => parte !== '').join(' '),
    correo: celda('correo'),
    rol: celda('rol'),
  };
  const linea = lineOf(registro);
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
