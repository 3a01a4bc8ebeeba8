/** A cell of a table; null and undefined leave it empty. */
export type Cell = string | number | null | undefined;

/** A table that people download, as a CSV file or as a sheet of a workbook. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
