import { answer, at } from './answer.ts';

/** Answers of Reusabilidad on the second delivery. */
export const reusabilidad = [
  answer(
    'Activos compartidos centralizados',
    1,
    'La biblioteca tiene el paquete util, pero ninguna de sus 8 funciones se usa desde dos módulos: dias_de_retraso solo desde multas.py, siguiente_habil solo desde rutas/prestamos.py, y recortar, a_csv e inicial desde ninguno. La tienda no tiene carpeta compartida.',
    at('biblioteca/biblioteca/util/fechas.py', 8, 28),
    at('biblioteca/biblioteca/util/texto.py', 8, 42),
  ),
  answer(
    'Código repetido',
    2,
    'El análisis encuentra 65 líneas repetidas en 1 146 líneas de código (5,7 %): los informes mensual y anual de informes.cjs, que exportar.cjs repite en parte, y los de socio y libro de biblioteca/informes.py.',
    at('tienda/servidor/informes.cjs', 9, 23),
    at('tienda/servidor/informes.cjs', 31, 45),
    at('tienda/servidor/exportar.cjs', 10, 22),
    at('biblioteca/biblioteca/informes.py', 10, 20),
    at('biblioteca/biblioteca/informes.py', 29, 39),
  ),
  answer(
    'Configuración separada del código',
    1,
    'Solo el puerto de la tienda sale del entorno (PUERTO, en app.cjs). Están escritos el puerto 8000 de app.py, la dirección del servidor en http.js y la carpeta temporal en limpieza.py.',
    at('tienda/servidor/app.cjs', 58),
    at('biblioteca/app.py', 7),
    at('tienda/src/servicios/http.js', 9),
    at('biblioteca/tareas/limpieza.py', 4),
  ),
  answer(
    'Independencia del marco de trabajo',
    2,
    'De 26 archivos con lógica propia, 19 no lo importan. Lo importan siete: app.cjs, Tienda.tsx, Carrito.jsx, FormularioPago.tsx, rutas/libros.py, rutas/prestamos.py y rutas/socios.py.',
    at('tienda/src/dominio/precios.ts', 1, 2),
    at('biblioteca/biblioteca/multas.py', 3, 5),
    at('tienda/servidor/app.cjs', 3, 6),
  ),
  answer(
    'Documentación de los activos más usados',
    1,
    'Tres de los diez: moneda.ts, fechas.py y biblioteca/__init__.py. No tipos.ts, modelos.py, precios.ts, catalogo.py, multas.py, rutas/socios.py ni rutas/libros.py; los que empatan con una sola importación se toman por orden de ruta.',
    at('tienda/src/dominio/moneda.ts', 1, 16),
    at('biblioteca/biblioteca/util/fechas.py', 1, 28),
    at('tienda/src/dominio/tipos.ts', 1, 33),
  ),
  answer(
    'Analizador de estilo en uso',
    0,
    'No hay configuración de ESLint, Biome, Ruff ni Flake8; sonar-project.properties solo nombra el proyecto y sus fuentes.',
  ),
  answer(
    'Infracciones pendientes',
    0,
    'Solo ruff check --select E,F da 25 avisos: repartidos entre las 1 061 líneas de todo el código son ya 24 por cada 1 000, sin contar los de ESLint. El análisis, con más reglas, encuentra 102 incidencias.',
  ),
  answer(
    'Formato automático del código',
    0,
    'No hay configuración de Prettier, Biome, Black ni Ruff, y package.json no define ninguna orden.',
  ),
  answer(
    'Comprobación estática de tipos',
    1,
    'tsconfig.json activa strict, pero ninguna orden ejecuta tsc; en la biblioteca hay anotaciones en modelos.py y fechas.py, y tampoco las comprueba ninguna.',
    at('tienda/tsconfig.json', 1, 12),
    at('tienda/package.json', 1, 11),
    at('biblioteca/biblioteca/util/fechas.py', 8, 20),
    { url: 'https://www.typescriptlang.org/tsconfig/#strict' },
  ),
  answer(
    'Supresiones justificadas de reglas',
    0,
    'No hay reglas que desactivar, porque no hay ningún analizador configurado. La única marca, un NOSONAR de limpieza.py, no dice por qué.',
  ),
  answer(
    'Convención de nombres',
    0,
    'No está escrita ni configurada; en texto.py conviven normalizar y Parecido, y palabrasA con sin_tildes.',
  ),
  answer(
    'Código sin uso',
    0,
    'Al menos 9 elementos en 1 061 líneas (8,5 por cada 1 000): ningún archivo importa inventario.js, pedidos.ts, almacen.ts ni exportar.cjs; nada llama a recortar, a_csv ni inicial, de texto.py; y hay código comentado en inventario.js y catalogo.py.',
  ),
  answer(
    'Números sin nombre',
    0,
    'Son 34 en 1 061 líneas (32 por cada 1 000): 28 según no-magic-numbers de ESLint, 20 de ellos en precios.ts, y 6 según PLR2004 de Ruff.',
  ),
] as const;
