/** Shares a result as text, with the sources of the texts. */
import { gradeLine } from '../../../../packages/core/grades.ts';
import type { CheckResult } from '../../../../packages/core/check/model.ts';
import { BASE_PATH, NAME, site } from '../../platform/site.ts';
import type { Notice } from '../../platform/toast/notice.ts';
import { notify } from '../../platform/toast/notify.ts';
import { copyText, shareNatively } from '../share/share.ts';
import { type MatchInMessage, loadSourceAndRemarks, repeatCountLine } from './remarks.ts';
import { differenceSentences } from './told-differences.ts';
import { verdictMessage } from './verdict-words.ts';
import * as messages from '../../../../packages/core/messages/check.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const COPIED_NOTICE: Notice = { title: messages.copied, description: '' };
const NOT_SHARED_NOTICE: Notice = { title: messages.couldNotShare, description: '', destructive: true };
const SOURCES_NOT_LOADED_NOTICE: Notice = { ...NOT_SHARED_NOTICE, description: commonMessages.connectionMayBeDown };

const absoluteUrl = (path: string): string => site.origin + BASE_PATH + path;

/** @param message what was checked @param found the texts to share, in their order */
async function resultText(message: string, result: CheckResult, found: readonly MatchInMessage[]): Promise<string> {
  const { title, text } = verdictMessage(result);
  const told = await Promise.all(
    found.map(async (one) => {
      const { checked, match } = one;
      const { source: ownSource, remarks } = await loadSourceAndRemarks(one);
      const { references, grades, omissionReason } = ownSource;
      const source = references.map(({ label }) => label).join(' · ');
      return [
        checked.page === undefined ? checked.title : `${checked.title} (${checked.page})`,
        checked.searched.arabic,
        match.layer === 'translation' ? checked.searched.translation : undefined,
        ...differenceSentences(match),
        repeatCountLine(ownSource),
        omissionReason,
        source ? messages.sharedSource({ source }) : undefined,
        grades && grades.length > 0 ? gradeLine(grades, references) : undefined,
        ...remarks,
        absoluteUrl(checked.path + (checked.fragment === undefined ? '' : `#${checked.fragment}`)),
      ]
        .filter(Boolean)
        .join('\n');
    }),
  );
  const resembles = result.verdict === 'unknown' && found.length > 0 ? [messages.unknownResembles] : [];
  // Only the title ends without a full stop.
  const verdict = [[title, text].join(commonMessages.betweenSentences), ...resembles].join(' ');
  const unknown = found.length > 0 ? result.unknown.map(({ start, end }) => message.slice(start, end).trim()) : [];
  const rest = unknown.length > 0 ? [[messages.unknownWords, ...unknown].join('\n')] : [];
  return [verdict, ...told, ...rest, messages.sharedCompared({ name: NAME, address: absoluteUrl('/check') })].join('\n\n');
}

/** Opens the device's share sheet, or copies the result where that fails. Says so where the sources cannot be loaded. */
export async function shareResult(message: string, result: CheckResult, found: readonly MatchInMessage[]): Promise<void> {
  const text = await resultText(message, result, found).catch(() => undefined);
  // A result without its sources would pass for a text that has none.
  if (text === undefined) return notify(SOURCES_NOT_LOADED_NOTICE);
  const outcome = await shareNatively({ text });
  if (outcome !== 'failed') return;
  await notify((await copyText(text)) ? COPIED_NOTICE : NOT_SHARED_NOTICE);
}
