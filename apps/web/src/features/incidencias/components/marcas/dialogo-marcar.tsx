import { marcaNueva } from '@mantenible/contracts/marca';
import { decisiones, mensajeGuardado, type Decision } from '@mantenible/domain/marca';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { clavesDeLectura } from '../../../../lib/escaneo/lectura.ts';
import { useSave } from '../../../../lib/forms/use-save.ts';
import { validate } from '../../../../lib/forms/validate.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { nombreDecision } from '../../../../lib/marca/textos.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { Quieto } from '../../../../ui/quieto.tsx';
import { useFocoEnError } from '../../../../ui/use-foco-en-error.ts';
import { crearMarca } from '../../api/crear-marca.ts';
import shared from '../../../../ui/shared.module.css';
import classes from './marcas.module.css';

interface DialogoMarcarProps {
  readonly proyectoId: string;
  /** The newest analysis; null where nothing can be marked. */
  readonly analisis: string | null;
  /** The issue to mark; null while the dialog is closed. */
  readonly entrada: Entrada | null;
  readonly onCerrar: () => void;
}

interface Decidido {
  readonly decision: Decision;
  readonly razon: string;
}

const vacio: Decidido = { decision: 'falsa-alarma', razon: '' };

const ayudas: Readonly<Record<Decision, string>> = {
  'falsa-alarma': 'La regla se equivoca en este lugar: no hay nada que corregir.',
  'se-acepta': 'La regla tiene razón, y se decide no corregirlo.',
};

/** 'Marcar la incidencia': a decision with its reason. What was typed stays until a mark is saved. */
export function DialogoMarcar({ entrada, analisis, ...resto }: DialogoMarcarProps) {
  const [decidido, setDecidido] = useState(vacio);
  return (
    <Dialogo
      opened={entrada !== null && analisis !== null}
      onClose={resto.onCerrar}
      title="Marcar la incidencia"
    >
      {entrada && analisis !== null && (
        <Formulario
          {...resto}
          entrada={entrada}
          analisis={analisis}
          decidido={decidido}
          onCambio={setDecidido}
        />
      )}
    </Dialogo>
  );
}

interface FormularioProps {
  readonly proyectoId: string;
  readonly entrada: Entrada;
  readonly analisis: string;
  readonly decidido: Decidido;
  readonly onCambio: (decidido: Decidido) => void;
  readonly onCerrar: () => void;
}

function Formulario(props: FormularioProps) {
  const { entrada, decidido, onCambio, onCerrar } = props;
  const save = useGuardarMarca(props);
  const formulario = useFocoEnError(save.errores);
  return (
    <form
      ref={formulario}
      noValidate
      className={shared.grid}
      onSubmit={(evento) => {
        evento.preventDefault();
        save.guardar();
      }}
    >
      <p className={classes.message}>
        <MensajeIncidencia entrada={entrada} />
      </p>
      <Quieto ocupado={save.guardando}>
        <Campos decidido={decidido} error={save.vigentes.get('razon')} onCambio={onCambio} />
      </Quieto>
      <p className={classes.hint}>
        La incidencia sigue contando en las medidas y en el grado. Se cuenta aparte como marcada y el plan de
        mejora deja de proponerla.
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <BotonOcupado type="submit" ocupado={save.guardando}>
          Marcar
        </BotonOcupado>
      </div>
    </form>
  );
}

interface CamposProps extends Pick<FormularioProps, 'decidido' | 'onCambio'> {
  /** Why the reason is refused. */
  readonly error: string | undefined;
}

function Campos({ decidido, error, onCambio }: CamposProps) {
  return (
    <>
      <NativeSelect
        label="Decisión"
        description={ayudas[decidido.decision]}
        data={decisiones.map((value) => ({ value, label: nombreDecision[value] }))}
        value={decidido.decision}
        onChange={({ currentTarget: { value } }) => {
          onCambio({ ...decidido, decision: decisiones.find((una) => una === value) ?? 'falsa-alarma' });
        }}
      />
      <Textarea
        label="Razón"
        description="Quien lea el informe la verá junto a la incidencia."
        required
        maxLength={500}
        rows={3}
        value={decidido.razon}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          onCambio({ ...decidido, razon: value });
        }}
      />
    </>
  );
}

function useGuardarMarca({ proyectoId, entrada, analisis, decidido, onCambio, onCerrar }: FormularioProps) {
  const cliente = useQueryClient();
  const { regla, archivo, linea, descripcion } = entrada.incidencia;
  const candidato = {
    ...decidido,
    analisis,
    regla,
    archivo,
    linea,
    mensaje: mensajeGuardado(descripcion),
  };
  return useSave({
    candidate: candidato,
    validate: () => validate(marcaNueva, candidato),
    send: async (datos, { idempotencyKey }) => {
      try {
        return await crearMarca(proyectoId, datos, idempotencyKey);
      } catch (error) {
        // Another analysis or another tab may be the reason: the list behind the dialog is read again.
        void cliente.invalidateQueries({ queryKey: clavesDeLectura(proyectoId) });
        throw error;
      }
    },
    etag: null,
    textoExito: 'Incidencia marcada.',
    textoError: 'No se pudo marcar la incidencia.',
    onSaved: () => {
      onCambio(vacio);
      onCerrar();
    },
  });
}
