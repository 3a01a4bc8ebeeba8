import { medidas, type Comprobacion } from '@mantenible/reports/formatos';

import type { OrdenAnalizar } from '../arguments/order.ts';
import type { Informe } from './report.ts';

type Umbrales = Pick<OrdenAnalizar, 'umbrales' | 'nuevas'>;

/** Compares the figures of an analysis with the bounds that were asked for. */
export function checkGates(informe: Informe, { umbrales, nuevas }: Umbrales): readonly Comprobacion[] {
  const pedidas = umbrales.map(({ cifra, valor }) => check(informe, cifra, valor));
  return nuevas === null ? pedidas : [...pedidas, check(informe, 'nuevas', nuevas)];
}

function check(informe: Informe, cifra: string, umbral: number): Comprobacion {
  const { nombre, sentido } = meaningOf(cifra);
  const valor = figureOf(informe, cifra);
  const lost = informe.desde?.ilegibles ?? [];
  const ilegibles = isOfComparison(cifra) ? lost : [...new Set([...lost, ...unread(informe)])];
  const holds = valor !== null && (sentido === 'minimo' ? valor >= umbral : valor <= umbral);
  const { severidad } = informe;
  return {
    cifra,
    nombre,
    valor,
    umbral,
    sentido,
    // A file that the base has as code would make any figure better by not being read.
    cumple: holds && lost.length === 0,
    ...(ilegibles.length > 0 && { ilegibles }),
    ...(cifra === 'nuevas' && severidad !== null && { severidad }),
  };
}

const isOfComparison = (cifra: string): boolean => cifra === 'nuevas' || cifra === 'cambio';

const unread = ({ archivos }: Informe): readonly string[] =>
  archivos.filter(({ analizable }) => !analizable).map(({ ruta }) => ruta);

function figureOf({ calculo, desde, incidencias, medidas: dadas }: Informe, cifra: string): number | null {
  if (cifra === 'nuevas') return incidencias.length;
  if (cifra === 'grado') return calculo.grado;
  return (cifra === 'cambio' ? desde?.cambio : dadas[cifra]) ?? null;
}

function meaningOf(cifra: string): Pick<Comprobacion, 'nombre' | 'sentido'> {
  if (cifra === 'grado') return { nombre: 'Grado de mantenibilidad', sentido: 'minimo' };
  if (cifra === 'cambio') return { nombre: 'Cambio del grado', sentido: 'minimo' };
  if (cifra === 'nuevas') return { nombre: 'Incidencias nuevas', sentido: 'maximo' };
  const { nombre = cifra, mejor = 'menor' } = medidas.find(({ clave }) => clave === cifra) ?? {};
  return { nombre, sentido: mejor === 'mayor' ? 'minimo' : 'maximo' };
}
