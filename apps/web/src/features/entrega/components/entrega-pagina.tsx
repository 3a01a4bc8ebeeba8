import type { EntregaCompleta } from '@mantenible/contracts/entrega';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { BotonDescargarCsv } from '../../../lib/boton-descargar-csv.tsx';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useParametros } from '../../../ui/use-parametros.ts';
import { descargarEntrega } from '../api/descargar-entrega.ts';
import { leerEntregaQuery } from '../api/leer-entrega.ts';
import { consultaDe } from '../modelo/consulta.ts';
import { fases, resumenDeFilas } from '../modelo/textos.ts';
import { AnalizarLoEntregado } from './analizar-lo-entregado.tsx';
import { BotonEliminarEntrega } from './boton-eliminar-entrega.tsx';
import classes from './entrega.module.css';
import { FilasDeEntrega } from './filas-de-entrega.tsx';
import { LoPedido } from './lo-pedido.tsx';

/** /entrega/{delivery}: what is asked, and what each project has of it. */
export function EntregaPagina() {
  const { entregaId = '' } = useParams();
  const [params] = useParametros();
  const consulta = useQuery(leerEntregaQuery(entregaId, consultaDe(params)));
  const entrega = consulta.data?.entrega;
  const migas = entrega
    ? [
        { texto: entrega.curso.nombre, href: paths.curso.href({ id: entrega.curso._id }) },
        { texto: 'Entregas', href: paths.entregasDeCurso.href({ cursoId: entrega.curso._id }) },
      ]
    : [];
  return (
    <Pagina
      titulo={entrega?.titulo ?? 'Entrega'}
      ancho="ancho"
      migas={migas}
      {...(entrega &&
        consulta.data?.todas === true && {
          acciones: (
            <>
              <Button component={Link} variant="default" to={paths.notas.href({ entregaId })}>
                Notas
              </Button>
              {entrega.cambiar && (
                <>
                  <Button component={Link} variant="default" to={paths.editarEntrega.href({ entregaId })}>
                    Editar
                  </Button>
                  <BotonEliminarEntrega entrega={entrega} />
                </>
              )}
            </>
          ),
        })}
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {(leida) => <Contenido leida={leida} momento={consulta.dataUpdatedAt} />}
      </EstadoConsulta>
    </Pagina>
  );
}

interface ContenidoProps {
  readonly leida: EntregaCompleta;
  /** When it was read. */
  readonly momento: number;
}

function Contenido({ leida, momento }: ContenidoProps) {
  const { entrega, todas, cuantas } = leida;
  const cerrada = entrega.fase === 'cerrada';
  return (
    <>
      <LoPedido entrega={entrega} />
      <p>
        <Link to={paths.rubrica.href({ entregaId: entrega._id })}>Rúbrica: cómo se califica</Link>
      </p>
      {todas && cerrada && <AnalizarLoEntregado {...leida} momento={momento} />}
      <section aria-labelledby="lo-entregado">
        <h2 id="lo-entregado" className={classes.subtitle}>
          {cerrada ? 'Lo entregado' : 'Hasta este momento'}
        </h2>
        {todas && cuantas.todos > 0 && <p>{resumenDeFilas(cuantas)}.</p>}
        {cuantas.todos === 0 ? (
          <Vacio
            texto={
              todas
                ? 'Todavía no hay personas ni proyectos en este curso.'
                : `Entrega ${fases[entrega.fase].toLowerCase()}: ninguno de sus proyectos está en el curso.`
            }
          />
        ) : (
          <>
            <FilasDeEntrega {...leida} />
            <div className={classes.actions}>
              <BotonDescargarCsv
                archivo="entrega.xlsx"
                texto="Descargar XLSX"
                descargar={() => descargarEntrega(entrega._id, 'xlsx')}
              />
              <BotonDescargarCsv
                archivo="entrega.csv"
                descargar={() => descargarEntrega(entrega._id, 'csv')}
              />
            </div>
          </>
        )}
      </section>
    </>
  );
}
