import { fuentes } from '../contenido/fuentes.ts';

/** Sources, with a link where there is a public page. */
export function Fuentes() {
  return (
    <>
      <p>
        Las normas se venden: de ellas se usan aquí los nombres, los identificadores y las fórmulas que
        aparecen en descripciones públicas. Las definiciones están escritas con otras palabras.
      </p>
      <ul>
        {fuentes.map(({ id, texto, href }) => (
          <li key={id} id={id}>
            {href === null ? (
              texto
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {texto}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
