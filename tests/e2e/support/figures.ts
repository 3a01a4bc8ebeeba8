import type { Recording } from '@mantenible/doubles';

/**
 * The figures of the analysis screen worked out by hand from a server's measures: percent of each measure over the
 * lines of code, means of them, and 100 minus the mean of these.
 */
export function calcularAMano({ measures }: Pick<Recording, 'measures'>) {
  const valor = (metric: string) =>
    Number(measures.component.measures.find((medida) => medida.metric === metric)?.value);
  const ncloc = valor('ncloc');
  const bruto = (metric: string) => (valor(metric) * 100) / ncloc;
  const entre0y100 = (metric: string) => Math.min(100, bruto(metric));
  const diseno = entre0y100('complexity');
  const duplicadas = entre0y100('duplicated_lines');
  const cobertura = entre0y100('lines_to_cover');
  const malas = entre0y100('code_smells');
  const cognitiva = entre0y100('cognitive_complexity');
  const sinComentar = 100 - valor('comment_lines_density');
  const subcaracteristicas = {
    Modularidad: media(diseno, duplicadas, cobertura),
    Reusabilidad: media(malas, malas, diseno, duplicadas),
    Analizabilidad: media(malas, duplicadas, cognitiva, malas, diseno, cognitiva, sinComentar),
    'Capacidad de Modificación': media(malas, duplicadas, diseno, duplicadas),
    'Capacidad de Prueba': media(duplicadas, diseno, cognitiva, cobertura),
  };
  return {
    ncloc,
    metricas: {
      ['Diseño']: diseno,
      Duplicaciones: duplicadas,
      Redundante: duplicadas,
      Cobertura: cobertura,
      'Mala práctica': malas,
      Obsoleto: malas,
      Confuso: malas,
      'Complejidad cognitiva': cognitiva,
      'Dificultad en escritura': cognitiva,
      'Densidad de comentarios': sinComentar,
    },
    subcaracteristicas,
    grado: 100 - media(...Object.values(subcaracteristicas)),
    tarjetas: tarjetasAMano(valor, bruto),
  };
}

type Cifra = (metric: string) => number;

function tarjetasAMano(valor: Cifra, bruto: Cifra) {
  return [
    {
      porcentaje: bruto('duplicated_lines'),
      defecto: (umbral: number) => bruto('duplicated_lines') > umbral,
    },
    { porcentaje: bruto('lines_to_cover'), defecto: (umbral: number) => bruto('lines_to_cover') < umbral },
    { porcentaje: bruto('complexity'), defecto: (umbral: number) => bruto('complexity') > umbral },
    { porcentaje: bruto('code_smells'), defecto: (umbral: number) => valor('code_smells') > umbral },
    {
      porcentaje: bruto('cognitive_complexity'),
      defecto: (umbral: number) => bruto('cognitive_complexity') > umbral,
    },
    {
      porcentaje: valor('comment_lines_density'),
      defecto: (umbral: number) => valor('comment_lines_density') >= umbral,
    },
  ];
}

function media(...valores: readonly number[]): number {
  return valores.reduce((suma, valor) => suma + valor, 0) / valores.length;
}

/** '29,48 %', rounded half up; the space may be any. */
export function porcentaje(valor: number): RegExp {
  const redondeado = Math.round((valor + Number.EPSILON) * 100) / 100;
  const texto = redondeado.toLocaleString('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return new RegExp(`(?<![\\d.,])${texto}\\s%`);
}

/** '1 234': a space between thousands, as page text is compared with any space. */
export function conMiles(valor: number): string {
  return valor.toLocaleString('es-ES', { useGrouping: true }).replaceAll('.', ' ');
}
