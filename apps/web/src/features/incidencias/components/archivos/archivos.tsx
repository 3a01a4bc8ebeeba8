import {
  archivosConFallos,
  type ArchivoConFallos,
  type FalloArchivo,
} from '@mantenible/domain/calculo-estatico';
import type { ComponenteMedido, ResultadoPaginado } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';
import { contar } from '@mantenible/wording/contar';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { EstadoConsulta, Vacio } from '../../../../ui/estado-consulta/index.ts';
import { listarComponentesQuery } from '../../../../lib/analisis-api/listar-componentes.ts';
import { Carrusel } from '../carrusel/carrusel.tsx';
import { sinMedidasRelevantes } from '../../../../lib/escaneo/labels.ts';
import type { Analizado } from '../../../../lib/escaneo/analizado.ts';
import { compararFallos } from './orden-archivos.ts';
import classes from '../guia.module.css';
import archivosClasses from './archivos.module.css';
import { useEstadoArchivos, vistasArchivos } from './estado-archivos.ts';
import { ListaArchivos } from './lista-archivos.tsx';
import { DialogoRecomendaciones } from './dialogo-recomendaciones.tsx';
import { TarjetaArchivo } from './tarjeta-archivo.tsx';

const nombresVista = { carrusel: 'Uno por uno', lista: 'Lista completa' } as const;
const opcionesVista = vistasArchivos.map((value) => ({ value, label: nombresVista[value] }));

const sinVeredicto =
  'La lista incluye todo archivo cuya medida no está en su mejor valor: no indica por sí sola un defecto.';

/** Files with failing measures, each measure with its recommendations. */
export function Archivos({ analizado }: { readonly analizado: Analizado }) {
  const consulta = useQuery(listarComponentesQuery(analizado));
  return (
    <section className={classes.part} aria-labelledby="guia-archivos">
      <h3 id="guia-archivos">Archivos con medidas que incumplen una regla</h3>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={({ elementos }) => elementos.length === 0}
        textoVacio={sinMedidasRelevantes}
        accionVacio={<p>El servicio de análisis no devolvió ningún archivo con medidas.</p>}
      >
        {(componentes) => <Contenido {...componentes} />}
      </EstadoConsulta>
    </section>
  );
}

/** A failing measure of a file whose recommendations are shown. */
interface Consulta {
  readonly archivo: ArchivoConFallos;
  readonly fallo: FalloArchivo;
}

function Contenido({ elementos: componentes, total }: ResultadoPaginado<ComponenteMedido>) {
  const archivos = useMemo(() => [...archivosConFallos(componentes)].sort(compararFallos), [componentes]);
  const [consultado, setConsultado] = useState<Consulta | null>(null);
  return (
    <>
      {total > componentes.length && (
        <p className={classes.note}>
          Se revisaron {formatNumber(componentes.length)} de {contar(total, 'archivo', 'archivos')}: el
          servicio de análisis no entrega más.
        </p>
      )}
      {archivos.length === 0 ? (
        <Vacio texto={sinMedidasRelevantes}>
          <p>Ningún archivo incumple una regla. Archivos revisados: {formatNumber(componentes.length)}.</p>
        </Vacio>
      ) : (
        <>
          <p className={classes.note}>{sinVeredicto}</p>
          <ArchivosElegidos archivos={archivos} onConsultar={setConsultado} />
        </>
      )}
      <DialogoRecomendaciones
        consultado={consultado}
        onCerrar={() => {
          setConsultado(null);
        }}
      />
    </>
  );
}

interface ArchivosElegidosProps {
  readonly archivos: readonly ArchivoConFallos[];
  readonly onConsultar: (consulta: Consulta) => void;
}

/** The files one by one or in a list; the address keeps the choice. */
function ArchivosElegidos({ archivos, onConsultar }: ArchivosElegidosProps) {
  const [estado, cambiar] = useEstadoArchivos();
  return (
    <>
      <SegmentedControl
        className={archivosClasses.view}
        aria-label="Cómo ver los archivos"
        data={opcionesVista}
        value={estado.vista}
        onChange={(valor) => {
          cambiar({ vista: vistasArchivos.find((nombre) => nombre === valor) ?? 'carrusel' });
        }}
      />
      {estado.vista === 'carrusel' ? (
        <Carrusel etiqueta="Archivos, uno por uno" elementos={archivos}>
          {(archivo) => (
            <TarjetaArchivo
              archivo={archivo}
              onConsultar={(fallo) => {
                onConsultar({ archivo, fallo });
              }}
            />
          )}
        </Carrusel>
      ) : (
        <ListaArchivos
          archivos={archivos}
          estado={estado}
          cambiar={cambiar}
          onConsultar={(archivo, fallo) => {
            onConsultar({ archivo, fallo });
          }}
        />
      )}
    </>
  );
}
