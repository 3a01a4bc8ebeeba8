import { severidades, type Severidad } from '@mantenible/domain/escaneo';
import { contar } from '@mantenible/wording/contar';
import { formatNumber, formatPercent, formatSigned } from '@mantenible/wording/numeros';

import { plain } from './plain.ts';
import { bySeverity, type Comprobacion, type Informe } from './report.ts';
import { nombreDeSeveridad } from './severities.ts';

/** 'Grado de mantenibilidad: 85,26 % · Mantenibilidad alta', or the reason without one. */
export function degreeLine({ calculo, criterio }: Informe): string {
  if (calculo.grado === null) return 'Grado de mantenibilidad: sin medida (no hay líneas de código)';
  return `Grado de mantenibilidad: ${formatPercent(calculo.grado)} · ${criterio ?? ''}`;
}

/** Each sub-characteristic with its load in percent. */
export const subcharacteristicRows = ({ calculo }: Informe): readonly (readonly [string, string])[] =>
  calculo.subcaracteristicas.map(({ nombre, porcentaje }) => [
    nombre,
    porcentaje === null ? 'sin medida' : formatPercent(porcentaje),
  ]);

/** Each verdict: property, figure, verdict, and the condition of a defect. */
export const verdictRows = ({ tarjetas }: Informe): readonly (readonly string[])[] =>
  tarjetas.map(({ propiedad, medida, comparado, condicion, umbral, veredicto }) => {
    const write = medida === 'code_smells' ? formatNumber : formatPercent;
    return [
      propiedad,
      comparado === null ? 'sin medida' : write(comparado),
      veredicto ?? '',
      umbral === null ? '' : `defecto si ${condicion} ${write(umbral)}`,
    ];
  });

/** 'Grado de mantenibilidad: 85,26, mínimo 90: no cumple'. */
export function gateLine({
  nombre,
  valor,
  umbral,
  sentido,
  cumple,
  ilegibles = [],
  severidad,
}: Comprobacion): string {
  const cifra = valor === null ? 'sin medida' : formatNumber(valor);
  const limite = sentido === 'minimo' ? 'mínimo' : 'máximo';
  return `${nombre}: ${cifra}${ofSeverity(severidad ?? null)}, ${limite} ${formatNumber(umbral)}: ${cumple ? 'cumple' : 'no cumple'}${unreadNote(ilegibles)}`;
}

function unreadNote(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const more = paths.length > maxNamed ? '…' : '';
  return `; falta por medir lo que no se leyó como código: ${paths.slice(0, maxNamed).map(plain).join(', ')}${more}`;
}

/** ' de severidad mayor o más grave'; '' for all severities. */
function ofSeverity(severidad: Severidad | null): string {
  if (severidad === null) return '';
  return ` de severidad ${nombreDeSeveridad(severidad)}${severidad === severidades[0] ? '' : ' o más grave'}`;
}

/** 'Solo incidencias de severidad mayor o más grave'; null where all are listed and counted. */
export const severityLine = ({ severidad }: Pick<Informe, 'severidad'>): string | null =>
  severidad === null ? null : `Solo incidencias${ofSeverity(severidad)}`;

/** Names of files in one line. */
const maxNamed = 10;

/** 'Desde origin/main (1a2b3c4): 3 incidencias nuevas, 5 resueltas; grado +0,12 puntos'. */
export function sinceLine({ desde, severidad }: Informe): string | null {
  if (desde === null) return null;
  const nuevas = contar(desde.nuevas, 'incidencia nueva', 'incidencias nuevas');
  const resueltas = contar(desde.resueltas, 'resuelta', 'resueltas');
  const cambio = desde.cambio === null ? '' : `; cambio del grado: ${formatSigned(desde.cambio)}`;
  return `Desde ${desde.revision} (${desde.commit.slice(0, 7)}): ${nuevas}${ofSeverity(severidad)}, ${resueltas}${cambio}`;
}

/** '12 incidencias en 4 archivos (1 crítica, 11 menor)'; 'nuevas' with a base. */
export function totalLine({ incidencias, desde, severidad }: Informe): string {
  const archivos = new Set(incidencias.map(({ ruta }) => ruta)).size;
  const cuantas =
    desde === null
      ? contar(incidencias.length, 'incidencia', 'incidencias')
      : contar(incidencias.length, 'incidencia nueva', 'incidencias nuevas');
  const que = `${cuantas}${ofSeverity(severidad)}`;
  if (incidencias.length === 0) return que;
  const porSeveridad = bySeverity(incidencias).map(
    ([una, numero]) => `${nombreDeSeveridad(una)}: ${formatNumber(numero)}`,
  );
  return `${que} en ${contar(archivos, 'archivo', 'archivos')} (${porSeveridad.join(', ')})`;
}

/** '1 234 líneas de código en 20 archivos'. */
export const sizeLine = ({ medidas, archivos }: Informe): string =>
  `${contar(medidas['ncloc'] ?? 0, 'línea', 'líneas')} de código en ${contar(archivos.length, 'archivo', 'archivos')}`;
