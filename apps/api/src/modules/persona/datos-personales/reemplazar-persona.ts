import { personaEliminada } from '@mantenible/domain/datos-personales';

/** A JSON value in which the person of that subject is 'Persona eliminada', wherever an object or a text names the subject. */
export function reemplazarPersona(valor: unknown, sub: string): unknown {
  if (valor === sub) return personaEliminada.sub;
  if (Array.isArray(valor)) return valor.map((uno: unknown) => reemplazarPersona(uno, sub));
  if (typeof valor !== 'object' || valor === null) return valor;
  const suyo = 'sub' in valor && valor.sub === sub;
  return Object.fromEntries(
    Object.entries(valor).map(([campo, dato]: [string, unknown]) => [
      campo,
      suyo && campo in personaEliminada
        ? personaEliminada[campo as keyof typeof personaEliminada]
        : reemplazarPersona(dato, sub),
    ]),
  );
}
