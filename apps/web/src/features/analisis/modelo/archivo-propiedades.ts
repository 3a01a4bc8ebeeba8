/** Why the properties file gives no key. The analysis then continues with the project's key. */
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

/** Result of reading the file: its key, or the reason for a missing one; null where the flow reads no file. */
export type ArchivoPropiedades =
  | { readonly clave: string }
  | { readonly clave: null; readonly motivo: MotivoSinArchivo }
  | null;

/** Key used for the analysis, with notices about the file. */
export interface DecisionClave {
  readonly clave: string;
  /** Key of the file when it differs from the project's: then no measure is read. */
  readonly ajena: string | null;
  readonly motivo: MotivoSinArchivo | null;
}

/** Compares the file's key with the project's; only the project's is ever used. */
export function decidirClave(propia: string, archivo: ArchivoPropiedades): DecisionClave {
  if (archivo === null) return { clave: propia, ajena: null, motivo: null };
  if (archivo.clave === null) return { clave: propia, ajena: null, motivo: archivo.motivo };
  return { clave: propia, ajena: archivo.clave === propia ? null : archivo.clave, motivo: null };
}
