import type { De } from './de.ts';

type Rangos = De<'informe'>['criterios'];

/** Ranges as the owner's pages read them: a link gives them without id and version. */
export const conId = (rangos: Rangos) => rangos.map((rango, i) => ({ ...rango, _id: String(i), version: 0 }));
