import type { Entregas } from '@mantenible/contracts/entrega';
import { estadosDeEntregado } from '@mantenible/wording/entrega';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { BotonCrear } from '../../../ui/boton-crear.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { listarEntregasQuery } from '../api/listar-entregas.ts';
import { fases, textosDePedido } from '../modelo/textos.ts';
import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';
import { Plazo } from './plazo.tsx';

/** Deliveries of a course: for its lecturers with a button for another one, for others with their own state. */
export function EntregasDeCurso({ cursoId }: { readonly cursoId: string }) {
  const consulta = useQuery(listarEntregasQuery(cursoId));
  const crear = <BotonCrear ruta={paths.crearEntrega.href({ cursoId })} texto="Nueva entrega" />;
  const lista = (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      esVacio={({ entregas }) => entregas.length === 0}
      textoVacio={
        consulta.data?.crear === true
          ? 'Todavía no hay entregas en este curso.'
          : 'Todavía no hay entregas abiertas en este curso.'
      }
      accionVacio={consulta.data?.crear === true ? crear : undefined}
    >
      {({ entregas, crear: puede }) => (
        <>
          {puede && <div className={classes.actions}>{crear}</div>}
          <ul className={shared.cards} aria-label="Entregas del curso">
            {entregas.map((una) => (
              <li key={una.entrega._id} className={classes.card}>
                <Tarjeta {...una} />
              </li>
            ))}
          </ul>
        </>
      )}
    </EstadoConsulta>
  );
  return (
    <>
      <h2 className={classes.subtitle}>{consulta.data?.crear === false ? 'Mis entregas' : 'Entregas'}</h2>
      {lista}
    </>
  );
}

function Tarjeta({ entrega, mias }: Entregas['entregas'][number]) {
  const { _id: entregaId, titulo, fin, curso, fase } = entrega;
  return (
    <>
      <div className={classes.head}>
        <h3>
          <Link to={paths.entrega.href({ entregaId })}>
            <bdi>{titulo}</bdi>
          </Link>
        </h3>
        <span className={classes.state}>{fases[fase]}</span>
      </div>
      <p>
        {fase === 'cerrada' ? 'Se cerró' : 'Se cierra'} el <Plazo fin={fin} zona={curso.zona} />.
      </p>
      <p>Se pide: {new Intl.ListFormat('es-ES').format(textosDePedido(entrega))}.</p>
      {mias?.length === 0 && <p>Ninguno de sus proyectos está en este curso: póngalo para entregar.</p>}
      {mias?.map(({ proyecto, estado }) => (
        <p key={proyecto?._id}>
          <bdi>{proyecto?.nombre}</bdi>:{' '}
          <span className={classes.state} data-estado={estado}>
            {estadosDeEntregado[estado]}
          </span>
        </p>
      ))}
    </>
  );
}
