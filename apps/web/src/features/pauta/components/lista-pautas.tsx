import type { Pauta } from '@mantenible/domain/pauta';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { listarPautasQuery } from '../../../lib/catalogo-api/listar-pautas.ts';
import { paths } from '../../../lib/paths.ts';
import { PaginaLista } from '../../../lib/registros/pagina-lista.tsx';
import type { Columna } from '../../../ui/tabla-registros.tsx';
import { labels } from '../labels.ts';
import { BotonIniciales } from './iniciales/boton-iniciales.tsx';

const columnas: readonly Columna<Pauta>[] = [
  { titulo: 'Descripción', celda: (pauta) => pauta.descripcion },
  { titulo: 'Pregunta', celda: (pauta) => pauta.pregunta },
  { titulo: 'Niveles', celda: (pauta) => pauta.nivelesCumplimiento.length, numerica: true },
];

/** /lista_pauta */
export function ListaPautas() {
  return (
    <PaginaLista
      recurso="pautas"
      consulta={useQuery(listarPautasQuery())}
      labels={labels}
      singular="pauta"
      plural="pautas"
      columnas={columnas}
      nombreDe={({ descripcion }) => descripcion}
      textoDe={({ descripcion, pregunta }) => `${descripcion} ${pregunta}`}
      rutaCrear={paths.crearPauta.href()}
      rutaEditar={(id) => paths.editarPauta.href({ id })}
      debajo={
        <Group gap="sm">
          <BotonIniciales />
          <Button variant="default" component={Link} to={paths.traslado.href()}>
            Trasladar el catálogo
          </Button>
          <Button variant="default" component={Link} to={paths.papelera.href()}>
            Papelera
          </Button>
        </Group>
      }
    />
  );
}
