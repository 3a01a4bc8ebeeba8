// seguridad: 55
import { describe, expect, it } from 'vitest';

import { crearInformePdf, type InformePrueba, type OpcionesPdf } from '../index.ts';
import { fueraDelMargen } from '../testing/fuera-del-margen.ts';
import { leerPdf, type PdfLeido } from '../testing/leer-pdf.ts';
import { detalleDe, modeloDe } from '../testing/modelo.fixture.ts';

const zonaHoraria = 'America/Guayaquil';

async function informe(cambios: Partial<InformePrueba> = {}, opciones: OpcionesPdf = {}): Promise<PdfLeido> {
  return leerPdf(await crearInformePdf(modeloDe(cambios), { zonaHoraria, ...opciones }));
}

/** Text of the file without its line breaks. */
function todo({ paginas }: PdfLeido): string {
  return paginas.map(({ texto }) => texto.replaceAll(/\s+/gu, ' ')).join(' ');
}

describe('one page', () => {
  it('contains title, facts, summary, overall average with criterion and its date, and details', async () => {
    const pdf = await informe();
    expect(pdf.paginas).toHaveLength(1);
    expect(pdf.paginas[0]?.trozos.map(({ texto }) => texto.replaceAll('\u00A0', ' '))).toEqual([
      'Reporte de Cálculos del Proyecto',
      'Proyecto',
      'Gestión académica',
      'Prueba',
      'Primera evaluación',
      'Tipo de prueba',
      'Una subcaracterística',
      'Intento',
      '2',
      'Aplicada',
      '20 de noviembre de 2026, 10:04',
      'Generado',
      '21 de noviembre de 2026, 7:00',
      'Promedio por subcaracterística',
      'Modularidad',
      '85,26 %',
      'Reusabilidad',
      'Sin datos',
      'Resumen',
      'Nombre',
      'Promedio',
      'Modularidad',
      '85,26 %',
      'Reusabilidad',
      'Sin datos',
      'Promedio general',
      '85,26 %',
      'Criterio de valoración',
      'Satisfactorio',
      'Criterio consultado',
      '21 de noviembre de 2026, 6:30',
      'Detalle',
      'Nombre',
      'Pregunta',
      'Respuesta',
      'Comentario',
      'Modularidad',
      '¿Tiene el módulo un solo',
      'propósito?',
      'Cumple',
      'Según el diseño',
      'Mantenible',
      'Gestión académica',
      'Reporte de Cálculos del Proyecto',
      'Página 1 de 1',
    ]);
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('names its rows, and the points of questions that do not apply', async () => {
    expect(todo(await informe())).not.toContain('no corresponden');
    const noCorresponden = { puntos: 25.26, preguntas: 20, total: 79 };
    const pdf = await informe({ tipo: 'allMetricas', noCorresponden });
    expect(todo(pdf)).toContain('Promedio por métrica');
    expect(todo(pdf)).toContain('De ellos, 25,26 puntos son de preguntas que no corresponden (20 de 79).');
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('declares its title, subject and language for screen readers', async () => {
    expect((await informe()).info).toMatchObject({
      Title: 'Reporte de Cálculos del Proyecto: Primera evaluación',
      Subject: 'Gestión académica',
      Creator: 'Mantenible',
      Language: 'es',
    });
  });

  it('has a text of its own when nothing was calculated', async () => {
    const pdf = await informe({ resumen: { filas: [], general: null, criterio: 'Sin datos' }, detalle: [] });
    expect(todo(pdf)).toContain('No hay cálculos disponibles');
    expect(todo(pdf)).not.toContain('Promedio por');
    expect(todo(pdf)).not.toContain('Detalle');
  });
});

describe('texts that people write', () => {
  it('prints accents, quotes, dashes, signs and other alphabets as text that can be selected', async () => {
    const anotaciones = 'Ñandú «cita» — fin… 5 € ≤ 6 → ✓ Ελλάδα Привет';
    expect(todo(await informe({ detalle: [detalleDe({ anotaciones })] }))).toContain(anotaciones);
  });

  it('prints markup as text and neutralises what hides or turns it', async () => {
    const nombre = '<img onerror=x>\u202E"><svg>';
    expect(todo(await informe({ proyecto: nombre }))).toContain('<img onerror=x>"><svg>');
  });

  it('keeps the lines of a comment', async () => {
    const { paginas } = await informe({ detalle: [detalleDe({ anotaciones: 'Primero\nSegundo' })] });
    const lineas = paginas[0]?.trozos.filter(({ texto }) => ['Primero', 'Segundo'].includes(texto)) ?? [];
    expect(lineas.map(({ texto }) => texto)).toEqual(['Primero', 'Segundo']);
    expect(lineas[0]?.y).toBeLessThan(lineas[1]?.y ?? 0);
    expect(lineas[0]?.x).toBe(lineas[1]?.x);
  });

  it('breaks names without spaces inside the margins, and cuts the head of the page', async () => {
    const largo = 'x'.repeat(300);
    const pdf = await informe({
      proyecto: largo,
      prueba: largo,
      resumen: { filas: [{ nombre: largo, porcentaje: 1 }], general: 1, criterio: largo },
      detalle: [detalleDe({ nombre: largo, pregunta: largo, respuesta: largo, anotaciones: largo })],
    });
    expect(fueraDelMargen(pdf)).toEqual([]);
    expect(pdf.paginas[0]?.texto).toMatch(/x…/u);
    // 8 whole names, and what fits of one at the head of each page.
    const equis = todo(pdf).split('x').length - 1;
    const enCabeza = pdf.paginas.flatMap(({ trozos }) => trozos).filter(({ texto }) => texto.endsWith('x…'));
    expect(equis - enCabeza.reduce((suma, { texto }) => suma + texto.length - 1, 0)).toBe(9 * 300);
  });
});

describe('what an analysis measured', () => {
  const medicion = {
    nombre: 'Mala práctica',
    cifra: 1.2,
    nivel: 'Más de 10.',
    analisis: 'a1',
    fecha: '2026-11-20T15:04:00.000Z',
    commit: 'abcdef0123456789',
  } as const;

  it('stands below the comment with date and commit', async () => {
    const pdf = await informe({ detalle: [detalleDe({ medicion })] });
    expect(todo(pdf)).toContain(
      'Según el diseño El análisis del 20 de noviembre de 2026, 10:04 midió 1,20 % en «Mala práctica» (12 incidencias por cada 1 000 líneas de código): corresponde al nivel «Más de 10». Commit abcdef0.',
    );
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('is absent where nothing was measured, and needs no commit', async () => {
    expect(todo(await informe())).not.toContain('El análisis del');
    const sinCommit = await informe({ detalle: [detalleDe({ medicion: { ...medicion, commit: null } })] });
    expect(todo(sinCommit)).not.toContain('Commit');
  });
});

describe('evidence', () => {
  const archivo = {
    tipo: 'archivo',
    repositorio: 'https://github.com/ana/tienda',
    commit: '0123456789abcdef',
    ruta: 'src/ñ (1).js',
    lineas: { desde: 3, hasta: 9 },
  } as const;
  const propio = { ...archivo, repositorio: 'https://git.ejemplo.es/ana/tienda' };
  const enlace = (url: string) => ({ tipo: 'enlace', url }) as const;

  it('stands beside its question as text, and its cell leads to it where it has an https address', async () => {
    const evidencias = [enlace('https://ejemplo.es/a(b)?c=ñ'), archivo, propio];
    // The same question in two rows.
    const detalle = [detalleDe({ evidencias }), detalleDe({ nombre: 'Otra fila', evidencias })];
    const pdf = await informe({ detalle });
    const [, seccion = ''] = todo(pdf).split(' Evidencias ');
    expect(seccion).toContain('¿Tiene el módulo un solo propósito? https://ejemplo.es/a(b)?c=ñ');
    expect(seccion).toContain('src/ñ (1).js, líneas 3 a 9 github.com/ana/tienda, commit 0123456');
    expect(seccion).toContain('git.ejemplo.es/ana/tienda');
    expect(pdf.paginas.flatMap(({ enlaces }) => enlaces)).toEqual([
      'https://ejemplo.es/a(b)?c=%C3%B1',
      'https://github.com/ana/tienda/blob/0123456789abcdef/src/%C3%B1%20(1).js#L3-L9',
    ]);
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('is absent without any, and never leads elsewhere than to https', async () => {
    expect(todo(await informe())).not.toContain('Evidencias');
    const malas = ['javascript:alert(1)', 'http://ejemplo.es', 'file:///etc/passwd'].map(enlace);
    const pdf = await informe({ detalle: [detalleDe({ evidencias: malas })] });
    expect(todo(pdf)).toContain('javascript:alert(1)');
    expect(pdf.paginas.flatMap(({ enlaces }) => enlaces)).toEqual([]);
  });

  it('continues over pages with many long pieces', async () => {
    const larga = enlace(`https://ejemplo.es/${'w'.repeat(1900)}`);
    const evidencias = [larga, archivo, archivo, propio, larga];
    const detalle = Array.from({ length: 20 }, (_, i) => detalleDe({ pregunta: `¿${i}?`, evidencias }));
    const pdf = await informe({ detalle });
    expect(fueraDelMargen(pdf)).toEqual([]);
    expect(todo(pdf).match(/líneas 3 a 9/gu)).toHaveLength(40);
  });
});

describe('many pages', () => {
  const detalle = Array.from({ length: 200 }, (_, indice) =>
    detalleDe({
      pregunta: `¿Pregunta número ${String(indice)}, hasta el final?`,
      anotaciones: `nota-${String(indice)}.`,
    }),
  );

  it('prints 200 rows whole, in order, with the head repeated and pages numbered', async () => {
    const pdf = await informe({ detalle });
    const texto = todo(pdf);
    const notas = Array.from(texto.matchAll(/nota-(?<numero>\d+)\./gu), ({ groups }) =>
      Number(groups?.['numero']),
    );
    expect(notas).toEqual(detalle.map((_, indice) => indice));
    const total = pdf.paginas.length;
    expect(total).toBeGreaterThan(5);
    for (const [indice, pagina] of pdf.paginas.entries()) {
      expect(pagina.texto).toContain(`Página ${String(indice + 1)} de ${String(total)}`);
      expect(pagina.texto).toContain('Comentario');
    }
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('moves a row whole to the next page: its first line never parts from its last', async () => {
    const filasAltas = detalle
      .slice(0, 60)
      .map((fila) => ({ ...fila, anotaciones: 'inicio\n·\n·\n·\n·\n·\nfinal' }));
    const { paginas } = await informe({ detalle: filasAltas });
    expect(paginas.length).toBeGreaterThan(3);
    for (const { texto } of paginas) {
      expect(texto.match(/^inicio$/gmu)?.length ?? 0).toBe(texto.match(/^final$/gmu)?.length ?? 0);
    }
  });

  it('continues over pages with a comment of 5000 characters and loses none', async () => {
    const palabras = Array.from({ length: 800 }, (_, indice) => `p${String(indice)}`);
    const pdf = await informe({ detalle: [detalleDe({ anotaciones: palabras.join('\n') }), detalleDe()] });
    expect(pdf.paginas.length).toBeGreaterThan(8);
    expect(todo(pdf).match(/\bp\d+\b/gu)).toEqual(palabras);
    expect(todo(pdf)).toContain('Según el diseño');
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('breaks a word of 5000 letters', async () => {
    const pdf = await informe({ detalle: [detalleDe({ anotaciones: 'w'.repeat(5000) })] });
    expect(todo(pdf).match(/w/gu)).toHaveLength(5000);
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('draws the bars of 60 metrics over as many pages as they need', async () => {
    const filas = Array.from({ length: 60 }, (_, indice) => ({
      nombre: `Métrica ${String(indice)}`,
      porcentaje: indice,
    }));
    const pdf = await informe({ resumen: { filas, general: 29.5, criterio: 'Bajo' } });
    const [antes = ''] = todo(pdf).split('Resumen');
    expect(antes.match(/Métrica \d+/gu)).toHaveLength(60);
    expect(fueraDelMargen(pdf)).toEqual([]);
  });
});
