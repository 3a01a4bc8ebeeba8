import { leerFicha, type Ficha } from '@mantenible/rule-cards';

/** The folder of each repository's cards; JavaScript and TypeScript share theirs. */
const carpetas: Readonly<Record<string, string>> = {
  javascript: 'javascript',
  typescript: 'javascript',
  python: 'python',
};

/** The card of a rule ('typescript:S3776'), loaded when it is first opened; null for a rule without one. */
export async function buscarFicha(regla: string): Promise<Ficha | null> {
  const [repositorio = '', clave = ''] = regla.split(':');
  if (!Object.hasOwn(carpetas, repositorio)) return null;
  const { todas } = await import('./todas.ts');
  const leer = todas[`./${carpetas[repositorio] ?? ''}/${clave}.md`];
  return leer === undefined ? null : leerFicha(clave, await leer());
}

/** Where SonarSource describes a rule, in English; null for repositories that its site does not hold. */
export function paginaDeRegla(regla: string): string | null {
  const [repositorio = '', clave = ''] = regla.split(':');
  const numero = /^S(?<numero>\d+)$/u.exec(clave)?.groups?.numero;
  const carpeta = paginas[repositorio];
  if (numero === undefined || carpeta === undefined) return null;
  return `https://rules.sonarsource.com/${carpeta}/RSPEC-${numero}/`;
}

/** The site's folder of each repository of rules that a SonarQube of today raises for web applications. */
const paginas: Readonly<Record<string, string>> = {
  javascript: 'javascript',
  typescript: 'typescript',
  python: 'python',
  css: 'css',
  Web: 'html',
  docker: 'docker',
  xml: 'xml',
};
