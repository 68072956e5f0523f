import { createFileRoute } from '@tanstack/react-router';
import { FeedbackScreen } from '../../features/feedback/feedback-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/feedback')({
  component: () => (
    <PageFrame>
      <FeedbackScreen />
    </PageFrame>
  ),
});
