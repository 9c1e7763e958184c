import { expect, it } from 'vitest';
import { UsageError } from '../../command-line/options.ts';
import { main } from './export.ts';

it.each(['xx', '../en', ''])('refuses the language %j and lists those that there are', async (language) => {
  await expect(main(['--language', language])).rejects.toThrow(UsageError);
  await expect(main(['--language', language])).rejects.toThrow('--language takes one of en, fr');
});
