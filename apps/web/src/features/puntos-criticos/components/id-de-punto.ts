/** Id of the list item of one of the ten first; positions from 0. */
export const idDePunto = (posicion: number): string => `punto-critico-${posicion + 1}`;
