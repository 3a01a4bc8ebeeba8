import { notaDeProyecto } from '@mantenible/contracts/nota';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { clavePrimera } from '../../testing/muestra-entrega.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, betos, medida, enEnero, llamadasDeNotas } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { nota, nueva, corregir, deAna } = llamadasDeNotas(() => t);

const enlace = 'https://github.com/usuario/repositorio';
type EntregaDeMuestra = NonNullable<Parameters<typeof nueva>[0]>;
type Entregado = NonNullable<EntregaDeMuestra['entregados']>[number];
const suyo = (analisis: NonNullable<Entregado['analisis']> | null): Entregado => {
  return { proyecto: anas, propietario: 'ana', analisis };
};

describe('the figures of a mark', () => {
  it('are new findings since the template, silenced ones too, verified actions and evidence that exists', async () => {
    const lugar = {
      tipo: 'archivo',
      repositorio: enlace,
      commit: 'abc1234',
      ruta: 'a.js',
      lineas: { desde: 1, hasta: 10 },
    } as const;
    const repetida = ['javascript:S1', 'm'] as const;
    const id = await nueva(
      {
        plantilla: { grado: 90, incidencias: { 'a.js': [repetida] } },
        entregados: [
          {
            proyecto: anas,
            propietario: 'ana',
            niveles: [1, 2],
            evidencias: [lugar],
            verificadas: 2,
            // One more than the template in the same file, another message, and a silenced one: three of 1000 lines.
            analisis: {
              grado: 90,
              silenciadas: 1,
              incidencias: { 'a.js': [repetida, repetida, ['javascript:S2', 'n']] },
            },
          },
          {
            proyecto: betos,
            propietario: 'beto',
            evidencias: [{ ...lugar, lineas: { desde: 1, hasta: 11 } }],
            analisis: { grado: 90, ncloc: 199, incidencias: { 'a.js': [repetida] } },
          },
        ],
      },
      [medida('nuevas', 2, 12, 0), medida('acciones', 2, 0, 4), medida('evidencias', 2, 0, 100)],
    );
    const lineasDe = async (proyecto: string) =>
      notaDeProyecto.parse((await nota(id, proyecto, 'dora')).body).correccion?.calculo.lineas;
    expect(await lineasDe(anas)).toMatchObject([
      { valor: 3, puntos: 1.5 },
      { valor: 2, puntos: 1 },
      // Of two answers above the lowest level one has evidence.
      { valor: 50, puntos: 1 },
    ]);
    // Too few lines for a density; the file has ten lines, not eleven.
    expect(await lineasDe(betos)).toMatchObject([{ estado: 'fuera' }, { valor: 0 }, { valor: 0 }]);
  });

  it.each([
    ['another commit', { commit: 'def5678' }],
    ['a file that is not analysed', { ruta: 'b.js' }],
    ['another repository', { repositorio: 'https://github.com/otro/repositorio' }],
  ])('count evidence of %s once a lecturer accepts it', async (_caso, cambio) => {
    const lugar = {
      tipo: 'archivo',
      repositorio: enlace,
      commit: 'abc1234',
      ruta: 'a.js',
      lineas: null,
    } as const;
    const citado = { ...lugar, ...cambio };
    const analisis = { grado: 90, incidencias: { 'a.js': [] } };
    const id = await nueva(
      { entregados: [{ proyecto: anas, propietario: 'ana', evidencias: [citado], analisis }] },
      [medida('evidencias', 2, 0, 100)],
    );
    const { correccion, enlacesDados } = await deAna(id, 'dora');
    const url = `${citado.repositorio} ${citado.commit} ${citado.ruta}`;
    expect([correccion?.nota, enlacesDados]).toMatchObject([0, [{ clave: clavePrimera, url }]]);
    const aceptado = await corregir(id, anas, { enlaces: [{ clave: clavePrimera, url }] });
    expect(aceptado).toMatchObject({ body: { correccion: { nota: 10 } } });
  });

  it('of evidence wait for an analysis of what was delivered', async () => {
    const lugar = {
      tipo: 'archivo',
      repositorio: enlace,
      commit: 'abc1234',
      ruta: 'a.js',
      lineas: null,
    } as const;
    const id = await nueva(
      { entregados: [{ proyecto: anas, propietario: 'ana', evidencias: [lugar], analisis: null }] },
      [medida('evidencias', 2, 0, 100)],
    );
    expect((await deAna(id, 'dora')).correccion?.calculo.lineas).toMatchObject([{ estado: 'fuera' }]);
  });

  it('count a link as evidence once a lecturer accepts it', async () => {
    const url = 'https://ejemplo.es/captura';
    const id = await nueva(
      { entregados: [{ proyecto: anas, propietario: 'ana', evidencias: [{ tipo: 'enlace', url }] }] },
      [medida('evidencias', 2, 0, 100)],
    );
    const antes = await deAna(id, 'dora');
    expect(antes).toMatchObject({
      correccion: { nota: 0 },
      enlacesDados: [{ clave: clavePrimera, url, pregunta: '¿Pregunta 0?' }],
    });
    // Links that the delivered test does not have are not stored.
    const dados = [
      { clave: clavePrimera, url },
      { clave: clavePrimera, url: 'https://ejemplo.es/otra' },
      { clave: 'otra', url },
      { clave: clavePrimera, url },
    ];
    expect(await corregir(id, anas, { enlaces: dados })).toMatchObject({
      body: { correccion: { nota: 10, enlaces: [{ clave: clavePrimera, url }] } },
    });
    // The people of the project do not read which links are there to accept.
    expect((await deAna(id)).enlacesDados).toEqual([]);
  });

  it.each<[string, EntregaDeMuestra, string]>([
    ['no data on every line', { pide: { prueba: null, analisis: false, plan: false } }, 'fuera'],
    [
      'an analysis that failed by the delivered repository',
      { entregados: [suyo({ grado: null, estado: 'fallido', codigo: 'repositorio-vacio' })] },
      'cero',
    ],
    [
      'an analysis that failed otherwise',
      { entregados: [suyo({ grado: null, estado: 'fallido', codigo: 'tiempo-agotado' })] },
      'fuera',
    ],
    ['the project’s own analysis alone', { entregados: [suyo({ grado: 90, origen: 'propio' })] }, 'fuera'],
    ['figures of a scanning service', { entregados: [suyo({ grado: 90, origen: 'servicio' })] }, 'calculada'],
    ['no analysis', { entregados: [suyo(null)] }, 'fuera'],
  ])('with %s show a figure or why it is missing', async (_caso, muestra, estado) => {
    const id = await nueva({ entregados: [suyo(null)], ...muestra }, [medida('grado', 4, 0, 100)]);
    const [linea] = (await deAna(id, 'dora')).correccion?.calculo.lineas ?? [];
    expect([linea?.estado, linea?.motivo ?? '.']).toEqual([estado, expect.stringMatching(/\.$/u)]);
  });
});
