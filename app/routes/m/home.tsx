import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';

export const Route = createFileRoute('/m/home')({ component: () => <h1>{m.home_title()}</h1> });
