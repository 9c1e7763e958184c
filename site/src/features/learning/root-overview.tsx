import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { rootAddress, rootOfSlug, ROOTS_ADDRESS } from '../../../../packages/core/roots.ts';
import { loadRootFamilies, loadRootSummaries } from '../../platform/content/texts.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyAction } from '../../platform/loading/use-lazy-module.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { isDoubleClick } from '../../ui/double-click.ts';
import { DelayedLoading } from '../../ui/loading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { RootLetters } from '../roots/root-letters.tsx';
import { daysUntilDue, dueDuas, isKnown, whenText } from './due.ts';
import { type LearningRecord, slugOfRootId } from './learned-dua.ts';
import { startLearning } from './learning.ts';
import { NotLoaded } from './not-loaded.tsx';
import { SESSION_SIZE } from './order.ts';
import { askableRootIds, courseRootIds, COURSE_SIZE, nextNewRootIds, NEW_ROOTS_PER_SESSION, ROOTS_SESSION_ADDRESS } from './root-course.ts';
import { takeOutOfLearning } from './take-out-of-learning.ts';
import { useLearnedRoots } from './use-learning.ts';
import { useToday } from '../counting/use-today.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';
import * as courseMessages from '../../../../packages/core/messages/root-course.ts';

const rootFamiliesModule = lazyModule(courseMessages.theCourseOfRoots, async () => ({ roots: await loadRootFamilies() }), 'roots');

interface CourseProgressProps {
  /** The learned roots that this version has. A newer or older version may have had others in its course. */
  learned: readonly LearningRecord[];
  /** Those of them that are in the course. */
  begun: readonly LearningRecord[];
  /** How many new ones can be begun now. */
  newCount: number;
}

/** Link to the due roots, or a button that begins new ones. */
function BeginRootsButton({ learned, newCount }: Omit<CourseProgressProps, 'begun'>): ReactElement | null {
  const navigate = useNavigate();
  const act = useLazyAction();
  const now = useToday();
  const due = dueDuas(learned, now).length;
  if (due > 0) {
    return (
      <Link to={ROOTS_SESSION_ADDRESS} className="button">
        {courseMessages.rootsDue({ count: Math.min(due, SESSION_SIZE) })}
      </Link>
    );
  }
  if (newCount === 0) return null;
  const begin = (): void =>
    act(rootFamiliesModule, ({ roots }) => {
      const { kept } = startLearning(nextNewRootIds(roots, learned).map((id) => ({ home: id })));
      void navigate(ROOTS_SESSION_ADDRESS);
      if (!kept) void notifyNotSaved();
    });
  return (
    <button type="button" className="button" onClick={begin}>
      {courseMessages.newRoots({ count: newCount })}
    </button>
  );
}

/** When the next ones come back. */
function NextDueNote({ learned }: { learned: readonly LearningRecord[] }): ReactElement | null {
  const now = useToday();
  const days = learned.map((root) => daysUntilDue(root, now));
  const soonest = Math.min(...days);
  if (learned.length === 0 || soonest === 0) return null;
  return <p className="learn-state">{courseMessages.nextRootsComeBack({ when: whenText(soonest, now) })}</p>;
}

/** The progress of the course, and the link or button to go on with it. */
const CourseProgress = ({ learned, begun, newCount }: CourseProgressProps): ReactElement => (
  <>
    {begun.length > 0 ? (
      <p className="learn-state">
        {courseMessages.rootsBegun({ begun: begun.length, all: COURSE_SIZE, known: begun.filter(isKnown).length })}
      </p>
    ) : null}
    <NextDueNote learned={learned} />
    <p>
      <BeginRootsButton learned={learned} newCount={newCount} />
    </p>
  </>
);

/** The progress of a course that was begun. Roots that this version lacks are not counted, as no session can ask about them. */
function BegunCourseProgress({ learned }: { learned: readonly LearningRecord[] }): ReactElement {
  const { value: roots, failed, retry } = useLoaded(loadRootSummaries);
  if (failed) return <NotLoaded retry={retry} />;
  if (!roots) return <DelayedLoading />;
  const here = askableRootIds(roots);
  const course = new Set(courseRootIds(roots));
  return (
    <CourseProgress
      learned={learned.filter(({ home }) => here.has(home))}
      begun={learned.filter(({ home }) => course.has(home))}
      newCount={nextNewRootIds(roots, learned).length}
    />
  );
}

/** Links to the roots that were begun, and a button that removes them all. */
function BegunRoots({ learned }: { learned: readonly LearningRecord[] }): ReactElement | null {
  const [takenOut, setTakenOut] = useState<{ putBack: () => void }>();
  const isNoneLearned = learned.length === 0;
  if (isNoneLearned && !takenOut) return null;
  return (
    <details className="fold">
      <summary>{courseMessages.theCourseOfRoots}</summary>
      <ul className="learn-roots">
        {learned.map(({ home: id }) => {
          const letters = rootOfSlug(slugOfRootId(id));
          return (
            <li key={id}>
              <Link to={rootAddress(letters)}>
                <RootLetters letters={letters} />
              </Link>
            </li>
          );
        })}
      </ul>
      {/* The same element in both states, so that it keeps the focus. */}
      <button
        type="button"
        className="button"
        onClick={(event) => {
          if (isDoubleClick(event)) return;
          if (isNoneLearned) takenOut?.putBack();
          else setTakenOut({ putBack: takeOutOfLearning(learned.map(({ home }) => home)) });
        }}
      >
        {isNoneLearned ? messages.undo : courseMessages.rootsTakeAllOut}
      </button>
    </details>
  );
}

/** The course of the most frequent roots. */
export function RootCourseSection(): ReactElement {
  const learned = useLearnedRoots();
  return (
    <section className="learn-list learn-course" aria-labelledby="roots">
      <h2 id="roots">{courseMessages.rootCourse({ count: COURSE_SIZE })}</h2>
      <p>
        <RichText message={courseMessages.rootCourseIntroduction} elements={{ words: (text) => <Link to={ROOTS_ADDRESS}>{text}</Link> }} />
      </p>
      {learned.length > 0 ? (
        <BegunCourseProgress learned={learned} />
      ) : (
        <CourseProgress learned={[]} begun={[]} newCount={NEW_ROOTS_PER_SESSION} />
      )}
      <BegunRoots learned={learned} />
    </section>
  );
}
