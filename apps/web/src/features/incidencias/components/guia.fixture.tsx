import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { conRed, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { prepararPantalla } from '../../../testing/preparar-pantalla.ts';
import type { GuiaProps } from '../../../lib/escaneo/analizado.ts';
import { Guia } from './guia.tsx';
import type { CodigoProps } from './incidencias/incidencias.tsx';

/** Refusal of a service that cannot be reached. */
export const inaccesible = new Estado(503, {
  codigo: 'servicio-inaccesible',
  mensaje: 'No se pudo contactar con el servicio de análisis.',
});

/** Response of the fake network with these issues. */
export const issues = (lista: readonly object[], total = lista.length) => ({
  'GET /sonarqube/issues': { issues: lista, total },
});
/** Response of the fake network with these files. */
export const componentes = (lista: unknown, total = 1) => ({
  'GET /sonarqube/measures/component_tree': { data: { components: lista, total } },
});
const analizado = { proyectoId: 'p', clave: 'tienda', fecha: '2026-11-21T10:00:00Z' };

/** Shows the URL's query and a button that goes back in the history. */
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

/** Stub of the viewer, which another feature provides. */
function VisorFalso({ elegida }: CodigoProps) {
  return elegida && <p>Código de {elegida.incidencia.archivo}</p>;
}

/** Draws the guide over a stubbed network; responses default to empty lists. */
export function abrirGuia(
  respuestas: Respuestas,
  consulta = '',
  Codigo: ComponentType<CodigoProps> = VisorFalso,
  terminados: GuiaProps['terminados'] = [],
): RenderResult & { pedidas: string[] } {
  prepararPantalla();
  const pedidas = conRed({ ...issues([]), ...componentes([]), ...respuestas });
  const guia = (
    <>
      <Guia analizado={analizado} terminados={terminados} seccion={null} Codigo={Codigo} />
      <Direccion />
    </>
  );
  return { ...montar(guia, { patron: '/', url: `/${consulta}` }), pedidas };
}
