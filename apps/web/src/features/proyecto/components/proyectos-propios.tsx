import type { ProyectoListado } from '@mantenible/contracts/proyecto';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { EnlaceEjemplo } from '../../../lib/ejemplo-api/enlace-ejemplo.tsx';
import { EnlaceGuia } from '../../../lib/enlace-guia.tsx';
import { SobreElGrado } from '../../../lib/escaneo/sobre-el-grado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { DialogoEliminar } from './dialogo-eliminar.tsx';
import { LeyendaRutas } from './leyenda-rutas.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './proyecto.module.css';
import { TarjetaProyecto } from './tarjeta-proyecto.tsx';

interface ProyectosPropiosProps {
  readonly consulta: UseQueryResult<readonly ProyectoListado[]>;
}

/** The signed-in person's projects with the links of each. */
export function ProyectosPropios({ consulta }: ProyectosPropiosProps) {
  const [eliminando, setEliminando] = useState<ProyectoListado | null>(null);
  const contenedor = useFocoTrasQuitar(consulta.data?.length ?? 0);
  return (
    <div ref={contenedor} tabIndex={-1} className={classes.own}>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={(lista) => lista.length === 0}
        textoVacio="Todavía no tiene proyectos. Registre el primero para evaluar su mantenibilidad."
        accionVacio={<EnlaceEjemplo />}
      >
        {(lista) => (
          <>
            <LeyendaRutas />
            <ul className={shared.cards}>
              {lista.map((proyecto) => (
                <TarjetaProyecto
                  key={proyecto._id}
                  proyecto={proyecto}
                  onEliminar={() => {
                    setEliminando(proyecto);
                  }}
                />
              ))}
            </ul>
            {lista.some(({ analisis }) => analisis !== null) && <SobreElGrado />}
          </>
        )}
      </EstadoConsulta>
      {consulta.data?.length === 0 && (
        <p className={classes.guide}>
          <EnlaceGuia a="primeraHora">Guía: su primera hora, paso a paso</EnlaceGuia>
        </p>
      )}
      <DialogoEliminar
        proyecto={eliminando}
        onCerrar={(cerrado) => {
          setEliminando((actual) => (actual === cerrado ? null : actual));
        }}
      />
    </div>
  );
}
