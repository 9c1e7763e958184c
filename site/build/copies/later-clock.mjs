// Sets the clock of a process ahead by more than a year, for the second of two builds that must come out the same.
const LATER_MS = 400 * 24 * 3_600_000;
const RealDate = Date;
const now = () => RealDate.now() + LATER_MS;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
