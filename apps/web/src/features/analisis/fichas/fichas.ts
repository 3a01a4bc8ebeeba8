import * as z from 'zod/mini';

const texto = z.string().check(z.minLength(1));

/** What a rule asks for, told to students with an example of our own. */
export const ficha = z.object({
  /** The rule's number, without its repository: 'S3776'. */
  clave: z.string().check(z.regex(/^S\d+$/)),
  titulo: texto,
  porQue: texto,
  comoArreglarlo: texto,
  /** Code that breaks the rule, and the same code put right. */
  antes: texto,
  despues: texto,
});
export type Ficha = z.infer<typeof ficha>;

const fichas = z.array(ficha);

/** The cards of each repository of rules; JavaScript and TypeScript number theirs alike. */
const archivos = {
  javascript: () => import('./javascript.json'),
  typescript: () => import('./javascript.json'),
  python: () => import('./python.json'),
};

const esRepositorio = (nombre: string): nombre is keyof typeof archivos => Object.hasOwn(archivos, nombre);

/** The card of a rule ('typescript:S3776'), read when it is first needed; null where nobody has written one. */
export async function buscarFicha(regla: string): Promise<Ficha | null> {
  const [repositorio = '', clave] = regla.split(':');
  if (!esRepositorio(repositorio)) return null;
  const { default: leidas } = await archivos[repositorio]();
  return fichas.parse(leidas).find((una) => una.clave === clave) ?? null;
}
