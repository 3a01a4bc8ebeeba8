import type { ProyectoLeido } from '@mantenible/contracts/proyecto';
import { idEjemplo } from '@mantenible/domain/acceso';
import { esTipoSimple } from '@mantenible/domain/respuesta';
import { formatPercent } from '@mantenible/wording/numeros';
import { IconChecklist, IconCode, IconGitBranch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import classes from './marco-proyecto.module.css';

/** Name, branch, link and newest figures of a project. Each mount reads them again. */
export function DatosProyecto({ id }: { readonly id: string }) {
  const { data } = useQuery(leerProyectoQuery(id));
  return (
    <div className={classes.project}>
      <p className={classes.name}>{data ? <bdi>{data.nombre}</bdi> : 'Proyecto'}</p>
      <ul className={classes.facts} aria-label="Datos del proyecto">
        {data && (
          <>
            <li>
              <IconGitBranch size={16} aria-hidden /> <span className={classes.word}>Rama</span>{' '}
              <bdi>{data.branch}</bdi>
            </li>
            <li className={classes.link}>
              {id === idEjemplo ? (
                'Repositorio incluido en Mantenible'
              ) : (
                <EnlaceRepositorio link={data.link} />
              )}
            </li>
            <Cifras cifras={data.cifras} />
          </>
        )}
      </ul>
    </div>
  );
}

function Cifras({ cifras }: Pick<ProyectoLeido, 'cifras'>) {
  const { grado = null, cambios = [], prueba = null } = cifras ?? {};
  return (
    <>
      {grado !== null && (
        <li data-ruta="estatica">
          <IconCode size={16} aria-hidden /> Grado <strong>{formatPercent(grado)}</strong>
          {cambios.includes('alcance') && ' (con otro alcance)'}
        </li>
      )}
      {prueba !== null && prueba.promedio !== null && (
        <li data-ruta="experiencia">
          <IconChecklist size={16} aria-hidden /> Prueba <strong>{formatPercent(prueba.promedio)}</strong>
          {esTipoSimple(prueba.tipo) && ` (${etiquetaTipo(prueba.tipo).toLowerCase()})`}
        </li>
      )}
    </>
  );
}
