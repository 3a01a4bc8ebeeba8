/** Folder with the cards of each rule repository; JavaScript and TypeScript share one. */
const carpetas: ReadonlyMap<string, 'javascript' | 'python'> = new Map([
  ['javascript', 'javascript'],
  ['typescript', 'javascript'],
  ['python', 'python'],
]);

/** Folder and key of a rule's card ('typescript:S3776'); null for a repository without cards. */
export function carpetaDeRegla(regla: string): { carpeta: 'javascript' | 'python'; clave: string } | null {
  const { repositorio = '', clave = '' } = /^(?<repositorio>\w+):(?<clave>\w+)$/u.exec(regla)?.groups ?? {};
  const carpeta = carpetas.get(repositorio);
  return carpeta === undefined ? null : { carpeta, clave };
}
