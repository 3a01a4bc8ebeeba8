import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { BotonesExportacion } from '../../../lib/botones-exportacion.tsx';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import shared from '../../../ui/shared.module.css';
import classes from './exportacion.module.css';
import { ImportarPrueba } from './importar-prueba.tsx';
import { PruebasComoArchivo } from './pruebas-como-archivo.tsx';

/** /descargas/{id}: a project whole, and its saved tests one by one, as files; and a test's file back as a draft. */
export function Descargas() {
  const { id = '' } = useParams();
  const consulta = useQuery(leerProyectoQuery(id));
  return (
    <Pagina titulo="Descargas">
      <EstadoConsulta consulta={consulta}>
        {({ clave, propietario }) => (
          <>
            <section aria-labelledby="entero" className={classes.section}>
              <h2 id="entero" className={shared.largeText}>
                El proyecto entero
              </h2>
              <p>
                Pruebas con sus preguntas, respuestas y evidencias, análisis, incidencias del más reciente,
                plan de mejora y marcas. No contiene el token ni borradores, ni el código.
              </p>
              <BotonesExportacion url={`/proyectos/${id}/exportacion`} nombre={`proyecto-${clave}`} />
            </section>
            <PruebasComoArchivo proyectoId={id} />
            {!propietario && <ImportarPrueba proyectoId={id} />}
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
