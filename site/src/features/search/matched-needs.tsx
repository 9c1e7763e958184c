import { RichText } from '../../ui/rich-text.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { IndexedNeedPhrase } from '../../../../packages/core/search/needs.ts';
import { isArabicLanguageText } from '../../../../packages/core/search/own-script.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

interface MatchedNeedsProps {
  needs: readonly IndexedNeedPhrase[];
  /** Address of the found page, which has these needs. */
  path: string;
  settle: () => void;
}

/** A need in quotes, as it may be half a sentence ("cannot sleep"), in the direction of its script. */
const QuotedNeed = ({ text }: { text: string }): ReactElement => (
  <RichText
    message={messages.quotedNeed}
    elements={{
      word: () =>
        isArabicLanguageText(text) ? (
          <bdi lang="ar" translate="no">
            {text}
          </bdi>
        ) : (
          <bdi>{text}</bdi>
        ),
    }}
  />
);

/** Says under a result why its page was found: the needs of the page that the query matches. A need of a card links to that card. */
export function MatchedNeeds({ needs, path, settle }: MatchedNeedsProps): ReactElement {
  return (
    <p className="result-needs">
      <RichText
        message={messages.foundBy}
        elements={{
          needs: () =>
            needs.map(({ text, card }, at) => (
              <span key={text}>
                {at > 0 ? messages.betweenEntries : null}
                {card === undefined ? (
                  <QuotedNeed text={text} />
                ) : (
                  <Link to={{ pathname: path, hash: `#${card}` }} onClick={settle}>
                    <QuotedNeed text={text} />
                  </Link>
                )}
              </span>
            )),
        }}
      />
    </p>
  );
}
