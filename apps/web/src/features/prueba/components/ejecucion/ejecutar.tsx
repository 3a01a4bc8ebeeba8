import { Button, TextInput } from '@mantine/core';
import type { Borrador } from '@mantenible/contracts/borrador';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { migasProyecto } from '../../../../lib/migas-proyecto.ts';
import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import { Pagina } from '../../../../ui/pagina/index.ts';
import { Paginador } from '../../../../ui/paginador.tsx';
import { leerMedicionesQuery } from '../../api/leer-mediciones.ts';
import type { CopiaGuardada } from '../../borrador/copia-local.ts';
import { claveTitulo } from '../../borrador/estado-borrador.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { impedimentoGuardado } from '../../modelo/guardado.ts';
import { analisisMostrado, medicionesDe } from '../../modelo/mediciones.ts';
import { siguientePendiente } from '../../modelo/progreso.ts';
import { AvisoOtraPestana } from './aviso-otra-pestana.tsx';
import { AvisosPlan } from './avisos-plan.tsx';
import { BarraProgreso } from './barra-progreso.tsx';
import { DialogoCancelar } from './dialogo-cancelar.tsx';
import { DialogoSinBorrador } from './dialogo-sin-borrador.tsx';
import classes from './ejecucion.module.css';
import { PreguntasPagina } from './preguntas-pagina.tsx';
import { tituloEjecucion } from '../../modelo/titulo-ejecucion.ts';
import { useGuardar } from './use-guardar.ts';
import { useMotor } from './use-motor.ts';
import { usePaginas } from './use-paginas.ts';

interface EjecutarProps {
  readonly ejecucion: Ejecucion;
  readonly borrador: Borrador;
  readonly copia: CopiaGuardada;
  /** Whether local answers of a deleted draft were dropped. */
  readonly sobraron?: boolean;
  /** Set when local answers belong to other questions than the draft's. */
  readonly cambiadas?: { readonly perdidas: number } | null;
  /** Called when the draft's questions have changed and it must be opened again. */
  readonly onCambiadas: () => void;
  /** Called when the draft no longer exists and that of the scope is to be opened. */
  readonly onAbrirActual: () => void;
}

/** A run of a test: title, ten questions a page, progress, and the synchronised draft. */
export function Ejecutar(props: EjecutarProps) {
  const {
    ejecucion,
    borrador,
    copia,
    sobraron = false,
    cambiadas = null,
    onCambiadas,
    onAbrirActual,
  } = props;
  const { plan } = borrador;
  const { motor, vista } = useMotor(ejecucion, borrador, copia, onCambiadas);
  const { titulo, respuestas, ajenas } = vista.borrador;
  const mediciones = medicionesDe(useQuery(leerMedicionesQuery(ejecucion.proyectoId)));
  const mostrado = { borrador: borrador._id, plan, analisis: analisisMostrado(mediciones) };
  const { guardado, sinBorrador, cerrar } = useGuardar(ejecucion, motor, mostrado);
  const [cancelando, setCancelando] = useState(false);
  const campoTitulo = useRef<HTMLInputElement>(null);
  const { pagina, paginas, irAPagina, irAPregunta, alEnfocar, ultima } = usePaginas(plan.preguntas.length);

  const impedimento = impedimentoGuardado(ejecucion, { plan, titulo: titulo.texto, respuestas });
  const irAFaltante = () => {
    if (impedimento?.falta === 'titulo') campoTitulo.current?.focus();
    else if (typeof impedimento?.falta === 'object') irAPregunta(impedimento.falta.pregunta);
  };
  const irASiguiente = () => {
    const indice = siguientePendiente(plan.preguntas, respuestas, ultima());
    if (indice !== null) irAPregunta(indice);
  };
  const proyecto = { _id: ejecucion.proyectoId, nombre: borrador.proyectoNombre };
  return (
    <Pagina titulo={tituloEjecucion(borrador)} ruta="experiencia" migas={migasProyecto(proyecto)}>
      <AvisosPlan borrador={borrador} sobraron={sobraron} cambiadas={cambiadas} />
      <BarraProgreso
        plan={plan}
        respuestas={respuestas}
        sincronia={vista.sincronia}
        onSiguiente={irASiguiente}
      />
      <div inert={guardado.isPending}>
        <TextInput
          ref={campoTitulo}
          className={classes.titleField ?? ''}
          label="Título de la prueba"
          description="Con este título aparecerá en el repositorio de pruebas y en el reporte."
          required
          maxLength={300}
          autoComplete="off"
          value={titulo.texto}
          onChange={(evento) => {
            motor.titular(evento.currentTarget.value);
          }}
        />
        {ajenas.includes(claveTitulo) && (
          <AvisoOtraPestana
            onLeido={() => {
              motor.leerAviso(claveTitulo);
            }}
          />
        )}
        <PreguntasPagina
          proyectoId={ejecucion.proyectoId}
          mediciones={mediciones}
          plan={plan}
          pagina={pagina}
          borrador={vista.borrador}
          motor={motor}
          onFoco={alEnfocar}
        />
      </div>
      <Paginador pagina={pagina} paginas={paginas} onCambio={irAPagina} etiqueta="Páginas de preguntas" />
      <div className={classes.actions}>
        <BotonExplicado
          motivo={impedimento?.mensaje ?? null}
          onFaltante={irAFaltante}
          ocupado={guardado.isPending}
          onClick={() => {
            guardado.mutate({});
          }}
        >
          Guardar respuestas
        </BotonExplicado>
        <Button
          variant="default"
          onClick={() => {
            setCancelando(true);
          }}
        >
          Cancelar
        </Button>
      </div>
      <DialogoSinBorrador
        abierto={sinBorrador}
        ocupado={guardado.isPending}
        textoCerrar="Seguir en esta página"
        onCerrar={cerrar}
        onGuardar={() => {
          guardado.mutate({ propia: true });
        }}
        onAbrir={() => {
          motor.terminado();
          onAbrirActual();
        }}
      />
      <DialogoCancelar
        abierto={cancelando}
        proyectoId={ejecucion.proyectoId}
        motor={motor}
        onSeguir={() => {
          setCancelando(false);
        }}
      />
    </Pagina>
  );
}
