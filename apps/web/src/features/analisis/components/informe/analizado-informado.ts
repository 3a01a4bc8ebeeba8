import type { incidencias } from '@mantenible/contracts/sonarqube';
import {
  camposDe,
  nombresDeOrigenes,
  nombresDePartes,
  partesElegidas,
  type AmbitoAplicado,
} from '@mantenible/domain/ambito';
import { leerMedida } from '@mantenible/domain/calculo-estatico';
import type { ComponenteMedido, ResultadoPaginado, SituacionAnalisis } from '@mantenible/domain/escaneo';
import type { InformeAnalisis } from '@mantenible/reports';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import type * as z from 'zod/mini';

import { config } from '../../../../lib/config.ts';
import { dondeSeBuscanIncidencias } from '../../../../lib/escaneo/labels.ts';
import { sinMedida } from '../../labels.ts';
import { avisarOtrosLenguajes } from '../incorporado/avisar-otros-lenguajes.ts';

/** Answers of the scanner behind the figures. */
export interface LeidoDelAnalisis {
  readonly estado: SituacionAnalisis | undefined;
  readonly incidencias: z.infer<typeof incidencias>;
  readonly componentes: ResultadoPaginado<ComponenteMedido>;
}

/** What was analysed: files, lines, languages, and what was left out. */
export function analizadoInformado(
  ncloc: number | null,
  { estado, componentes }: Pick<LeidoDelAnalisis, 'estado' | 'componentes'>,
): InformeAnalisis['analizado'] {
  const { elementos, total } = componentes;
  const otros = avisarOtrosLenguajes(estado?.otrosLenguajes ?? []);
  const omitidos = estado?.archivosOmitidos ?? { total: 0, primeros: [] };
  return [
    ['Archivos', formatNumber(total)],
    ['Líneas de código', ncloc === null ? sinMedida : formatNumber(ncloc)],
    ['Lenguajes', textoLenguajes(elementos)],
    ...(config.escaneo === 'incorporado' ? [['Incidencias', dondeSeBuscanIncidencias] as const] : []),
    ...(total > elementos.length
      ? [
          [
            'Sin detallar',
            `${contar(total - elementos.length, 'archivo', 'archivos')}: no cuentan en los lenguajes`,
          ] as const,
        ]
      : []),
    ...(estado?.ambito ? [['Alcance', textoAlcance(estado.ambito)] as const] : []),
    ...(omitidos.total > 0 ? [['Sin analizar', textoOmitidos(omitidos)] as const] : []),
    ...(otros === null ? [] : [['Otros', otros] as const]),
  ];
}

const lenguajes: readonly (readonly [string, RegExp])[] = [
  ['TypeScript', /\.[cm]?tsx?$/iu],
  ['JavaScript', /\.(?:[cm]?jsx?|vue)$/iu],
  ['Python', /\.pyi?$/iu],
  ['Otros', /$/u],
];

/** 'JavaScript: 30 archivos y 900 líneas; Python: …', the language with most lines first. */
function textoLenguajes(componentes: readonly ComponenteMedido[]): string {
  const grupos = Map.groupBy(
    componentes,
    ({ path }) => lenguajes.find(([, final]) => final.test(path))?.[0] ?? 'Otros',
  );
  return [...grupos]
    .map(([nombre, suyos]) => {
      const lineas = suyos.reduce((suma, { measures }) => suma + (leerMedida(measures, 'ncloc') ?? 0), 0);
      return { nombre, archivos: suyos.length, lineas };
    })
    .toSorted((uno, otro) => otro.lineas - uno.lineas)
    .map(
      ({ nombre, archivos, lineas }) =>
        `${nombre}: ${contar(archivos, 'archivo', 'archivos')} y ${contar(lineas, 'línea de código', 'líneas de código')}`,
    )
    .join('; ');
}

/** Values of a list of the scope that are written; the number of the others follows. */
const valoresNombrados = 10;

/**
 * 'El alcance guardado en el proyecto. Carpetas de código: src. Código principal: 12 archivos y 3412 líneas; Pruebas…', then
 * its notices. Files that nothing chose to leave out are marked.
 */
function textoAlcance({ origen, ambito, partes, avisos }: AmbitoAplicado): string {
  const valores = camposDe(ambito).map(([nombre, suyos]) => {
    const resto = suyos.length - valoresNombrados;
    const otros = resto > 0 ? ` y ${contar(resto, 'más', 'más')}` : '';
    return `${nombre}: ${suyos.slice(0, valoresNombrados).join(', ')}${otros}.`;
  });
  const contadas = partes.map(({ parte, archivos, lineas, sinLeer = 0 }) => {
    const elegida = parte === 'principal' || partesElegidas.includes(parte);
    const texto = `${nombresDePartes[parte]}${elegida ? '' : ' (aviso)'}: ${contar(archivos, 'archivo', 'archivos')}`;
    if (lineas === null) return texto;
    const leidas = `${texto} y ${contar(lineas, 'línea', 'líneas')}`;
    return sinLeer === 0 ? leidas : `${leidas}, ${contar(sinLeer, 'archivo', 'archivos')} sin leer`;
  });
  return [`${nombresDeOrigenes[origen]}.`, ...valores, `${contadas.join('; ')}.`, ...avisos].join(' ');
}

/** Omitted files that are named; the number of the others follows. */
const omitidosNombrados = 10;

function textoOmitidos({ total, primeros }: SituacionAnalisis['archivosOmitidos']): string {
  const nombrados = primeros.slice(0, omitidosNombrados);
  const resto = total - nombrados.length;
  return [
    contar(total, 'archivo', 'archivos'),
    ...nombrados.map(({ ruta, motivo }) => `${ruta}: ${motivo}`),
    ...(resto > 0 && nombrados.length > 0 ? [`y ${contar(resto, 'archivo más', 'archivos más')}`] : []),
  ].join('; ');
}
