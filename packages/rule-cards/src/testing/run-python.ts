import { loadPyodide, type PyodideAPI } from 'pyodide';

let loaded: Promise<PyodideAPI> | null = null;

/** Output lines of a Python program. CPython runs as WebAssembly, so that no Python need be installed. */
export async function runPython(code: string): Promise<readonly string[]> {
  loaded ??= loadPyodide();
  const python = await loaded;
  const lines: string[] = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  const program = `exec(compile(${JSON.stringify(code)}, 'ejemplo.py', 'exec'), {'__name__': 'ejemplo'})`;
  await python.runPythonAsync(program);
  return lines;
}
