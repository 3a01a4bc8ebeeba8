/** Defined by the build: a hash of the analyser's sources and of its packages. */
declare const __VERSION_ANALIZADOR__: string | undefined;

/** Version in the key of stored file analyses; it changes whenever measures or findings of the same text may change. */
export const versionAnalizador =
  typeof __VERSION_ANALIZADOR__ === 'string' ? __VERSION_ANALIZADOR__ : 'de las fuentes';
