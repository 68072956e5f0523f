import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { sameSitePath } from '../../lib/same-site-path';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';

const searchSchema = v.object({ redirect: v.optional(v.fallback(v.string(), '')) });

export const Route = createFileRoute('/m/login')({
  validateSearch: searchSchema,
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ to: '/m/home', replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: documentTitle('/m/login', match.context.site.siteName) }] }),
  component: Login,
});

function Login() {
  const { redirect: wanted } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader />} footer={false}>
      <p>{sameSitePath(wanted)}</p>
    </MainLayout>
  );
}
