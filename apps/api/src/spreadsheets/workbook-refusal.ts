import { DomainError } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { maxCellLength, maxSheetName } from './cell-limits.ts';

/** Refusal of a file that cannot be read as a workbook, of a damaged and of a protected one. */
export function unreadableWorkbook(): DomainError {
  return new DomainError(
    'invalid',
    'libro-ilegible',
    'El archivo no es un libro de Excel (.xlsx) que se pueda leer. Si está protegido con contraseña o es de una versión antigua, guárdelo de nuevo como .xlsx.',
  );
}

/** Refusal of a workbook that unpacks to more than is read. */
export function workbookTooLarge(): DomainError {
  return new DomainError(
    'invalid',
    'libro-demasiado-grande',
    'El libro de Excel contiene demasiados datos para leerlo. Quite las hojas, filas o columnas que no se necesitan.',
  );
}

/** Refusal of a text that no cell of a spreadsheet can hold. */
export function cellTooLong(): DomainError {
  return new DomainError(
    'invalid',
    'celda-demasiado-larga',
    `El libro de Excel tiene una celda con más de ${contar(maxCellLength, 'carácter', 'caracteres')}, que es lo que admite una celda. Acórtela.`,
  );
}

/** Refusal of a sheet's name that no spreadsheet accepts. */
export function sheetNameTooLong(): DomainError {
  return new DomainError(
    'invalid',
    'nombre-de-hoja-largo',
    `El libro de Excel tiene una hoja con un nombre de más de ${contar(maxSheetName, 'carácter', 'caracteres')}. Acórtelo.`,
  );
}

/** Refusal of two sheets that differ in nothing but their content. */
export function repeatedSheet(name: string): DomainError {
  return new DomainError(
    'invalid',
    'hoja-repetida',
    `El libro de Excel tiene dos hojas llamadas «${name}». Quite o renombre una.`,
  );
}
