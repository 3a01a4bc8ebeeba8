import type { EstadoSeguido } from '@mantenible/domain/comparacion';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { paginate } from '../../../../ui/paginate.ts';
import { RutaPartida } from '../../../../ui/ruta-partida.tsx';
import { Paginador } from '../../../../ui/paginador.tsx';
import { listarIncidenciasSeguidasQuery, type IncidenciaSeguida } from '../../api/comparar-analisis.ts';
import type { ParPedido } from '../../modelo/par-pedido.ts';
import shared from '../../../../ui/shared.module.css';
import classes from '../comparacion.module.css';

interface IncidenciasSeguidasProps {
  readonly proyectoId: string;
  readonly par: ParPedido;
  readonly estado: EstadoSeguido;
}

const porPagina = 25;
const textosVacios: Readonly<Record<EstadoSeguido, string>> = {
  nueva: 'El segundo análisis no tiene incidencias nuevas.',
  resuelta: 'Ninguna incidencia del primer análisis se resolvió.',
  sigue: 'Ninguna incidencia está en ambos análisis.',
  'cambio-analizador': 'Ninguna incidencia cambió solo por la versión del analizador.',
};

/** The tracked findings in one state, by page. */
export function IncidenciasSeguidas({ proyectoId, par, estado }: IncidenciasSeguidasProps) {
  const consulta = useQuery(listarIncidenciasSeguidasQuery(proyectoId, par, estado));
  const [pedida, setPagina] = useState(1);
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudieron leer las incidencias."
      esVacio={({ total }) => total === 0}
      textoVacio={textosVacios[estado]}
    >
      {({ total, incidencias }) => {
        const { items, page, pages } = paginate(incidencias, pedida, porPagina);
        return (
          <>
            {total > incidencias.length && (
              <p className={classes.note}>
                Se muestran las primeras {formatNumber(incidencias.length)} de{' '}
                {contar(total, 'incidencia', 'incidencias')}.
              </p>
            )}
            <ul className={classes.findings}>
              {items.map((incidencia, i) => (
                <li key={i}>
                  <Incidencia incidencia={incidencia} />
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <Paginador
                pagina={page}
                paginas={pages}
                onCambio={setPagina}
                etiqueta="Páginas de incidencias"
              />
            )}
          </>
        );
      }}
    </EstadoConsulta>
  );
}

function Incidencia({
  incidencia: { regla, mensaje, antes, despues },
}: {
  readonly incidencia: IncidenciaSeguida;
}) {
  const lugar = despues ?? antes;
  const movida =
    antes !== null && despues !== null && (antes.ruta !== despues.ruta || antes.linea !== despues.linea);
  return (
    <>
      <p>{mensaje}</p>
      <p className={shared.note}>
        {lugar && <Lugar lugar={lugar} />} · <span>{regla}</span>
        {movida && (
          <>
            {' '}
            · antes en <Lugar lugar={antes} />
          </>
        )}
      </p>
    </>
  );
}

function Lugar({ lugar: { ruta, linea } }: { readonly lugar: NonNullable<IncidenciaSeguida['antes']> }) {
  return (
    <code>
      <RutaPartida ruta={ruta} />
      {linea !== null && `:${linea}`}
    </code>
  );
}
