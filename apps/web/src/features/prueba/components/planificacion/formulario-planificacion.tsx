import { esTipoSimple, tipoElemento, type TipoPrueba } from '@mantenible/domain/respuesta';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import { impedimentoInicio, type Planificacion } from '../../modelo/planificacion.ts';
import textos from '../../textos.json';
import { OpcionesAlcance } from './opciones-alcance.tsx';
import classes from './planificacion.module.css';
import { SelectorElemento } from './selector-elemento.tsx';
import { useIniciar } from './use-iniciar.ts';
import { YaExiste } from './ya-existe.tsx';

/** Phase 1: the scope and, for single options, its item; phase 2: the start. */
export function FormularioPlanificacion({ proyectoId }: { readonly proyectoId: string }) {
  const [plan, setPlan] = useState<Planificacion>({ tipo: null, elementoId: null });
  const alcances = useRef<HTMLFieldSetElement>(null);
  const selector = useRef<HTMLSelectElement>(null);
  const iniciar = useIniciar(proyectoId);
  const impedimento = impedimentoInicio(plan);
  const cambiar = (siguiente: Planificacion) => {
    setPlan(siguiente);
    iniciar.reset();
  };
  const elegirTipo = (tipo: TipoPrueba) => {
    cambiar({ tipo, elementoId: null });
  };
  return (
    <>
      <section className={classes.phase} aria-labelledby="fase1">
        <h2 id="fase1">{textos.fase1.titulo}</h2>
        <p>{textos.fase1.texto}</p>
        <OpcionesAlcance ref={alcances} elegido={plan.tipo} onElegir={elegirTipo} />
        {plan.tipo !== null && esTipoSimple(plan.tipo) && (
          <SelectorElemento
            key={plan.tipo}
            ref={selector}
            elemento={tipoElemento(plan.tipo)}
            elegido={plan.elementoId}
            onElegir={(elementoId) => {
              cambiar({ ...plan, elementoId });
            }}
          />
        )}
      </section>
      <section className={classes.phase} aria-labelledby="fase2">
        <h2 id="fase2">{textos.fase2.titulo}</h2>
        <p>{textos.fase2.texto}</p>
        {iniciar.data?.existe === true && plan.tipo !== null && (
          <YaExiste proyectoId={proyectoId} elemento={tipoElemento(plan.tipo)} />
        )}
        <BotonExplicado
          size="md"
          color="green"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          motivo={impedimento?.mensaje ?? null}
          onFaltante={() => {
            if (impedimento?.falta === 'elemento') selector.current?.focus();
            else alcances.current?.querySelector('input')?.focus();
          }}
          ocupado={iniciar.isPending}
          onClick={() => {
            iniciar.mutate(plan);
          }}
        >
          {textos.fase2.boton}
        </BotonExplicado>
      </section>
    </>
  );
}
