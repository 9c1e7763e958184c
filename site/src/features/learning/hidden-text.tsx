import { Fragment, type ReactElement } from 'react';
import type { WordWithShownPart } from './hide.ts';
import type { Card } from '../../../../packages/core/model.ts';
import { parseStoredMeanings } from '../../../../packages/core/meanings.ts';
import { TextWithNameSlot } from '../../ui/arabic.tsx';
import { interlinearLines, InterlinearWord } from '../words/explained-word.tsx';
import { useModuleWithFailureToast } from '../../platform/loading/use-lazy-module.ts';
import type { UnderWordChoice } from '../../platform/preferences/preferences.ts';
import { usePreferences } from '../../platform/preferences/use-preferences.ts';
import { meaningsModuleOfCard } from '../words/meanings.ts';
import { unrevealedWordIndexes, type LineWithHiddenWords } from './hidden-lines.ts';
import { LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

interface TextWithHiddenWordsProps {
  card: Card;
  lines: readonly LineWithHiddenWords[];
  revealed: ReadonlySet<number>;
  onReveal: (place: number) => void;
}

/** Moves the focus to the next gap, else to the first one, else to the line, as the pressed gap disappears. */
function focusAfterGap(gap: HTMLElement): void {
  const gaps = [...(gap.closest('.learn-text')?.querySelectorAll<HTMLElement>('.learn-gap') ?? [])].filter((one) => one !== gap);
  const isAfter = (one: HTMLElement): boolean => (gap.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const next = gaps.find(isAfter) ?? gaps[0] ?? gap.closest('p');
  next?.focus({ preventScroll: true });
}

/**
 * The gap of a hidden word, as wide as the word. The word is not in the page's text, so that screen readers do not reveal it:
 * the style sheet renders it invisibly to get its width. The gap can be pressed but has no tab stop: the buttons below the
 * text and Space do the same.
 */
function Gap({ hidden, name, onReveal }: { hidden: WordWithShownPart; name: string; onReveal: () => void }): ReactElement {
  const word = { '--word': JSON.stringify(hidden.word) } as React.CSSProperties;
  return (
    <button
      type="button"
      className="learn-gap"
      lang={LANGUAGE}
      dir="rtl"
      tabIndex={-1}
      style={word}
      onClick={({ currentTarget }) => {
        focusAfterGap(currentTarget);
        onReveal();
      }}
    >
      <span className="visually-hidden">{name}</span>
      {hidden.shown ? <span lang="ar">{hidden.shown}</span> : null}
    </button>
  );
}

interface TextWithGapsProps extends TextWithHiddenWordsProps {
  /** Renders a shown word. @param place its index in the text */
  renderWord: (place: number, text: string) => ReactElement;
  className?: string;
  /** CSS class around a gap. */
  gapClass?: string;
}

function TextWithGaps({ card, lines, revealed, onReveal, renderWord, className = '', gapClass }: TextWithGapsProps): ReactElement {
  const places = unrevealedWordIndexes(lines, new Set());
  const nameOf = (place: number): string => messages.hiddenWord({ position: places.indexOf(place) + 1, total: places.length });
  return (
    <div className={`arabic arabic-${card.script} learn-text ${className}`} lang="ar" dir="rtl" translate="no">
      {lines.map(({ first, words }) => (
        <p key={first} className="learn-line" tabIndex={-1}>
          {words.map((one, index) => {
            const place = first + index;
            const isHidden = one.shown !== one.word && !revealed.has(place);
            return (
              <Fragment key={place}>
                {index > 0 ? ' ' : ''}
                {isHidden ? (
                  <span className={gapClass}>
                    <Gap hidden={one} name={nameOf(place)} onReveal={() => onReveal(place)} />
                  </span>
                ) : (
                  <span className={revealed.has(place) ? 'learn-revealed' : undefined}>{renderWord(place, one.word)}</span>
                )}
              </Fragment>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** Shows the chosen line under each shown word; under a hidden one nothing, as that would reveal the word. */
function WordByWord({
  under,
  meanings,
  ...rest
}: TextWithHiddenWordsProps & { under: UnderWordChoice; meanings: readonly string[] }): ReactElement {
  const words = interlinearLines(rest.card, meanings).flat();
  return (
    <TextWithGaps
      {...rest}
      className="arabic-words"
      gapClass="word"
      renderWord={(place, text) => (
        <InterlinearWord word={text} sound={words[place]?.sound ?? ''} meaning={words[place]?.meaning ?? ''} under={under} />
      )}
    />
  );
}

function WordByWordWithMeanings(props: TextWithHiddenWordsProps & { under: UnderWordChoice }): ReactElement {
  const all = useModuleWithFailureToast(meaningsModuleOfCard(props.card.permanentId));
  const stored = all.status === 'ready' ? all.value.meanings[props.card.permanentId] : undefined;
  return <WordByWord {...props} meanings={stored === undefined ? [] : parseStoredMeanings(stored)} />;
}

/** A text of which some words are hidden, a line from pause to pause. */
export function TextWithHiddenWords(props: TextWithHiddenWordsProps): ReactElement {
  const { transliteration, underWords: under } = usePreferences();
  if (transliteration !== 'words') return <TextWithGaps {...props} renderWord={(_, text) => <TextWithNameSlot text={text} />} />;
  return under === 'sound' ? <WordByWord {...props} under={under} meanings={[]} /> : <WordByWordWithMeanings {...props} under={under} />;
}
