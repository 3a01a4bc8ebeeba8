// Runs as its own process: opens the database of the given folder and prints a line; then, by its
// mode, writes until it is killed, or lists the rows. Files are created under the loosest mask on
// purpose.
import { openDatabase } from '../index.ts';
import { addPauta, silent } from './pauta.ts';

process.umask(0);
const [dataDir = '', mode] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: silent });
process.stdout.write('open\n');
const { db } = database;
if (mode === 'list') {
  for (const { id } of await db.selectFrom('pautas').select('id').execute()) process.stdout.write(`${id}\n`);
  await database.close();
}
while (mode === 'write') process.stdout.write(`${await addPauta(db)}\n`);
