import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';

/** Languages that are not analysed: the extensions of their files by the name that the page shows. */
const lenguajes: Readonly<Record<string, string>> = {
  ActionScript: 'as',
  'C y C++': 'c h cc cpp cxx hpp hxx',
  'C#': 'cs',
  Clojure: 'clj cljs',
  CoffeeScript: 'coffee',
  'cuadernos de Jupyter': 'ipynb',
  Dart: 'dart',
  Elixir: 'ex exs',
  Erlang: 'erl',
  'F#': 'fs fsx',
  Go: 'go',
  Groovy: 'groovy gradle',
  Haskell: 'hs',
  Java: 'java',
  JSP: 'jsp jspf jspx',
  Julia: 'jl',
  Kotlin: 'kt kts',
  Lua: 'lua',
  'Objective-C': 'm mm',
  Perl: 'pl pm',
  PHP: 'php php3 php4 php5 phtml',
  'plantillas .tpl': 'tpl',
  PowerShell: 'ps1 psm1',
  R: 'r',
  Ruby: 'rb',
  Rust: 'rs',
  Scala: 'scala',
  Shell: 'sh bash',
  Solidity: 'sol',
  SQL: 'sql',
  Svelte: 'svelte',
  Swift: 'swift',
  Terraform: 'tf',
  'Visual Basic': 'vb',
};

const byExtension: ReadonlyMap<string, string> = new Map(
  Object.entries(lenguajes).flatMap(([lenguaje, extensions]) =>
    extensions.split(' ').map((extension) => [extension, lenguaje]),
  ),
);

const foreignFolder = /(?:^|\/)(?:node_modules|bower_components|vendor|external)\//u;

/** Creates a counter of files in languages that are not analysed; it ignores folders of third-party code. */
export function createLanguageCounter() {
  const counts = new Map<string, number>();
  return {
    count: (path: string): void => {
      const extension = /\.(?<extension>\w+)$/u.exec(path)?.groups?.['extension'] ?? '';
      const lenguaje = byExtension.get(extension.toLowerCase());
      if (lenguaje === undefined || foreignFolder.test(path)) return;
      counts.set(lenguaje, (counts.get(lenguaje) ?? 0) + 1);
    },
    /** The counted languages, those with the most files first. */
    list: (): readonly LenguajeSinAnalizar[] =>
      [...counts]
        .map(([lenguaje, archivos]) => ({ lenguaje, archivos }))
        .sort((a, b) => b.archivos - a.archivos || a.lenguaje.localeCompare(b.lenguaje, 'es')),
  };
}
