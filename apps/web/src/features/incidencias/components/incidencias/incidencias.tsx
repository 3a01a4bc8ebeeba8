import { formatNumber } from '@mantenible/wording/numeros';
import { contar } from '@mantenible/wording/contar';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ComponentType } from 'react';

import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { issuesQuery } from '../../api/issues.ts';
import type { Analizado } from '../../../../lib/escaneo/analizado.ts';
import { vistas } from './estado-lista.ts';
import { indexar, type Entrada } from '../../../../lib/incidencia/indice.ts';
import { ordenar } from '../../../../lib/incidencia/ordenar.ts';
import { DialogoFicha } from '../ficha/dialogo-ficha.tsx';
import { ListaCompleta } from '../lista/lista-completa.tsx';
import { CarruselIncidencias } from './carrusel-incidencias.tsx';
import comunes from '../guia.module.css';
import classes from './incidencias.module.css';
import { useEstadoLista } from './use-estado-lista.ts';

const nombresVista = { carrusel: 'Una por una', lista: 'Lista completa' } as const;
const opcionesVista = vistas.map((value) => ({ value, label: nombresVista[value] }));

/** Port to the viewer of source code, which another feature provides. */
export interface CodigoProps {
  readonly analizado: Analizado;
  /** All issues of the project. */
  readonly entradas: readonly Entrada[];
  /** Issue whose source is shown; null closes the viewer. */
  readonly elegida: Entrada | null;
  /** True while another dialog covers the viewer. */
  readonly debajo: boolean;
  readonly onElegir: (entrada: Entrada) => void;
  readonly onVerFicha: (entrada: Entrada) => void;
  readonly onCerrar: () => void;
}

interface IncidenciasProps {
  readonly analizado: Analizado;
  readonly Codigo: ComponentType<CodigoProps>;
}

/** Issues of the project, one by one or in a list, with the source and the rule of the selected one. */
export function Incidencias({ analizado, Codigo }: IncidenciasProps) {
  const consulta = useQuery(issuesQuery(analizado));
  return (
    <section className={comunes.part} aria-labelledby="guia-incidencias">
      <h3 id="guia-incidencias">Incidencias del código</h3>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={({ issues }) => issues.length === 0}
        textoVacio="No hay issues disponibles"
        accionVacio={<p>El análisis no dejó ninguna incidencia de mantenibilidad abierta.</p>}
      >
        {({ issues, total }) => (
          <Contenido analizado={analizado} issues={issues} total={total} Codigo={Codigo} />
        )}
      </EstadoConsulta>
    </section>
  );
}

interface ContenidoProps extends IncidenciasProps {
  readonly issues: Parameters<typeof indexar>[0];
  readonly total: number;
}

function Contenido({ analizado, issues, total, Codigo }: ContenidoProps) {
  const indice = useMemo(() => indexar(issues), [issues]);
  const porGravedad = useMemo(() => ordenar(indice.entradas, 'severidad', false), [indice]);
  const [estado, cambiar] = useEstadoLista();
  const [abierta, setAbierta] = useState<Entrada | null>(null);
  const [conFicha, setConFicha] = useState<Entrada | null>(null);
  return (
    <>
      <SegmentedControl
        className={classes.view}
        aria-label="Cómo ver las incidencias"
        data={opcionesVista}
        value={estado.vista}
        onChange={(valor) => {
          cambiar({ vista: vistas.find((nombre) => nombre === valor) ?? 'carrusel' });
        }}
      />
      {total > issues.length && (
        <p className={comunes.note}>
          Se muestran {formatNumber(issues.length)} de {contar(total, 'incidencia', 'incidencias')}: el
          servicio de análisis no entrega más.
        </p>
      )}
      {estado.vista === 'carrusel' ? (
        <CarruselIncidencias entradas={porGravedad} onVerCodigo={setAbierta} onVerFicha={setConFicha} />
      ) : (
        <ListaCompleta indice={indice} estado={estado} cambiar={cambiar} onElegir={setAbierta} />
      )}
      <Codigo
        analizado={analizado}
        entradas={indice.entradas}
        elegida={abierta}
        debajo={conFicha !== null}
        onElegir={setAbierta}
        onVerFicha={setConFicha}
        onCerrar={() => {
          setAbierta(null);
        }}
      />
      <DialogoFicha
        entrada={conFicha}
        onCerrar={() => {
          setConFicha(null);
        }}
      />
    </>
  );
}
