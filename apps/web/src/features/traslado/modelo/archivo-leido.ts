/** A file as it was read, with a number of its own: the object of a JSON file, or a workbook as it is sent. */
export interface ArchivoLeido {
  readonly numero: number;
  readonly contenido: object;
  /** Part of the address that takes it. */
  readonly ruta: '' | '/xlsx';
}
