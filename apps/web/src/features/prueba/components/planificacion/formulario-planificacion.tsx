import { esTipoSimple, tipoElemento } from '@mantenible/domain/respuesta';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { listarRespuestasQuery } from '../../../../lib/prueba-api/listar-respuestas.ts';
import { useElementos } from '../../../../lib/prueba-api/use-elementos.ts';
import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import { impedimentoInicio, preguntasPorAlcance, type Planificacion } from '../../modelo/planificacion.ts';
import { respondidas } from '../../modelo/respondidas.ts';
import textos from '../../textos.json';
import { ElementoRespondido } from './elemento-respondido.tsx';
import { OpcionesAlcance } from './opciones-alcance.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './planificacion.module.css';
import { SelectorElemento } from './selector-elemento.tsx';
import { useIniciar } from './use-iniciar.ts';
import { YaExiste } from './ya-existe.tsx';

/** Phase 1: the scope and, for single options, its item; phase 2: the start. */
export function FormularioPlanificacion({ proyectoId }: { readonly proyectoId: string }) {
  const [eleccion, setEleccion] = useState<Planificacion>({ tipo: null, elementoId: null });
  const alcances = useRef<HTMLFieldSetElement>(null);
  const selector = useRef<HTMLSelectElement>(null);
  const iniciar = useIniciar(proyectoId);
  const preguntas = preguntasPorAlcance(useElementos('metrica'), useElementos('subcaracteristica'));
  const elemento = eleccion.tipo !== null && esTipoSimple(eleccion.tipo) ? tipoElemento(eleccion.tipo) : null;
  const conPrueba = useRespondidas(proyectoId, elemento !== null);
  const respondida = conPrueba.get(eleccion.elementoId ?? '');
  const impedimento = impedimentoInicio(eleccion);
  const cambiar = (siguiente: Planificacion) => {
    setEleccion(siguiente);
    iniciar.reset();
  };
  return (
    <>
      <Fase id="fase1" {...textos.fase1}>
        <OpcionesAlcance
          ref={alcances}
          elegido={eleccion.tipo}
          preguntas={preguntas}
          onElegir={(tipo) => {
            cambiar({ tipo, elementoId: null });
          }}
        />
        {elemento !== null && (
          <SelectorElemento
            key={elemento}
            ref={selector}
            elemento={elemento}
            elegido={eleccion.elementoId}
            respondidas={conPrueba}
            onElegir={(elementoId) => {
              cambiar({ ...eleccion, elementoId });
            }}
          />
        )}
      </Fase>
      <Fase id="fase2" {...textos.fase2}>
        {respondida && elemento !== null ? (
          <ElementoRespondido proyectoId={proyectoId} elemento={elemento} respondida={respondida} />
        ) : (
          <>
            {iniciar.data?.existe === true && elemento !== null && (
              <YaExiste proyectoId={proyectoId} elemento={elemento} />
            )}
            <BotonIniciar
              motivo={impedimento?.mensaje ?? null}
              onFaltante={() => {
                if (impedimento?.falta === 'elemento') selector.current?.focus();
                else alcances.current?.querySelector('input')?.focus();
              }}
              ocupado={iniciar.isPending}
              onClick={() => {
                iniciar.mutate(eleccion);
              }}
            />
          </>
        )}
      </Fase>
    </>
  );
}

/** The items of the project that have a test; none until they are known. */
function useRespondidas(proyectoId: string, enabled: boolean): ReturnType<typeof respondidas> {
  const pruebas = useQuery({ ...listarRespuestasQuery(proyectoId), enabled });
  return respondidas(pruebas.data ?? []);
}

interface FaseProps {
  readonly id: string;
  readonly titulo: string;
  readonly texto: string;
  readonly children: ReactNode;
}

function Fase({ id, titulo, texto, children }: FaseProps) {
  return (
    <section className={`${shared.card} ${classes.phase}`} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <p>{texto}</p>
      {children}
    </section>
  );
}

type BotonIniciarProps = Pick<
  ComponentProps<typeof BotonExplicado>,
  'motivo' | 'onFaltante' | 'ocupado' | 'onClick'
>;

function BotonIniciar(props: BotonIniciarProps) {
  return (
    <BotonExplicado size="md" color="green" leftSection={<IconPlayerPlay size={18} aria-hidden />} {...props}>
      {textos.fase2.boton}
    </BotonExplicado>
  );
}
