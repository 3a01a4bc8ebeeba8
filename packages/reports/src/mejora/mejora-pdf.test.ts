import { describe, expect, it } from 'vitest';

import { crearMejoraPdf, sinComentarios, type InformeMejora } from '../index.ts';
import { leerPdf, type PdfLeido } from '../testing/leer-pdf.ts';

const accion: InformeMejora['acciones'][number] = {
  texto: 'Corregir 2 incidencias de la regla «Las importaciones sin uso se quitan»',
  origen: 'Regla',
  estado: 'En curso',
  esfuerzo: 'Bajo',
  responsable: 'Ana',
  fecha: '1 de diciembre de 2026',
  comprobacion: 'Verificado en el commit abc1234',
};
const propuesta = {
  titulo: 'src/a.js',
  detalle: 'Crítica. Archivo: 3 incidencias',
  ganancia: '+0,06 puntos',
  esfuerzo: '15 min',
};

const modelo: InformeMejora = {
  proyecto: 'Gestión académica',
  generado: '2026-11-21T12:00:00.000Z',
  avance: '1 de 2 acciones hechas',
  acciones: [accion],
  comentarios: sinComentarios,
  manual: { fuente: null, propuestas: [], aviso: null, motivo: 'Todavía no hay ninguna prueba guardada.' },
  estatico: {
    fuente: 'Análisis del commit abc1234',
    propuestas: [propuesta],
    aviso: 'El análisis no conserva todo.',
    motivo: null,
  },
};

async function leer(cambios: Partial<InformeMejora> = {}): Promise<PdfLeido> {
  return leerPdf(await crearMejoraPdf({ ...modelo, ...cambios }, { zonaHoraria: 'America/Guayaquil' }));
}
/** Lines of the head and the foot of a page. */
const lineasDeMargen = 2;
const todo = ({ paginas }: PdfLeido) => paginas.map(({ texto }) => texto.replaceAll(/\s+/gu, ' ')).join(' ');

describe('the PDF of an improvement plan', () => {
  it('contains project, progress, actions with their checks, and both lists', async () => {
    const pdf = await leer();
    expect(pdf.paginas).toHaveLength(1);
    expect(pdf.info).toMatchObject({ Title: 'Plan de mejora: Gestión académica', Language: 'es' });
    const texto = todo(pdf);
    for (const parte of [
      'Plan de mejora',
      'Avance 1 de 2 acciones hechas',
      'Generado 21 de noviembre de 2026, 7:00',
      'Acciones',
      'En curso',
      'Bajo',
      'Ana',
      '1 de diciembre de 2026',
      'Propuestas de la prueba',
      'Todavía no hay ninguna prueba guardada.',
      'Propuestas del análisis',
      'Análisis del commit abc1234',
      'El análisis no conserva todo.',
      'src/a.js',
      'Crítica. Archivo: 3 incidencias',
      'Primero las más graves',
      '+0,06 puntos',
      '15 min',
      'si lo demás no cambia',
    ])
      expect(texto).toContain(parte);
    expect(texto.replaceAll(/\s/gu, '')).toContain('Verificadoenelcommitabc1234');
  });

  it('has the texts of an empty one', async () => {
    const vacia = { fuente: null, propuestas: [], aviso: null, motivo: null };
    const texto = todo(await leer({ acciones: [], manual: vacia, estatico: vacia }));
    expect(texto).toContain('El plan aún no tiene acciones');
    expect(texto).toContain('No hay propuestas.');
  });

  it('continues over pages within the margins with two hundred long actions', async () => {
    const larga = { ...accion, texto: 'palabra '.repeat(62).trim(), comprobacion: 'x'.repeat(200) };
    const { paginas, ancho } = await leer({ acciones: Array.from({ length: 200 }, () => larga) });
    expect(paginas.length).toBeGreaterThan(10);
    const fuera = paginas.flatMap(({ trozos }) =>
      trozos.filter(({ x, ancho: largo }) => x < 14.8 || x + largo > ancho - 14.8),
    );
    expect(fuera).toEqual([]);
  });

  it('states the order of a list only where it has proposals', async () => {
    const texto = todo(await leer());
    expect(texto).not.toContain('Primero las que más suben el promedio');
    const propuestas = [propuesta];
    const ambas = todo(await leer({ manual: { ...modelo.manual, propuestas, motivo: null } }));
    expect(ambas).toContain('Primero las que más suben el promedio para su esfuerzo.');
  });

  it('keeps each list on one page, and has on no page two lines alone', async () => {
    const lista = (titulo: string) => ({
      ...modelo.estatico,
      propuestas: Array.from({ length: 10 }, () => ({ ...propuesta, titulo })),
    });
    for (let acciones = 0; acciones < 18; acciones += 1) {
      const { paginas } = await leer({
        acciones: Array.from({ length: acciones }, () => accion),
        manual: lista('¿Pregunta?'),
        estatico: lista('src/a.js'),
      });
      for (const titulo of ['¿Pregunta?', 'src/a.js'])
        expect(paginas.filter(({ texto }) => texto.includes(titulo))).toHaveLength(1);
      for (const { trozos } of paginas)
        expect(new Set(trozos.map(({ y }) => y)).size).toBeGreaterThan(lineasDeMargen + 2);
    }
  });

  it('prints hostile text as text', async () => {
    const texto = '<script>alert(1)</script> \u202e (abc) Tj';
    expect(todo(await leer({ acciones: [{ ...accion, texto }] })).replaceAll(/\s/gu, '')).toContain(
      '<script>alert(1)</script>',
    );
  });
});
