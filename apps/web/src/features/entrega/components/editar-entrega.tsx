import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { useReload } from '../../../lib/forms/use-reload.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { cambiarEntrega } from '../api/cambiar-entrega.ts';
import { leerEntregaParaCambiarQuery } from '../api/leer-entrega.ts';
import { consecuencias } from '../modelo/consecuencias.ts';
import { aFormulario } from '../modelo/formulario.ts';
import { FormularioDeEntrega } from './formulario-de-entrega.tsx';

/** /entrega/{delivery}/editar; a reload of the delivery resets the form. */
export function EditarEntrega() {
  const { entregaId = '' } = useParams();
  const consulta = useQuery(leerEntregaParaCambiarQuery(entregaId));
  const recargar = useReload(consulta);
  const vuelta = paths.entrega.href({ entregaId });
  return (
    <Pagina
      titulo="Editar la entrega"
      migas={[{ texto: consulta.data?.value.entrega.titulo ?? 'Entrega', href: vuelta }]}
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={({ value }) => !value.entrega.cambiar}
        textoVacio="Las entregas las cambian los docentes del curso."
      >
        {({ value: { entrega }, etag }) => (
          <FormularioDeEntrega
            key={consulta.dataUpdatedAt}
            inicial={aFormulario(entrega)}
            ambito={entrega.ambito}
            zona={entrega.curso.zona}
            etag={etag}
            textoExito="Entrega guardada."
            rutaCancelar={vuelta}
            nota={
              entrega.fase === 'cerrada' && !entrega.publicada
                ? 'El plazo ya pasó y lo entregado está tomado. Si el cambio afecta a lo entregado, antes de guardar verá cómo.'
                : null
            }
            espera={
              entrega.fase === 'cerrada' && !entrega.publicada
                ? 'Guardando la entrega. Con muchos proyectos puede durar hasta un minuto.'
                : null
            }
            consecuencias={(enviada) => consecuencias(entrega, enviada)}
            enviar={async (enviada, opciones) => {
              await cambiarEntrega(entregaId, enviada, opciones.etag);
              return entregaId;
            }}
            onRecargar={recargar}
          />
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
