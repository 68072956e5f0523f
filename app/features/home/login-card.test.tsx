// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { m } from '../../paraglide/messages.js';
import { LoginCard } from './login-card';

afterEach(cleanup);

it('leads a guest to the login and to the registration, in this order [HOME-41 HOME-42]', async () => {
  await renderOnSite(<LoginCard />, { flags: ['USERNAMEREG3', 'MOBILENUMREG3'] });
  const [login, register] = screen.getAllByRole('link');
  expect([login?.textContent, login?.getAttribute('href')]).toEqual([m.log_in(), '/m/login']);
  expect([register?.textContent, register?.getAttribute('href')]).toEqual([m.register_open(), '/m/register']);
});
