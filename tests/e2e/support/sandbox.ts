import type { APIRequestContext } from '@playwright/test';
import type { SiteFlag } from '../../../contracts/flags';

export type NewMember = {
  account: string;
  password: string;
  type?: number;
  nickname?: string;
  /** In currency units, at most two decimals. */
  balance?: number;
  points?: number;
  disabled?: boolean;
  upline?: string;
  ageDays?: number;
  rank?: { completed: number; total: number; next: string | null };
};

export type Fault = {
  /** Path of the call at the gateway; without one, the next call of all. */
  path?: string;
  delayMs?: number;
  status?: number;
  body?: string;
  contentType?: string;
  times?: number;
};

/** The control surface of the reference gateway, through the site. */
export class Sandbox {
  /** Whether the test changed something that other tests of the same site would meet. */
  changed = false;

  constructor(private readonly request: APIRequestContext) {}

  createMember(member: NewMember): Promise<{ id: number; account: string; type: number }> {
    return this.post('members', member);
  }

  endSessions(account: string): Promise<unknown> {
    return this.post('sessions/end', { account });
  }

  clearFailures(of: { account?: string; address?: string }): Promise<unknown> {
    return this.post('failures/clear', of);
  }

  flags(flags: Partial<Record<SiteFlag, boolean>>): Promise<unknown> {
    return this.change('flags', { flags });
  }

  maintenance(on: boolean, options: { refuseStatus?: boolean } = {}): Promise<unknown> {
    return this.change('maintenance', { on, ...options });
  }

  region(on: boolean, options: { refuseStatus?: boolean } = {}): Promise<unknown> {
    return this.change('region', { on, ...options });
  }

  status(patch: Record<string, unknown>): Promise<unknown> {
    return this.change('status', { patch });
  }

  fault(fault: Fault): Promise<unknown> {
    return this.change('fault', fault);
  }

  clearFaults(): Promise<unknown> {
    return this.change('fault/clear', {});
  }

  /** Moves the gateway's clock ahead of the machine's. */
  clock(offsetSeconds: number): Promise<unknown> {
    return this.change('clock', { offsetSeconds });
  }

  /** The captcha that was drawn last and still waits for its answer. */
  captcha(): Promise<{ captchaId: string; answer: string }> {
    return this.get('captcha/latest');
  }

  /** SMS and e-mail that were "sent". */
  async outbox<Message = Record<string, unknown>>(): Promise<Message[]> {
    return (await this.get<{ messages: Message[] }>('outbox')).messages;
  }

  /** Puts the site back as it was seeded; members and their money stay. */
  async reset(): Promise<void> {
    await this.post('reset', {});
    this.changed = false;
  }

  /** Any other command. */
  async post<Answer = unknown>(path: string, body: object): Promise<Answer> {
    const response = await this.request.post(`/sandbox/${path}`, { data: body });
    if (!response.ok()) {
      throw new Error(`POST /sandbox/${path}: ${response.status()} ${await response.text()}`);
    }
    return response.json();
  }

  private change(path: string, body: object): Promise<unknown> {
    this.changed = true;
    return this.post(path, body);
  }

  private async get<Answer>(path: string): Promise<Answer> {
    const response = await this.request.get(`/sandbox/${path}`);
    if (!response.ok()) throw new Error(`GET /sandbox/${path}: ${response.status()}`);
    return response.json();
  }
}
