import { Share2 } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { CheckResult, MessageCharacterSpan } from '../../../../packages/core/check/model.ts';
import { isAlternativeToEarlierMatch, isRepetitionOfEarlierMatch } from '../../../../packages/core/check/verdict.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './answer.css?inline';
import type { KnownTextWithAddress } from './known-texts.ts';
import { MatchView } from './match-view.tsx';
import type { MatchInMessage } from './remarks.ts';
import { checkerResource } from './open-checker.ts';
import { shareResult } from './share-result.ts';
import { whyUncheckable, verdictMessage } from './verdict-words.ts';
import * as messages from '../../../../packages/core/messages/check.ts';

const HADITH_COLLECTIONS_URL = 'https://sunnah.com/';

addStyles(styles);

/** Advice where else to look, as the comparison knows only the site's texts. */
const FurtherAdvice = (): ReactElement => (
  <div className="check-further">
    <h3>{messages.howToGoOn}</h3>
    <ul>
      <li>{messages.askForSource}</li>
      <li>
        <RichText
          message={messages.lookInCollections}
          elements={{
            collections: (text) => (
              <a href={HADITH_COLLECTIONS_URL} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          }}
        />
      </li>
      <li>{messages.askScholar}</li>
      <li>
        <RichText message={messages.searchSubject} elements={{ search: (text) => <Link to="/search">{text}</Link> }} />
      </li>
    </ul>
  </div>
);

/** Words of the message, as they were written. */
const QuotedSpans = ({ message, spans }: { message: string; spans: readonly MessageCharacterSpan[] }): ReactElement => (
  <ul className="check-quoted">
    {spans.map(({ start, end }) => (
      <li key={start} dir="auto">
        {message.slice(start, end)}
      </li>
    ))}
  </ul>
);

interface ResultViewProps {
  message: string;
  result: CheckResult;
  texts: ReadonlyMap<CheckResult['matches'][number]['text'], KnownTextWithAddress>;
}

function ResultView({ message, result, texts }: ResultViewProps): ReactElement {
  const { verdict, matches, unknown, promises } = result;
  const { title, text } = verdictMessage(result);
  // Memoized, as a match that is a new object would load its source again.
  const found = useMemo(
    () =>
      matches.flatMap((match): MatchInMessage[] => {
        const checked = texts.get(match.text);
        return checked ? [{ match, checked, message, texts }] : [];
      }),
    [matches, message, texts],
  );
  const once = found.filter(({ match }) => !isRepetitionOfEarlierMatch(match, matches));
  const shown = once.filter(({ match }) => !isAlternativeToEarlierMatch(match, matches));
  const alike = once.filter(({ match }) => isAlternativeToEarlierMatch(match, matches));
  return (
    <section className={`check-result check-${verdict}`} aria-labelledby="check-verdict">
      <div className="check-verdict">
        <h2 id="check-verdict">{title}</h2>
        <p>{text}</p>
        {verdict === 'unknown' && found.length > 0 ? <p>{messages.unknownResembles}</p> : null}
      </div>
      {shown.map((one) => (
        <MatchView key={`${one.match.start} ${one.match.text.id}`} found={one} />
      ))}
      {alike.length > 0 ? (
        <div className="check-alike">
          <h3>{messages.alsoAlike}</h3>
          <ul>
            {alike.map(({ checked: { path, fragment, title: name, page, known } }) => (
              <li key={known.id}>
                <Link to={{ pathname: path, hash: fragment === undefined ? '' : `#${fragment}` }}>{name}</Link>
                {page === undefined ? null : ` (${page})`}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {unknown.length > 0 && found.length > 0 ? (
        <div className="check-aside">
          <h3>{messages.unknownWords}</h3>
          <QuotedSpans message={message} spans={unknown} />
        </div>
      ) : null}
      {promises.length > 0 ? (
        <div className="check-aside">
          <h3>{messages.promises}</h3>
          <p>{messages.promisesText}</p>
          <QuotedSpans message={message} spans={promises} />
        </div>
      ) : null}
      {verdict === 'unknown' || verdict === 'composed' || unknown.length > 0 ? <FurtherAdvice /> : null}
      <p>
        <button type="button" className="button" onClick={() => void shareResult(message, result, shown)}>
          <Share2 aria-hidden="true" />
          {messages.share}
        </button>
      </p>
    </section>
  );
}

/** The result for a message. Loads when the field is first used, as it imports the checker. */
export function Answer({ message }: { message: string }): ReactElement {
  const state = useSyncExternalStore(checkerResource.subscribe, checkerResource.state);
  const opened = state.status === 'ready' ? state.value : undefined;
  useEffect(prepareChecker, []);
  const result = useMemo(() => opened?.checker.check(message), [opened, message]);
  const problem = result && whyUncheckable(result);
  const isAnswered = opened !== undefined && result !== undefined && result.problem === undefined;
  return (
    <>
      <output className="visually-hidden">{problem ?? (isAnswered ? verdictMessage(result).title : '')}</output>
      {state.status === 'failed' ? <LoadFailed onRetry={prepareChecker}>{messages.notLoaded}</LoadFailed> : null}
      {result === undefined && state.status !== 'failed' ? <DelayedLoading /> : null}
      {problem === undefined ? null : <p className="check-problem">{problem}</p>}
      {isAnswered ? <ResultView message={message} result={result} texts={opened.texts} /> : null}
    </>
  );
}

/** Loads the texts, so that they are on their way while the message is still being pasted. The answer shows a failure. */
export function prepareChecker(): void {
  void checkerResource.load().catch(() => undefined);
}
