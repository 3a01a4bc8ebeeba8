import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { http } from '../../../lib/http.ts';
import { conRed, montar, type Respuestas } from '../../../testing/montar.tsx';
import { MejoraPagina } from './mejora-pagina.tsx';

export const uid = (n: number) => `0198a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const idProyecto = uid(10);
export const ruta = `/mejoras/${idProyecto}`;
export const pregunta = { tipo: 'pregunta', clave: `${uid(3)}/${uid(4)}` };
export const regla = { tipo: 'regla', clave: 'javascript:S1128' };

export const accion = (n: number, cambios: object = {}) => ({
  _id: uid(n),
  origen: { tipo: 'propia', clave: '' },
  texto: `Acción ${n}`,
  pregunta: null,
  esfuerzo: 'medio',
  estado: 'pendiente',
  responsable: null,
  fecha: null,
  version: 1,
  creado: '2026-11-20T10:00:00.000Z',
  verificacion: null,
  deOtroEnlace: false,
  ...cambios,
});
const prueba = {
  _id: uid(20),
  nombre: 'Primera',
  tipo: 'allSubcaracteristicas',
  intentos: null,
  creado: '2026-11-20T10:00:00.000Z',
};
export const mejora = (cambios: object = {}) => ({
  proyecto: { _id: idProyecto, nombre: 'Tienda' },
  puedeCambiar: true,
  manual: {
    prueba: { ...prueba, promedio: 50 },
    pruebas: [prueba, { ...prueba, _id: uid(21), nombre: 'Segunda', tipo: 'singleMetrica', intentos: 1 }],
    propuestas: [
      {
        origen: pregunta,
        lista: 'Capas',
        descripcion: 'Separación en capas',
        pregunta: '¿Hay capas?',
        nivel: 'Nunca',
        siguiente: 'A veces',
        puntos: 12.5,
        esfuerzo: 'medio',
      },
    ],
  },
  estatico: {
    analisis: {
      id: uid(30),
      fecha: '2026-11-21T10:00:00.000Z',
      commit: 'abc1234def',
      grado: 85.26,
      enlace: null,
      rama: 'main',
      cambios: [],
    },
    propuestas: [
      {
        origen: regla,
        titulo: 'Importación sin uso',
        severidad: 'MINOR',
        incidencias: 3,
        lineas: 0,
        minutos: 95,
        puntos: 0,
        acotada: true,
        puntosCriticos: ['src/a.js', 'src/b.js'],
      },
    ],
    marcadas: 0,
    sinLugares: null,
    motivo: null,
  },
  acciones: [accion(1), accion(2)],
  avance: { total: 2, pendientes: 1, enCurso: 0, hechas: 1, verificadas: 1 },
  ...cambios,
});
const criterios = [
  { _id: uid(40), valor1: 0, valor2: 60, criterio: 'Bajo', version: 1 },
  { _id: uid(41), valor1: 60, valor2: 100, criterio: 'Alto', version: 1 },
];
/** Responses of the fake network with this improvement plan and ranges for both criteria. */
export const respuestasCon = (leido: unknown, mas: Respuestas = {}): Respuestas => ({
  [`GET ${ruta}`]: leido,
  [`GET /comentarios/${idProyecto}?lugar=accion`]: { entregas: [], entregasOmitidas: 0 },
  'GET /criteriosValoracion': criterios,
  'GET /valoracionMantenibilidad': criterios,
  ...mas,
});

/** Draws the page over a fake network; gives its requests, and the bodies that it sends with their versions. */
export function abrir(respuestas: Respuestas, consulta = '') {
  const pedidas = conRed(respuestas);
  const enviados: unknown[] = [];
  const { adapter } = http.defaults;
  http.defaults.adapter = (config) => {
    if (typeof config.data === 'string') {
      const cuerpo: unknown = JSON.parse(config.data);
      enviados.push({ cuerpo, version: config.headers.get('If-Match') ?? null });
    }
    if (typeof adapter !== 'function') throw new Error('the fake network stands');
    return adapter(config);
  };
  montar(<MejoraPagina />, { patron: '/mejora/:id', url: `/mejora/${idProyecto}${consulta}` });
  return { pedidas, enviados };
}
/** Text with every no-break space or line break as a plain space. */
export const conEspaciosSimples = (texto: string | null | undefined) => (texto ?? '').replace(/\s/g, ' ');
export const lista = (name: string) => screen.findByRole('list', { name });
export const pulsar = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Live region of '¿Qué pasaría si…?'. */
export const region = () =>
  within(screen.getByRole('complementary', { name: '¿Qué pasaría si…?' })).getByRole('status');
