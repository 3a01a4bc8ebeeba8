/** Id of the solved example in every installation. */
export const idEjemplo = '00000000-0000-8000-8000-0000000000e1';

/**
 * Owners of the solved example, while every person reads it and while an admin hides it: subjects that a provider never issues. So
 * the statement that reads the owner of a project also reads whether the example is shown.
 */
export const propietarioEjemplo = 'mantenible:ejemplo';
export const propietarioEjemploOculto = 'mantenible:ejemplo-oculto';
export const deNadie = [propietarioEjemplo, propietarioEjemploOculto] as const;

/** Whether no person owns it. */
export function esDeNadie(propietario: string): boolean {
  return deNadie.some((uno) => uno === propietario);
}

/** Name for the owner of a project whose name is not known: the subject, or what the example is called. */
export function nombreSinPersona(sub: string): string {
  return esDeNadie(sub) ? 'Ejemplo resuelto' : sub;
}
