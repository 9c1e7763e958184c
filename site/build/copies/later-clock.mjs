// Sets a process's clock ahead by more than a year, for the second of two builds that must be equal.
const CLOCK_OFFSET_MS = 400 * 24 * 3_600_000;
const RealDate = Date;
const now = () => RealDate.now() + CLOCK_OFFSET_MS;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
