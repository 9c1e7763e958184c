import { type ReactElement, useCallback } from 'react';
import { Link } from 'react-router';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import { TextWithMarkedDifferences, trimMissingEnds } from './compared.tsx';
import { Differences } from './differences.tsx';
import { type MatchInMessage, loadSourceAndRemarks, repeatCountLine } from './remarks.ts';
import * as messages from '../../../../packages/core/messages/check.ts';

/** A text that the message contains: title, differences, source, and where the message states another source or count. */
export function MatchView({ found }: { found: MatchInMessage }): ReactElement {
  const { match, checked: text } = found;
  const load = useCallback(() => loadSourceAndRemarks(found), [found]);
  const { value, failed, retry } = useLoaded(load);
  const source = value?.source;
  const times = source && repeatCountLine(source);
  const { isCutBefore, isCutAfter } = trimMissingEnds(match);
  const isPart = match.layer !== 'latin' && (isCutBefore || isCutAfter);
  return (
    <article className="check-match">
      <h3>
        <Link to={{ pathname: text.path, hash: text.fragment === undefined ? '' : `#${text.fragment}` }} className="hit-link">
          {text.title}
        </Link>
        {text.page === undefined ? null : <span className="check-page">{text.page}</span>}
      </h3>
      {match.layer === 'latin' && text.searched.arabic ? (
        <p className={`arabic ${text.searched.script === 'quran' ? 'arabic-quran' : 'arabic-naskh'}`} lang="ar" dir="rtl" translate="no">
          {text.searched.arabic}
        </p>
      ) : null}
      <TextWithMarkedDifferences match={match} text={text.searched} />
      {isPart ? (
        <p className="check-cut">
          {[
            messages.coverage({ percent: Math.max(1, Math.round(match.coverage * 100)) }),
            isCutBefore ? messages.wordsBefore : '',
            isCutAfter ? messages.wordsAfter : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : null}
      {times === undefined ? null : <p className="check-times">{times}</p>}
      <Differences match={match} />
      {source?.omissionReason === undefined ? null : (
        <div className="check-reason">
          <h4>{messages.why}</h4>
          <p>{source.omissionReason}</p>
        </div>
      )}
      {source ? <ReferenceList references={source.references} grades={source.grades} narrator={source.narrator ?? ''} /> : null}
      {value && value.remarks.length > 0 ? (
        <div className="check-remarks">
          {value.remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      ) : null}
      {failed ? (
        <LoadFailed onRetry={retry}>{text.known.isLeftOut ? messages.reasonNotLoaded : messages.sourceNotLoaded}</LoadFailed>
      ) : null}
    </article>
  );
}
