// seguridad: 44
import { expect, it } from 'vitest';

import { fairly, type Place } from './fair.ts';

const full = () => new Error('full');

/** A queue of one task at a time, and the order in which tasks start; `end` ends the running one. */
function queue(mostWaiting = 1000) {
  const run = fairly(1, mostWaiting, full);
  const log: string[] = [];
  let running: () => void = () => undefined;
  const add = (name: string, place: Place) =>
    run(place, () => {
      log.push(name);
      return new Promise<string>((resolve) => {
        running = () => {
          resolve(name);
        };
      });
    });
  const drain = async (tasks: readonly Promise<unknown>[]) => {
    const settled = Promise.allSettled(tasks);
    const last = async () => {
      for (let turns = 0; turns < 3 * tasks.length; turns += 1) {
        for (let step = 0; step < 10; step += 1) await Promise.resolve();
        running();
      }
    };
    await last();
    return (await settled).map(({ status }) => status);
  };
  return { add, log, drain };
}
const other = (group: string): Place => ({ group, first: false });
const known = (group: string): Place => ({ group, first: true });
const names = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`);

it('gives groups turns, whatever number of tasks each one has', async () => {
  const { add, log, drain } = queue();
  const flood = names('x', 250).map((name) => add(name, other('attacker')));
  const people = [add('a0', other('a')), add('a1', other('a')), add('b0', other('b'))];
  await drain([...flood, ...people]);
  expect(log.slice(0, 6)).toEqual(['x0', 'x1', 'a0', 'b0', 'x2', 'a1']);
  expect(log).toHaveLength(253);
});

it('runs known places first, and lets the others have each fourth turn', async () => {
  const { add, log, drain } = queue();
  const tasks = [
    ...names('x', 3).map((name) => add(name, other('attacker'))),
    ...names('k', 6).map((name) => add(name, known('k'))),
    add('l0', known('l')),
  ];
  await drain(tasks);
  expect(log).toEqual(['x0', 'k0', 'l0', 'k1', 'x1', 'k2', 'k3', 'k4', 'x2', 'k5']);
});

it('with a full queue refuses the newest tasks of the largest group, and no other', async () => {
  const { add, log, drain } = queue(10);
  const flood = names('x', 11).map((name) => add(name, other('attacker')));
  const more = add('x11', other('attacker'));
  const people = [add('a0', other('a')), add('k0', known('k'))];
  const states = await drain([...flood, more, ...people]);
  expect(states.slice(-3)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(states.filter((state) => state === 'rejected')).toHaveLength(3);
  expect(log).toEqual(['x0', 'k0', 'x1', 'a0', ...names('x', 9).slice(2)]);
});

it('refuses a group that is itself the largest', async () => {
  const { add, drain } = queue(2);
  const tasks = names('x', 4).map((name) => add(name, other('x')));
  expect(await drain(tasks)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});

it('a failure frees its place, and runs no more than the width at once', async () => {
  const run = fairly(2, 10, full);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string, work: () => Promise<void>) => {
    const done = run(other(name), () => {
      log.push(name);
      return work();
    });
    return done;
  };
  const waits = () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  const failing = start('a', () => Promise.reject(new Error('no')));
  const rest = ['b', 'c'].map((name) => start(name, waits));
  const last = start('d', waits);
  await expect(failing).rejects.toThrow('no');
  expect(log).toEqual(['a', 'b', 'c']);
  ends.forEach((end) => {
    end();
  });
  await Promise.all(rest);
  ends.at(-1)?.();
  await last;
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});
