/** Folders with the cards of the rules. */
export const carpetasDeFichas = ['javascript', 'python', 'css', 'html', 'docker'] as const;
export type CarpetaDeFichas = (typeof carpetasDeFichas)[number];

/** Folder with the cards of each rule repository; JavaScript and TypeScript share one. */
const carpetas: ReadonlyMap<string, CarpetaDeFichas> = new Map<string, CarpetaDeFichas>([
  ['javascript', 'javascript'],
  ['typescript', 'javascript'],
  ['python', 'python'],
  ['css', 'css'],
  ['Web', 'html'],
  ['docker', 'docker'],
]);

/** Folder and key of a rule's card ('typescript:S3776'); null for a repository without cards. */
export function carpetaDeRegla(regla: string): { carpeta: CarpetaDeFichas; clave: string } | null {
  const { repositorio = '', clave = '' } = /^(?<repositorio>\w+):(?<clave>\w+)$/u.exec(regla)?.groups ?? {};
  const carpeta = carpetas.get(repositorio);
  return carpeta === undefined ? null : { carpeta, clave };
}
