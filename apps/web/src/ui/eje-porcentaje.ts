interface EjeDePorcentaje {
  readonly desde: number;
  readonly hasta: number;
  readonly marcas: readonly number[];
}

/** Axis of percents in tens around the figures, at least twenty points long, with whole marks at both ends and half way. */
export function ejeDePorcentaje(valores: readonly number[]): EjeDePorcentaje {
  let desde = Math.max(0, Math.floor(Math.min(...valores, 100) / 10) * 10);
  let hasta = Math.min(100, Math.ceil(Math.max(...valores, desde) / 10) * 10);
  while (hasta - desde < 20)
    if (hasta < 100) hasta += 10;
    else desde -= 10;
  return { desde, hasta, marcas: [desde, (desde + hasta) / 2, hasta] };
}

/** Whole percents of an axis: '75 %'. */
export const marcaDePorcentaje = (valor: number): string => `${valor} %`;

/** A shortened axis makes a change look larger: the caption gives both ends. */
export const fraseDelEje = ({ desde, hasta }: EjeDePorcentaje): string =>
  `Eje del ${marcaDePorcentaje(desde)} al ${marcaDePorcentaje(hasta)}`;
