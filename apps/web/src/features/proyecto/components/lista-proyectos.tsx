import { Button } from '@mantine/core';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { proyectosQuery } from '../api/listar-proyectos.ts';
import { DialogoEliminar } from './dialogo-eliminar.tsx';
import { LeyendaRutas } from './leyenda-rutas.tsx';
import classes from './proyecto.module.css';
import { TarjetaProyecto } from './tarjeta-proyecto.tsx';

/** /lista_proyectos: the signed-in person's projects with the links of each. */
export function ListaProyectos() {
  const { sub } = usePersona();
  const proyectos = useQuery(proyectosQuery(sub));
  const [eliminando, setEliminando] = useState<Proyecto | null>(null);
  const crear = (
    <Button component={Link} to={paths.crearProyecto.href()} leftSection={<IconPlus size={18} aria-hidden />}>
      Crear proyecto
    </Button>
  );
  return (
    <Pagina titulo="Proyectos" ancho="ancho" acciones={proyectos.data?.length === 0 ? undefined : crear}>
      <EstadoConsulta
        consulta={proyectos}
        textoCargando="Cargando..."
        esVacio={(lista) => lista.length === 0}
        textoVacio="Todavía no tiene proyectos. Registre el primero para evaluar su mantenibilidad."
        accionVacio={crear}
      >
        {(lista) => (
          <>
            <LeyendaRutas />
            <ul className={classes.cards}>
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
          </>
        )}
      </EstadoConsulta>
      <DialogoEliminar
        proyecto={eliminando}
        onCerrar={() => {
          setEliminando(null);
        }}
      />
    </Pagina>
  );
}
