import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { useQuery } from '@tanstack/react-query';

import { listarListasVerificacionQuery } from '../../../lib/catalogo-api/listar-listas-verificacion.ts';
import { paths } from '../../../lib/paths.ts';
import { PaginaLista } from '../../../lib/registros/pagina-lista.tsx';
import type { Columna } from '../../../ui/tabla-registros.tsx';
import { labels } from '../labels.ts';

const columnas: readonly Columna<ListaVerificacion>[] = [
  { titulo: 'Nombre', celda: (lista) => lista.nombre },
  { titulo: 'Pautas', celda: (lista) => lista.pautas.length, numerica: true },
];

/** Page of /lista_verificacion. */
export function ListasVerificacion() {
  return (
    <PaginaLista
      recurso="listasVerificacion"
      consulta={useQuery(listarListasVerificacionQuery())}
      labels={labels}
      singular="lista de verificación"
      plural="listas de verificación"
      columnas={columnas}
      nombreDe={({ nombre }) => nombre}
      rutaCrear={paths.crearLista.href()}
      rutaEditar={(id) => paths.editarLista.href({ id })}
    />
  );
}
