import type { TrasladoSimulado } from '@mantenible/domain/traslado';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { restablecerIniciales } from '../api/restablecer-iniciales.ts';
import { simularInicialesQuery } from '../api/simular-iniciales.ts';
import { nombresTabla, type Tabla } from '../tablas.ts';

interface BotonInicialesProps {
  readonly tabla: Tabla;
  /** Called once the table has its initial values: local edits are of another state. */
  readonly onHecho: () => void;
}

/** 'Volver a los valores iniciales' of one table: names what changes, then changes just that. */
export function BotonIniciales({ tabla, onHecho }: BotonInicialesProps) {
  const [abierto, setAbierto] = useState(false);
  const consulta = useQuery(simularInicialesQuery(tabla, abierto));
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const cerrar = () => {
    setAbierto(false);
  };
  const restablecido = useMutation({
    onMutate: resolver,
    mutationFn: (huella: string) => restablecerIniciales(tabla, huella),
    onSuccess: () => {
      avisarExito('La tabla tiene de nuevo sus valores iniciales.');
      onHecho();
      cerrar();
    },
    onError: (error) => {
      avisarError('No se pudieron recuperar los valores iniciales.', toApiProblem(error).mensaje);
      cerrar();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const cambios = consulta.data?.cambios.length ?? 0;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => {
          setAbierto(true);
        }}
      >
        Volver a los valores iniciales
      </Button>
      <DialogoConfirmar
        abierto={abierto}
        titulo={`Valores iniciales: ${nombresTabla[tabla]}`}
        textoConfirmar={cambios === 0 ? 'Cerrar' : 'Volver a los iniciales'}
        ocupado={restablecido.isPending}
        onConfirmar={() => {
          if (cambios > 0 && consulta.data !== undefined) restablecido.mutate(consulta.data.huella);
          else cerrar();
        }}
        onCancelar={cerrar}
      >
        <EstadoConsulta consulta={consulta}>{(simulado) => <Cambios simulado={simulado} />}</EstadoConsulta>
      </DialogoConfirmar>
    </>
  );
}

const verbos = { nuevo: 'Se añade', cambia: 'Cambia', 'se-elimina': 'Se elimina' } as const;

function Cambios({ simulado: { cambios } }: { readonly simulado: TrasladoSimulado }) {
  if (cambios.length === 0) return <p>La tabla ya tiene sus valores iniciales.</p>;
  return (
    <>
      <p>
        Esto cambia; los informes y las pruebas de todas las personas usan los valores de esta tabla desde ese
        momento.
      </p>
      <ul>
        {cambios.map(({ nombre, cambio }) => (
          <li key={`${cambio} ${nombre}`}>
            {verbos[cambio]}: <bdi>{nombre}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
