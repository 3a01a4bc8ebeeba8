import { describe, expect, it } from 'vitest';

import { crearAnalisisPdf, crearInformePdf, crearMejoraPdf, type HiloInformado } from '../index.ts';
import { analisisDe, mejoraDe } from '../testing/informes.fixture.ts';
import { fueraDelMargen } from '../testing/fuera-del-margen.ts';
import { leerPdf, type PdfLeido } from '../testing/leer-pdf.ts';
import { detalleDe, modeloDe } from '../testing/modelo.fixture.ts';

const hilo = (cambios: Partial<HiloInformado> = {}): HiloInformado => ({
  clave: null,
  sobre: 'Toda la entrega',
  encabezado: 'Dora, docente · 20 de enero de 2026, 10:00 · en «Entrega 1» · abierto',
  texto: 'Falta decir por qué.',
  respuestas: [],
  ...cambios,
});
const respuesta = { encabezado: 'Ana · 21 de enero de 2026, 9:00', texto: 'Lo añadí en la versión 2.' };
const todo = ({ paginas }: PdfLeido) => paginas.map(({ texto }) => texto.replaceAll(/\s+/gu, ' ')).join(' ');

async function informe(hilos: readonly HiloInformado[], aviso: string | null = null): Promise<PdfLeido> {
  const detalle = [detalleDe(), detalleDe({ clave: 'l1:p2', pregunta: '¿Se repite código?' }), detalleDe()];
  return leerPdf(await crearInformePdf(modeloDe({ detalle, comentarios: { hilos, aviso } })));
}

describe('comments of lecturers in a report', () => {
  it('stand below what they are about, once, with author, moment, state and replies', async () => {
    const pdf = await informe([hilo({ clave: 'l1:p1', respuestas: [respuesta] }), hilo()]);
    const texto = todo(pdf);
    expect(texto).toContain(
      'Comentario del docente. Dora, docente · 20 de enero de 2026, 10:00 · en «Entrega 1» · abierto Falta decir por qué. Respuesta. Ana · 21 de enero de 2026, 9:00 Lo añadí en la versión 2.',
    );
    expect(texto.split('Lo añadí')).toHaveLength(2);
    // After its own question and before the next one.
    expect(texto.indexOf('Lo añadí')).toBeLessThan(texto.indexOf('¿Se repite código?'));
    expect(texto).toContain('Comentarios del docente Sobre Comentario Toda la entrega Dora, docente');
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('on a question that stands in two lists stand below the answer of their own list', async () => {
    const detalle = [detalleDe({ nombre: 'Lista uno' }), detalleDe({ clave: 'l2:p1', nombre: 'Lista dos' })];
    const comentarios = { hilos: [hilo({ clave: 'l2:p1' })], aviso: null };
    const texto = todo(await leerPdf(await crearInformePdf(modeloDe({ detalle, comentarios }))));
    expect(texto).toMatch(/Lista uno.*Lista dos.*Falta decir por qué/u);
  });

  it('on findings and actions stand below them, and those of another commit in a section', async () => {
    const hallado = 'src/ñandú.js:12 javascript:S3776';
    const analisis = await leerPdf(
      await crearAnalisisPdf(
        analisisDe({
          hilos: [hilo({ clave: hallado, sobre: hallado }), hilo({ sobre: 'b.js:1 (en el commit 1234567)' })],
          aviso: null,
        }),
      ),
    );
    expect(todo(analisis)).toMatch(/Simplifique esta función.* Comentario del docente\. Dora/u);
    expect(todo(analisis)).toContain('Sobre Comentario b.js:1 (en el commit 1234567) Dora, docente');
    const clave = 'Dividir la clase Pedido';
    const comentarios = { hilos: [hilo({ clave })], aviso: null };
    const mejora = await leerPdf(await crearMejoraPdf(mejoraDe(clave, comentarios)));
    expect(todo(mejora)).toMatch(/Dividir la clase Pedido.* Comentario del docente\. Dora/u);
    expect(todo(mejora)).not.toContain('Comentarios del docente');
  });

  it('have no section in a report without them', async () => {
    expect(todo(await informe([]))).not.toContain('omentarios del docente');
  });

  it('of hostile text stay inside the page', async () => {
    const textos = [
      'a'.repeat(4000),
      '\n'.repeat(4000),
      'Bien \u202Egpj.exe\u202C\u0000 <b>negrita</b> 😀 مرحبا',
      'W'.repeat(500),
    ];
    const hilos = textos.flatMap((texto) => [
      hilo({ texto, sobre: texto, encabezado: texto, respuestas: [{ encabezado: texto, texto }] }),
      hilo({ clave: 'l1:p2', texto }),
    ]);
    const pdf = await informe(hilos);
    expect(fueraDelMargen(pdf)).toEqual([]);
    expect(todo(pdf)).toContain('… (sigue en Mantenible, en la página de la nota)');
    expect(todo(pdf)).toContain('Bien gpj.exe <b>negrita</b> � �����');
    expect(pdf.paginas.length).toBeLessThan(25);
  });

  it('are counted where they are left out', async () => {
    const aviso = 'Se dejaron fuera 9700 comentarios.';
    const pdf = await informe([], aviso);
    expect(todo(pdf)).toContain(`Comentarios del docente ${aviso}`);
  });

  it('as many as a report prints, of the longest text, are drawn whole', async () => {
    const hilos = Array.from({ length: 300 }, (_, i) => hilo({ texto: `${i}. ${'palabra '.repeat(500)}` }));
    const pdf = await informe(hilos);
    expect(todo(pdf)).toContain('299. palabra');
    expect(fueraDelMargen(pdf)).toEqual([]);
  });
});
