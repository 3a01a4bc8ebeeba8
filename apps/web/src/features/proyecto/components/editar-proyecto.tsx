import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';

import { config } from '../../../lib/config.ts';
import { useReload } from '../../../lib/forms/use-reload.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { cambiarProyecto } from '../api/cambiar-proyecto.ts';
import { leerProyectoEditableQuery, leerToken } from '../api/leer-proyecto-editable.ts';
import { cuerpoCambio } from '../modelo/formulario.ts';
import { avisoRama } from '../modelo/rama-servicio.ts';
import { tokenOculto } from '../modelo/token-guardado.ts';
import { useVueltaDelFormulario } from '../modelo/vuelta-al-resumen.ts';
import { FormularioProyecto } from './formulario-proyecto.tsx';

/** /editar_proyecto/{id}: the name is locked; the stored token stays unless another one is typed. */
export function EditarProyecto({ escaneo = config.escaneo }) {
  const { id = '' } = useParams();
  const consulta = useQuery(leerProyectoEditableQuery(id));
  const vuelta = useVueltaDelFormulario(id);
  const recargar = useReload(consulta);
  const [token, setToken] = useState(tokenOculto);
  return (
    <Pagina titulo="Editar proyecto">
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {({ value, etag }) => {
          const { nombre, link, branch } = value;
          const inicial = { nombre, link, branch, githubtoken: token };
          return (
            <FormularioProyecto
              key={consulta.dataUpdatedAt}
              inicial={inicial}
              etag={etag}
              proyecto={value}
              textoGuardar="Guardar cambios"
              textoExito="Proyecto actualizado exitosamente."
              textoError="Se produjo un error al actualizar el proyecto."
              aviso={(valores) => avisoRama(escaneo, branch, valores.branch)}
              cuerpo={(valores) => cuerpoCambio(valores, inicial)}
              enviar={(cuerpo, opciones) => cambiarProyecto(id, cuerpo, opciones.etag)}
              rutaCancelar={vuelta}
              destino={() => vuelta}
              onRecargar={recargar}
              leerToken={async () => {
                const leido = await leerToken(id);
                setToken(leido);
                return leido;
              }}
            />
          );
        }}
      </EstadoConsulta>
    </Pagina>
  );
}
