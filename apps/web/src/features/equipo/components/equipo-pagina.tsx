import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerEquipoQuery } from '../api/leer-equipo.ts';
import { CursoDelEquipo } from './aviso-de-curso.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './equipo.module.css';
import { Invitar } from './invitar.tsx';
import { Integrantes } from './integrantes.tsx';

/** /proyecto/{id}/equipo: who works in the project, and how its owner changes it. */
export function EquipoPagina() {
  const { id = '' } = useParams();
  const consulta = useQuery(leerEquipoQuery(id));
  return (
    <Pagina
      titulo="Equipo"
      introduccion="Los miembros leen todo el proyecto, responden pruebas, analizan, y cambian el plan, las marcas y el alcance. El enlace, la rama, el token, el equipo y lo que se elimina son de quien lo tiene."
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo leer el equipo.">
        {(equipo) => (
          <>
            <section aria-labelledby="personas" className={classes.section}>
              <h2 id="personas" className={shared.subtitle}>
                Personas
              </h2>
              <CursoDelEquipo curso={equipo.curso} />
              <Integrantes equipo={equipo} />
              {equipo.miembros.length === 0 ? (
                <p>Este proyecto todavía no tiene miembros.</p>
              ) : (
                <p>
                  {contar(equipo.miembros.length, 'miembro', 'miembros')}, de un máximo de {equipo.maximo}.
                </p>
              )}
            </section>
            {equipo.papel === 'propietario' && <Invitar equipo={equipo} />}
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
