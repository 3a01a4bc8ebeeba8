import { describe, expect, it } from 'vitest';

import { crearComparacionPdf, type InformeComparacion } from '../index.ts';
import { leerPdf, type PdfLeido } from '../testing/leer-pdf.ts';

type Pregunta = InformeComparacion['grupos'][number]['preguntas'][number];
type Respuesta = NonNullable<Pregunta['antes']>;

const respuesta = (cambios: Partial<Respuesta> = {}): Respuesta => ({
  pregunta: null,
  respuesta: 'Nunca',
  puntos: 0,
  comentario: 'Faltan señales',
  evidencias: 0,
  ...cambios,
});
const pregunta = (cambios: Partial<Pregunta> = {}): Pregunta => ({
  pregunta: '¿Hay capas?',
  lista: 'Lista de capas',
  antes: respuesta(),
  despues: respuesta({ respuesta: 'Siempre', puntos: 100, comentario: '' }),
  diferencia: '+100,00 puntos mejora',
  ...cambios,
});
const promedios: InformeComparacion['promedios'] = {
  filas: [{ nombre: 'Acoplamiento', antes: 50, despues: null, diferencia: '—' }],
  general: { nombre: 'Promedio general', antes: 50, despues: 75, diferencia: '+25,00 puntos mejora' },
};
const modelo: InformeComparacion = {
  proyecto: 'Gestión académica',
  alcance: 'Una métrica: Acoplamiento',
  generado: '2026-11-21T12:00:00.000Z',
  antes: {
    nombre: 'Primera revisión',
    intento: 1,
    aplicada: '2026-11-19T15:04:00.000Z',
    promedio: 50,
    criterio: 'Insuficiente',
  },
  despues: {
    nombre: 'Segunda revisión',
    intento: 2,
    aplicada: '2026-11-20T15:04:00.000Z',
    promedio: 75,
    criterio: 'Satisfactorio',
  },
  diferencia: '+25,00 puntos mejora',
  promedios,
  comunes: null,
  grupos: [{ titulo: 'Respuestas que cambiaron (1 pregunta)', preguntas: [pregunta()] }],
  iguales: '12 preguntas quedaron igual en ambas pruebas.',
};

async function leer(cambios: Partial<InformeComparacion> = {}): Promise<PdfLeido> {
  return leerPdf(await crearComparacionPdf({ ...modelo, ...cambios }, { zonaHoraria: 'America/Guayaquil' }));
}
const todo = ({ paginas }: PdfLeido) => paginas.map(({ texto }) => texto.replaceAll(/\s+/gu, ' ')).join(' ');
/** Without any white space: a narrow cell breaks its words. */
const junto = (pdf: PdfLeido) => todo(pdf).replaceAll(/\s/gu, '');

function fueraDelMargen({ paginas, ancho, alto }: PdfLeido): string[] {
  return paginas.flatMap(({ trozos }) =>
    trozos
      .filter(({ x, y, ancho: largo }) => x < 14.8 || x + largo > ancho - 14.8 || y < 14.8 || y > alto - 14.8)
      .map(({ texto }) => texto),
  );
}

describe('the PDF of a comparison', () => {
  it('names both tests, their means by row and overall, and the answers that changed', async () => {
    const pdf = await leer();
    expect(pdf.paginas).toHaveLength(1);
    expect(pdf.paginas[0]?.trozos.map(({ texto }) => texto.replaceAll('\u00A0', ' '))).toEqual([
      'Comparación de pruebas',
      'Proyecto',
      'Gestión académica',
      'Alcance',
      'Una métrica: Acoplamiento',
      'Generado',
      '21 de noviembre de 2026, 7:00',
      'Primera prueba',
      'Segunda prueba',
      'Prueba',
      'Primera revisión',
      'Segunda revisión',
      'Intento',
      '1',
      '2',
      'Aplicada',
      '19 de noviembre de 2026, 10:04',
      '20 de noviembre de 2026, 10:04',
      'Promedio general',
      '50,00 %',
      '75,00 %',
      'Criterio de valoración',
      'Insuficiente',
      'Satisfactorio',
      'Diferencia',
      '+25,00 puntos mejora',
      'Promedios',
      'Nombre',
      'Primera',
      'Segunda',
      'Diferencia',
      'Acoplamiento',
      '50,00 %',
      'Sin datos',
      '—',
      'Promedio general',
      '50,00 %',
      '75,00 %',
      '+25,00 puntos mejora',
      'Respuestas que cambiaron (1 pregunta)',
      'Pregunta',
      'Primera prueba',
      'Segunda prueba',
      'Diferencia',
      '¿Hay capas?',
      'Lista: Lista de capas',
      'Nunca',
      '0,00 % del valor más alto',
      'Comentario: Faltan señales',
      'Siempre',
      '100,00 % del valor más alto',
      '+100,00 puntos',
      'mejora',
      '12 preguntas quedaron igual en ambas pruebas.',
      'Mantenible',
      'Gestión académica',
      'Comparación de pruebas',
      'Página 1 de 1',
    ]);
    expect(pdf.info).toMatchObject({ Title: 'Comparación de pruebas: Gestión académica', Language: 'es' });
    expect(fueraDelMargen(pdf)).toEqual([]);
  });

  it('adds the means of the common questions, and names the test that lacks a question', async () => {
    const nueva = pregunta({ antes: null, diferencia: '' });
    const reescrita = pregunta({ antes: respuesta({ pregunta: '¿Había capas?' }) });
    const texto = todo(
      await leer({
        comunes: { ...promedios, general: { ...promedios.general, diferencia: '−5,00 puntos empeora' } },
        grupos: [
          { titulo: 'La pregunta cambió (1 pregunta)', preguntas: [reescrita] },
          { titulo: 'Solo en la segunda prueba (1 pregunta)', preguntas: [nueva] },
        ],
      }),
    );
    for (const parte of [
      'Promedios de las preguntas comunes',
      'Las pruebas no tienen las mismas preguntas',
      '−5,00 puntos empeora',
      '«¿Había capas?» Nunca',
      'Solo en la segunda prueba (1 pregunta)',
      'No estaba en esta prueba.',
    ])
      expect(texto).toContain(parte);
  });

  it('counts the evidence of each answer', async () => {
    const antes = respuesta({ evidencias: 1 });
    const texto = todo(await leer({ grupos: [{ titulo: 'G', preguntas: [pregunta({ antes })] }] }));
    expect(texto.match(/Evidencias: \d/gu)).toEqual(['Evidencias: 1']);
  });

  it('leaves attempts out where tests have none, and states that nothing changed', async () => {
    const [antes, despues] = [modelo.antes, modelo.despues].map((una) => ({ ...una, intento: null }));
    const texto = todo(await leer({ ...(antes && despues && { antes, despues }), grupos: [] }));
    expect(texto).not.toContain('Intento');
    expect(texto).toContain('Ninguna pregunta, respuesta, comentario ni evidencia cambió.');
    expect(todo(await leer())).not.toContain('Ninguna pregunta');
  });
});

describe('many and long texts', () => {
  it('continue over pages within the margins, with head and number on each', async () => {
    const larga = pregunta({
      pregunta: `${'palabra '.repeat(40)}${'x'.repeat(300)}`,
      antes: respuesta({ comentario: 'línea\n'.repeat(20), respuesta: 'y'.repeat(300) }),
    });
    const filas = Array.from({ length: 60 }, (_, i) => ({
      nombre: `${String(i)} ${'z'.repeat(200)}`,
      antes: 1,
      despues: 2,
      diferencia: '+1,00 puntos',
    }));
    const pdf = await leer({
      proyecto: 'w'.repeat(200),
      alcance: 'a'.repeat(200),
      antes: { ...modelo.antes, nombre: 'n'.repeat(200), criterio: 'c'.repeat(200) },
      promedios: { ...promedios, filas },
      grupos: [
        {
          titulo: 'Respuestas que cambiaron (58 preguntas)',
          preguntas: Array.from({ length: 58 }, () => larga),
        },
      ],
    });
    const total = pdf.paginas.length;
    expect(total).toBeGreaterThan(20);
    expect(fueraDelMargen(pdf)).toEqual([]);
    pdf.paginas.forEach(({ texto }, i) => {
      expect(texto).toContain(`Página ${String(i + 1)} de ${String(total)}`);
    });
    expect(junto(pdf).match(/palabrapalabra/gu)?.length).toBeGreaterThan(58);
  });

  it('are printed as text when they are hostile', async () => {
    const malo = '<script>alert(1)</script>\u202e (abc) Tj \\ ) 😀';
    const pdf = await leer({
      proyecto: malo,
      antes: { ...modelo.antes, nombre: malo },
      grupos: [
        { titulo: 'G', preguntas: [pregunta({ pregunta: malo, antes: respuesta({ comentario: malo }) })] },
      ],
    });
    expect(junto(pdf).split('<script>alert(1)</script>(abc)Tj\\)\uFFFD').length - 1).toBeGreaterThan(3);
    expect(fueraDelMargen(pdf)).toEqual([]);
  });
});
