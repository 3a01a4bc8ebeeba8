import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerAcuerdoQuery } from '../api/leer-acuerdo.ts';
import shared from '../../../ui/shared.module.css';
import classes from './acuerdo.module.css';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { DescargarAcuerdo } from './descargar-acuerdo.tsx';
import { Referencia } from './referencia.tsx';
import { TablaParejas } from './tabla-parejas.tsx';
import { TablaPreguntas } from './tabla-preguntas.tsx';

/** /entrega/{delivery}/acuerdo: where the class and a reference agree, for lecturers. */
export function AcuerdoPagina() {
  const { entregaId = '' } = useParams();
  const consulta = useQuery(leerAcuerdoQuery(entregaId));
  const { data } = consulta;
  return (
    <Pagina
      titulo={data ? `Acuerdo en ${data.titulo}` : 'Acuerdo'}
      ancho="ancho"
      migas={[{ texto: 'Notas', href: paths.notas.href({ entregaId }) }]}
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo cargar el acuerdo."
        esVacio={({ entregadas, patron, candidatas }) =>
          entregadas + candidatas.length === 0 && patron === null
        }
        textoVacio="No hay pruebas entregadas que comparar."
      >
        {(acuerdo) => (
          <>
            {acuerdo.comparadas < acuerdo.entregadas && (
              <p>
                Se comparan las primeras {contar(acuerdo.comparadas, 'prueba', 'pruebas')} por nombre, de{' '}
                {acuerdo.entregadas}.
              </p>
            )}
            <Referencia entregaId={entregaId} acuerdo={acuerdo} />
            <EntreEntregas acuerdo={acuerdo} />
            <DescargarAcuerdo entregaId={entregaId} />
            <ComoSeCalcula />
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

function EntreEntregas({ acuerdo }: { readonly acuerdo: AcuerdoDeClase }) {
  const { comparadas, repositorios, parejas, totalParejas, preguntas } = acuerdo;
  if (comparadas < 2) return null;
  if (repositorios === comparadas) return <CadaUnaDelSuyo />;
  return (
    <>
      {preguntas.length > 0 && (
        <section className={classes.section} aria-labelledby="para-discutir">
          <h2 id="para-discutir" className={shared.heading}>
            Para discutir en clase
          </h2>
          <p>
            Las preguntas que más dividen a la clase
            {repositorios > 1 && ', contadas solo entre entregas del mismo repositorio'}.
          </p>
          <TablaPreguntas preguntas={preguntas} />
        </section>
      )}
      {parejas.length > 0 && (
        <section className={classes.section} aria-labelledby="parejas">
          <h2 id="parejas" className={shared.heading}>
            Parejas
          </h2>
          <p>
            Entregas del mismo repositorio, las que menos coinciden primero.
            {totalParejas > parejas.length &&
              ` Se muestran ${contar(parejas.length, 'pareja', 'parejas')} de ${totalParejas}.`}
          </p>
          <TablaParejas parejas={parejas} />
        </section>
      )}
    </>
  );
}

/** Answers about different programs differ without any difference of judgement: nothing is compared. */
function CadaUnaDelSuyo() {
  return (
    <section className={classes.section} aria-labelledby="parejas">
      <h2 id="parejas" className={shared.heading}>
        Parejas
      </h2>
      <p>
        Cada entrega es de otro repositorio: sus respuestas hablan de programas distintos, y compararlas no
        diría nada del criterio de quien responde. Para comparar una clase, pida a todos los equipos la misma
        prueba sobre el mismo repositorio.
      </p>
    </section>
  );
}
