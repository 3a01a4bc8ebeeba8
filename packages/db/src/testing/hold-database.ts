// Run as a process of its own: opens the database of the folder given and says so, keeps writing if told to, until
// it is killed, or lists what it holds. Files are made under the loosest mask on purpose.
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
