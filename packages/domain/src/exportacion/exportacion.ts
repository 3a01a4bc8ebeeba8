/** Formats in which data leaves the product as a whole. */
export const formatosDeExportacion = ['json', 'xlsx'] as const;
export type FormatoDeExportacion = (typeof formatosDeExportacion)[number];
