import { useState } from 'react';

import type { DatosMejora } from '../api/leer-mejora.ts';
import { accionesTomadas } from '../modelo/eleccion.ts';
import { Acciones } from './acciones/acciones.tsx';
import { Avance } from './avance.tsx';
import classes from './mejora.module.css';
import { NoSePropone } from './no-se-propone.tsx';
import { PropuestasEstaticas } from './propuestas/propuestas-estaticas.tsx';
import { PropuestasDePrueba } from './propuestas/propuestas-de-prueba.tsx';
import { QuePasaria } from './que-pasaria.tsx';
import { useFocoTras } from './use-foco-tras.ts';
import { useTomar } from './use-tomar.ts';

interface ContenidoMejoraProps {
  readonly proyectoId: string;
  readonly datos: DatosMejora;
  readonly onElegirPrueba: (id: string) => void;
}

/** The improvement plan: progress, actions, both lists of proposals, and beside them the effect of what is chosen. */
export function ContenidoMejora({ proyectoId, datos, onElegirPrueba }: ContenidoMejoraProps) {
  const { mejora } = datos;
  const [elegidas, setElegidas] = useState<ReadonlySet<string>>(new Set());
  const pedirFoco = useFocoTras(mejora);
  const tomar = useTomar(proyectoId, pedirFoco);
  const eleccion = mejora.puedeCambiar
    ? {
        elegidas,
        onElegir: (clave: string, elegida: boolean) => {
          setElegidas((antes) => conEleccion(antes, clave, elegida));
        },
      }
    : null;
  const comunes = { proyectoId, mejora, eleccion };
  const propuestas = { ...comunes, tomadas: accionesTomadas(mejora), tomar, pedirFoco };
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Avance avance={mejora.avance} />
        <Acciones {...comunes} pedirFoco={pedirFoco} />
        <PropuestasDePrueba {...propuestas} onElegirPrueba={onElegirPrueba} />
        <PropuestasEstaticas {...propuestas} />
        <NoSePropone />
      </div>
      {mejora.puedeCambiar && (
        <QuePasaria
          proyectoId={proyectoId}
          datos={datos}
          elegidas={elegidas}
          onVaciar={() => {
            setElegidas(new Set());
          }}
        />
      )}
    </div>
  );
}

function conEleccion(antes: ReadonlySet<string>, clave: string, elegida: boolean): ReadonlySet<string> {
  const despues = new Set(antes);
  if (elegida) despues.add(clave);
  else despues.delete(clave);
  return despues;
}
