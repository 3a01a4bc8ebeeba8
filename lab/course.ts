// `npm run bench:curso -w lab`: the built product with a course of 1000 people and as many projects, on the embedded database and, where
// DATABASE_URL names a PostgreSQL, on a database of its own there that it drops: pages of the class by every column, marks, agreement, 200 people who
// join, and 'Analizar lo entregado' over 60 repositories, beside targets. `-- --solo=pagina,notas,acuerdo,ingresos,entrega` runs some
// parts, `--motores=PGlite,PostgreSQL` some engines; `--personas`, `--lecturas`, `--ingresos` and `--repositorios` set sizes.
import { benchCourse } from './course/bench.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';

await ensureAllBuilt();

await benchCourse(process.argv.slice(2));
