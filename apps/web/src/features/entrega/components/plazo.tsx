import { zonaDelLector } from '../../../lib/zona-del-lector.ts';
import { textoPlazo } from '../modelo/textos.ts';

/** A deadline in the zone of the course and, where its clocks differ, in the reader's. */
export function Plazo({ fin, zona }: { readonly fin: string; readonly zona: string }) {
  return <time dateTime={fin}>{textoPlazo(fin, zona, zonaDelLector())}</time>;
}
