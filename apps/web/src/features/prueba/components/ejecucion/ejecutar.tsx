import type { Borrador } from '@mantenible/contracts/borrador';

import { Pagina } from '../../../../ui/pagina/index.ts';
import { Paginador } from '../../../../ui/paginador.tsx';
import type { CopiaGuardada } from '../../borrador/copia-local.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { tituloEjecucion } from '../../modelo/titulo-ejecucion.ts';
import { AvisosPlan } from './avisos-plan.tsx';
import { BarraProgreso } from './barra-progreso.tsx';
import { BotonesEjecucion } from './botones-ejecucion.tsx';
import { PreguntasPagina } from './preguntas-pagina.tsx';
import { TituloPrueba } from './titulo-prueba.tsx';
import { useEjecucion } from './use-ejecucion.ts';

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
export function Ejecutar({ ejecucion, borrador, copia, onCambiadas, ...props }: EjecutarProps) {
  const { plan } = borrador;
  const { motor, vista, titulo, mediciones, guardar, paginas, campoTitulo, impedimento, ...ir } =
    useEjecucion(ejecucion, borrador, copia, onCambiadas);
  return (
    <Pagina titulo={tituloEjecucion(borrador)} ruta="experiencia">
      <AvisosPlan
        borrador={borrador}
        sobraron={props.sobraron ?? false}
        cambiadas={props.cambiadas ?? null}
      />
      <BarraProgreso
        plan={plan}
        respuestas={vista.borrador.respuestas}
        sincronia={vista.sincronia}
        onSiguiente={ir.irASiguiente}
      />
      <div inert={guardar.guardado.isPending}>
        <TituloPrueba ref={campoTitulo} titulo={titulo} borrador={vista.borrador} motor={motor} />
        <PreguntasPagina
          proyectoId={ejecucion.proyectoId}
          mediciones={mediciones}
          plan={plan}
          pagina={paginas.pagina}
          borrador={vista.borrador}
          motor={motor}
          onFoco={paginas.alEnfocar}
        />
      </div>
      <Paginador
        pagina={paginas.pagina}
        paginas={paginas.paginas}
        onCambio={paginas.irAPagina}
        etiqueta="Páginas de preguntas"
      />
      <BotonesEjecucion
        ejecucion={ejecucion}
        preguntas={plan.preguntas}
        motor={motor}
        guardar={guardar}
        motivo={impedimento?.mensaje ?? null}
        onFaltante={ir.irAFaltante}
        onAbrirActual={props.onAbrirActual}
      />
    </Pagina>
  );
}
