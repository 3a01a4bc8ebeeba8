import type { Entregado } from '@mantenible/contracts/entrega';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { eliminarTarde, guardarTarde } from '../api/guardar-tarde.ts';
import classes from './entrega.module.css';

/** Work after the deadline: beside what counts, with the means to take it or to give it back. */
export function FueraDePlazo({ entregado }: { readonly entregado: Entregado }) {
  const { entrega, fila, tomar } = entregado;
  const { despues, tomada } = fila;
  const { zona } = entrega.curso;
  if (!despues && !tomada && !tomar) return null;
  return (
    <section className={classes.box} aria-labelledby="fuera-de-plazo">
      <h2 id="fuera-de-plazo" className={classes.subtitle}>
        Fuera de plazo
      </h2>
      {tomada && (
        <>
          <p>
            <bdi>{tomada.nombre}</bdi> tomó lo hecho fuera de plazo el {formatDateTime(tomada.momento, zona)}:{' '}
            «<bdi>{tomada.motivo}</bdi>».
          </p>
          {entrega.cambiar && !entrega.publicada && <BotonDevolver entregado={entregado} />}
        </>
      )}
      {despues?.prueba && (
        <p>
          Prueba «<bdi>{despues.prueba.nombre}</bdi>» del {formatDateTime(despues.prueba.creado, zona)}
          {despues.prueba.promedio !== null && `: ${formatPercent(despues.prueba.promedio)}`}. No cuenta.
        </p>
      )}
      {despues !== null && despues.analisis !== null && (
        <p>Análisis del {formatDateTime(despues.analisis, zona)}. No cuenta.</p>
      )}
      {despues !== null && despues.acciones > 0 && (
        <p>
          {contar(despues.acciones, 'acción del plan creada', 'acciones del plan creadas')} después. No cuenta
          {despues.acciones > 1 && 'n'}.
        </p>
      )}
      {!despues && tomar && (
        <p>
          {tomada ? 'Después de eso no consta nada más' : 'No consta nada hecho después del plazo'}. Un commit
          posterior que el proyecto no analizó no se ve aquí: al tomarlo, cuenta la rama como está en este
          momento y «Analizar lo entregado» lo lee.
        </p>
      )}
      {tomar && <TomarTarde entregado={entregado} />}
    </section>
  );
}

function useCambio(texto: string, cambiar: () => Promise<void>, alTerminar: () => void) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: cambiar,
    onSuccess: () => {
      avisarExito(texto);
    },
    onError: (error) => {
      avisarError('No se pudo cambiar lo entregado.', toApiProblem(error).mensaje);
    },
    onSettled: async () => {
      alTerminar();
      await cliente.invalidateQueries({ queryKey: ['entregas'] });
    },
  });
}

const queSeToma =
  'Contará lo que el proyecto tiene en este momento: prueba, plan y el último commit de su rama. La copia en plazo se conserva. Después, pida «Analizar lo entregado».';

function TomarTarde({ entregado: { entrega, proyecto } }: { readonly entregado: Entregado }) {
  const [abierto, setAbierto] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [vacio, setVacio] = useState(false);
  const cerrar = () => {
    setAbierto(false);
  };
  const tomar = useCambio(
    'Lo hecho fuera de plazo cuenta.',
    () => guardarTarde(entrega._id, proyecto._id, motivo),
    cerrar,
  );
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setAbierto(true);
        }}
      >
        Tomar lo hecho fuera de plazo
      </Button>
      <DialogoConfirmar
        abierto={abierto}
        titulo="Tomar lo hecho fuera de plazo"
        textoConfirmar="Tomarlo"
        ocupado={tomar.isPending}
        onCancelar={cerrar}
        onConfirmar={() => {
          setVacio(motivo.trim() === '');
          if (motivo.trim() !== '') tomar.mutate();
        }}
      >
        <p>{queSeToma}</p>
        <Textarea
          label="Motivo"
          required
          maxLength={500}
          rows={3}
          value={motivo}
          error={vacio && motivo.trim() === '' ? 'Escriba el motivo.' : null}
          onChange={({ currentTarget: { value } }) => {
            setMotivo(value);
          }}
        />
      </DialogoConfirmar>
    </>
  );
}

function BotonDevolver({ entregado: { entrega, proyecto } }: { readonly entregado: Entregado }) {
  const devolver = useCambio(
    'Cuenta lo entregado en plazo.',
    () => eliminarTarde(entrega._id, proyecto._id),
    () => undefined,
  );
  return (
    <Button
      variant="default"
      onClick={() => {
        devolver.mutate();
      }}
    >
      Volver a lo entregado en plazo
    </Button>
  );
}
