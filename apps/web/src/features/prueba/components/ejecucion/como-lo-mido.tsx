import { Button } from '@mantine/core';
import { IconTerminal2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { buscarClave, buscarMedida } from '../../../../lib/hoja-de-medicion/buscar-medida.ts';
import { ContenidoMedida } from '../../../../lib/hoja-de-medicion/contenido-medida.tsx';
import { paths } from '../../../../lib/paths.ts';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import classes from './como-lo-mido.module.css';

interface ComoLoMidoProps {
  readonly numero: number;
  readonly descripcion: string;
  readonly pregunta: string;
  /** The other tool of the question, which shares the line with the button. */
  readonly children: ReactNode;
}

/** Opens the commands that give the figure; only for a question of the starter content, unchanged, that asks for one. */
export function ComoLoMido({ numero, descripcion, pregunta, children }: ComoLoMidoProps) {
  const [abierto, setAbierto] = useState(false);
  const panel = useId();
  const { data: clave = null } = useQuery({
    queryKey: ['hoja-de-medicion', 'clave', pregunta],
    queryFn: () => buscarClave(pregunta),
    staleTime: Infinity,
  });
  return (
    <>
      <div className={classes.tools}>
        {children}
        {clave !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconTerminal2 size={16} aria-hidden />}
            aria-label={`¿Cómo lo mido? Pregunta ${numero}`}
            aria-expanded={abierto}
            aria-controls={panel}
            onClick={() => {
              setAbierto(!abierto);
            }}
          >
            ¿Cómo lo mido?
          </Button>
        )}
      </div>
      {clave !== null && (
        <div id={panel} className={classes.panel} hidden={!abierto}>
          {abierto && <Medida clave={clave} descripcion={descripcion} />}
        </div>
      )}
    </>
  );
}

function Medida({ clave, descripcion }: { readonly clave: string; readonly descripcion: string }) {
  const consulta = useQuery({
    queryKey: ['hoja-de-medicion', clave],
    queryFn: () => buscarMedida(clave),
    staleTime: Infinity,
  });
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudo leer la hoja de medición."
    >
      {(medida) =>
        medida !== null && (
          <>
            <ContenidoMedida medida={medida} pauta={descripcion} />
            <p className={classes.more}>
              <Link to={`${paths.hojaDeMedicion.href()}#preparacion`} target="_blank">
                Qué hay que instalar y en qué carpeta (otra pestaña)
              </Link>
            </p>
          </>
        )
      }
    </EstadoConsulta>
  );
}
