import type { Entrega } from './administracion.port.ts';

/** Marks the encoding for spreadsheets. */
const BOM = '\uFEFF';

/** Initial passwords to be handed out: semicolons and a BOM, as Spanish spreadsheets read it. */
export function csvDeClaves(entregas: readonly Entrega[]): string {
  const lineas = entregas.map(({ usuario, nombre, clave }) => [usuario, nombre, clave].map(celda).join(';'));
  return BOM + ['usuario;nombre;clave', ...lineas, ''].join('\r\n');
}

/** Quoted, and kept from being read as a formula by a spreadsheet. */
function celda(texto: string): string {
  const segura = /^[=+\-@\t\r\n＝＋－＠]/.test(texto) ? `'${texto}` : texto;
  return `"${segura.replaceAll('"', '""')}"`;
}
