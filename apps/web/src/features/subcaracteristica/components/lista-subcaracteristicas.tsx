import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';
import { useQuery } from '@tanstack/react-query';

import { listarSubcaracteristicasQuery } from '../../../lib/catalogo-api/listar-subcaracteristicas.ts';
import { paths } from '../../../lib/paths.ts';
import { PaginaLista } from '../../../lib/registros/pagina-lista.tsx';
import type { Columna } from '../../../ui/tabla-registros.tsx';
import { labels } from '../labels.ts';

const columnas: readonly Columna<Subcaracteristica>[] = [
  { titulo: 'Nombre', celda: (subcaracteristica) => subcaracteristica.nombre },
  {
    titulo: 'Métricas',
    celda: ({ metricas }) =>
      metricas.length === 0 ? labels.sinMetricas : metricas.map(({ nombre }) => nombre).join(' · '),
  },
];

/** /lista_subcaracteristicas */
export function ListaSubcaracteristicas() {
  return (
    <PaginaLista
      recurso="subcaracteristicas"
      consulta={useQuery(listarSubcaracteristicasQuery())}
      labels={labels}
      singular="subcaracterística"
      plural="subcaracterísticas"
      columnas={columnas}
      nombreDe={({ nombre }) => nombre}
      rutaCrear={paths.crearSubcaracteristica.href()}
      rutaEditar={(id) => paths.editarSubcaracteristica.href({ id })}
      sinPaginar
    />
  );
}
