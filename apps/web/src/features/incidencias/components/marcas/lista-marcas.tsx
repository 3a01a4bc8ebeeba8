import type { Marca, Marcas } from '@mantenible/contracts/marca';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Badge } from '@mantine/core';
import { useState } from 'react';

import type { Analizado, GuiaProps } from '../../../../lib/escaneo/analizado.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import {
  contarPresentes,
  nombreDecision,
  textoLugar,
  textoMarcados,
  textoSilenciadas,
} from '../../../../lib/marca/textos.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { paginate } from '../../../../ui/paginate.ts';
import { Paginador } from '../../../../ui/paginador.tsx';
import { RutaPartida } from '../../../../ui/ruta-partida.tsx';
import { useFocoTrasQuitar } from '../../../../ui/use-foco-tras-quitar.ts';
import comunes from '../guia.module.css';
import classes from './marcas.module.css';
import { useMarcas, type MarcasDeLista } from './use-marcas.ts';

interface EstadoMarcasProps {
  readonly marcas: MarcasDeLista;
  /** Findings of the analysis. */
  readonly total: number;
  /** Whether the product's own analyses can have marks. */
  readonly ofrecidas: boolean;
}

/** How many findings are marked and which ones, or why none can be. */
export function EstadoMarcas({ marcas, total, ofrecidas }: EstadoMarcasProps) {
  const { leidas, error } = marcas;
  if (!ofrecidas)
    return (
      <p className={comunes.note}>
        Marcar incidencias no se ofrece aquí: con un servicio de SonarQube se marcan en él.
      </p>
    );
  if (error !== null) return <p className={comunes.note}>No se pudieron leer las marcas. {error.message}</p>;
  if (leidas === undefined) return null;
  const presentes = contarPresentes(leidas);
  return (
    <>
      {presentes > 0 && (
        <p className={comunes.note}>
          {contar(total, 'olor', 'olores')}, {textoMarcados(presentes)}
        </p>
      )}
      {leidas.silenciadas > 0 && <p className={comunes.note}>{textoSilenciadas(leidas.silenciadas)}</p>}
      {leidas.motivo !== null && <p className={comunes.note}>{leidas.motivo}</p>}
      {leidas.total > 0 && <ListaMarcas marcas={marcas} leidas={leidas} />}
    </>
  );
}

const sinEntradas: readonly Entrada[] = [];

/** The marks of a project whose newest analysis has no issue: they are kept. */
export function MarcasSinIncidencias({
  analizado,
  terminados,
}: Pick<GuiaProps, 'terminados'> & { readonly analizado: Analizado }) {
  const marcas = useMarcas(analizado, terminados, sinEntradas);
  return terminados !== null && <EstadoMarcas marcas={marcas} total={0} ofrecidas />;
}

const porPagina = 20;

function ListaMarcas({
  marcas: { quitar, quitando },
  leidas,
}: Pick<EstadoMarcasProps, 'marcas'> & { readonly leidas: Marcas }) {
  const [pedida, setPagina] = useState(1);
  const { items, page, pages } = paginate(leidas.marcas, pedida, porPagina);
  const contenedor = useFocoTrasQuitar(leidas.marcas.length);
  return (
    <details className={classes.list}>
      <summary>
        {contar(leidas.total, 'incidencia marcada', 'incidencias marcadas')}: ver cuáles y por qué
      </summary>
      <div ref={contenedor} tabIndex={-1}>
        <ul aria-label="Incidencias marcadas">
          {items.map((marca) => (
            <li key={marca._id}>
              <Fila marca={marca} />
              {leidas.puedeCambiar && (
                <BotonOcupado
                  variant="subtle"
                  size="compact-md"
                  ocupado={quitando === marca._id}
                  aria-label={`Quitar la marca: ${marca.mensaje}`}
                  onClick={() => {
                    quitar(marca);
                  }}
                >
                  Quitar la marca
                </BotonOcupado>
              )}
            </li>
          ))}
        </ul>
      </div>
      {leidas.total > leidas.marcas.length && (
        <p>Se muestran las primeras {formatNumber(leidas.marcas.length)}.</p>
      )}
      {pages > 1 && (
        <Paginador
          pagina={page}
          paginas={pages}
          onCambio={setPagina}
          etiqueta="Páginas de incidencias marcadas"
        />
      )}
    </details>
  );
}

function Fila({ marca }: { readonly marca: Marca }) {
  const { autor, decision, razon, regla, mensaje, archivo } = marca;
  return (
    <>
      <p>
        <Badge component="span" variant="light" color="gray" tt="none">
          {nombreDecision[decision]}
        </Badge>{' '}
        {razon}
      </p>
      <p className={classes.hint}>
        {mensaje} · <bdi>{regla}</bdi> ·{' '}
        <code>
          <RutaPartida ruta={archivo} />
        </code>
        , {textoLugar(marca)}
        {autor !== undefined && (
          <>
            {' '}
            · <bdi>{autor}</bdi>
          </>
        )}
      </p>
    </>
  );
}
