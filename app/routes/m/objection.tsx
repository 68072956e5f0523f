import { createFileRoute } from '@tanstack/react-router';
import { ObjectionScreen } from '../../features/account/security/objection/objection-screen';

export const Route = createFileRoute('/m/objection')({ component: ObjectionScreen });
