// `npm run bench:carga -w lab`: the built product under load, on the embedded database and, where DATABASE_URL is set, on that
// PostgreSQL (an empty database): 50 connections with 80 % reads and 20 % writes beside a bare Fastify route, memory, and
// a class of 200 people. CARGA_SEGUNDOS (120) is the length of the load, CARGA_PERSONAS (200) the size of the class,
// CARGA_MINUTOS (0) the length of the watch on memory (15 for the target), CARGA_PARTES (mixta,clase) what is run,
// CARGA_MOTORES (PGlite,PostgreSQL) on which engines. SHARED_ANSWERS=0 has each call make its answer alone, DATABASE_PREPARE=0
// measures without prepared statements.
import { benchLoad } from './load/bench.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';

await ensureAllBuilt();

await benchLoad();
