import { useState } from 'react';
import { vi } from 'vitest';

import { config } from '../../../lib/config.ts';
import { conRed, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { closeAllAvisos } from '../../../ui/aviso/index.ts';
import type { GuiaProps } from '../../../lib/escaneo/analizado.ts';
import { Analisis } from './analisis.tsx';

export const id = '0198a3c0-0000-7000-8000-00000000000a';
export const fecha = '2026-11-21T10:00:00Z';
export const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
  githubtoken: 'ghp_1',
};
/** Worked example of the quality model, in the service's format. */
export const caso: Readonly<Record<string, string>> = {
  ncloc: '1000',
  complexity: '180',
  duplicated_lines: '40',
  lines_to_cover: '450',
  code_smells: '20',
  cognitive_complexity: '90',
  comment_lines_density: '12.0',
};
const umbrales = [
  ['Líneas duplicadas', 5],
  ['Líneas por cubrir', 70],
  ['Complejidad ciclomática', 25],
  ['Olores de código', 50],
  ['Complejidad cognitiva', 15],
  ['Densidad de comentarios', 50],
] as const;
const uuid = (n: number) => `0198a3c0-0000-7000-8000-0000000000${n}`;

/** The requests of the page, for `respuestas` and `pedidas`. */
export const rutas = {
  conexion: 'GET /sonarqube/login',
  proyecto: `GET /proyectos/${id}`,
  estado: `GET /analisis/${id}`,
  claves: 'GET /sonarqube/metrics',
  medidas: 'GET /sonarqube/measures',
} as const;

/** State of a finished analysis, overridden by `cambios`. */
export const enEstado = (cambios: object) => ({
  estado: 'listo',
  iniciable: false,
  fecha,
  rama: 'main',
  motivo: null,
  progreso: null,
  medidas: null,
  commit: null,
  enlace: null,
  analizador: null,
  delante: null,
  otrosLenguajes: [],
  archivosOmitidos: { total: 0, primeros: [] },
  ambito: null,
  historia: [],
  ...cambios,
});
/** Response of the service with these measures. */
export const conMedidas = (valores: Readonly<Record<string, string>>) => ({
  data: { component: { measures: Object.entries(valores).map(([metric, value]) => ({ metric, value })) } },
});
export const rechazo = (status: number, codigo: string, mensaje = 'Lo que dijo el servidor.') =>
  new Estado(status, { codigo, mensaje });

const respuestasPorDefecto: Respuestas = {
  [rutas.conexion]: true,
  [rutas.proyecto]: proyecto,
  [rutas.estado]: enEstado({}),
  [rutas.claves]: { metricKeys: [...Object.keys(caso), 'coverage'] },
  [rutas.medidas]: conMedidas(caso),
  [`GET /comentarios/${id}?lugar=incidencia`]: { entregas: [], entregasOmitidas: 0 },
  'GET /valoracionMantenibilidad': [
    { _id: uuid(11), valor1: 90, valor2: 100, criterio: 'Mantenibilidad muy alta', version: 1 },
    { _id: uuid(12), valor1: 90, valor2: 80, criterio: 'Mantenibilidad alta', version: 1 },
  ],
  'GET /propiedadCalidad': umbrales.map(([propiedad, valor], i) => ({
    _id: uuid(20 + i),
    propiedad,
    valor,
    version: 1,
  })),
};

interface OpcionesAbrir {
  readonly respuestas?: Respuestas;
  /** Response of the code host: text of the file, or a status with its message. */
  readonly archivo?: string | { readonly status: number; readonly message: string };
  readonly escaneo?: 'sonarqube' | 'incorporado' | 'ninguno';
  readonly consulta?: string;
  readonly estrecha?: boolean;
  /** Adds a button that leaves the page and returns. */
  readonly ida?: boolean;
}

/** Stub of the guide, which another feature provides. */
function Guia({ clave, seccion }: GuiaProps) {
  return (
    <section aria-label="Guía para reparar" data-seccion={seccion}>
      {clave}
    </section>
  );
}

/** Draws the page over stubs of the product's API and the code host; every default response succeeds. */
export function abrir({
  respuestas = {},
  archivo = 'sonar.projectKey=tienda',
  escaneo = 'sonarqube',
  consulta = '',
  estrecha = false,
  ida = false,
}: OpcionesAbrir = {}) {
  closeAllAvisos();
  // jsdom lacks CSS.escape; the arrow keys of a radio group need it.
  vi.stubGlobal('CSS', { escape: (texto: string) => texto });
  Object.assign(config, { escaneo, apiCodigo: 'https://api.github.com' });
  // The simulated network reads this object at every request: a test may change it while the page is open.
  const enRed = { ...respuestasPorDefecto, ...respuestas };
  const pedidas = conRed(enRed);
  const fuera = vi.fn(() => Promise.resolve(respuestaDelRepositorio(archivo)));
  vi.stubGlobal('fetch', fuera);
  montar(ida ? <IdaYVuelta /> : <Analisis Guia={Guia} />, {
    patron: '/sonarqube/:id',
    url: `/sonarqube/${id}${consulta}`,
    estrecha,
  });
  return { pedidas, fuera, enRed };
}

function IdaYVuelta() {
  const [aqui, setAqui] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAqui(!aqui);
        }}
      >
        Ir y volver
      </button>
      {aqui && <Analisis Guia={Guia} />}
    </>
  );
}

/** Response of the code host's contents API. */
function respuestaDelRepositorio(archivo: NonNullable<OpcionesAbrir['archivo']>): Response {
  if (typeof archivo !== 'string') {
    return new Response(JSON.stringify({ message: archivo.message }), { status: archivo.status });
  }
  return new Response(JSON.stringify({ encoding: 'base64', content: btoa(archivo) }));
}

/** Text with every run of white space as one space. */
export const conEspaciosSimples = (texto: string | null) => (texto ?? '').replace(/\s+/g, ' ').trim();
