import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Dialogo } from '../../../../ui/dialogo.tsx';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { listarPautasPendientesQuery } from '../../api/listar-pautas-pendientes.ts';
import { labels } from '../../labels.ts';
import { Propuesta } from './propuesta.tsx';
import { useAnadirPautas } from './use-anadir-pautas.ts';

/** Button that adds the new guidelines of the starter catalogue, after a dialog that names them. */
export function BotonIniciales() {
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => {
    setAbierto(false);
  };
  const consulta = useQuery(listarPautasPendientesQuery(abierto));
  const { anadir, anadiendo } = useAnadirPautas(cerrar);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setAbierto(true);
        }}
      >
        {labels.iniciales}
      </Button>
      <Dialogo opened={abierto} onClose={cerrar} title={labels.iniciales}>
        <EstadoConsulta
          consulta={consulta}
          textoCargando={labels.comparando}
          textoFallo={labels.falloIniciales}
          esVacio={(pendientes) => pendientes.length === 0}
          textoVacio={labels.sinIniciales}
          accionVacio={<Button onClick={cerrar}>Cerrar</Button>}
        >
          {(pendientes) => (
            <Propuesta pendientes={pendientes} anadiendo={anadiendo} onAnadir={anadir} onCancelar={cerrar} />
          )}
        </EstadoConsulta>
      </Dialogo>
    </>
  );
}
