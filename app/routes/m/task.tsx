import { createFileRoute } from '@tanstack/react-router';
import { loadTasks } from '../../features/rewards/load-rewards';
import { tasksSearch } from '../../features/rewards/rewards.search';
import { TasksScreen } from '../../features/rewards/tasks-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/task')({
  validateSearch: tasksSearch,
  loader: ({ context: { queryClient, session } }) => loadTasks(queryClient, session),
  component: CustomerTask,
});

function CustomerTask() {
  return (
    <PageFrame>
      <TasksScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
