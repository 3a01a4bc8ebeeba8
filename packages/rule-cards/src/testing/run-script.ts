import { createRequire } from 'node:module';
import { Script, createContext } from 'node:vm';

import ts from 'typescript';

const require = createRequire(import.meta.url);
const allowedModules = new Set(['react', 'react/jsx-runtime', 'react-dom/server']);

/** Milliseconds that an example may run. */
const timeout = 5000;

function requireAllowed(name: string): unknown {
  if (!allowedModules.has(name) && !name.startsWith('node:'))
    throw new Error(`An example may not import ${name}`);
  return require(name);
}

const compile = (code: string): string =>
  ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
    fileName: 'ejemplo.tsx',
  }).outputText;

/** Lines that a script or module writes with `console.log`. `await` is allowed in `check`, the code after it. */
export async function runScript(code: string, check: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const write = (...values: readonly unknown[]) =>
    lines.push(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '));
  const console = { log: write, warn: () => undefined, error: () => undefined };
  const exports = {};
  const globals = {
    console,
    require: requireAllowed,
    exports,
    module: { exports },
    setTimeout,
    structuredClone,
    URL,
  };
  const wrapped = compile(`${code}\nexport const hecho = (async () => {\n${check}\n})();\n`);
  new Script(wrapped, { filename: 'ejemplo.js' }).runInContext(createContext(globals), { timeout });
  await (exports as { readonly hecho?: Promise<void> }).hecho;
  return lines;
}
