import { severidades } from '@mantenible/domain/escaneo';

import type { IncidenciaInformada, Informe } from './report.ts';

/** Path of a finding from the root of its repository, as code hosts name files. */
export const repositoryPath = ({ prefijo }: Informe, { ruta }: IncidenciaInformada): string =>
  `${prefijo}${ruta}`;

/** The findings, the most severe first: code hosts keep the first ones. */
export const worstFirst = ({ incidencias }: Informe): readonly IncidenciaInformada[] =>
  incidencias.toSorted((a, b) => severidades.indexOf(a.severidad) - severidades.indexOf(b.severidad));
