import type { AcuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import { leerAcuerdoQuery } from '../api/leer-acuerdo.ts';
import classes from './acuerdo.module.css';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { Referencia } from './referencia.tsx';
import { base, kappa, niveles } from './textos.ts';

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
        esVacio={({ parejas, conReferencia, preguntas, patron, candidatas }) =>
          parejas.length + conReferencia.length + preguntas.length + candidatas.length === 0 &&
          patron === null
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
            <Preguntas preguntas={acuerdo.preguntas} />
            <Parejas acuerdo={acuerdo} />
            <ComoSeCalcula />
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

function Preguntas({ preguntas }: Pick<AcuerdoDeClase, 'preguntas'>) {
  if (preguntas.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="para-discutir">
      <h2 id="para-discutir" className={classes.title}>
        Para discutir en clase
      </h2>
      <p>Las preguntas que más dividen a la clase.</p>
      <TablaDatos
        etiqueta="Preguntas que más dividen"
        registros={preguntas.map((una, i) => ({ ...una, _id: String(i) }))}
        columnas={[
          {
            titulo: 'Pregunta',
            celda: ({ pregunta, lista }) => (
              <>
                {pregunta}
                <span className={classes.detail}>{lista}</span>
              </>
            ),
          },
          {
            titulo: 'Respuestas',
            celda: ({ niveles: suyos }) => (
              <ul>
                {suyos.map(({ descripcion, cuantas }) => (
                  <li key={descripcion}>
                    {descripcion}: {contar(cuantas, 'respuesta', 'respuestas')}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            titulo: 'Parejas que difieren',
            numerica: true,
            celda: ({ distintas }) => formatPercent(distintas),
          },
        ]}
      />
    </section>
  );
}

function Parejas({ acuerdo: { parejas, totalParejas } }: { readonly acuerdo: AcuerdoDeClase }) {
  if (parejas.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="parejas">
      <h2 id="parejas" className={classes.title}>
        Parejas
      </h2>
      <p>
        Entregas del mismo repositorio, las que menos coinciden primero.
        {totalParejas > parejas.length &&
          ` Se muestran ${contar(parejas.length, 'pareja', 'parejas')} de ${totalParejas}.`}
      </p>
      <TablaDatos
        etiqueta="Parejas"
        registros={parejas.map((una, i) => ({ ...una, _id: String(i) }))}
        columnas={[
          {
            titulo: 'Entregas',
            celda: ({ unos, otros }) => (
              <>
                <bdi>{unos}</bdi> y <bdi>{otros}</bdi>
              </>
            ),
          },
          { titulo: 'Niveles iguales', numerica: true, celda: niveles },
          {
            titulo: 'κ',
            numerica: true,
            celda: (una) => (
              <>
                {kappa(una)}
                <span className={classes.detail}>{base(una)}</span>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
