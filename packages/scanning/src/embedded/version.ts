/** Changes whenever the same text may give other measures or findings: part of the key under which parts are kept. */
export const versionAnalizador = '1';
