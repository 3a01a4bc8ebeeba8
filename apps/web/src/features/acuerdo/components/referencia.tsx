import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import { guardarReferencia } from '../api/guardar-referencia.ts';
import classes from './acuerdo.module.css';
import { base, kappa, niveles } from './textos.ts';

interface ReferenciaProps {
  readonly entregaId: string;
  readonly acuerdo: AcuerdoDeClase;
}

/** The reference test of the delivery, and how each delivery agrees with it. */
export function Referencia({ entregaId, acuerdo: { patron, candidatas, conReferencia } }: ReferenciaProps) {
  const [elegida, setElegida] = useState(patron?.pruebaId ?? '');
  const cambio = useCambio(entregaId);
  return (
    <section className={classes.section} aria-labelledby="referencia">
      <h2 id="referencia" className={classes.title}>
        Prueba de referencia
      </h2>
      <p>
        {patron
          ? `«${patron.nombre}», que eligió ${patron.por}. Es una copia${patron.existe ? '' : ': la prueba original ya se eliminó'}.`
          : 'Elija una prueba guardada de un proyecto suyo, de la clase que pide la entrega y sobre el mismo repositorio.'}
      </p>
      <div className={classes.bar}>
        <NativeSelect
          label="Prueba"
          value={elegida}
          data={[
            { value: '', label: 'Ninguna' },
            ...candidatas.map(({ _id, nombre, proyecto }) => ({
              value: _id,
              label: `${nombre} (${proyecto})`,
            })),
          ]}
          onChange={(evento) => {
            setElegida(evento.currentTarget.value);
          }}
        />
        <BotonOcupado
          variant="default"
          ocupado={cambio.isPending}
          onClick={() => {
            cambio.mutate(elegida === '' ? null : elegida);
          }}
        >
          Usar como referencia
        </BotonOcupado>
      </div>
      {conReferencia.length > 0 && (
        <TablaDatos
          etiqueta="Acuerdo con la referencia"
          registros={conReferencia.map((una, i) => ({ ...una, _id: String(i) }))}
          columnas={[
            {
              titulo: 'Entrega',
              celda: ({ nombre, otroRepositorio }) => (
                <>
                  <bdi>{nombre}</bdi>
                  {otroRepositorio && <span className={classes.detail}>Es de otro repositorio</span>}
                </>
              ),
            },
            { titulo: 'Niveles iguales', numerica: true, celda: niveles },
            {
              titulo: 'κ',
              numerica: true,
              celda: (una) => (
                <>
                  {kappa(una)}
                  <span className={classes.detail}>{base(una)}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function useCambio(entregaId: string) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: (pruebaId: string | null) => guardarReferencia(entregaId, pruebaId),
    onSuccess: async () => {
      await cliente.invalidateQueries({ queryKey: ['acuerdo', entregaId] });
      avisarExito('Se cambió la referencia. Calcule de nuevo las cifras si la rúbrica usa el acuerdo.');
    },
    onError: (error) => {
      avisarError('No se pudo cambiar la referencia.', toApiProblem(error).mensaje);
    },
  });
}
