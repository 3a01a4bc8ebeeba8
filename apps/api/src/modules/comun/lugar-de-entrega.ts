/** Parameters of a path as what one project delivered to one delivery. */
export function lugarDe({ entregaId, proyecto }: { readonly entregaId: string; readonly proyecto: string }) {
  return { entregaId, proyectoId: proyecto };
}
