import { versionDeContenido } from '../comun/version-de-contenido.ts';
import type { Patron } from './acuerdo.port.ts';

/** Version of the reference of a delivery; null without one. */
export const versionDePatron = (patron: Pick<Patron, 'pruebaId' | 'creado'> | null): number =>
  versionDeContenido(patron && [patron.pruebaId, patron.creado]);
