import { describe, expect, it } from 'vitest';

import { filaCsv } from '../../http/csv.ts';
import { archivoMoodle, type NotaParaMoodle } from './archivo-moodle.ts';
import { archivoEsperado, documentado } from './moodle-grade-import.fixture.ts';
import type { Publicada } from './nota.port.ts';

const lineas: Publicada['rubrica']['lineas'] = [
  {
    id: 'fundamento',
    fuente: 'criterio',
    nombre: 'Fundamento',
    modo: 'puntua',
    puntos: 5,
    niveles: [
      { descripcion: 'No', puntos: 0 },
      { descripcion: 'Sí', puntos: 5 },
    ],
  },
  {
    id: 'grado',
    fuente: 'grado',
    nombre: 'Grado',
    modo: 'informa',
    puntos: 1,
    bajo: 0,
    alto: 100,
    penalizaciones: [],
  },
];

/** A mark whose lines have these points; null without data. */
function publicada(
  nota: number | null,
  puntos: readonly (number | null)[],
  motivo: string | null = null,
): Publicada {
  const calculadas = lineas.map(({ id, fuente }, i) => {
    const suyos = puntos[i] ?? null;
    const estado = suyos === null ? ('fuera' as const) : ('calculada' as const);
    const valor = suyos === null || fuente === 'criterio' ? null : suyos * 100;
    return { id, estado, valor, nivel: null, puntos: suyos ?? 0, restados: 0, motivo: null };
  });
  return {
    nota,
    motivo,
    siguiente: null,
    rubrica: { version: 1, lineas },
    calculo: { nota, lineas: calculadas, obtenidos: 0, posibles: 0, pendientes: [] },
  };
}

const persona = (nombre: string, correo: string | null) => ({
  nombre,
  correo,
  usuario: nombre.toLowerCase(),
});
const notas: readonly NotaParaMoodle[] = [
  {
    persona: persona('Ana', 'ana@ejemplo.es'),
    publicada: publicada(7.5, [4, 0.8]),
    comentarios: ['Use "const" si a < b \\'],
  },
  {
    persona: persona('Beto', 'beto@ejemplo.es'),
    publicada: publicada(10, [null, null], 'Defensa oral.'),
    comentarios: [],
  },
];
const opciones = { titulo: 'Entrega 1', escala: 10, clave: 'correo' } as const;
const enTexto = ({ filas }: ReturnType<typeof archivoMoodle>) =>
  filas.map((una) => filaCsv(una, { separador: ',', decimal: '.' })).join('');

/** Cells as Moodle's reader separates them: quoted cells, doubled quotation marks, a backslash before one escapes it. */
function leer(texto: string): readonly (readonly string[])[] {
  const filas: string[][] = [];
  let [fila, celda, dentro]: [string[], string, boolean] = [[], '', false];
  const signos = texto.split('');
  for (let i = 0; i < signos.length; i += 1) {
    const [signo, siguiente] = [signos[i] ?? '', signos[i + 1]];
    if (dentro && signo === '\\' && siguiente === '"') celda += signos[(i += 1)] ?? '';
    else if (dentro && signo === '"' && siguiente === '"') celda += signos[(i += 1)] ?? '';
    else if (signo === '"') dentro = !dentro;
    else if (!dentro && signo === ',') [fila, celda] = [[...fila, celda], ''];
    else if (!dentro && signo === '\n') {
      filas.push([...fila, celda.trimEnd()]);
      [fila, celda] = [[], ''];
    } else celda += signo;
  }
  return filas;
}

describe('the grade file for Moodle', () => {
  it('is the agreed one', () => {
    expect(enTexto(archivoMoodle(notas, opciones))).toBe(archivoEsperado);
  });

  it('is read back cell by cell as Moodle documents it', () => {
    const [cabecera, ...filas] = leer(enTexto(archivoMoodle(notas, opciones)));
    expect(cabecera).toHaveLength(3);
    expect(filas.map(([clave, nota]) => [clave, Number(nota)])).toEqual([
      ['ana@ejemplo.es', 7.5],
      ['beto@ejemplo.es', 10],
    ]);
    expect(filas[0]?.[2]?.split('\n').at(-1)).toBe('Use "const" si a &lt; b \\');
    for (const fila of filas) expect(documentado.sinNota).not.toContain(fila[1]);
  });

  it('gives Moodle each comment as it was written, and a spreadsheet no formula', () => {
    const comentarios = ['Muy bien, -1 línea; =A1,"@b', '- - pruebas', 'un\t+1', 'si a < -1', 'a-b = c, d'];
    const texto = enTexto(
      archivoMoodle(
        [{ persona: persona('Ana', 'a@b.es'), publicada: publicada(8, [4, 0.8]), comentarios }],
        opciones,
      ),
    );
    const celda = leer(texto)[1]?.[2] ?? '';
    const leida = celda
      .replaceAll(/&#(\d+);/gu, (_todo, punto) => String.fromCodePoint(Number(punto)))
      .replaceAll('&lt;', '<');
    expect(leida.split('\n').slice(-5)).toEqual(comentarios);
    // Also where another separator than the file's begins a cell, or a line without regard to quotation marks.
    for (const trozo of texto.split(/[,;\t\r\n]/u)) expect(trozo).not.toMatch(/^[\s"]*[=+\-@]/u);
    expect(celda).toContain('a-b = c, d');
  });

  it('leaves out a person without mark, and names those without the key', () => {
    const sinNota = {
      persona: persona('Caro', 'caro@ejemplo.es'),
      publicada: publicada(null, []),
      comentarios: [],
    };
    const sinCorreo = { ...sinNota, persona: persona('Dora', null), publicada: publicada(5, [1]) };
    const formula = { ...sinCorreo, persona: persona('Eva', '=1+1@ejemplo.es') };
    const { filas, sinClave } = archivoMoodle([sinNota, sinCorreo, formula], opciones);
    expect(filas).toHaveLength(1);
    expect(sinClave).toEqual(['Dora', 'Eva']);
  });

  it('finds people by user name where that is the key', () => {
    const { filas } = archivoMoodle(notas, { ...opciones, clave: 'usuario' });
    expect(filas.map(([clave]) => clave)).toEqual(['Nombre de usuario', 'ana', 'beto']);
  });
});
