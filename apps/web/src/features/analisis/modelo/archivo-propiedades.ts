/** Why the properties file of a repository gives no key. The analysis then goes on with the project's own key. */
export const motivosSinArchivo = [
  'sin-clave',
  'no-encontrado',
  'rama-inexistente',
  'token-rechazado',
  'limite',
  'ilegible',
  'inaccesible',
  'otro-servidor',
  'sin-token',
] as const;
export type MotivoSinArchivo = (typeof motivosSinArchivo)[number];

/** What reading the file gave: its key, or why there is none; null where no file belongs to the flow. */
export type ArchivoPropiedades =
  | { readonly clave: string }
  | { readonly clave: null; readonly motivo: MotivoSinArchivo }
  | null;

/** The key that the analysis is read under, and what has to be said of it. */
export interface DecisionClave {
  readonly clave: string;
  /** The file's key when it is not the project's own: then nothing is read. */
  readonly ajena: string | null;
  readonly motivo: MotivoSinArchivo | null;
}

/** Compares the file's key with the project's own; only the project's own is ever read (design §3, Projects). */
export function decidirClave(propia: string, archivo: ArchivoPropiedades): DecisionClave {
  if (archivo === null) return { clave: propia, ajena: null, motivo: null };
  if (archivo.clave === null) return { clave: propia, ajena: null, motivo: archivo.motivo };
  return { clave: propia, ajena: archivo.clave === propia ? null : archivo.clave, motivo: null };
}
