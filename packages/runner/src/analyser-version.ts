/** Written in by the build: a hash of the analyser's sources and of its packages. */
declare const __VERSION_ANALIZADOR__: string | undefined;

/** Changes whenever the same text may give other measures or findings: part of the key under which parts are kept. */
export const versionAnalizador =
  typeof __VERSION_ANALIZADOR__ === 'string' ? __VERSION_ANALIZADOR__ : 'de las fuentes';
