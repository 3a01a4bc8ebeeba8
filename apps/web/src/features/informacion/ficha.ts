import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

import { textosInformacion } from './textos.ts';

type Institucion = Pick<ConfiguracionPagina['institucion'], 'autor' | 'director' | 'universidad' | 'anio'>;

const { etiquetas, nombreSoftware } = textosInformacion;

/**
 * Rows of the information page, without the fields that the institution did not set (requisito:
 * unset-fields).
 */
export function fichaDe(institucion: Institucion): readonly { etiqueta: string; valor: string }[] {
  const rows = [
    { etiqueta: etiquetas.software, valor: nombreSoftware },
    { etiqueta: etiquetas.autor, valor: institucion.autor },
    { etiqueta: etiquetas.director, valor: institucion.director },
  ];
  return rows.flatMap(({ etiqueta, valor }) => (valor === null ? [] : [{ etiqueta, valor }]));
}

/** The copyright line, or null without a university; the year is omitted when it is not set. */
export function derechosDe({ universidad, anio }: Institucion): string | null {
  if (universidad === null) return null;
  return `© ${anio === null ? '' : `${anio} `}${universidad}. Todos los derechos reservados.`;
}
