import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test('without options it is this computer alone', () => expect(placeOf([])).toEqual({ host: '127.0.0.1', port: 4173 }));

test('port and host are taken', () => expect(placeOf(['--host', '0.0.0.0', '--port=8080'])).toEqual({ host: '0.0.0.0', port: 8080 }));

test.each([[['--port', 'x']], [['--port', '0']], [['--port', '65536']], [['--prot', '80']], [['80']], [['--port']]])(
  '%s is refused with the right form',
  (argv) => expect(() => placeOf(argv)).toThrow(/npm run serve -- --port 8080/),
);
