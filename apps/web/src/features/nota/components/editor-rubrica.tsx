import type { RubricaLeida } from '@mantenible/contracts/rubrica';
import { rubricaPreparada, tiposTarea } from '@mantenible/domain/rubrica';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { escritoDespues } from '../../../lib/forms/escrito-despues.ts';
import { textoRecuperado, useKeepAtSignIn, useKeptState } from '../../../lib/forms/use-kept-form.ts';
import { useSave } from '../../../lib/forms/use-save.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { useFocoEnError } from '../../../ui/use-foco-en-error.ts';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { guardarRubrica } from '../api/guardar-rubrica.ts';
import { leerRubricaQuery } from '../api/leer-rubrica.ts';
import {
  erroresDe,
  escrita,
  formRubrica,
  lineaNueva,
  lineasDe,
  type FormRubrica,
  type LineaEscrita,
} from '../modelo/form-rubrica.ts';
import { CamposDeLinea } from './campos-de-linea.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';
import { PruebaDeRubrica } from './prueba-de-rubrica.tsx';

interface EditorProps {
  readonly entregaId: string;
  readonly rubrica: RubricaLeida;
}

const preparadas = {
  allSubcaracteristicas: 'Prueba de todas las subcaracterísticas',
  singleSubcaracteristica: 'Prueba de una subcaracterística',
  allMetricas: 'Prueba de todas las métricas',
  singleMetrica: 'Prueba de una métrica',
  'analisis-y-mejora': 'Análisis y plan de mejora',
} as const;

/** The editor of a rubric, with ready ones to begin from and a try on three deliveries. */
export function EditorRubrica({ entregaId, rubrica }: EditorProps) {
  const { form, setForm, guardado, guard, restaurado, recargar, pideMotivo } = useEditor({
    entregaId,
    rubrica,
  });
  const poner = (i: number, linea: LineaEscrita | null) => {
    setForm((antes) => ({
      ...antes,
      lineas: antes.lineas.flatMap((una, j) => (j === i ? (linea ?? []) : una)),
    }));
  };
  return (
    <form
      className={classes.list}
      ref={useFocoEnError(guardado.errores)}
      noValidate
      aria-label="Rúbrica"
      onSubmit={(evento) => {
        evento.preventDefault();
        guardado.guardar();
      }}
    >
      {guard.dialogo}
      <DialogoConflicto guardado={guardado} onRecargar={recargar} />
      {restaurado && <p role="status">{textoRecuperado}</p>}
      <Explicacion rubrica={rubrica} />
      <Preparadas
        onElegir={(lineas) => {
          setForm((antes) => ({ ...antes, lineas }));
        }}
      />
      {form.lineas.map((linea, i) => (
        <CamposDeLinea
          key={linea.id}
          linea={linea}
          en={`lineas.${i}`}
          errores={guardado.vigentes}
          onCambiar={(cambiada) => {
            poner(i, cambiada);
          }}
          onQuitar={() => {
            poner(i, null);
          }}
        />
      ))}
      {guardado.vigentes.get('lineas') !== undefined && <p role="alert">{guardado.vigentes.get('lineas')}</p>}
      <div>
        <Button
          variant="default"
          onClick={() => {
            setForm((antes) => ({ ...antes, lineas: [...antes.lineas, lineaNueva()] }));
          }}
        >
          Añadir línea
        </Button>
      </div>
      {pideMotivo && (
        <Textarea
          label="Motivo del cambio"
          description="Los estudiantes lo leen junto a la rúbrica."
          autosize
          maxLength={500}
          value={form.motivo}
          error={guardado.vigentes.get('motivo')}
          onChange={({ currentTarget: { value } }) => {
            setForm((antes) => ({ ...antes, motivo: value }));
          }}
        />
      )}
      <PruebaDeRubrica entregaId={entregaId} escala={rubrica.escala} lineas={form.lineas} />
      <div className={shared.fieldsRow}>
        <BotonOcupado type="submit" ocupado={guardado.guardando}>
          Guardar la rúbrica
        </BotonOcupado>
      </div>
    </form>
  );
}

/** The fields of a rubric as they were saved. */
const formDe = ({ versiones }: RubricaLeida): FormRubrica => {
  return { lineas: (versiones[0]?.lineas ?? []).map(escrita), motivo: '' };
};

function useEditor({ entregaId, rubrica }: EditorProps) {
  const cliente = useQueryClient();
  const inicial = formDe(rubrica);
  const { form, setForm, etag, restaurado, guardarCopia } = useKeptState<FormRubrica>({
    inicial,
    etag: `"${rubrica.version}"`,
    schema: formRubrica,
  });
  const cambiado = restaurado || JSON.stringify(form) !== JSON.stringify(inicial);
  const guard = useUnsavedGuard(cambiado);
  useKeepAtSignIn(guardarCopia, cambiado, guard.liberar);
  const releer = () => {
    void cliente.resetQueries(leerRubricaQuery(entregaId));
  };
  const enviado = useRef(form);
  const lineas = lineasDe(form.lineas);
  const motivo = rubrica.congelada || form.motivo.trim() !== '' ? form.motivo : null;
  const guardado = useSave({
    candidate: { lineas, motivo: form.motivo },
    validate: () => {
      const errors = erroresDe(lineas, motivo);
      const data = { lineas, motivo };
      return errors.size > 0 ? { ok: false, errors } : { ok: true, data };
    },
    send: (data, { etag: leida }) => {
      enviado.current = form;
      return guardarRubrica(entregaId, data, leida);
    },
    etag,
    textoExito: 'Se guardó la rúbrica.',
    textoError: 'No se pudo guardar la rúbrica.',
    onSaved: (guardada) => {
      cliente.setQueryData(leerRubricaQuery(entregaId).queryKey, guardada);
      // What was written since it was sent stays, as a change of what was saved.
      setForm((antes) =>
        antes === enviado.current
          ? formDe(guardada)
          : { ...antes, motivo: escritoDespues(enviado.current.motivo, antes.motivo) },
      );
      // A restored form stands for its copy: it begins again from what was stored.
      if (restaurado && form === enviado.current) releer();
    },
  });
  // The delivery may have been opened since the rubric was read: the server then asks for the reason.
  const pideMotivo = rubrica.congelada || guardado.errores.has('motivo') || form.motivo !== '';
  return { form, setForm, restaurado, guard, guardado, recargar: releer, pideMotivo };
}

function Explicacion({ rubrica: { congelada, soloSuma, escala } }: { readonly rubrica: RubricaLeida }) {
  return (
    <p>
      Escala de 0 a {escala}.{' '}
      {congelada
        ? 'La entrega ya se abrió: un cambio es una versión nueva, con su motivo, que los estudiantes ven al momento.'
        : 'Los estudiantes la ven desde la apertura de la entrega; desde entonces, cada cambio lleva su motivo.'}
      {congelada && soloSuma && ' El plazo ya pasó: la rúbrica nueva no puede bajar ninguna nota.'}
    </p>
  );
}

function Preparadas({ onElegir }: { readonly onElegir: (lineas: LineaEscrita[]) => void }) {
  return (
    <NativeSelect
      label="Partir de una rúbrica preparada"
      description="Reemplaza las líneas de abajo."
      value=""
      data={[
        { value: '', label: 'Elegir' },
        ...tiposTarea.map((tipo) => ({ value: tipo, label: preparadas[tipo] })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const tipo = tiposTarea.find((uno) => uno === value);
        if (tipo) onElegir(rubricaPreparada(tipo).lineas.map(escrita));
      }}
    />
  );
}
