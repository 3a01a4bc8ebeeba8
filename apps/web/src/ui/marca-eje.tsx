import { partirEtiqueta } from './partir-etiqueta.ts';

/** What the chart library passes to a tick of an axis. */
export interface DatosDeMarca {
  readonly x?: number | string | undefined;
  readonly y?: number | string | undefined;
  readonly payload?: { readonly value: string } | undefined;
}

interface MarcaEjeProps extends DatosDeMarca {
  /** Names of the rows; a tick's value is the index of one. */
  readonly nombres: readonly string[];
  /** Characters in a line. */
  readonly letras: number;
}

/** Tick of a chart's vertical axis: the row's name in at most two lines. */
export function MarcaEje({ x = 0, y = 0, payload, nombres, letras }: MarcaEjeProps) {
  const lineas = partirEtiqueta(nombres[Number(payload?.value)] ?? '', letras, 2);
  return (
    <text x={x} y={y} textAnchor="end">
      {lineas.map((linea, i) => (
        <tspan key={i} x={x} dy={i === 0 ? `${0.32 - (lineas.length - 1) * 0.6}em` : '1.2em'}>
          {linea}
        </tspan>
      ))}
    </text>
  );
}
