import { diaMs } from '../tiempo/index.ts';

/** What a read-only link shows. Badges are pictures, the others pages. */
export const clasesDePagina = [
  'informe',
  'analisis',
  'comparacion-pruebas',
  'comparacion-analisis',
  'plan',
] as const;
export const clasesDeInsignia = ['insignia-grado', 'insignia-promedio'] as const;
export const clasesCompartidas = [...clasesDePagina, ...clasesDeInsignia] as const;
export type ClaseCompartida = (typeof clasesCompartidas)[number];
export type ClaseDeInsignia = (typeof clasesDeInsignia)[number];

/** Days until a link ends: at most, and as proposed. */
export const maximoDias = 365;
export const diasPropuestos = 30;

/** Links of one project, ended ones included until the next one is made. */
export const maximoEnlaces = 20;

/** When a link that is made at `now` for so many days ends. */
export const finDeEnlace = (now: Date, dias: number): Date => new Date(now.getTime() + dias * diaMs);

export const esInsignia = (clase: ClaseCompartida): clase is ClaseDeInsignia =>
  clasesDeInsignia.some((una) => una === clase);
