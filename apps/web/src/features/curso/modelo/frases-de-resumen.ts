import type { ResumenDeClase } from '@mantenible/contracts/clase';
import { contar } from '@mantenible/wording/contar';

type Recuentos = Pick<
  ResumenDeClase,
  'proyectos' | 'sinAnalisis' | 'deOtroCodigo' | 'sinRecuento' | 'externo'
>;

/** Why a class has no broken rule to show. */
export function sinReglas(resumen: Recuentos): string {
  const { proyectos, sinAnalisis, deOtroCodigo, sinRecuento } = resumen;
  const analizados = proyectos - sinAnalisis - deOtroCodigo;
  if (analizados === 0) return 'Ningún proyecto de la clase tiene un análisis de su código de hoy.';
  const contados = analizados - sinRecuento;
  if (contados === 0) return sinContar(resumen) ?? '';
  const ninguno = `${contar(contados, 'análisis contado', 'análisis contados')}, sin ninguna incidencia.`;
  return [ninguno, sinContar(resumen)].filter((frase) => frase !== null).join(' ');
}

/** Which analyses count no findings by rule; null where all of them do. */
export function sinContar({ sinRecuento, externo }: Recuentos): string | null {
  if (sinRecuento === 0) return null;
  if (externo) return 'El servicio que hace los análisis no da las incidencias por regla.';
  const cuantos = contar(sinRecuento, 'proyecto se analizó', 'proyectos se analizaron');
  return `${cuantos} con una versión anterior del producto y no ${sinRecuento === 1 ? 'cuenta' : 'cuentan'} en las reglas hasta su próximo análisis.`;
}
