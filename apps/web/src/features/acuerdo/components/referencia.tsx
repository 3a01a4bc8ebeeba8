import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { guardarReferencia } from '../api/guardar-referencia.ts';
import shared from '../../../ui/shared.module.css';
import classes from './acuerdo.module.css';
import { columnasDeAcuerdo } from './columnas-de-acuerdo.tsx';

interface ReferenciaProps {
  readonly entregaId: string;
  readonly acuerdo: AcuerdoDeClase;
}

/** The reference test of the delivery, and how each delivery agrees with it. */
export function Referencia({ entregaId, acuerdo }: ReferenciaProps) {
  const { patron, conReferencia, puedeElegir } = acuerdo;
  return (
    <section className={classes.section} aria-labelledby="referencia">
      <h2 id="referencia" className={shared.heading}>
        Prueba de referencia
      </h2>
      <p>
        {patron
          ? `«${patron.nombre}», que eligió ${patron.por}. Es una copia${patron.existe ? '' : ': la prueba original ya se eliminó'}.`
          : puedeElegir
            ? 'Elija una prueba guardada de un proyecto suyo que no es de este curso, de la clase que pide la entrega y sobre el mismo repositorio.'
            : 'La entrega no tiene prueba de referencia.'}
      </p>
      {puedeElegir && <Eleccion entregaId={entregaId} acuerdo={acuerdo} />}
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
                  {otroRepositorio && <span className={shared.largeDetail}>Es de otro repositorio</span>}
                </>
              ),
            },
            ...columnasDeAcuerdo,
          ]}
        />
      )}
    </section>
  );
}

function Eleccion({ entregaId, acuerdo: { patron, candidatas, versionDePatron } }: ReferenciaProps) {
  // The current one may be of a colleague, or deleted: it is then not among those that can be chosen.
  const [elegida, setElegida] = useState(
    candidatas.some(({ _id }) => _id === patron?.pruebaId) ? (patron?.pruebaId ?? '') : '',
  );
  const cambio = useCambio(entregaId, versionDePatron);
  const { avisar } = useAvisos();
  const barra = useFocoTrasQuitar(patron ? 1 : 0);
  return (
    <div ref={barra} tabIndex={-1} className={shared.fieldsRow}>
      <DialogoConflicto guardado={cambio} onRecargar={cambio.recargar} />
      <NativeSelect
        label="Prueba"
        value={elegida}
        data={[
          { value: '', label: 'Elegir una prueba' },
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
        ocupado={cambio.ocupado}
        onClick={() => {
          if (elegida === '') avisar('Elija la prueba.');
          else cambio.guardar(elegida);
        }}
      >
        Usar como referencia
      </BotonOcupado>
      {patron && <Quitar existe={patron.existe} cambio={cambio} />}
    </div>
  );
}

interface QuitarProps {
  readonly existe: boolean;
  readonly cambio: ReturnType<typeof useCambio>;
}

function Quitar({ existe, cambio }: QuitarProps) {
  const [pregunta, setPregunta] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setPregunta(true);
        }}
      >
        Quitar la referencia
      </Button>
      <DialogoConfirmar
        abierto={pregunta}
        titulo="Quitar la referencia"
        textoConfirmar="Quitar"
        peligro
        ocupado={cambio.ocupado}
        onConfirmar={() => {
          setPregunta(false);
          cambio.guardar(null);
        }}
        onCancelar={() => {
          setPregunta(false);
        }}
      >
        La entrega queda sin referencia, y hay que calcular de nuevo las cifras de sus notas.
        {!existe && ' La prueba original ya se eliminó: esta copia no se puede volver a elegir.'}
      </DialogoConfirmar>
    </>
  );
}

/** Changes the reference that the page shows; where another person changed it meanwhile (412), the dialog asks what to do. */
function useCambio(entregaId: string, version: number) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const [rechazada, setRechazada] = useState<{ readonly pruebaId: string | null } | null>(null);
  const releer = () => cliente.invalidateQueries({ queryKey: ['acuerdo', entregaId] });
  const cerrarConflicto = () => {
    setRechazada(null);
  };
  const { mutate, isPending } = useMutation({
    onMutate: resolver,
    mutationFn: ({ pruebaId, etag }: { readonly pruebaId: string | null; readonly etag: string | null }) =>
      guardarReferencia(entregaId, pruebaId, etag),
    onSuccess: async () => {
      await releer();
      avisarExito('Se cambió la referencia. Calcule de nuevo las cifras antes de publicar notas.');
    },
    onError: (error, { pruebaId }) => {
      const { status, mensaje } = toApiProblem(error);
      if (status === 412) setRechazada({ pruebaId });
      else avisarError('No se pudo cambiar la referencia.', mensaje);
    },
  });
  return {
    ocupado: isPending,
    guardar: (pruebaId: string | null) => {
      mutate({ pruebaId, etag: `"${version}"` });
    },
    conflicto: rechazada !== null,
    cerrarConflicto,
    sobrescribir: () => {
      cerrarConflicto();
      if (rechazada) mutate({ ...rechazada, etag: null });
    },
    recargar: () => {
      cerrarConflicto();
      void releer();
    },
  };
}
