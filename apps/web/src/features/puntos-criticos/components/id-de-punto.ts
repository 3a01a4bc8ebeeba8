/** Id of the list item of a file that deserves attention first, by its position from 0. */
export const idDePunto = (posicion: number): string => `punto-critico-${posicion + 1}`;
