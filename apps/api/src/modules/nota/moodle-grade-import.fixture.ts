/**
 * What Moodle documents about the import of grades from a CSV file, read on 2026-11-28 in https://docs.moodle.org/405/en/Grade_import
 * and, for fields and numbers, in grade/import/csv of https://github.com/moodle/moodle. No Moodle was run.
 */
export const documentado = {
  /** Fields that find a person ('Map to'); mails are compared with their case. */
  claves: ['userid', 'useridnumber', 'useremail', 'username'],
  separadores: { coma: ',', 'punto-y-coma': ';', 'dos-puntos': ':', tabulador: '\t' },
  codificacion: 'UTF-8',
  /** A grade with a point is read in every language; one with a comma where the language of the page writes it so. */
  decimales: ['.', ','],
  /** Cells that mean 'no grade'. Feedback imported without a grade loses the grade. */
  sinNota: ['', '-'],
  /** One unknown person stops the import of the whole file. */
  personaDesconocida: 'todo el archivo',
} as const;

/** The file of two people and one comment with line break, quotation mark, markup and backslash, as it was agreed from that. */
export const archivoEsperado = [
  'Dirección de correo,Entrega 1,Comentarios: Entrega 1',
  'ana@ejemplo.es,7.5,"Nota: 7,5 de 10.\nFundamento: 4 de 5 puntos.\nGrado: 80,00\u00A0%: no puntúa.\nUse ""const"" si a &lt; b \\ "',
  'beto@ejemplo.es,10,"Nota: 10 de 10.\nMotivo: Defensa oral.\nFundamento: Sin datos: no cuenta.\nGrado: Sin datos: no cuenta."',
  '',
].join('\r\n');
