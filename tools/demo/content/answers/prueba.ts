import { answer } from './answer.ts';

/** Answers of Capacidad de Prueba on the second delivery, which has no test. */
export const prueba = [
  answer(
    'Pruebas unitarias de la lógica de negocio',
    0,
    'Todavía no hay ninguna prueba del software: ninguno de los 26 archivos con lógica, como precios.ts o multas.py, la tiene.',
  ),
  answer(
    'Pruebas de integración',
    0,
    'Ninguna prueba ejecuta las cuatro rutas de app.cjs ni las nueve de la biblioteca.',
  ),
  answer(
    'Cobertura de líneas medida',
    0,
    'No se mide: no hay pruebas, y ni package.json ni requisitos.txt nombran una herramienta de cobertura.',
  ),
  answer(
    'Casos de error y valores límite',
    0,
    'Ninguno de los cinco archivos más largos tiene pruebas: pedidos.ts, precios.ts, inventario.js, catalogo.py y multas.py.',
  ),
  answer('Pruebas de extremo a extremo', 0, 'No las hay, y los flujos principales no están descritos.'),
  answer('Pruebas que comprueban resultados', 0, 'No hay pruebas que leer.'),
  answer(
    'Cobertura de ramas medida',
    0,
    'No se mide; calcularDescuento, en precios.ts, sería un buen comienzo.',
  ),
  answer('Pruebas de mutación', 0, 'No consta ninguna ejecución: sin pruebas no hay mutantes que detectar.'),
  answer(
    'Dobles de prueba para servicios externos',
    0,
    'No hay pruebas; avisos.py ya recibe enviar, así que bastaría pasarle un doble.',
  ),
  answer('Base de datos de prueba aislada', 0, 'No hay pruebas, y tampoco base de datos.'),
  answer(
    'Ejecución sin red ni credenciales',
    0,
    'No hay pruebas que ejecutar: package.json no define la orden test.',
  ),
  answer('Independencia entre pruebas', 0, 'No hay pruebas que ejecutar en otro orden.'),
  answer(
    'Datos de prueba reproducibles',
    0,
    'No hay pruebas ni datos para ellas; vencen, en avisos.py, recibe la fecha de hoy y sería fácil de controlar.',
  ),
  answer('Control de las pruebas inestables', 0, 'No hay pruebas, ni por tanto omitidas o inestables.'),
  answer(
    'Restablecimiento del estado',
    0,
    'No hay pruebas; _libros, _socios y _prestamos vivirían de una a otra, porque son variables de sus módulos.',
  ),
  answer('Reejecución selectiva', 0, 'package.json no define ninguna orden, y la biblioteca tampoco.'),
  answer('Detención en el punto deseado', 0, 'No hay pruebas ni orden que las detenga.'),
  answer('Inicio desde un estado preparado', 0, 'No hay pruebas de integración ni de extremo a extremo.'),
] as const;
