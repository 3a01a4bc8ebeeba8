/** The formats of an analysis for other programs, with what the file of each is. */
export const formatosDeAnalisis = ['json', 'sarif', 'gitlab', 'github', 'markdown'] as const;
export type FormatoDeAnalisis = (typeof formatosDeAnalisis)[number];

export const archivosDeFormato: Readonly<
  Record<FormatoDeAnalisis, { readonly extension: string; readonly tipo: string }>
> = {
  json: { extension: 'json', tipo: 'application/json; charset=utf-8' },
  sarif: { extension: 'sarif', tipo: 'application/sarif+json; charset=utf-8' },
  gitlab: { extension: 'gitlab.json', tipo: 'application/json; charset=utf-8' },
  github: { extension: 'github.txt', tipo: 'text/plain; charset=utf-8' },
  markdown: { extension: 'md', tipo: 'text/markdown; charset=utf-8' },
};
