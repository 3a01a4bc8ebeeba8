import { formatNumber } from '@mantenible/wording/numeros';
import { contar } from '@mantenible/wording/contar';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';

import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { listarIncidenciasQuery } from '../../../../lib/analisis-api/listar-incidencias.ts';
import { config } from '../../../../lib/config.ts';
import { useTitulos } from '../../../../lib/incidencia/use-titulos.ts';
import { dondeSeBuscanIncidencias } from '../../../../lib/escaneo/labels.ts';
import type { Analizado, GuiaProps } from '../../../../lib/escaneo/analizado.ts';
import { vistas } from './estado-lista.ts';
import { indexar, type Entrada } from '../../../../lib/incidencia/indice.ts';
import { ordenar } from '../../../../lib/incidencia/ordenar.ts';
import { DialogoFicha } from '../ficha/dialogo-ficha.tsx';
import { ListaCompleta } from '../lista/lista-completa.tsx';
import { CarruselIncidencias } from './carrusel-incidencias.tsx';
import { DialogoMarcar } from '../marcas/dialogo-marcar.tsx';
import { EstadoMarcas, MarcasSinIncidencias } from '../marcas/lista-marcas.tsx';
import { BotonMarcar, MarcaDeIncidencia } from '../marcas/marca-de-incidencia.tsx';
import { useMarcas } from '../marcas/use-marcas.ts';
import { NuevasDesde } from '../nuevas/nuevas-desde.tsx';
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
  /** What a person decided about the shown issue, and the button to decide. */
  readonly marca: ReactNode;
}

interface IncidenciasProps extends Pick<GuiaProps, 'terminados'> {
  readonly analizado: Analizado;
  readonly Codigo: ComponentType<CodigoProps>;
}

/** Issues of the project, one by one or in a list, with the source and the rule of the selected one. */
export function Incidencias({ analizado, terminados, Codigo }: IncidenciasProps) {
  const consulta = useQuery(listarIncidenciasQuery(analizado));
  return (
    <section className={comunes.part} aria-labelledby="guia-incidencias">
      <h3 id="guia-incidencias">Incidencias del código</h3>
      {config.escaneo === 'incorporado' && <p className={comunes.note}>{dondeSeBuscanIncidencias}</p>}
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={({ issues }) => issues.length === 0}
        textoVacio="No hay issues disponibles"
        accionVacio={
          <>
            <p>El análisis no dejó ninguna incidencia de mantenibilidad abierta.</p>
            <MarcasSinIncidencias analizado={analizado} terminados={terminados} />
          </>
        }
      >
        {({ issues, total }) => (
          <Contenido
            analizado={analizado}
            terminados={terminados}
            issues={issues}
            total={total}
            Codigo={Codigo}
          />
        )}
      </EstadoConsulta>
    </section>
  );
}

interface ContenidoProps extends IncidenciasProps {
  readonly issues: Parameters<typeof indexar>[0];
  readonly total: number;
}

function Contenido({ analizado, terminados, issues, total, Codigo }: ContenidoProps) {
  // The messages of a scanning service are in English.
  const tituloDe = useTitulos(config.escaneo === 'sonarqube');
  const indice = useMemo(() => indexar(issues, tituloDe), [issues, tituloDe]);
  const porGravedad = useMemo(() => ordenar(indice.entradas, 'severidad', false), [indice]);
  const [estado, cambiar] = useEstadoLista();
  const [abierta, setAbierta] = useState<Entrada | null>(null);
  const [conFicha, setConFicha] = useState<Entrada | null>(null);
  const [porMarcar, setPorMarcar] = useState<Entrada | null>(null);
  const marcas = useMarcas(analizado, terminados, indice.entradas);
  const marcaDe = (entrada: Entrada) => <MarcaDeIncidencia entrada={entrada} marcas={marcas} />;
  const botonDe = (entrada: Entrada) => (
    <BotonMarcar entrada={entrada} marcas={marcas} onMarcar={setPorMarcar} />
  );
  return (
    <>
      <ElegirVista
        vista={estado.vista}
        onCambio={(vista) => {
          cambiar({ vista });
        }}
      />
      {total > issues.length && <AvisoParcial mostradas={issues.length} total={total} />}
      <EstadoMarcas marcas={marcas} total={total} ofrecidas={terminados !== null} />
      <NuevasDesde
        proyectoId={analizado.proyectoId}
        terminados={terminados}
        entradas={porGravedad}
        desde={estado.desde}
        onCambio={(desde) => {
          cambiar({ desde });
        }}
      >
        {(nuevas) =>
          estado.vista === 'carrusel' ? (
            <CarruselIncidencias
              key={estado.desde}
              entradas={nuevas === null ? porGravedad : porGravedad.filter(({ id }) => nuevas.has(id))}
              onVerCodigo={setAbierta}
              onVerFicha={setConFicha}
              marcaDe={marcaDe}
              botonDe={botonDe}
            />
          ) : (
            <ListaCompleta
              indice={indice}
              estado={estado}
              nuevas={nuevas}
              cambiar={cambiar}
              onElegir={setAbierta}
              marcas={marcas.porEntrada}
            />
          )
        }
      </NuevasDesde>
      <Codigo
        analizado={analizado}
        entradas={indice.entradas}
        elegida={abierta}
        debajo={conFicha !== null || porMarcar !== null}
        marca={
          abierta && (
            <>
              {marcaDe(abierta)}
              {botonDe(abierta)}
            </>
          )
        }
        onElegir={setAbierta}
        onVerFicha={setConFicha}
        onCerrar={() => {
          setAbierta(null);
        }}
      />
      <DialogoMarcar
        proyectoId={analizado.proyectoId}
        analisis={marcas.analisis}
        entrada={porMarcar}
        onCerrar={() => {
          setPorMarcar(null);
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

function AvisoParcial({ mostradas, total }: { readonly mostradas: number; readonly total: number }) {
  return (
    <p className={comunes.note}>
      Se muestran {formatNumber(mostradas)} de {contar(total, 'incidencia', 'incidencias')}: el servicio de
      análisis no entrega más.
    </p>
  );
}

interface ElegirVistaProps {
  readonly vista: (typeof vistas)[number];
  readonly onCambio: (vista: (typeof vistas)[number]) => void;
}

function ElegirVista({ vista, onCambio }: ElegirVistaProps) {
  return (
    <SegmentedControl
      className={classes.view}
      aria-label="Cómo ver las incidencias"
      data={opcionesVista}
      value={vista}
      onChange={(valor) => {
        onCambio(vistas.find((nombre) => nombre === valor) ?? 'carrusel');
      }}
    />
  );
}
