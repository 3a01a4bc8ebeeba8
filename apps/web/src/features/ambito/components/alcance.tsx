import { ambitoVigente } from '@mantenible/domain/ambito';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { config } from '../../../lib/config.ts';
import { EnlaceGuia } from '../../../lib/enlace-guia.tsx';
import { useReload } from '../../../lib/forms/use-reload.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerAlcanceQuery } from '../api/leer-alcance.ts';
import { FormularioDeAlcance } from './formulario-de-alcance.tsx';
import { PuntoDePartida } from './punto-de-partida.tsx';
import { QuienLoFija, type Leido } from './quien-lo-fija.tsx';

/** /alcance/{projectId}: the files that the analyses of a project cover. */
export function Alcance() {
  const { id = '' } = useParams();
  return (
    <Pagina
      titulo="Alcance del análisis"
      ruta="estatica"
      introduccion={
        <p>
          Qué archivos cuentan en las medidas, cuáles son pruebas y cuáles quedan fuera, con los patrones de
          SonarQube. <EnlaceGuia a="alcance">Guía: qué se analiza</EnlaceGuia>
        </p>
      }
    >
      {config.escaneo === 'incorporado' ? (
        <>
          <Leida proyectoId={id} />
          <PuntoDePartida proyectoId={id} />
        </>
      ) : (
        <Vacio texto="El análisis de este proyecto lo hace un servicio externo, que sigue su propia configuración y el archivo sonar-project.properties: desde aquí no se cambia su alcance. Tampoco hay un punto de partida, reglas propias de pruebas ni marcas, porque necesitan los análisis propios de Mantenible.">
          <Button component={Link} to={paths.instrucciones.href({ id })} color="blue" variant="light">
            Ver las instrucciones
          </Button>
        </Vacio>
      )}
    </Pagina>
  );
}

function Leida({ proyectoId }: { readonly proyectoId: string }) {
  const consulta = useQuery(leerAlcanceQuery(proyectoId));
  const recargar = useReload(consulta);
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudo cargar el alcance del análisis."
    >
      {(leido) => (
        <>
          <QuienLoFija proyectoId={proyectoId} leido={leido} recargar={recargar} />
          <Contenido
            // Another version begins with a form of its own.
            key={leido.version}
            proyectoId={proyectoId}
            leido={leido}
            recargar={recargar}
          />
        </>
      )}
    </EstadoConsulta>
  );
}

interface ContenidoProps {
  readonly proyectoId: string;
  readonly leido: Leido;
  readonly recargar: () => void;
}

function Contenido({ proyectoId, leido, recargar }: ContenidoProps) {
  const { ambito, version, usado, puedeCambiar } = leido;
  const [escribiendo, setEscribiendo] = useState(ambito !== null);
  return (
    <>
      {ambito === null && !escribiendo && (
        <Vacio texto="El proyecto no fija ningún alcance propio.">
          {puedeCambiar && (
            <Button
              onClick={() => {
                setEscribiendo(true);
              }}
            >
              Fijar un alcance
            </Button>
          )}
        </Vacio>
      )}
      {escribiendo && (
        <FormularioDeAlcance
          proyectoId={proyectoId}
          // Without a setting the person begins with what the newest analysis followed.
          inicial={ambitoVigente(ambito, usado)}
          version={version}
          puedeCambiar={puedeCambiar}
          recargar={recargar}
        />
      )}
    </>
  );
}
