import { fuentes } from '../contenido/fuentes.ts';
import shared from '../../../ui/shared.module.css';

/** The sources of one section, each a link to its entry at the end of the page. */
export function FuentesDeApartado({ apartado }: { readonly apartado: string }) {
  const suyas = fuentes.filter(({ para }) => para.some((uno) => uno === apartado));
  if (suyas.length === 0) return null;
  return (
    <p className={shared.largeNote}>
      {suyas.length === 1 ? 'Fuente: ' : 'Fuentes: '}
      {suyas.map(({ id, breve }, i) => (
        <span key={id}>
          {i > 0 && ' · '}
          <a href={`#${id}`}>{breve}</a>
        </span>
      ))}
    </p>
  );
}
