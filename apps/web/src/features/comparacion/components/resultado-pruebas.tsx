import { tituloPromedios } from '@mantenible/domain/calculo';
import { buscarCriterio, fueraDeRango } from '@mantenible/domain/criterio';
import { formatApart, formatShortDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import {
  compararPruebasQuery,
  type ComparacionPruebas,
  type DatosComparacion,
} from '../api/comparar-pruebas.ts';
import { textoPuntos } from '../../../lib/diferencia/diferencia.ts';
import { textoComunes, textoIguales } from '../modelo/informe-pruebas.ts';
import type { ParPedido } from '../modelo/par-pedido.ts';
import { DescargarComparacion } from './descargar-comparacion.tsx';
import { BarrasComparadas } from './barras-comparadas.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './comparacion.module.css';
import { PreguntasComparadas } from './preguntas-comparadas.tsx';
import { TablaDiferencias } from './tabla-diferencias.tsx';
import { Variacion } from '../../../lib/diferencia/variacion.tsx';

interface ResultadoPruebasProps {
  readonly proyectoId: string;
  readonly par: ParPedido;
}

/** The comparison of one pair: means, bars with their table, and the questions that differ. */
export function ResultadoPruebas({ proyectoId, par }: ResultadoPruebasProps) {
  const consulta = useQuery(compararPruebasQuery(proyectoId, par));
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudieron comparar las pruebas."
    >
      {(datos) => <PruebasComparadas datos={datos} />}
    </EstadoConsulta>
  );
}

const ladosPrueba = ['Primera', 'Segunda'] as const;

/** What changed between two tests that were read. */
export function PruebasComparadas({ datos }: { readonly datos: DatosComparacion }) {
  const { comparacion } = datos;
  const { filas, general, preguntas, iguales } = comparacion;
  return (
    <>
      <section className={classes.overall} aria-label="Promedio general">
        <Lado titulo="Primera prueba" lado="antes" datos={datos} />
        <Lado titulo="Segunda prueba" lado="despues" datos={datos} />
        <div>
          <Titular comparacion={comparacion} />
        </div>
      </section>
      <div className={classes.download}>
        <DescargarComparacion datos={datos} />
      </div>
      <BarrasComparadas
        titulo={`${tituloPromedios(comparacion.tipo)} en ambas pruebas, en porcentaje (las mismas cifras están en la tabla)`}
        lados={['Primera prueba', 'Segunda prueba']}
        color="var(--experiencia)"
        filas={filas.map(({ nombre, guardado }) => ({ nombre, ...guardado }))}
      />
      <TablaDiferencias
        titulo="Promedios"
        lados={ladosPrueba}
        sinJuicio={general.comun !== null}
        filas={filas.map(({ _id, nombre, guardado }) => ({ clave: _id, nombre, diferencia: guardado }))}
        total={{ clave: 'general', nombre: 'Promedio general', diferencia: general.guardado }}
      />
      <Comunes comparacion={comparacion} />
      <PreguntasComparadas preguntas={preguntas} />
      <p className={classes.note}>{textoIguales(iguales)}.</p>
    </>
  );
}

/** The difference that decides: that of the common questions, with their number, where the tests do not ask the same. */
function Titular({ comparacion: { general, comunes } }: { readonly comparacion: ComparacionPruebas }) {
  const { guardado, comun } = general;
  if (comun === null)
    return (
      <>
        <span className={shared.note}>Diferencia</span>
        <Variacion diferencia={guardado} mejora="sube" texto={textoPuntos} grande />
      </>
    );
  return (
    <>
      <span className={shared.note}>{textoComunes(comunes)}</span>
      {comunes > 0 && <Variacion diferencia={comun} mejora="sube" texto={textoPuntos} grande />}
      <span className={shared.note}>
        Entre los promedios guardados, que son de preguntas distintas:{' '}
        <Variacion diferencia={guardado} mejora="sube" texto={textoPuntos} sinJuicio />
      </span>
    </>
  );
}

interface LadoProps {
  readonly titulo: string;
  readonly lado: 'antes' | 'despues';
  readonly datos: DatosComparacion;
}

function Lado({ titulo, lado, datos: { comparacion, criterios } }: LadoProps) {
  const { _id: id, nombre, intentos, creado } = comparacion[lado];
  const promedio = comparacion.general.guardado[lado];
  const momento = formatApart([comparacion.antes.creado, comparacion.despues.creado], formatShortDateTime);
  return (
    <div>
      <span className={shared.note}>{titulo}</span>
      <span className={classes.figure}>{promedio === null ? 'Sin datos' : formatPercent(promedio)}</span>
      {promedio !== null && (
        <span className={classes.criterion}>{buscarCriterio(criterios, promedio, fueraDeRango)}</span>
      )}
      {/* Behind a read-only link the tests have no id. */}
      {id === '' ? (
        <bdi>{nombre}</bdi>
      ) : (
        <Link to={paths.calculo.href({ id })}>
          <bdi>{nombre}</bdi>
        </Link>
      )}
      <span className={shared.note}>
        {intentos !== null && `Intento ${intentos}, `}
        <time dateTime={creado}>{momento(creado)}</time>
      </span>
    </div>
  );
}

/** Where the tests ask different questions: the means over those that both ask. */
function Comunes({ comparacion: { filas, general } }: { readonly comparacion: ComparacionPruebas }) {
  if (general.comun === null) return null;
  const comunes = filas.flatMap(({ _id, nombre, comun }) =>
    comun ? [{ clave: _id, nombre, diferencia: comun }] : [],
  );
  return (
    <>
      <p className={classes.note}>
        Las pruebas no tienen las mismas preguntas. La tabla siguiente compara solo las que están en ambas.
      </p>
      <TablaDiferencias
        titulo="Promedios de las preguntas comunes"
        lados={ladosPrueba}
        filas={comunes}
        total={{ clave: 'general', nombre: 'Promedio general', diferencia: general.comun }}
      />
    </>
  );
}
