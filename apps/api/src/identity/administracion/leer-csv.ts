import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

import { leerCuenta, type CuentaPedida } from './plantilla-cuenta.ts';

const COLUMNAS = ['usuario', 'nombre', 'correo', 'rol'];
const texto = z._default(z.string(), '');
const filas = z.array(z.object({ usuario: texto, nombre: texto, correo: texto, rol: texto }));

export type Lectura = { readonly cuentas: readonly CuentaPedida[] } | { readonly fallos: readonly string[] };

/**
 * Reads a class from CSV with the header `usuario,nombre,correo,rol` (correo and rol may be missing; `;` also
 * separates, as Spanish spreadsheets write it). All of it is right, or every wrong line is named.
 */
export function leerCsv(contenido: string): Lectura {
  const cabecera = (contenido.split(/\r?\n/, 1)[0] ?? '').toLowerCase();
  if (!cabecera.includes('usuario') || !cabecera.includes('nombre')) {
    return { fallos: [`la primera línea debe ser la cabecera: ${COLUMNAS.join(',')}`] };
  }
  let leidas;
  try {
    leidas = filas.parse(parse(contenido, opciones(cabecera)));
  } catch (error) {
    return { fallos: [`no se pudo leer el CSV: ${error instanceof Error ? error.message : String(error)}`] };
  }
  return comprobar(leidas);
}

function opciones(cabecera: string) {
  return {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count_less: true,
    delimiter: cabecera.includes(';') ? ';' : ',',
    columns: (nombres: string[]) => nombres.map((nombre) => nombre.toLowerCase()),
  };
}

function comprobar(leidas: z.infer<typeof filas>): Lectura {
  const cuentas: CuentaPedida[] = [];
  const fallos: string[] = [];
  const vistos = new Set<string>();
  for (const [indice, fila] of leidas.entries()) {
    const leida = leerCuenta(fila);
    const sitio = `persona ${indice + 1}`;
    if ('fallos' in leida) fallos.push(...leida.fallos.map((fallo) => `${sitio}: ${fallo}`));
    else if (vistos.has(leida.cuenta.usuario))
      fallos.push(`${sitio}: el usuario «${leida.cuenta.usuario}» se repite`);
    else cuentas.push(leida.cuenta);
    if ('cuenta' in leida) vistos.add(leida.cuenta.usuario);
  }
  if (leidas.length === 0) return { fallos: ['el archivo no tiene ninguna persona'] };
  return fallos.length > 0 ? { fallos } : { cuentas };
}
