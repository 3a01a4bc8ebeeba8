import { medidaDeMetrica, nombresMetrica } from '../calculo-estatico/index.ts';

/** Lines of code divided by files: a mean, since its distribution is not kept. */
export const lineasPorArchivo = 'Líneas por archivo';

/** Measures of the static analysis to which a guideline can be tied: the ten metrics in percent, and the mean size of a file. */
export const nombresMedida = [...nombresMetrica, lineasPorArchivo] as const;
export type NombreMedida = (typeof nombresMedida)[number];

/** 'menor': a level is met at its bound or below; 'mayor': at its bound or above. */
export const sentidosMedida = ['menor', 'mayor'] as const;
export type SentidoMedida = (typeof sentidosMedida)[number];

export const maximoPorcentaje = 100;
/** Greatest bound of a measure in lines. */
export const maximaCota = 1_000_000;

/** The tie of a guideline to a measure; the model's percents are better when lower. */
export interface MedidaPauta {
  readonly nombre: NombreMedida;
  readonly sentido: SentidoMedida;
  /** One bound a level, in the levels' order; null for a level that no figure can show. */
  readonly cotas: readonly (number | null)[];
}

export const esPorcentaje = (nombre: NombreMedida): boolean => nombre !== lineasPorArchivo;

/** Unit of a measure's figure; 'incidencias': findings per 100 lines of code. */
export function unidadDeMedida(nombre: NombreMedida): 'porcentaje' | 'incidencias' | 'lineas' {
  if (nombre === lineasPorArchivo) return 'lineas';
  return medidaDeMetrica[nombre] === 'code_smells' ? 'incidencias' : 'porcentaje';
}

export function topeDeCota(nombre: NombreMedida): number {
  return esPorcentaje(nombre) ? maximoPorcentaje : maximaCota;
}

/** Reasons, in Spanish, why a tie does not fit a guideline of so many levels; each path begins at the tie. */
export function reparosDeMedida(
  { nombre, cotas }: MedidaPauta,
  niveles: number,
): readonly { readonly campo: readonly (string | number)[]; readonly mensaje: string }[] {
  if (cotas.length !== niveles)
    return [{ campo: ['cotas'], mensaje: 'Cada nivel necesita su cota, aunque esté vacía' }];
  if (cotas.every((cota) => cota === null))
    return [{ campo: ['cotas'], mensaje: 'Escriba la cota de al menos un nivel' }];
  const tope = topeDeCota(nombre);
  return cotas.flatMap((cota, i) =>
    cota !== null && cota > tope
      ? [{ campo: ['cotas', i], mensaje: `La cota no puede pasar de ${tope}` }]
      : [],
  );
}

/**
 * True when a better level's bound is as loose as a worse one's, or looser: the worse level is then never suggested. Allowed, but
 * the form warns. Levels of equal value and those without a bound do not count.
 */
export function tieneCotasDesordenadas(
  { sentido, cotas }: Pick<MedidaPauta, 'sentido' | 'cotas'>,
  niveles: readonly { readonly valor: number }[],
): boolean {
  const ligados = niveles.flatMap(({ valor }, i) => {
    const cota = cotas[i] ?? null;
    return cota === null ? [] : [{ valor, cota: sentido === 'menor' ? cota : -cota }];
  });
  return ligados.some((peor) => ligados.some((mejor) => mejor.valor > peor.valor && mejor.cota >= peor.cota));
}
