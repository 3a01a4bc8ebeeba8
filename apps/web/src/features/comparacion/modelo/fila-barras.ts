/** A row of the chart: percents of both sides. */
export interface FilaBarras {
  readonly nombre: string;
  readonly antes: number | null;
  readonly despues: number | null;
}
