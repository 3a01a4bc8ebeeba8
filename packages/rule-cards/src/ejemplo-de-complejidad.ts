/** One line of a function worked by hand. */
export interface LineaTrabajada {
  readonly codigo: string;
  /** What the line adds to the cyclomatic complexity. */
  readonly ciclomatica: number;
  /** What the line adds to the cognitive complexity. */
  readonly cognitiva: number;
  /** Reason for what is added; empty where nothing is. */
  readonly motivo: string;
}

const linea = (codigo: string, ciclomatica = 0, cognitiva = 0, motivo = ''): LineaTrabajada => ({
  codigo,
  ciclomatica,
  cognitiva,
  motivo,
});

/** A function of JavaScript with what each line adds to both complexities; a test counts with the analyser. */
export const ejemploDeComplejidad: readonly LineaTrabajada[] = [
  linea('export function totalDePedido(pedido, cliente) {', 1, 0, 'La función: un camino.'),
  linea('  let total = 0;'),
  linea('  for (const linea of pedido.lineas) {', 1, 1, 'El bucle abre otro camino e interrumpe la lectura.'),
  linea(
    '    if (linea.gratis) continue;',
    1,
    2,
    'Otro camino; al leerlo se está ya dentro del bucle: uno más uno.',
  ),
  linea('    total += linea.precio;'),
  linea('  }'),
  linea(
    '  if (cliente.socio && total > 100) {',
    2,
    2,
    'El «if» y el «&&» abren un camino cada uno; la serie de «&&» suma uno al leerla.',
  ),
  linea('    total -= 10;'),
  linea(
    '  } else if (cliente.nuevo) {',
    1,
    1,
    'Otro camino; «else if» suma uno, sin añadir nada por el anidamiento.',
  ),
  linea('    total -= 5;'),
  linea('  } else {', 0, 1, 'No hay camino nuevo, pero quien lee debe recordar la condición.'),
  linea('    total += pedido.envio;'),
  linea('  }'),
  linea('  return total;'),
  linea('}'),
];
