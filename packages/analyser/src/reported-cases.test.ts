import { describe, expect, it } from 'vitest';

import { analyseFiles, analyseProject } from './analyse.ts';
import { lines } from './testing/read-source.ts';

/** Texts that users of such tools reported elsewhere, and what is right for them here. */
async function analyse(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { files: analysed } = analyseProject(await analyseFiles(sources));
  const findings = analysed.flatMap(({ path, findings: found }) =>
    found.map(({ rule, range }) => `${path}:${range?.startLine ?? 0} ${rule}`),
  );
  const cognitive = Object.fromEntries(
    analysed.map(({ path, measures: own }) => [path, own.cognitive_complexity]),
  );
  const messages = analysed.flatMap(({ findings: found }) => found.map(({ message }) => message));
  return { findings: findings.toSorted(), messages, cognitive };
}

describe('reported cases', () => {
  it('the measure leaves out what the rule counts: 16 conditions of two terms', async () => {
    const conditions = Array.from({ length: 16 }, (_, i) => `  if (x === ${i} || y === ${i}) z += ${i};`);
    const text = lines('export function decidir(x, y) {', '  let z = 0;', ...conditions, '  return z;', '}');
    const { findings, messages, cognitive } = await analyse({ 'decidir.js': text });
    expect(cognitive).toEqual({ 'decidir.js': 16 });
    expect(findings).toEqual(['decidir.js:1 javascript:S3776']);
    expect(messages).toEqual([
      'Simplifique esta función: según la regla, función por función, su complejidad cognitiva es 32 y el máximo es 15; la medida del archivo cuenta 16 en ella.',
    ]);
  });

  it('the message of the rule names what the measure counts in its function, in each dialect', async () => {
    const conditions = Array.from({ length: 9 }, (_, i) => `  if ((x as number) === ${i} && y) z += ${i};`);
    const text = lines(
      'class Caja<T> {',
      '  decidir(x: T): number;',
      '  @sello() decidir(x: unknown, y = x ? 1 : 2): number {',
      '  let z = 0;',
      ...conditions,
      '  return z ?? (y || 3);',
      '  }',
      '}',
    );
    const { messages, cognitive } = await analyse({ 'caja.ts': text, 'vista.tsx': text });
    // One `?:`, nine `if` and nine `&&`; the rule counts `??` and `||` as well.
    expect(cognitive).toEqual({ 'caja.ts': 19, 'vista.tsx': 19 });
    const complex = messages.filter((message) => message.includes('función por función'));
    expect(complex).toHaveLength(2);
    for (const message of complex)
      expect(message).toMatch(/es 21 y el máximo es 15; .* cuenta 19 en ella\.$/u);
  });

  it('the comment that names the function of JSX counts as a use for `jsx` alone, as in SonarQube', async () => {
    const file = (name: string, from: string) =>
      lines(
        `/** @jsx ${name} */`,
        `import { ${name} } from '${from}';`,
        '',
        'export const A = () => <p>a</p>;',
      );
    const { findings } = await analyse({
      'emotion.jsx': file('jsx', '@emotion/react'),
      'preact.jsx': file('h', 'preact'),
    });
    expect(findings).toEqual(['preact.jsx:2 javascript:S1128']);
  });

  it('a component in `memo` counts as a function that holds another one', async () => {
    const body = [
      '({ hay }) => {',
      '  const alPulsar = () => {',
      '    if (hay) alert(1);',
      '  };',
      '  if (!hay) return null;',
      '  return <button onClick={alPulsar}>Hola</button>;',
      '}',
    ];
    const { cognitive } = await analyse({
      'directo.jsx': `export const Bienvenida = ${lines(...body)};\n`,
      'memo.jsx': `import { memo } from 'react';\nexport const Bienvenida = memo(${lines(...body)});\n`,
    });
    expect(cognitive).toEqual({ 'directo.jsx': 2, 'memo.jsx': 3 });
  });

  it('a dependency of FastAPI that another file names has an unused parameter, as in SonarQube', async () => {
    const dependencies = lines(
      'from fastapi import Depends, HTTPException',
      '',
      "def usuario(token: str = ''):",
      '    if not token:',
      '        raise HTTPException(401)',
      '    return token',
      '',
      'def exigir_admin(actual: str = Depends(usuario)):',
      "    print('comprobado')",
    );
    const routes = [
      'from fastapi import APIRouter, Depends',
      'from .deps import exigir_admin',
      '',
      'router = APIRouter()',
      '',
      "@router.get('/')",
      'async def listar(autorizado: None = Depends(exigir_admin)):',
      '    return []',
    ];
    const { findings } = await analyse({ 'app/deps.py': dependencies, 'app/rutas.py': lines(...routes) });
    expect(findings).toEqual(['app/deps.py:8 python:S1172']);
  });

  it('names in Spanish are asked to be ASCII, and a text with accents repeats, as in SonarQube', async () => {
    const python = lines(
      'def validar_contraseña(cadena, año):',
      '    contraseña_válida = len(cadena) >= 8',
      '    return contraseña_válida and año > 2000',
      '',
      'class Dirección:',
      '    def __init__(self):',
      '        self.código = 1',
      '',
      "datos = {'dirección': 1}",
      "print(datos['dirección'], datos.get('dirección'))",
      "otros = {'direccion': 1}",
      "print(otros['direccion'], otros.get('direccion'))",
    );
    const script = lines(
      'export class Año {',
      '  constructor() {',
      '    this.días = 365;',
      '  }',
      '}',
      'export const mañana = () => new Año();',
    );
    const { findings } = await analyse({ 'validar.py': python, 'Año.js': script });
    expect(findings).toEqual([
      'Año.js:1 javascript:S101',
      'Año.js:1 javascript:S2094',
      'validar.py:1 python:S117',
      'validar.py:1 python:S1542',
      'validar.py:2 python:S117',
      'validar.py:5 python:S101',
      'validar.py:7 python:S116',
      'validar.py:9 python:S1192',
    ]);
  });

  it('NOSONAR silences what begins on its line: not the element whose attribute it follows', async () => {
    const list = (name: string, before: string, after: string) => [
      `export function ${name}({ xs }) {`,
      '  return xs.map((x, i) => (',
      before,
      '    <li',
      `      key={\`${name}-\${i}\`}${after}`,
      '    >',
      '      {x}',
      '    </li>',
      '  ));',
      '}',
    ];
    const { findings } = await analyse({
      'Lista.jsx': lines(...list('Una', '    // NOSONAR', ''), ...list('Otra', '', ' // NOSONAR')),
      'varias.py': lines(
        'def f(a):  # NOSONAR',
        "    x = '''",
        '    a',
        "    ''' # NOSONAR",
        '    print(',
        '        a,',
        '        1 == 1)  # NOSONAR',
        '    return 2',
      ),
    });
    expect(findings.filter((one) => /S6479|varias/u.test(one))).toEqual([
      'Lista.jsx:5 javascript:S6479',
      'varias.py:2 python:S1481',
    ]);
  });
});
