import { describe, expect, it } from 'vitest';

import { crearAnalisisPdf, type InformeAnalisis } from '../index.ts';
import { fueraDelMargen } from '../testing/fuera-del-margen.ts';
import { analisis as modelo, hallazgo } from '../testing/informes.fixture.ts';
import { leerPdf, type PdfLeido } from '../testing/leer-pdf.ts';

async function leer(cambios: Partial<InformeAnalisis> = {}): Promise<PdfLeido> {
  return leerPdf(await crearAnalisisPdf({ ...modelo, ...cambios }, { zonaHoraria: 'America/Guayaquil' }));
}
const todo = ({ paginas }: PdfLeido) => paginas.map(({ texto }) => texto.replaceAll(/\s+/gu, ' ')).join(' ');

describe('the PDF of an analysis', () => {
  it('names project, commit and dates, and contains figures, verdicts, findings and notes in order', async () => {
    const pdf = await leer();
    expect(pdf.info).toMatchObject({
      Title: 'Reporte del análisis estático: Gestión académica',
      Language: 'es',
    });
    expect(fueraDelMargen(pdf)).toEqual([]);
    const partes = [
      'Reporte del análisis estático',
      'Proyecto Gestión académica',
      'Repositorio https://github.com/ana/tienda',
      'Rama main',
      'Commit 3f2a9c1d4b5e6f708192a3b4c5d6e7f801234567',
      'Analizado 20 de noviembre de 2026, 10:04',
      'Generado 21 de noviembre de 2026, 7:00',
      'Grado de mantenibilidad 85,26 %',
      'Criterio de valoración Mantenibilidad alta',
      '¿Cómo se calcula? Media de (100 − subcaracterística)',
      'De qué se componen los 14,74 puntos que faltan',
      'Líneas por cubrir 5,25 36 %',
      'Ninguna propuesta del plan cambia estas medidas.',
      'Subcaracterísticas',
      'Modularidad 18,00 %',
      '180 × 100 / 1 000 = 18,00 %',
      'Métricas de calidad',
      'Diseño 18,00 %',
      'Propiedades de calidad',
      'olores > 50 DEFECTO',
      'Qué se analizó',
      'JavaScript: 30 archivos, 900 líneas',
      'Incidencias por archivo',
      '1 incidencia: 1 Mayor.',
      'src/ñandú.js',
      '12 a 15 Mayor javascript:S3776',
      'Incidencias marcadas',
      '98 olores, 1 marcado.',
      'Falsa alarma src/ñandú.js, línea 9',
      'La usa la plantilla.',
      'Qué conviene saber del grado',
      'Escribir pruebas no lo cambia',
    ];
    const texto = todo(pdf);
    const lugares = partes.map((parte) => texto.indexOf(parte));
    expect(partes.filter((_, i) => lugares[i] === -1)).toEqual([]);
    expect(lugares).toEqual(lugares.toSorted((a, b) => a - b));
  });

  it('leaves out the commit, the lacking points and the marks where they are missing', async () => {
    const texto = todo(await leer({ commit: null, falta: null, marcas: null }));
    expect(texto).not.toContain('Incidencias marcadas');
    expect(texto).not.toContain('Commit');
    expect(texto).not.toContain('De qué se componen');
  });

  it('continues over pages with long paths, each file’s name with its findings', async () => {
    const archivos = Array.from({ length: 100 }, (_, i) => ({
      ruta: `src/${'carpeta-muy-larga/'.repeat(12)}${'x'.repeat(120)}-${i}.js`,
      hallazgos: [{ ...hallazgo, mensaje: `nota-${i}. ${'palabra'.repeat(40)}` }],
    }));
    const pdf = await leer({ hallazgos: { resumen: '100 incidencias.', archivos } });
    expect(fueraDelMargen(pdf)).toEqual([]);
    expect(pdf.paginas.length).toBeGreaterThan(5);
    expect(todo(pdf).match(/nota-\d+\./gu)).toEqual(archivos.map((_, i) => `nota-${i}.`));
    for (const { texto } of pdf.paginas) {
      const deArchivos = Array.from(texto.replaceAll('\n', '').matchAll(/-(?<i>\d+)\.js/gu));
      const deNotas = Array.from(texto.replaceAll('\n', '').matchAll(/nota-(?<i>\d+)\./gu));
      expect(deArchivos.map(({ groups }) => groups?.['i'])).toEqual(
        deNotas.map(({ groups }) => groups?.['i']),
      );
    }
  });

  it('repeats the path where the findings of one file need more pages', async () => {
    const hallazgos = Array.from({ length: 200 }, () => hallazgo);
    const pdf = await leer({ hallazgos: { resumen: 'r', archivos: [{ ruta: 'src/largo.js', hallazgos }] } });
    const conIncidencias = pdf.paginas.filter(({ texto }) => texto.includes('javascript:S3776'));
    expect(conIncidencias.length).toBeGreaterThan(3);
    expect(conIncidencias.every(({ texto }) => texto.includes('src/largo.js'))).toBe(true);
  });
});
