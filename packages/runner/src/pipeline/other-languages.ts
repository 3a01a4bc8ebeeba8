import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';

/** Programming languages that are not analysed, as people name them, by the endings of their files. */
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

const porTerminacion: ReadonlyMap<string, string> = new Map(
  Object.entries(lenguajes).flatMap(([lenguaje, terminaciones]) =>
    terminaciones.split(' ').map((terminacion) => [terminacion, lenguaje]),
  ),
);

const carpetaAjena = /(?:^|\/)(?:node_modules|bower_components|vendor|external)\//u;

/** Counts the files of a repository that are written in languages that are not analysed; foreign folders are left out. */
export function createOtrosLenguajes() {
  const cuentas = new Map<string, number>();
  return {
    contar: (ruta: string): void => {
      const terminacion = /\.(?<terminacion>\w+)$/u.exec(ruta)?.groups?.['terminacion'] ?? '';
      const lenguaje = porTerminacion.get(terminacion.toLowerCase());
      if (lenguaje === undefined || carpetaAjena.test(ruta)) return;
      cuentas.set(lenguaje, (cuentas.get(lenguaje) ?? 0) + 1);
    },
    /** Those with most files first. */
    lista: (): readonly LenguajeSinAnalizar[] =>
      [...cuentas]
        .map(([lenguaje, archivos]) => ({ lenguaje, archivos }))
        .sort((a, b) => b.archivos - a.archivos || a.lenguaje.localeCompare(b.lenguaje, 'es')),
  };
}
