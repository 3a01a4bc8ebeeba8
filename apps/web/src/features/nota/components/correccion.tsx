import { correccionEnviada, type NotaDeProyecto } from '@mantenible/contracts/nota';
import { formatNumber } from '@mantenible/wording/numeros';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useSave } from '../../../lib/forms/use-save.ts';
import { validate } from '../../../lib/forms/validate.ts';
import { paths } from '../../../lib/paths.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { useFocoEnError } from '../../../ui/use-foco-en-error.ts';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { guardarCorreccion } from '../api/guardar-correccion.ts';
import { leerNotaQuery } from '../api/leer-nota.ts';
import { leerNotasQuery } from '../api/leer-notas.ts';
import { correccionDe, formCorreccion, inicialDe, type FormCorreccion } from '../modelo/form-correccion.ts';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { Enlaces, Historia, Lineas } from './lineas-de-correccion.tsx';
import { Marcas } from './marcas-de-correccion.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';
import { usePublicacion } from './use-publicacion.tsx';
import { useTeclas } from './use-teclas.ts';

interface CorreccionProps {
  readonly nota: NotaDeProyecto;
  readonly correccion: NonNullable<NotaDeProyecto['correccion']>;
  /** Reads the mark again and begins the form from it. */
  readonly recargar: () => void;
}

/** The correction of one delivery: levels, links, the lecturer's own mark, and what the rubric gives. */
export function Correccion({ nota, correccion, recargar }: CorreccionProps) {
  const piezas = usePiezas({ nota, correccion, recargar });
  const { form, guardado, guard, vecinos, publicacion, irA } = piezas;
  const { restaurado } = piezas;
  const errores = guardado.vigentes;
  return (
    <form
      className={classes.list}
      ref={useFocoEnError(guardado.errores)}
      noValidate
      aria-label="Corrección"
      onSubmit={(evento) => {
        evento.preventDefault();
        piezas.guardar();
      }}
    >
      {guard.dialogo}
      {publicacion.dialogo}
      <DialogoConflicto guardado={guardado} onRecargar={recargar} />
      {restaurado && <p role="status">{textoRecuperado}</p>}
      <Cabecera nota={nota} correccion={correccion} />
      <Lineas
        lineas={nota.rubrica?.lineas ?? []}
        calculo={correccion.calculo}
        niveles={form.values.niveles}
        onElegir={(id, nivel) => {
          form.setFieldValue('niveles', { ...form.values.niveles, [id]: nivel });
        }}
      />
      <Enlaces
        dados={nota.enlacesDados}
        aceptados={form.values.enlaces}
        onCambiar={(enlaces) => {
          form.setFieldValue('enlaces', enlaces);
        }}
      />
      <Marcas
        dadas={nota.marcasDadas}
        aceptadas={form.values.marcas}
        onCambiar={(marcas) => {
          form.setFieldValue('marcas', marcas);
        }}
      />
      <NotaPropia form={form} escala={nota.escala} errores={errores} />
      {correccion.publicada !== null && (
        <Textarea
          label="Por qué cambia la nota publicada"
          description="Queda en el historial, y el equipo lo lee cuando se publica."
          autosize
          maxLength={500}
          {...form.getInputProps('cambio')}
          error={errores.get('cambio')}
        />
      )}
      <div className={shared.fieldsRow}>
        <BotonOcupado type="submit" ocupado={guardado.guardando}>
          Guardar
        </BotonOcupado>
        <BotonOcupado
          variant="default"
          ocupado={publicacion.ocupado}
          onClick={() => {
            piezas.publicar();
          }}
        >
          Publicar esta nota
        </BotonOcupado>
        <Button
          variant="light"
          aria-disabled={vecinos.siguiente === null}
          onClick={() => {
            irA(vecinos.siguiente);
          }}
        >
          Siguiente entrega
        </Button>
      </div>
      {publicacion.pendientes.map(({ motivo }) => (
        <p key={motivo} role="status">
          No se publicó: {motivo}
        </p>
      ))}
      <p className={shared.largeDetail}>
        Teclado: Alt+S guarda y pasa a la siguiente, Alt+N va a la siguiente y Alt+P a la anterior, Alt+M al
        primer nivel, Alt+C al comentario siguiente y Alt+O a escribir uno.
      </p>
      <Historia historia={correccion.historia} />
      <ComoSeCalcula lineas={nota.rubrica?.lineas ?? []} hecha={{ ...correccion, escala: nota.escala }} />
    </form>
  );
}

function usePiezas({ nota, correccion, recargar }: CorreccionProps) {
  const { _id: entregaId } = nota.entrega;
  const { _id: proyecto } = nota.proyecto;
  const cliente = useQueryClient();
  const inicial = inicialDe(correccion, nota.rubrica);
  // The version that was read or written here: a change by another lecturer is then refused, not overwritten.
  const [version, setVersion] = useState(correccion.version);
  const { form, cambiado, etag, restaurado, guardarCopia } = useKeptForm<FormCorreccion>({
    inicial,
    etag: `"${version}"`,
    schema: formCorreccion,
  });
  const guard = useUnsavedGuard(cambiado);
  useKeepAtSignIn(guardarCopia, cambiado, guard.liberar);
  const navigate = useNavigate();
  const vecinos = useVecinos(entregaId, proyecto);
  const irA = (otro: string | null) => {
    if (otro !== null) void navigate(paths.nota.href({ entregaId, proyecto: otro }));
  };
  const luego = useRef<string | null>(null);
  // What is chosen while a save is under way is not saved yet.
  const enviado = useRef(form.values);
  const guardado = useSave({
    candidate: correccionDe(form.values, nota),
    validate: () => validate(correccionEnviada, correccionDe(form.values, nota)),
    send: (data, { etag: leida }) => {
      enviado.current = form.values;
      return guardarCorreccion(entregaId, proyecto, data, leida);
    },
    etag,
    textoExito: 'Se guardó la corrección.',
    textoError: 'No se pudo guardar la corrección.',
    onSaved: (guardada) => {
      form.resetDirty(enviado.current);
      setVersion(guardada.correccion?.version ?? version);
      cliente.setQueryData(leerNotaQuery(entregaId, proyecto).queryKey, guardada);
      void cliente.invalidateQueries({ queryKey: ['notas', entregaId] });
      if ((luego.current !== null && !form.isDirty()) || restaurado) guard.liberar();
      // A restored form stands for its copy: it begins again from what was stored.
      if (luego.current === null && restaurado) recargar();
      irA(luego.current);
    },
  });
  const guardarY = (otro: string | null) => {
    luego.current = otro;
    guardado.guardar();
  };
  useTeclas({
    KeyS: () => {
      guardarY(vecinos.siguiente);
    },
    KeyN: () => {
      irA(vecinos.siguiente);
    },
    KeyP: () => {
      irA(vecinos.anterior);
    },
    KeyM: () => {
      document.querySelector<HTMLElement>('[data-niveles] input')?.focus();
    },
  });
  const publicacion = usePublicacion(entregaId, recargar);
  const { avisar } = useAvisos();
  return {
    form,
    restaurado,
    guardado,
    guard,
    vecinos,
    publicacion,
    guardar: () => {
      guardarY(null);
    },
    publicar: () => {
      if (cambiado) avisar('Guarde la corrección antes de publicar la nota.');
      else publicacion.publicar([proyecto], [{ proyecto, version, huella: correccion.huella }]);
    },
    irA,
  };
}

/** The deliveries before and after this one, in the order of the class. */
function useVecinos(entregaId: string, proyecto: string) {
  const { data } = useQuery(leerNotasQuery(entregaId));
  const todos = (data?.filas ?? []).map(({ proyectoId }) => proyectoId);
  const i = todos.indexOf(proyecto);
  return { anterior: todos[i - 1] ?? null, siguiente: i < 0 ? null : (todos[i + 1] ?? null) };
}

function Cabecera({ nota, correccion }: Omit<CorreccionProps, 'recargar'>) {
  const { nota: hoy, orden, publicada, calculo } = correccion;
  const pendientes = calculo.pendientes.length;
  return (
    <div className={`${shared.card} ${classes.box}`}>
      <p>
        <span className={classes.mark}>{hoy === null ? '–' : formatNumber(hoy)}</span> de {nota.escala}
        {orden === 2 && ' · segunda corrección'}
        {pendientes > 0 && <span className={shared.largeDetail}>Faltan niveles por elegir.</span>}
        <span className={shared.largeDetail}>
          {publicada === null
            ? 'Sin publicar: los estudiantes no la ven.'
            : `Publicada: ${formatNumber(publicada.nota ?? 0)}.`}
        </span>
      </p>
      {nota.revision && (
        <p className={shared.asWritten}>El equipo pidió la revisión: {nota.revision.motivo}</p>
      )}
    </div>
  );
}

interface NotaPropiaProps {
  readonly form: ReturnType<typeof useKeptForm<FormCorreccion>>['form'];
  readonly escala: number;
  readonly errores: ReadonlyMap<string, string>;
}

function NotaPropia({ form, escala, errores }: NotaPropiaProps) {
  return (
    <fieldset className={`${shared.card} ${classes.box}`}>
      <legend>Poner otra nota</legend>
      <div className={classes.fields}>
        <TextInput
          label={`Nota, de 0 a ${escala}`}
          description="Vacío: la de la rúbrica"
          inputMode="decimal"
          {...form.getInputProps('nota')}
          error={errores.get('manual.nota')}
        />
        <Textarea
          label="Motivo"
          description="Lo lee el equipo"
          autosize
          maxLength={500}
          {...form.getInputProps('motivo')}
          error={errores.get('manual.motivo')}
        />
      </div>
    </fieldset>
  );
}
