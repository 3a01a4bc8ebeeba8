import { clavePregunta, type PlanPrueba, type PreguntaPlan } from '@mantenible/domain/respuesta';
import { useId } from 'react';

import type { EstadoBorrador } from '../../borrador/estado-borrador.ts';
import type { Motor } from '../../borrador/motor-borrador.ts';
import { gruposDePagina } from '../../modelo/paginas.ts';
import { nivelMedido, type Mediciones } from '../../modelo/mediciones.ts';
import { nivelDe } from '../../modelo/progreso.ts';
import classes from './ejecucion.module.css';
import { EvidenciasPregunta } from './evidencias/evidencias-pregunta.tsx';
import { MedicionPregunta } from './medicion-pregunta.tsx';
import { Pregunta } from './pregunta.tsx';
import { TerminosPregunta } from './terminos-pregunta.tsx';
import { idEncabezadoPreguntas } from './use-paginas.ts';

interface PreguntasPaginaProps {
  readonly proyectoId: string;
  readonly mediciones: Mediciones;
  readonly plan: PlanPrueba;
  readonly pagina: number;
  readonly borrador: EstadoBorrador;
  readonly motor: Motor;
  /** Called when a question takes the focus, with its index in the test. */
  readonly onFoco: (indice: number) => void;
}

/** The ten questions of a page, grouped under the name of their verification list. */
export function PreguntasPagina({ plan, pagina, ...props }: PreguntasPaginaProps) {
  const ayuda = useId();
  return (
    <div className={classes.questions}>
      <h2 id={idEncabezadoPreguntas} tabIndex={-1} className={classes.pageHeading}>
        Preguntas
      </h2>
      <p id={ayuda} className={classes.keys}>
        <span className={classes.keyboard}>
          Con el teclado: en una pregunta, <kbd>1</kbd> a <kbd>5</kbd> eligen un nivel, las flechas lo cambian
          y <kbd>Supr</kbd> lo borra.{' '}
        </span>
        Al pulsar de nuevo el nivel elegido, se borra.
      </p>
      {gruposDePagina(plan.preguntas, pagina).map((grupo) => (
        <section key={grupo.listaVerificacion} className={classes.group} aria-label={grupo.listaNombre}>
          <h3 className={classes.listName}>{grupo.listaNombre}</h3>
          {grupo.preguntas.map((numerada) => (
            <PreguntaDelPlan key={clavePregunta(numerada.pregunta)} {...numerada} {...props} ayuda={ayuda} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface PreguntaDelPlanProps extends Omit<PreguntasPaginaProps, 'plan' | 'pagina'> {
  readonly numero: number;
  readonly pregunta: PreguntaPlan;
  readonly ayuda: string;
}

/** A question with its part of the draft: answer, measure and evidence. */
function PreguntaDelPlan(props: PreguntaDelPlanProps) {
  const { numero, pregunta, ayuda, proyectoId, mediciones, borrador, motor, onFoco } = props;
  const clave = clavePregunta(pregunta);
  const respuesta = borrador.respuestas[clave];
  return (
    <Pregunta
      numero={numero}
      pregunta={pregunta}
      ayuda={ayuda}
      nivel={nivelDe(pregunta, borrador.respuestas)}
      comentario={respuesta?.comentario ?? ''}
      nivelMedido={nivelMedido(pregunta, mediciones)}
      medicion={<MedicionPregunta proyectoId={proyectoId} pregunta={pregunta} mediciones={mediciones} />}
      evidencias={
        <EvidenciasPregunta
          numero={numero}
          pregunta={pregunta}
          proyectoId={proyectoId}
          evidencias={respuesta?.evidencias ?? []}
          mediciones={mediciones}
          onCambio={(evidencias) => {
            motor.responder(pregunta, { evidencias });
          }}
        />
      }
      terminos={<TerminosPregunta numero={numero} pregunta={pregunta} />}
      ajena={borrador.ajenas.includes(clave)}
      onFoco={() => {
        onFoco(numero - 1);
      }}
      onCambio={(cambio) => {
        motor.responder(pregunta, cambio);
      }}
      onAvisoLeido={() => {
        motor.leerAviso(clave);
      }}
    />
  );
}
