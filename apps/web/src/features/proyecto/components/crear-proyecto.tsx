import { AvisoDeCuota } from '../../../lib/cuota-api/aviso-de-cuota.tsx';
import { usePersona } from '../../../lib/session/session.ts';
import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { crearProyecto } from '../api/crear-proyecto.ts';
import { cuerpoNuevo, valoresNuevos } from '../modelo/formulario.ts';
import { FormularioProyecto } from './formulario-proyecto.tsx';

/** /crear_proyecto */
export function CrearProyecto() {
  const { sub } = usePersona();
  return (
    <Pagina
      titulo="Crear proyecto"
      migas={[{ texto: 'Proyectos', href: paths.listaProyectos.href() }]}
      introduccion="Registre el repositorio que quiere evaluar."
    >
      <AvisoDeCuota cuotas={['proyectos']} />
      <FormularioProyecto
        inicial={valoresNuevos}
        etag={null}
        proyecto={null}
        textoGuardar="Crear proyecto"
        textoExito="Proyecto creado exitosamente."
        textoError="Se produjo un error al crear el proyecto."
        cuerpo={(valores) => cuerpoNuevo(valores, sub)}
        enviar={(cuerpo, { idempotencyKey }) => crearProyecto(cuerpo, idempotencyKey)}
        rutaCancelar={paths.listaProyectos.href()}
        destino={({ _id: id }) => paths.proyecto.href({ id })}
      />
    </Pagina>
  );
}
