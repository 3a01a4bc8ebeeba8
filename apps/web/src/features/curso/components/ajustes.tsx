import type { Curso } from '@mantenible/contracts/curso';
import { contar } from '@mantenible/wording/contar';
import { useRef, useState } from 'react';

import type { Versioned } from '../../../lib/http.ts';
import { useSave } from '../../../lib/forms/use-save.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { useFocoEnError } from '../../../ui/use-foco-en-error.ts';
import { cambiarCodigo } from '../api/cambiar-codigo.ts';
import { cambiarCurso } from '../api/cambiar-curso.ts';
import { labels } from '../labels.ts';
import { formDeCurso, validarForm, type CursoForm } from '../modelo/form-curso.ts';
import { releer } from '../modelo/releer.ts';
import { CamposCurso } from './campos-curso.tsx';
import classes from './curso.module.css';
import { Docentes } from './docentes.tsx';
import { EnlaceDelCurso } from './enlace-del-curso.tsx';
import { EstadoDelCurso } from './estado-del-curso.tsx';
import { ListaDeClase } from './lista-de-clase.tsx';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** What its lecturers set of a course: who joins, who is expected, who teaches, its data and its state. */
export function Ajustes({ leido }: { readonly leido: Versioned<Curso> }) {
  const curso = leido.value;
  const { cambiar, estado } = curso;
  return (
    <div className={classes.sections}>
      {cambiar && estado === 'abierto' && (
        <>
          <Codigo curso={curso} />
          <section className={classes.section}>
            <h2>Lista de clase</h2>
            <p>
              Quiénes espera en el curso, con su usuario o su correo: así se ve quién falta por unirse. Ahora
              tiene {contar(curso.enLista, 'persona', 'personas')}.
            </p>
            <ListaDeClase curso={curso} />
          </section>
        </>
      )}
      <Docentes curso={curso} />
      {cambiar && estado !== 'archivado' && <Datos key={curso._id} leido={leido} />}
      <EstadoDelCurso curso={curso} />
    </div>
  );
}

function Codigo({ curso }: { readonly curso: Curso }) {
  const cambio = useCambioDeCurso('No se pudo cambiar el código.');
  const boton = (que: 'renovar' | 'desactivar', texto: string) => (
    <BotonOcupado
      variant="default"
      ocupado={cambio.isPending}
      onClick={() => {
        cambio.mutate(() => cambiarCodigo(curso._id, que));
      }}
    >
      {texto}
    </BotonOcupado>
  );
  return (
    <section className={classes.section}>
      <h2>Código y enlace para unirse</h2>
      <EnlaceDelCurso codigo={curso.codigo} />
      <div className={classes.row}>
        {boton('renovar', curso.codigo === null ? 'Activar con un código nuevo' : 'Renovar el código')}
        {curso.codigo !== null && boton('desactivar', 'Desactivar')}
      </div>
    </section>
  );
}

const deLeido = ({ etag, value }: Versioned<Curso>) => {
  const leido = formDeCurso(value);
  return { etag, leido, form: leido };
};

/** The form of a course, which stays while the course is read again. */
function useFormDeCurso(leido: Versioned<Curso>) {
  const [guardado, setGuardado] = useState(() => deLeido(leido));
  const releido = releer(guardado, leido.etag, formDeCurso(leido.value));
  if (releido !== guardado) setGuardado(releido);
  const { etag, form } = releido;
  const enviado = useRef(form);
  return {
    etag,
    form,
    setForm: (nuevo: CursoForm) => {
      setGuardado({ ...releido, form: nuevo });
    },
    /** What was sent is what the course has; what was typed since stays. */
    alGuardar: () => {
      setGuardado((antes) => ({ ...antes, leido: enviado.current }));
    },
    alEnviar: () => {
      enviado.current = form;
    },
    descartar: () => {
      setGuardado(deLeido(leido));
    },
  };
}

function Datos({ leido }: { readonly leido: Versioned<Curso> }) {
  const { _id } = leido.value;
  const { form, etag: version, setForm, alEnviar, alGuardar, descartar } = useFormDeCurso(leido);
  const save = useSave({
    candidate: form,
    validate: () => validarForm(form),
    send: (datos, { etag }) => {
      alEnviar();
      return cambiarCurso(_id, datos, etag);
    },
    etag: version,
    textoExito: labels.cambiado,
    textoError: labels.errorGuardar,
    onSaved: alGuardar,
  });
  const cambio = useCambioDeCurso(labels.errorGuardar);
  return (
    <section className={classes.section}>
      <h2>Datos del curso</h2>
      <form
        ref={useFocoEnError(save.errores)}
        noValidate
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault();
          save.guardar();
        }}
      >
        <CamposCurso form={form} errores={save.vigentes} onCambio={setForm} />
        <div>
          <BotonOcupado type="submit" ocupado={save.guardando}>
            Guardar
          </BotonOcupado>
        </div>
      </form>
      <DialogoConflicto
        guardado={save}
        onRecargar={() => {
          save.cerrarConflicto();
          descartar();
          cambio.mutate(() => Promise.resolve());
        }}
      />
    </section>
  );
}
