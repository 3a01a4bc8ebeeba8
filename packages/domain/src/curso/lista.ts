/** A row of a class list, by user name, by mail, or by both. */
export interface FilaDeLista {
  readonly usuario: string | null;
  readonly correo: string | null;
  readonly nombre: string;
  readonly grupo: string | null;
}

/** A person who joined: names as the provider gives them, `correo` only where it vouches for it. */
export interface PersonaUnida {
  readonly sub: string;
  readonly usuario: string | null;
  readonly correo: string | null;
}

/** User names and mails are compared without case. */
export function comparable(texto: string): string {
  return texto.normalize('NFC').trim().toLowerCase();
}

/**
 * The person whom each row names, in the order of the rows: by user name, else by a mail that the provider vouches for. A person
 * has at most one row and a row at most one person; rows by user name come first.
 */
export function casarLista(
  filas: readonly Pick<FilaDeLista, 'usuario' | 'correo'>[],
  personas: readonly PersonaUnida[],
): readonly (string | null)[] {
  const libres = new Map(personas.map((una) => [una.sub, una]));
  const casadas = new Array<string | null>(filas.length).fill(null);
  for (const campo of ['usuario', 'correo'] as const) {
    const porTexto = new Map<string, string>();
    for (const una of libres.values()) {
      const texto = una[campo];
      if (texto !== null) porTexto.set(comparable(texto), una.sub);
    }
    filas.forEach((fila, i) => {
      const texto = fila[campo];
      const sub = texto === null ? undefined : porTexto.get(comparable(texto));
      if (sub === undefined || casadas[i] !== null || !libres.delete(sub)) return;
      casadas[i] = sub;
    });
  }
  return casadas;
}

/** Name of a person whose names were erased. */
export const personaEliminada = 'Persona eliminada';
