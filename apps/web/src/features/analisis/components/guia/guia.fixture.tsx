import { configure, type RenderResult } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';

import { conRed, Estado, montar, type Respuestas } from '../../../../testing/montar.tsx';
import { incidencia } from '../../modelo/guia/incidencias.fixture.ts';
import { Guia } from './guia.tsx';

export { Estado };

/** What the service says when it cannot be reached. */
export const inaccesible = new Estado(503, {
  codigo: 'servicio-inaccesible',
  mensaje: 'No se pudo contactar con el servicio de análisis.',
});

export const issues = (lista: readonly object[], total = lista.length) => ({
  'GET /sonarqube/issues': { issues: lista, total },
});
export const componentes = (lista: unknown, total = 1) => ({
  'GET /sonarqube/measures/component_tree': { data: { components: lista, total } },
});
export const fuente = (texto: unknown) => ({ 'GET /sonarqube/sonar-file': texto });
export const tres = [
  incidencia({ descripcion: 'Nombre poco claro', severidad: 'MINOR', archivo: 'src/a.js', linea: 2 }),
  incidencia({ descripcion: 'Función larga', severidad: 'CRITICAL', archivo: 'src/a.js', linea: 4 }),
  incidencia({ descripcion: 'Variable sin usar', regla: 'python:S1481', archivo: 'src/b.py', linea: 7 }),
];

/** What jsdom lacks: sizes, without which nothing is in sight, and the two observers. */
export function prepararPantalla(): void {
  const observador = class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
  // The grammars are transformed on their first use, which may take longer than the usual second.
  configure({ asyncUtilTimeout: 20_000 });
  Object.assign(globalThis, { ResizeObserver: observador, IntersectionObserver: observador });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  Element.prototype.scrollTo = () => undefined;
}

/** Shows the page's address and goes back in it. */
function Direccion() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <footer>
      <output aria-label="Dirección">{decodeURIComponent(search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </footer>
  );
}

/** Draws the guide over a fake network; what is not given has nothing to show. */
export function abrirGuia(respuestas: Respuestas, consulta = ''): RenderResult & { pedidas: string[] } {
  prepararPantalla();
  const pedidas = conRed({ ...issues([]), ...componentes([]), ...respuestas });
  const guia = (
    <>
      <Guia proyectoId="p" clave="tienda" fecha="2026-11-21T10:00:00Z" />
      <Direccion />
    </>
  );
  return { ...montar(guia, { patron: '/', url: `/${consulta}` }), pedidas };
}
