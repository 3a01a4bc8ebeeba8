import { partidaEnviada, type PartidaDeProyecto } from '@mantenible/contracts/partida';
import { nombreDePartida, tiposDePartida, type Partida } from '@mantenible/domain/partida';
import { contar } from '@mantenible/wording/contar';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useReload } from '../../../lib/forms/use-reload.ts';
import { useSave } from '../../../lib/forms/use-save.ts';
import { validate } from '../../../lib/forms/validate.ts';
import { leerPartidaQuery } from '../../../lib/partida-api/leer-partida.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Quieto } from '../../../ui/quieto.tsx';
import { useFocoEnError } from '../../../ui/use-foco-en-error.ts';
import { guardarPartida } from '../api/guardar-partida.ts';
import { UltimoCambio } from './ultimo-cambio.tsx';
import classes from './alcance.module.css';

/** The point of the history from which findings count as new: its state, and its form. */
export function PuntoDePartida({ proyectoId }: { readonly proyectoId: string }) {
  const consulta = useQuery(leerPartidaQuery(proyectoId));
  const recargar = useReload(consulta);
  return (
    <section className={classes.start} aria-labelledby="punto-de-partida">
      <h2 id="punto-de-partida">Punto de partida</h2>
      <p>
        Un commit, una etiqueta o un día de la rama. Lo que ya había entonces no cuenta como nuevo: por
        ejemplo, el código con el que empezó el curso. Se analiza una vez, al terminar un análisis del
        proyecto y con su mismo alcance.
      </p>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo cargar el punto de partida."
      >
        {(leida) => (
          <>
            <Situacion {...leida} />
            {leida.puedeCambiar && (
              <Formulario
                // Another version begins with a form of its own.
                key={leida.version}
                proyectoId={proyectoId}
                leida={leida}
                recargar={recargar}
              />
            )}
          </>
        )}
      </EstadoConsulta>
    </section>
  );
}

function Situacion({ partida, estado, puedeCambiar, motivo, commit, cuentas, autor }: PartidaDeProyecto) {
  return (
    <div role="status">
      {partida !== null && (
        <p>
          El punto de partida es <bdi>{nombreDePartida(partida)}</bdi>
          {commit !== null && (
            <>
              {' '}
              (commit <code title={commit}>{commit.slice(0, 7)}</code>)
            </>
          )}
          .
        </p>
      )}
      <UltimoCambio autor={autor} />
      {motivo !== null && <p>{motivo}</p>}
      {estado === 'calculando' && puedeCambiar && <p>Para dejar de analizarlo, quítelo o elija otro.</p>}
      {cuentas !== null && (
        <p>
          Desde entonces hay {contar(cuentas.nuevas, 'incidencia nueva', 'incidencias nuevas')}, siguen{' '}
          {contar(cuentas.siguen, 'de las que había', 'de las que había')} y se resolvieron{' '}
          {contar(cuentas.resueltas, 'incidencia', 'incidencias')}.
        </p>
      )}
    </div>
  );
}

interface FormularioProps {
  readonly proyectoId: string;
  readonly leida: PartidaDeProyecto;
  readonly recargar: () => void;
}

const nombres: Readonly<Record<Partida['tipo'], readonly [string, string]>> = {
  commit: ['Un commit', 'Identificador del commit'],
  etiqueta: ['Una etiqueta', 'Nombre de la etiqueta'],
  fecha: ['Un día', 'Día'],
};

function Formulario({ proyectoId, leida, recargar }: FormularioProps) {
  const [form, setForm] = useState<Partida>(leida.partida ?? { tipo: 'etiqueta', valor: '' });
  const fijar = useGuardar({ proyectoId, leida, recargar }, form);
  const quitar = useGuardar({ proyectoId, leida, recargar }, null);
  const formulario = useFocoEnError(fijar.errores);
  const rechazado = fijar.conflicto ? fijar : quitar;
  return (
    <form
      ref={formulario}
      noValidate
      className={classes.point}
      aria-label="Punto de partida"
      onSubmit={(evento) => {
        evento.preventDefault();
        fijar.guardar();
      }}
    >
      <Quieto ocupado={fijar.guardando || quitar.guardando}>
        <Campos
          form={form}
          error={fijar.vigentes.get('valor') ?? fijar.vigentes.get('partida.valor')}
          onCambio={setForm}
        />
      </Quieto>
      <BotonOcupado type="submit" ocupado={fijar.guardando}>
        Fijar el punto de partida
      </BotonOcupado>
      {leida.partida !== null && (
        <Button variant="default" aria-disabled={quitar.guardando} onClick={quitar.guardar}>
          Quitarlo
        </Button>
      )}
      <DialogoConflicto
        guardado={rechazado}
        onRecargar={() => {
          rechazado.cerrarConflicto();
          recargar();
        }}
      />
    </form>
  );
}

const elFinDelDia = 'Hasta el final del día en hora universal (UTC): en Ecuador, hasta las 19:00.';

interface CamposProps {
  readonly form: Partida;
  readonly error: string | undefined;
  readonly onCambio: (form: Partida) => void;
}

function Campos({ form, error, onCambio }: CamposProps) {
  return (
    <>
      <NativeSelect
        label="Desde"
        data={tiposDePartida.map((value) => ({ value, label: nombres[value][0] }))}
        value={form.tipo}
        onChange={({ currentTarget: { value } }) => {
          const tipo = tiposDePartida.find((uno) => uno === value) ?? 'etiqueta';
          onCambio({ tipo, valor: '' });
        }}
      />
      <TextInput
        label={nombres[form.tipo][1]}
        type={form.tipo === 'fecha' ? 'date' : 'text'}
        description={form.tipo === 'fecha' ? elFinDelDia : undefined}
        value={form.valor}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          onCambio({ ...form, valor: value });
        }}
      />
    </>
  );
}

function useGuardar({ proyectoId, leida, recargar }: FormularioProps, partida: Partida | null) {
  return useSave({
    candidate: { ...partida, partida },
    validate: () => validate(partidaEnviada, { partida }),
    send: (datos, { etag }) => guardarPartida(proyectoId, datos.partida, etag),
    etag: `"${leida.version}"`,
    textoExito:
      partida === null
        ? 'Punto de partida quitado.'
        : 'Punto de partida guardado. Se analizará al terminar el próximo análisis.',
    textoError: 'No se pudo guardar el punto de partida.',
    onSaved: recargar,
  });
}
