import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';

import { listarMetricasCompletasQuery } from '../../../lib/catalogo-api/listar-metricas-completas.ts';
import { listarSubcaracteristicasCompletasQuery } from '../../../lib/catalogo-api/listar-subcaracteristicas-completas.ts';
import { BotonImprimir } from '../../../ui/boton-imprimir.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useParametros } from '../../../ui/use-parametros.ts';
import { contenidoDe, eleccionDe } from '../modelo/contenido.ts';
import classes from './lista-en-blanco.module.css';
import { PreguntaEnBlanco } from './pregunta-en-blanco.tsx';
import { SelectorContenido } from './selector-contenido.tsx';

/** /lista_en_blanco: the questions of the catalogue with boxes to tick, on paper. */
export function ListaEnBlanco() {
  const [params, setParams] = useParametros();
  const eleccion = eleccionDe(params);
  const subcaracteristicas = useQuery(listarSubcaracteristicasCompletasQuery());
  const metricas = useQuery(listarMetricasCompletasQuery());
  return (
    <Pagina
      titulo="Lista de verificación en blanco"
      acciones={<BotonImprimir />}
      introduccion="Las preguntas del catálogo para responderlas en papel: marque una casilla por pregunta y anote en qué lo vio."
    >
      <EstadoConsulta consulta={subcaracteristicas} textoCargando="Cargando...">
        {(subs) => (
          <EstadoConsulta
            consulta={metricas}
            textoCargando="Cargando..."
            esVacio={(lista) => lista.length === 0}
            textoVacio="Todavía no hay métricas en el catálogo."
          >
            {(lista) => (
              <>
                <SelectorContenido
                  subcaracteristicas={subs}
                  metricas={lista}
                  eleccion={eleccion}
                  onElegir={(elegido) => {
                    setParams(elegido.elemento === 'todo' ? {} : { [elegido.elemento]: elegido.id }, {
                      preventScrollReset: true,
                    });
                  }}
                />
                <Partes partes={contenidoDe({ subcaracteristicas: subs, metricas: lista }, eleccion)} />
              </>
            )}
          </EstadoConsulta>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

/** Lines to fill in by hand, above the questions. */
const datos = ['Nombre', 'Fecha', 'Proyecto', 'Rama y commit'] as const;

function Partes({ partes }: { readonly partes: ReturnType<typeof contenidoDe> }) {
  if (partes === null) return <Vacio texto="Ese elemento no está en el catálogo. Elija otro." />;
  if (partes.length === 0) return <Vacio texto="Lo elegido todavía no tiene preguntas." />;
  const total = partes.reduce(
    (suma, { metricas }) => suma + metricas.reduce((n, { lista }) => n + lista.pautas.length, 0),
    0,
  );
  return (
    <>
      <p>{contar(total, 'pregunta', 'preguntas')}.</p>
      <div className={classes.data}>
        {datos.map((dato) => (
          <p key={dato}>{dato}:</p>
        ))}
      </div>
      {partes.map(({ nombre, metricas }) => (
        <section key={nombre} aria-label={nombre}>
          <h2 className={classes.part}>{nombre}</h2>
          {metricas.map(({ _id, nombre: metrica, lista }) => (
            <section key={_id} aria-label={metrica} className={classes.metric}>
              <h3>{metrica}</h3>
              <p className={classes.list}>{lista.nombre}</p>
              <ol className={classes.questions}>
                {lista.pautas.map((pauta) => (
                  <PreguntaEnBlanco key={pauta._id} pauta={pauta} />
                ))}
              </ol>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}
