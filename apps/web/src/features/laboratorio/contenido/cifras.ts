import { calcularEstatico } from '@mantenible/domain/calculo-estatico';

import cambios from './cambios.json' with { type: 'json' };

/** Each change of the laboratory, made alone on the demonstration, with its measures and its degree. */
export const medidos = cambios.map((cambio) => ({
  ...cambio,
  grado: calcularEstatico(cambio.medidas).grado ?? 0,
}));

const [inicio] = medidos;
export const gradoInicial = inicio?.grado ?? 0;

/** Degree with no finding left and all else as it was. */
export const gradoSinOlores =
  inicio === undefined ? 0 : (calcularEstatico({ ...inicio.medidas, code_smells: 0 }).grado ?? 0);
