import { paths } from '../paths.ts';
import type { Termino } from './terminos.ts';

/** Address of a term's entry in the glossary. */
export const hrefTermino = ({ id }: Pick<Termino, 'id'>) => `${paths.glosario.href()}#${id}`;
