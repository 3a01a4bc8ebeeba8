import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, EnOrden, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { ComparacionPruebas } from './comparacion-pruebas.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const [m1, m2] = ['0198a3c0-0000-7000-8000-0000000000b1', '0198a3c0-0000-7000-8000-0000000000b2'];
const uno = '0198a3c0-0000-7000-8000-000000000001';
const dos = '0198a3c0-0000-7000-8000-000000000002';
const tres = '0198a3c0-0000-7000-8000-000000000003';

const prueba = (n: number, cambios: object) => ({
  _id: `0198a3c0-0000-7000-8000-00000000000${n}`,
  proyectoId: p,
  nombre: `Prueba ${n}`,
  tipo: 'singleMetrica',
  metricaId: m1,
  intentos: n,
  elementos: ['Acoplamiento'],
  repetible: false,
  creado: `2026-11-0${n}T10:00:00Z`,
  promedio: 50,
  criterio: null,
  borrador: null,
  respuestas: [],
  ...cambios,
});
const lista = [prueba(1, {}), prueba(2, {}), prueba(3, { metricaId: m2, elementos: ['Duplicación'] })];
const de = (antes: number | null, despues: number | null) => ({
  antes,
  despues,
  diferencia: antes === null || despues === null ? null : despues - antes,
});
const lado = (respuesta: string, comentario = '', pregunta = '¿Hay capas?') => ({
  pregunta,
  niveles: [],
  nivel: 0,
  respuesta,
  comentario,
  evidencias: [{ tipo: 'enlace', url: 'https://ejemplo.es/a' }],
});
const pregunta = (n: number, cambio: string, cambios: object) => ({
  pautaId: `0198a3c0-0000-7000-8000-0000000000c${n}`,
  listaVerificacion: m1,
  listaNombre: 'Lista de capas',
  cambio,
  antes: null,
  despues: null,
  puntos: de(null, null),
  ...cambios,
});
const comparacion = {
  proyecto: { _id: p, nombre: 'Tienda' },
  tipo: 'singleMetrica',
  antes: { _id: uno, nombre: 'Prueba 1', intentos: 1, creado: '2026-11-01T10:00:00.000Z' },
  despues: { _id: dos, nombre: 'Prueba 2', intentos: 2, creado: '2026-11-02T10:00:00.000Z' },
  filas: [{ _id: m1, nombre: 'Acoplamiento', guardado: de(50, 75), comun: null }],
  general: { guardado: de(50, 75), comun: null },
  comunes: 2,
  preguntas: [
    pregunta(1, 'respuesta', {
      antes: lado('Nunca', 'por hacer'),
      despues: lado('Siempre', 'hecho'),
      puntos: de(0, 100),
    }),
    pregunta(2, 'solo-despues', { despues: lado('A veces', '', '¿Hay ciclos?') }),
  ],
  iguales: 1,
};
const criterios = [
  { _id: m2, valor1: 0, valor2: 60, criterio: 'Bajo', version: 1 },
  { _id: m1, valor1: 60, valor2: 100, criterio: 'Alto', version: 1 },
];
const bien: Respuestas = {
  [`GET /respuestas/${p}`]: lista,
  [`GET /comparaciones/pruebas/${p}`]: comparacion,
  'GET /criteriosValoracion': criterios,
};

function abrir(respuestas: Respuestas, consulta = '') {
  const pedidas = conRed(respuestas);
  montar(<ComparacionPruebas />, {
    patron: '/comparar_pruebas/:id',
    url: `/comparar_pruebas/${p}${consulta}`,
  });
  return pedidas;
}
const normal = (texto: string | null) => (texto ?? '').replace(/\s/g, ' ');
const filas = (nombre: string) =>
  within(screen.getByRole('table', { name: nombre }))
    .getAllByRole('row')
    .map(({ textContent }) => normal(textContent));

describe('the comparison of two tests', () => {
  it('offers tests of all parts of the list', async () => {
    const link = `<?desde=${m1}>; rel="next"`;
    const partes = new EnOrden(new Estado(200, lista.slice(0, 1), { link }), lista.slice(1));
    abrir({ ...bien, [`GET /respuestas/${p}`]: partes });
    await screen.findByRole('table', { name: 'Promedios' });
    const primera = within(screen.getByRole('combobox', { name: 'Primera prueba' }));
    expect(primera.getAllByRole('option')).toHaveLength(lista.length);
  });

  it('shows both means with criterion, the difference in points, and the rows', async () => {
    abrir(bien);
    await screen.findByRole('table', { name: 'Promedios' });
    const general = screen.getByRole('region', { name: 'Promedio general' });
    expect(normal(general.textContent)).toContain('50,00 %Bajo');
    expect(normal(general.textContent)).toContain('75,00 %Alto');
    expect(normal(general.textContent)).toContain('+25,00 puntos mejora');
    expect(filas('Promedios').slice(1)).toEqual([
      'Acoplamiento50,00 %75,00 %+25,00 puntos mejora',
      'Promedio general50,00 %75,00 %+25,00 puntos mejora',
    ]);
    expect(screen.queryByText(/no tienen las mismas preguntas/)).toBeNull();
  });

  it('lists the questions that changed with both answers, and counts those alike', async () => {
    abrir(bien);
    const grupo = await screen.findByText('Respuestas que cambiaron (1 pregunta)');
    expect(normal(grupo.parentElement?.textContent ?? null)).toContain(
      'Primera pruebaNunca0,00 % del valor más altopor hacer',
    );
    expect(normal(grupo.parentElement?.textContent ?? null)).toContain(
      'Siempre100,00 % del valor más altohecho',
    );
    expect(screen.getByText('Solo en la segunda prueba (1 pregunta)')).toBeDefined();
    expect(screen.getByText('1 pregunta quedó igual en ambas pruebas.')).toBeDefined();
  });

  it('offers the comparison as PDF', async () => {
    abrir(bien);
    expect(await screen.findByRole('button', { name: 'Descargar PDF' })).toBeDefined();
  });

  it('adds the means of the common questions where the tests do not ask the same', async () => {
    const distintas = {
      ...comparacion,
      filas: [{ _id: m1, nombre: 'Acoplamiento', guardado: de(50, 75), comun: de(60, 55) }],
      general: { guardado: de(50, 75), comun: de(60, 55) },
    };
    abrir({ ...bien, [`GET /comparaciones/pruebas/${p}`]: distintas });
    await screen.findByText(/no tienen las mismas preguntas/);
    expect(filas('Promedios de las preguntas comunes')[1]).toBe(
      'Acoplamiento60,00 %55,00 %−5,00 puntos empeora',
    );
    // The saved means are of different questions: the common part is the headline, and theirs has no word.
    const general = normal(screen.getByRole('region', { name: 'Promedio general' }).textContent);
    expect(general).toContain('En las 2 preguntas comunes−5,00 puntos empeora');
    expect(general).toMatch(/preguntas distintas: \+25,00 puntos$/);
    expect(filas('Promedios')[1]).toBe('Acoplamiento50,00 %75,00 %+25,00 puntos');
  });

  it('names the side that alone has a row', async () => {
    const sueltas = {
      ...comparacion,
      filas: [
        { _id: m1, nombre: 'Acoplamiento', guardado: de(50, null), comun: null },
        { _id: m2, nombre: 'Duplicación', guardado: de(null, 75), comun: null },
        { _id: tres, nombre: 'Tamaño', guardado: de(null, null), comun: null },
      ],
    };
    abrir({ ...bien, [`GET /comparaciones/pruebas/${p}`]: sueltas });
    await screen.findByRole('table', { name: 'Promedios' });
    expect(filas('Promedios').slice(1, 4)).toEqual([
      'Acoplamiento50,00 %Sin datos— solo en la primera',
      'DuplicaciónSin datos75,00 %— solo en la segunda',
      'TamañoSin datosSin datos— sin datos',
    ]);
  });

  it('offers for the second test only those of the first one’s scope, and both can be exchanged', async () => {
    abrir(bien);
    const segunda = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Segunda prueba' });
    expect([...segunda.options].map(({ value }) => value)).toEqual([dos, uno]);
    const primera = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Primera prueba' });
    expect([...primera.options].map(({ value }) => value)).toEqual([tres, dos, uno]);
    await userEvent.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(primera.value).toBe(dos);
    expect(segunda.value).toBe(uno);
  });

  it('asks for two different tests instead of a request that would be refused', async () => {
    const pedidas = abrir(bien, `?antes=${uno}&despues=${uno}`);
    await screen.findByText('Elija dos pruebas distintas.');
    expect(pedidas).not.toContain(`GET /comparaciones/pruebas/${p}`);
  });

  it('leads to the repository without two tests of one scope', async () => {
    abrir({ [`GET /respuestas/${p}`]: [lista[0], lista[2]] });
    await screen.findByText(/Todavía no hay dos pruebas del mismo alcance/);
    expect(screen.getByRole('link', { name: 'Ir al repositorio de pruebas' }).getAttribute('href')).toBe(
      `/projectresponses/${p}`,
    );
  });

  it('gives the server’s reason when it refuses', async () => {
    const mensaje = 'No se encontró la primera prueba: puede que se haya eliminado.';
    const rechazo = new Estado(404, { codigo: 'no-encontrado', mensaje });
    abrir({ ...bien, [`GET /comparaciones/pruebas/${p}`]: rechazo });
    await screen.findByText(mensaje);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  });
});
