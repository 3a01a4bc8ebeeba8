import { NativeSelect } from '@mantine/core';
import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { formatShortDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';

import { listarTerminadosQuery } from '../../features/comparacion/api/listar-terminados.ts';
import type { ElegirQueProps } from '../../features/enlace/modelo/pedido.ts';
import { EstadoConsulta } from '../../ui/estado-consulta/index.ts';

const nada = { value: '', label: 'Elija un análisis' };

const opcion = ({ id, fecha, grado }: AnalisisHecho) => ({
  value: id,
  label: [formatShortDateTime(fecha), ...(grado === null ? [] : [formatPercent(grado)])].join(' · '),
});

/** The two analyses of a comparison. */
export function ElegirAnalisis({ proyectoId, eleccion: { antes, despues }, onElegir }: ElegirQueProps) {
  const consulta = useQuery(listarTerminadosQuery(proyectoId));
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      esVacio={(terminados) => terminados.length < 2}
      textoVacio="El proyecto todavía no tiene dos análisis terminados."
    >
      {(terminados) => (
        <>
          <NativeSelect
            label="Primer análisis"
            data={[nada, ...terminados.map(opcion)]}
            value={antes}
            onChange={({ currentTarget: { value } }) => {
              onElegir({ antes: value });
            }}
          />
          <NativeSelect
            label="Segundo análisis"
            data={[nada, ...terminados.map(opcion)]}
            value={despues}
            onChange={({ currentTarget: { value } }) => {
              onElegir({ despues: value });
            }}
          />
        </>
      )}
    </EstadoConsulta>
  );
}
