import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import type { RubricaLeida } from '@mantenible/contracts/rubrica';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerRubricaQuery } from '../api/leer-rubrica.ts';
import { fuentes, reglaDe } from '../modelo/textos.ts';
import { EditorRubrica } from './editor-rubrica.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';
import { ComoSeCalcula } from './como-se-calcula.tsx';

/** /entrega/{delivery}/rubrica: the rubric, to write it as a lecturer, or to read it. */
export function RubricaPagina() {
  const { entregaId = '' } = useParams();
  const consulta = useQuery(leerRubricaQuery(entregaId));
  const { data } = consulta;
  return (
    <Pagina
      titulo={data ? `Rúbrica de ${data.titulo}` : 'Rúbrica'}
      ancho="ancho"
      migas={data ? migasDe(entregaId, data) : []}
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo cargar la rúbrica."
      >
        {(rubrica) => (
          <div className={classes.list}>
            {rubrica.puedeCambiar ? (
              <EditorRubrica entregaId={entregaId} rubrica={rubrica} />
            ) : (
              <Lectura rubrica={rubrica} />
            )}
            <Versiones rubrica={rubrica} />
            <ComoSeCalcula lineas={rubrica.versiones[0]?.lineas ?? []} />
          </div>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

function migasDe(entregaId: string, { titulo, puedeCambiar }: RubricaLeida) {
  const entrega = { texto: titulo, href: paths.entrega.href({ entregaId }) };
  return puedeCambiar ? [entrega, { texto: 'Notas', href: paths.notas.href({ entregaId }) }] : [entrega];
}

/** The rubric as the people of the course read it. */
function Lectura({ rubrica: { versiones, escala, aprobado } }: { readonly rubrica: RubricaLeida }) {
  const [vigente] = versiones;
  if (!vigente)
    return (
      <Vacio texto="Esta entrega todavía no tiene rúbrica. La verá aquí cuando un docente la escriba." />
    );
  return (
    <>
      <p>
        Escala de 0 a {escala}; se aprueba con {formatNumber(aprobado)}.
      </p>
      <ul className={classes.list}>
        {vigente.lineas.map((linea) => (
          <li key={linea.id} className={`${shared.card} ${classes.box}`}>
            <strong>{linea.nombre}</strong>
            <span className={shared.largeDetail}>
              {fuentes[linea.fuente]} · {linea.modo === 'informa' ? 'Informa: no puntúa' : 'Puntúa'}
            </span>
            <p>{reglaDe(linea)}</p>
            {linea.fuente === 'criterio' && (
              <ul>
                {linea.niveles.map(({ descripcion, puntos }) => (
                  <li key={descripcion}>
                    {contar(puntos, 'punto', 'puntos')}: {descripcion}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Versions that were written after the opening, the newest first, with their reasons; the first one has none. */
function Versiones({ rubrica: { versiones, abre } }: { readonly rubrica: RubricaLeida }) {
  const cambios = versiones.filter(
    ({ motivo, creado }) => motivo !== null || Date.parse(creado) > Date.parse(abre),
  );
  if (cambios.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="cambios-de-la-rubrica">
      <h2 id="cambios-de-la-rubrica" className={shared.heading}>
        Cambios desde la apertura
      </h2>
      <ul>
        {cambios.map(({ version, motivo, por, creado }) => (
          <li key={version}>
            Versión {version}, {formatDateTime(creado)}
            {por !== null && (
              <>
                , <bdi>{por}</bdi>
              </>
            )}
            : {motivo ?? 'la entrega no tenía rúbrica hasta entonces.'}
          </li>
        ))}
      </ul>
    </section>
  );
}
