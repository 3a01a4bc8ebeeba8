import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import type { ServicioPropio } from '../modelo/avisos.ts';
import { rellenarTexto } from '../modelo/rellenar.ts';
import textos from '../textos.json';
import { CamposAnalisis } from './campos-analisis.tsx';
import { Integracion } from './integracion.tsx';
import { SinConfigurar } from './sin-configurar.tsx';
import { Pasos } from './pasos.tsx';
import { useDatosAnalisis } from './use-datos-analisis.ts';

interface InstruccionesProps {
  readonly propio?: ServicioPropio;
  /** Whether this installation uses the embedded scanner. */
  readonly incorporado?: boolean;
}

/**
 * /sonarqube/instructions/{id}: three steps for an analysis by an external service, with the key, branch and
 * organization of this project. With the embedded analyser they are optional. The command's files stand below them.
 */
export function Instrucciones({
  propio = config.sonarqube,
  incorporado = config.escaneo === 'incorporado',
}: InstruccionesProps) {
  const { id = '' } = useParams();
  const proyecto = useQuery(leerProyectoQuery(id));
  const datos = useDatosAnalisis(propio);
  return (
    <Pagina titulo={textos.titulo} ruta="estatica">
      <EstadoConsulta consulta={proyecto} textoCargando="Cargando...">
        {({ clave, branch, link }) => {
          const pasos = (
            <>
              <p>{rellenarTexto(textos.introduccion, { rama: branch })}</p>
              <CamposAnalisis {...datos} propio={propio} link={link} />
              <Pasos datos={{ ...datos.eleccion, clave, rama: branch }} />
            </>
          );
          return (
            <>
              {incorporado ? <SinConfigurar id={id}>{pasos}</SinConfigurar> : pasos}
              <Integracion rama={branch} />
            </>
          );
        }}
      </EstadoConsulta>
      <Button component={Link} to={paths.listaProyectos.href()} mt="lg">
        {textos.boton}
      </Button>
    </Pagina>
  );
}
