import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { crearEntrega } from '../api/crear-entrega.ts';
import { listarEntregasQuery } from '../api/listar-entregas.ts';
import { formularioNuevo } from '../modelo/formulario.ts';
import { FormularioDeEntrega } from './formulario-de-entrega.tsx';

/** /curso/{course}/entregas/nueva */
export function CrearEntrega() {
  const { cursoId = '' } = useParams();
  const consulta = useQuery(listarEntregasQuery(cursoId));
  const [abierto] = useState(() => Date.now());
  const vuelta = paths.entregasDeCurso.href({ cursoId });
  return (
    <Pagina titulo="Nueva entrega" migas={[{ texto: 'Entregas', href: vuelta }]}>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={({ crear }) => !crear}
        textoVacio="Las entregas las crean los docentes del curso."
      >
        {({ zona }) => (
          <FormularioDeEntrega
            inicial={formularioNuevo(zona, abierto)}
            ambito={null}
            zona={zona}
            etag={null}
            textoExito="Entrega creada."
            rutaCancelar={vuelta}
            enviar={(enviada, { idempotencyKey }) => crearEntrega(cursoId, enviada, idempotencyKey)}
          />
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
