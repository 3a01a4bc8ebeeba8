import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { buscarCriterio, sinDescripcion } from '@mantenible/domain/criterio';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { useState } from 'react';

import { listarPropiedadesCalidadQuery } from '../../features/analisis/api/listar-propiedades-calidad.ts';
import { listarValoracionesQuery } from '../../features/analisis/api/listar-valoraciones.ts';
import { Defectos } from '../../features/analisis/components/defectos/defectos.tsx';
import { DialogoExplicacion } from '../../features/analisis/components/explicacion/dialogo-explicacion.tsx';
import type { Figura } from '../../features/analisis/components/figuras/figura.ts';
import { armarResultado, hayLineas } from '../../features/analisis/components/figuras/resultado.ts';
import { Medidas } from '../../features/analisis/components/medidas/medidas.tsx';
import { IncidenciasCompartidas } from '../../features/compartido/components/incidencias-compartidas.tsx';
import { listarMarcasQuery } from '../../lib/analisis-api/listar-marcas.ts';
import { sinMedidasRelevantes } from '../../lib/escaneo/labels.ts';
import { SobreElGrado } from '../../lib/escaneo/sobre-el-grado.tsx';
import { Vacio } from '../../ui/estado-consulta/index.ts';
import type { De } from './de.ts';
import classes from './analisis.module.css';
import { conId } from './rangos.ts';

/** A link has no id of a project: what the parts below would read with one stands in the cache. */
const sinProyecto = '';

/** The newest finished analysis of a project. */
export default function Analisis({ contenido }: { readonly contenido: De<'analisis'> }) {
  const [cliente] = useState(() => conLoLeido(contenido));
  const [figura, setFigura] = useState<Figura | null>(null);
  const { fecha, medidas, incidencias } = contenido;
  const leidas = medidas.map(({ metric, value }) => ({ metric, value }));
  const resultado = { ...armarResultado(leidas, fecha), sinCobertura: false };
  const partes = { proyectoId: sinProyecto, resultado, onExplicar: setFigura };
  return (
    <QueryClientProvider client={cliente}>
      <Cabecera contenido={contenido} grado={resultado.calculo.grado} />
      {hayLineas(resultado) ? (
        <>
          <Medidas {...partes} />
          <Defectos {...partes} />
        </>
      ) : (
        <Vacio texto={sinMedidasRelevantes} />
      )}
      {incidencias !== null && <IncidenciasCompartidas {...incidencias} />}
      <DialogoExplicacion
        figura={figura}
        resultado={resultado}
        onCerrar={() => {
          setFigura(null);
        }}
      />
    </QueryClientProvider>
  );
}

interface CabeceraProps {
  readonly contenido: De<'analisis'>;
  readonly grado: number | null;
}

function Cabecera({ contenido: { fecha, valoracion }, grado }: CabeceraProps) {
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>Grado de mantenibilidad</dt>
          <dd className={classes.degree}>{grado === null ? 'Sin grado' : formatPercent(grado)}</dd>
        </div>
        {grado !== null && (
          <div>
            <dt>Criterio de valoración</dt>
            <dd>{buscarCriterio(valoracion, grado, sinDescripcion)}</dd>
          </div>
        )}
        <div>
          <dt>Fecha del análisis</dt>
          <dd>
            <time dateTime={fecha}>{formatDateTime(fecha)}</time>
          </dd>
        </div>
      </dl>
      <SobreElGrado />
    </>
  );
}

/** Milliseconds for which the cache is fresh, within those of a timer: a page without a session reads nothing again. */
const frescura = 20 * 24 * 3_600_000;

function conLoLeido({ fecha, valoracion, propiedades }: De<'analisis'>): QueryClient {
  const updatedAt = Date.now() + frescura;
  const cliente = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const marcas = { puedeCambiar: false, motivo: null, silenciadas: 0, total: 0, marcas: [] };
  cliente.setQueryData(listarValoracionesQuery().queryKey, conId(valoracion), { updatedAt });
  const umbrales = propiedades.map((una) => ({ ...una, version: 0 }));
  cliente.setQueryData(listarPropiedadesCalidadQuery().queryKey, umbrales, { updatedAt });
  cliente.setQueryData(listarMarcasQuery({ proyectoId: sinProyecto, fecha }).queryKey, marcas, { updatedAt });
  return cliente;
}
