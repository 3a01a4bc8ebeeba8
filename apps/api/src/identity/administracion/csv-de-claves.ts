import { filaCsv, marcaUtf8 } from '../../http/csv.ts';
import type { Entrega } from './administracion.port.ts';

/** Initial passwords, as a CSV file for spreadsheets. */
export function csvDeClaves(entregas: readonly Entrega[]): string {
  const filas = entregas.map(({ usuario, nombre, clave }) => filaCsv([usuario, nombre, clave]));
  return [marcaUtf8, filaCsv(['usuario', 'nombre', 'clave']), ...filas].join('');
}
