import { NativeSelect } from '@mantine/core';
import { formatShortDateTime } from '@mantenible/wording/fechas';
import { useQuery } from '@tanstack/react-query';

import type { ElegirQueProps } from '../../features/enlace/modelo/pedido.ts';
import { alcance, type Prueba } from '../../lib/prueba-api/alcance.ts';
import { listarRespuestasQuery } from '../../lib/prueba-api/listar-respuestas.ts';
import { aislar } from '../../ui/aislar.ts';
import { EstadoConsulta } from '../../ui/estado-consulta/index.ts';

const nada = { value: '', label: 'Elija una prueba' };

function opcion({ _id, nombre, intentos, creado }: Prueba) {
  const intento = intentos === undefined ? '' : `, intento ${intentos}`;
  return { value: _id, label: `${aislar(nombre)}${intento} (${formatShortDateTime(creado)})` };
}

/** The saved test of a report, or the two of a comparison. */
export function ElegirPruebas({ proyectoId, eleccion, onElegir }: ElegirQueProps) {
  const consulta = useQuery(listarRespuestasQuery(proyectoId));
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      esVacio={(pruebas) => pruebas.length === 0}
      textoVacio="El proyecto todavía no tiene pruebas guardadas."
    >
      {(pruebas) =>
        eleccion.clase === 'informe' ? (
          <NativeSelect
            label="Prueba"
            data={[nada, ...pruebas.map(opcion)]}
            value={eleccion.prueba}
            onChange={({ currentTarget: { value } }) => {
              onElegir({ prueba: value });
            }}
          />
        ) : (
          <DosPruebas pruebas={pruebas} eleccion={eleccion} onElegir={onElegir} />
        )
      }
    </EstadoConsulta>
  );
}

interface DosPruebasProps extends Omit<ElegirQueProps, 'proyectoId'> {
  readonly pruebas: readonly Prueba[];
}

/** Two tests: the second select offers those with the scope of the first. */
function DosPruebas({ pruebas, eleccion: { antes, despues }, onElegir }: DosPruebasProps) {
  const primera = pruebas.find(({ _id }) => _id === antes);
  const iguales = pruebas.filter(
    (una) => primera !== undefined && una !== primera && alcance(una) === alcance(primera),
  );
  return (
    <>
      <NativeSelect
        label="Primera prueba"
        data={[nada, ...pruebas.map(opcion)]}
        value={antes}
        onChange={({ currentTarget: { value } }) => {
          onElegir({ antes: value, despues: '' });
        }}
      />
      <NativeSelect
        label="Segunda prueba"
        description="Las que tienen el mismo alcance que la primera."
        data={[nada, ...iguales.map(opcion)]}
        value={despues}
        onChange={({ currentTarget: { value } }) => {
          onElegir({ despues: value });
        }}
      />
    </>
  );
}
