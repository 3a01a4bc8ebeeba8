import { describe, expect, it } from 'vitest';

import { ambitoCompleto } from '../ambito/index.ts';
import { exigirEntrega, type EntregaEscrita } from './index.ts';

const escrita: EntregaEscrita = {
  titulo: ' Primera entrega ',
  texto: 'Responda la prueba.\n',
  abre: '2026-12-01T08:00',
  cierra: '2026-12-15T23:59',
  pide: { prueba: { tipo: 'allSubcaracteristicas', elementoId: null }, analisis: true, plan: false },
  plantilla: null,
  ambito: null,
};
const contexto = {
  zona: 'America/Guayaquil',
  now: Date.parse('2026-12-10T12:00:00Z'),
  anterior: null,
};
const motivos = (
  cambios: Partial<EntregaEscrita>,
  otro: Partial<typeof contexto> | { anterior: string } = {},
) => {
  try {
    exigirEntrega({ ...escrita, ...cambios }, { ...contexto, ...otro });
    return [];
  } catch (error) {
    return (error as { detalles: { campo: string; mensaje: string }[] }).detalles.map(
      ({ campo, mensaje }) => `${campo}: ${mensaje}`,
    );
  }
};
const pide = (cambios: Partial<EntregaEscrita['pide']>) => ({ pide: { ...escrita.pide, ...cambios } });

describe('a delivery', () => {
  it('loses the spaces around its texts and keeps a normalised scope', () => {
    const ambito = { ...ambitoCompleto, fuentes: ['./src/', 'src/app'] };
    expect(exigirEntrega({ ...escrita, ambito }, contexto)).toEqual({
      ...escrita,
      titulo: 'Primera entrega',
      texto: 'Responda la prueba.',
      ambito: { ...ambitoCompleto, fuentes: ['src'] },
    });
  });

  it.each([
    [{ titulo: '  ' }, ['titulo: Escriba el título de la entrega.']],
    [{ titulo: 'a'.repeat(121) }, ['titulo: El título es demasiado largo (máximo de caracteres: 120).']],
    [{ texto: 'a'.repeat(5001) }, ['texto: El enunciado es demasiado largo (máximo de caracteres: 5000).']],
    [
      { abre: '', cierra: '2026-02-30T10:00' },
      ['abre: Elija el día y la hora de apertura.', 'cierra: Elija el día y la hora de cierre.'],
    ],
    [
      { abre: '1999-12-31T23:59', cierra: '9999-12-31T23:59' },
      ['abre: Elija un año entre 2000 y 2200.', 'cierra: Elija un año entre 2000 y 2200.'],
    ],
    [{ abre: '2026-12-16T00:00' }, ['cierra: La entrega tiene que cerrarse después de abrirse.']],
    [{ cierra: '2026-12-10T06:58' }, ['cierra: Ese plazo ya pasó: elija un momento futuro.']],
    [
      pide({ prueba: null, analisis: false }),
      ['pide: Indique qué se entrega: una prueba, el análisis o el plan de mejora.'],
    ],
    [
      pide({ prueba: { tipo: 'singleMetrica', elementoId: null } }),
      ['pide.prueba.elementoId: Elija la subcaracterística o la métrica de la prueba.'],
    ],
    [
      pide({ prueba: { tipo: 'allMetricas', elementoId: 'm' } }),
      ['pide.prueba.elementoId: Esa clase de prueba abarca todos los elementos: no elija uno.'],
    ],
    [
      { plantilla: { proyectoId: 'p', commit: 'main; rm' } },
      ['plantilla.commit: Escriba de 7 a 40 cifras del commit, o deje el campo vacío.'],
    ],
  ])('is refused with %j', (cambios, esperados) => {
    expect(motivos(cambios)).toEqual(esperados);
  });

  it('is open for the whole minute of its deadline', () => {
    const cierra = '2026-12-10T07:00';
    const en = (segundos: string) => ({ now: Date.parse(`2026-12-10T12:00:${segundos}Z`) });
    expect(motivos({ cierra }, en('59.999'))).toEqual([]);
    expect(motivos({ cierra }, { now: Date.parse('2026-12-10T12:01:00Z') })).toHaveLength(1);
  });

  it('keeps a deadline that passed when only the rest changes', () => {
    const cierra = '2026-12-05T23:59';
    expect(motivos({ cierra }, { anterior: cierra })).toEqual([]);
    expect(motivos({ cierra }, { anterior: '2026-12-04T23:59' })).toHaveLength(1);
  });
});
