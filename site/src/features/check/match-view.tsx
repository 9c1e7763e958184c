import { type ReactElement, useCallback } from 'react';
import { Link } from 'react-router';
import type { KnownTextMatch } from '../../../../packages/core/check/model.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import { TextWithMarkedDifferences, trimMissingEnds } from './compared.tsx';
import { Differences } from './differences.tsx';
import type { KnownTextWithAddress } from './known-texts.ts';
import { loadReferencesAndGrades } from './source-of.ts';
import * as messages from '../../../../packages/core/messages/check.ts';

interface MatchViewProps {
  match: KnownTextMatch;
  text: KnownTextWithAddress;
}

/** A text that the message contains: title, differences, source. */
export function MatchView({ match, text }: MatchViewProps): ReactElement {
  const load = useCallback(() => loadReferencesAndGrades(text), [text]);
  const { value: source, failed, retry } = useLoaded(load);
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
      <Differences match={match} />
      {source?.omissionReason === undefined ? null : (
        <div className="check-reason">
          <h4>{messages.why}</h4>
          <p>{source.omissionReason}</p>
        </div>
      )}
      {source ? <ReferenceList references={source.references} grades={source.grades} narrator={source.narrator ?? ''} /> : null}
      {failed ? (
        <LoadFailed onRetry={retry}>{text.known.isLeftOut ? messages.reasonNotLoaded : messages.sourceNotLoaded}</LoadFailed>
      ) : null}
    </article>
  );
}
