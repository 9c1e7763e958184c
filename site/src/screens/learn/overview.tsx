/** The content of the screen outside a session: learned duas, the course of roots, export and import. Loaded with the screen. */
import type { ReactElement } from 'react';
import { LearnedDuas } from '../../features/learning/learned-duas.tsx';
import { RootCourseSection } from '../../features/learning/root-overview.tsx';
import { useLearnedDuas, useLearnedRoots } from '../../features/learning/use-learning.ts';
import { ExportButton, ImportButton } from '../../features/transfer/transfer-buttons.tsx';
import * as messages from '../../../../packages/core/messages/learn.ts';

export default function LearningOverview(): ReactElement {
  const isLearning = useLearnedDuas().length + useLearnedRoots().length > 0;
  return (
    <>
      <LearnedDuas />
      <RootCourseSection />
      <div className="learn-foot">
        <p>{messages.goesIntoOneFile}</p>
        <div className="button-row">
          {isLearning ? <ExportButton /> : null}
          <ImportButton />
        </div>
      </div>
    </>
  );
}
