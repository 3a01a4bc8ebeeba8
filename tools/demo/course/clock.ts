// Loaded before a server (`node --import`): its process lives at the time of DEMO_CLOCK, and later at the times that its parent sends.
const real = Date;
let ahead = 0;

const shifted = () => real.now() + ahead;
const moveTo = (instant: string | undefined) => {
  ahead = real.parse(instant ?? '') - real.now();
};

moveTo(process.env['DEMO_CLOCK']);
globalThis.Date = new Proxy(real, {
  construct: (target, args: unknown[], made) =>
    Reflect.construct(target, args.length === 0 ? [shifted()] : args, made) as Date,
  apply: () => new real(shifted()).toString(),
  get: (target, key) => (key === 'now' ? shifted : (Reflect.get(target, key) as unknown)),
});

process.on('message', (instant) => {
  moveTo(String(instant));
  process.send?.('moved');
});
// A server without its parent would hold the data folder.
process.on('disconnect', () => process.exit(1));
export {};
