import { UsageError } from '../../packages/command-line/options.ts';

/** The value of `--port`. @throws UsageError where it is no port that a server can listen at */
export function parsePort(value: string, usage: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`--port takes a number from 1 to 65535, not '${value}'`, usage);
  return port;
}
