import { enPalabras, ramaPorDefecto, recortarEnlace } from '@mantenible/domain/proyecto';

import type { Valores } from './formulario.ts';

/** A link that the form cut, with the branch that it put into its field. */
export interface EnlaceCortado {
  readonly recorte: NonNullable<ReturnType<typeof recortarEnlace>>;
  readonly valores: Valores;
}

/**
 * The form with its link cut to the repository; null where nothing is cut. The link's branch replaces the proposed one of a new project
 * and that of the link before, never one that the person typed.
 */
export function cortarEnlace(
  valores: Valores,
  inicial: Valores,
  anterior: EnlaceCortado | null,
): EnlaceCortado | null {
  const recorte = recortarEnlace(valores.link);
  if (recorte === null) return null;
  const { link, rama } = recorte;
  const escrita = valores.branch.trim();
  const esNuevo = inicial.link === '';
  const propuestas = ['', esNuevo ? ramaPorDefecto : '', anterior?.recorte.rama ?? ''];
  const branch = rama !== null && propuestas.includes(escrita) ? rama : valores.branch;
  return { recorte, valores: { ...valores, link, branch } };
}

/** What was cut from the link, and which branch it names; null once the link is another one. */
export function avisoEnlace(cortado: EnlaceCortado | null, { link, branch }: Valores): string | null {
  if (cortado === null || cortado.recorte.link !== link) return null;
  const { rama, ramaDudosa, quitado, convertido } = cortado.recorte;
  const escrita = branch.trim();
  const coincide = rama === escrita || (ramaDudosa && escrita.startsWith(`${rama}/`));
  const hecho = [
    convertido ? 'El enlace se escribió como dirección https' : '',
    quitado.length > 0 ? `${convertido ? 'se' : 'Se'} quitó ${enPalabras(quitado)}` : '',
  ];
  const cambio = hecho.filter((parte) => parte !== '').join(' y ');
  if (rama === null) return `${cambio}.`;
  if (!coincide)
    return `${cambio}. El enlace es de la rama «${rama}» y en el campo Rama está «${escrita}»: compruebe cuál quiere.`;
  const dudosa =
    ramaDudosa && rama === escrita ? ' Si el nombre de la rama lleva «/», escríbalo completo.' : '';
  return `${cambio}; rama: ${escrita}.${dudosa}`;
}
