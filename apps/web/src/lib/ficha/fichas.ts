import { leerFicha, type Ficha } from '@mantenible/rule-cards';
import { carpetaDeRegla } from '@mantenible/rule-cards/carpeta';

/** Card of a rule ('typescript:S3776'), loaded on demand; null for a rule without a card. */
export async function buscarFicha(regla: string): Promise<Ficha | null> {
  const lugar = carpetaDeRegla(regla);
  if (lugar === null) return null;
  const { cargadoresDeFichas } = await import('./todas.ts');
  const leer = cargadoresDeFichas[`./${lugar.carpeta}/${lugar.clave}.md`];
  return leer === undefined ? null : leerFicha(lugar.clave, await leer());
}

/** URL of SonarSource's description of a rule, in English; null for other repositories. */
export function paginaDeRegla(regla: string): string | null {
  const [repositorio = '', clave = ''] = regla.split(':');
  const numero = /^S(?<numero>\d+)$/u.exec(clave)?.groups?.numero;
  const carpeta = Object.hasOwn(paginas, repositorio) ? paginas[repositorio] : undefined;
  if (numero === undefined || carpeta === undefined) return null;
  return `https://rules.sonarsource.com/${carpeta}/RSPEC-${numero}/`;
}

/** Folder of that site for each rule repository that SonarQube uses for web applications. */
const paginas: Readonly<Record<string, string>> = {
  javascript: 'javascript',
  typescript: 'typescript',
  python: 'python',
  css: 'css',
  Web: 'html',
  docker: 'docker',
  xml: 'xml',
};
