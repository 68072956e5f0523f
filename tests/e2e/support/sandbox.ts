import type { APIRequestContext } from '@playwright/test';
import type { SiteFlag } from '@/contracts/flags';
import type { RegisterField } from '@/contracts/register/register-fields';
import type { FieldRule, RegisterRules } from '@/contracts/register/register-rules';

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
  /** Account of whoever invited it. */
  referrer?: string;
  ageDays?: number;
  rank?: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  /** The password is the operator's choice: the member is asked to change it. */
  firstTimeLogin?: boolean;
  /** National number without its trunk zero; of Vietnam unless `countryDialingCode` says else. */
  mobileNum?: string;
  countryDialingCode?: string;
  email?: string;
};

export type RegisterSettings = {
  usernameRegister: boolean;
  mobileRegister: boolean;
  firebaseVerification: boolean;
};

/** A message that was "sent": SMS to `+84912345678`, e-mail to a lower-case address. */
export type Message = {
  id: number;
  channel: 'sms' | 'email';
  recipient: string;
  body: string;
  /** Epoch milliseconds on the gateway's clock. */
  sentAt: number;
};

export type AnnouncementKind = 'promotion' | 'player' | 'popup';

/** Announcements to publish: `count` alike, but for the number in their titles. */
export type NewAnnouncements = {
  kind: AnnouncementKind;
  count?: number;
  titleLength?: number;
  contentBytes?: number;
  item?: NewAnnouncement;
  /** In place of `count` alike. */
  items?: NewAnnouncement[];
};

export type NewAnnouncement = {
  title?: string;
  content?: string;
  categoryIds?: number[];
  category?: string | null;
  execution?: 'A' | 'B';
  imageRequired?: 'Y' | 'N';
  remarkRequired?: 'Y' | 'N';
  linkedPromotionId?: number;
  externalLink?: string;
  images?: { sequence: number; url: string }[];
  hot?: boolean;
};

export type NewMessages = {
  account: string;
  count?: number;
  item?: { title?: string; content?: string; read?: boolean };
};

/** An application as the gateway keeps it; `type` of a picture is what its content says. */
export type Application = {
  promotionId: number;
  status: string;
  remarks: string;
  pictures: { type: string; bytes: number }[];
};

export type NewMovement = { kind: string; amount: number; source?: string; minutesAgo?: number };
export type NewTicket = { gameCode: string; stake: number; digits: string; drawn?: boolean };

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

  /** Has the member's security answers and passkeys be older. */
  ageProofs(account: string, hours: number): Promise<unknown> {
    return this.post('proofs/age', { account, hours });
  }

  clearFailures(of: { account?: string; address?: string }): Promise<unknown> {
    return this.post('failures/clear', of);
  }

  flags(flags: Partial<Record<SiteFlag, boolean>>): Promise<unknown> {
    return this.change('flags', { flags });
  }

  /** Binds a bank card to an account; answers its id. A month old unless told, so that it takes money. */
  async bankCard(card: {
    account: string;
    cardNumber: string;
    holder: string;
    ageHours?: number;
  }): Promise<string> {
    const answer = await this.post<{ bankCardId: string }>('bank-cards', { ageHours: 720, ...card });
    return answer.bankCardId;
  }

  /** Gives an account a payment password, without a wait. */
  paymentPassword(account: string, paymentPassword: string): Promise<unknown> {
    return this.post('payment-password', { account, paymentPassword });
  }

  /** Locks some of an account's money until so much is played; in currency units. */
  wagering(asked: {
    account: string;
    locked: number;
    required: number;
    promotionId?: number;
  }): Promise<unknown> {
    return this.post('wagering', asked);
  }

  /** Changes the site's rules and switches for withdrawals; amounts in currency units. */
  withdrawRules(change: Record<string, unknown>): Promise<unknown> {
    return this.change('withdraw-rules', change);
  }

  /** Closes a channel to pay in, or changes its hours and limits; amounts in currency units. */
  depositChannel(change: { id: string } & Record<string, unknown>): Promise<unknown> {
    return this.change('deposit-channels', change);
  }

  /** Has a step of a withdrawal happen now. */
  withdrawalStep(orderNo: string, step: string, reason?: string): Promise<unknown> {
    return this.post('withdrawals/step', { orderNo, step, ...(reason && { reason }) });
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

  /** Changes parts of the rules of a registration, field by field; answers all rules. */
  async registerRules(rules: Partial<Record<RegisterField, Partial<FieldRule>>>): Promise<RegisterRules> {
    return (await this.change<{ rules: RegisterRules }>('register-rules', { rules })).rules;
  }

  /** Which ways to register are open, and whether Firebase sends and checks the codes. */
  registerSettings(settings: Partial<RegisterSettings>): Promise<unknown> {
    return this.change('register-settings', { settings });
  }

  freePlay(offered: boolean): Promise<unknown> {
    return this.change('free-play', { offered });
  }

  /** The country that a mobile number is from unless told. */
  defaultCountry(countryCode: string): Promise<unknown> {
    return this.change('default-country', { countryCode });
  }

  /** Adds an invitation code of an account, good on the domains named or, without any, everywhere. */
  affiliate(affiliate: { code: string; account: string; domains?: string[] }): Promise<unknown> {
    return this.change('affiliates', affiliate);
  }

  /** Publishes announcements, the first on top; answers their ids. */
  async announcements(wanted: NewAnnouncements): Promise<number[]> {
    return (await this.change<{ ids: number[] }>('announcements', wanted)).ids;
  }

  /** Takes the seeded announcements of a kind off the site. */
  clearAnnouncements(kind: AnnouncementKind): Promise<unknown> {
    return this.change('announcements', { clear: kind });
  }

  /** Puts these banners in the place of a group's. */
  banners(groupName: string, banners: { url: string; linkage?: string; title?: string }[]): Promise<unknown> {
    return this.change('banners', { groupName, banners });
  }

  /** Changes what a game of the lobby says of itself. */
  changeGame(change: {
    nodeId: number;
    supportPlay?: 0 | 1;
    isGameH5?: 0 | 1;
    freeplay?: 0 | 1;
  }): Promise<unknown> {
    return this.change('games/change', change);
  }

  /** Sends a member messages; answers their ids. */
  async inbox(messages: NewMessages): Promise<number[]> {
    return (await this.post<{ ids: number[] }>('inbox', messages)).ids;
  }

  /** Has a member follow the host of a live room. */
  follow(account: string, anchorId: number): Promise<unknown> {
    return this.change('follows', { account, anchorId });
  }

  /** Unread messages from the host of a live room to a member. */
  chatMessages(account: string, messages: { anchorId?: number; count?: number; text?: string } = {}) {
    return this.change('chat-messages', { account, ...messages });
  }

  /** Puts a member's application into a state, whether there was one or not. */
  setApplication(application: { account: string; promotionId: number; status: string }): Promise<unknown> {
    return this.post('applications', application);
  }

  /** A member's applications, newest first. */
  async applications(account: string): Promise<Application[]> {
    const path = `applications?account=${encodeURIComponent(account)}`;
    return (await this.get<{ applications: Application[] }>(path)).applications;
  }

  /** What a member wrote, oldest first. */
  async feedback(account: string): Promise<{ content: string; type: string | null }[]> {
    const path = `feedback?account=${encodeURIComponent(account)}`;
    return (await this.get<{ feedback: { content: string; type: string | null }[] }>(path)).feedback;
  }

  /** Movements of a member's wallet, as the ledger names them; amounts in currency units. */
  addMovements(account: string, movements: NewMovement[]): Promise<unknown> {
    return this.post('movements', { account, movements });
  }

  /** Tickets of the demo's lottery on their last two digits. */
  async tickets(account: string, tickets: NewTicket[]): Promise<{ orderId: string; subOrderId: string }[]> {
    const path = 'tickets';
    return (
      await this.post<{ tickets: { orderId: string; subOrderId: string }[] }>(path, { account, tickets })
    ).tickets;
  }

  /** SMS and e-mail that were "sent", oldest first. */
  async outbox(): Promise<Message[]> {
    return (await this.get<{ messages: Message[] }>('outbox')).messages;
  }

  clearOutbox(): Promise<unknown> {
    return this.post('outbox/clear', {});
  }

  /** The code of the last SMS to a number (digits of the national number are enough), and its whole text. */
  async lastSms(number: string): Promise<{ code: string; body: string }> {
    const { body } = await this.lastMessage('sms', (recipient) => recipient.endsWith(number));
    const code = /\b\d{6}\b/.exec(body)?.[0];
    if (!code) throw new Error('the SMS carries no code');
    return { code, body };
  }

  /** The temporary password of the last e-mail to an address, and its whole text. */
  async lastEmail(address: string): Promise<{ password: string; body: string }> {
    const { body } = await this.lastMessage('email', (recipient) => recipient === address.toLowerCase());
    const password = /: ([a-z]{8}\d{4}[a-z])$/m.exec(body)?.[1];
    if (!password) throw new Error('the e-mail carries no password');
    return { password, body };
  }

  /** Has a member win, each win of a bet of 1; the ledger keeps it. */
  wins(account: string, wins: { nodeId: number; amount: number }[]): Promise<unknown> {
    return this.post('wins', { account, wins });
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

  private change<Answer = unknown>(path: string, body: object): Promise<Answer> {
    this.changed = true;
    return this.post(path, body);
  }

  private async lastMessage(channel: Message['channel'], isFor: (recipient: string) => boolean) {
    const sent = (await this.outbox()).filter((one) => one.channel === channel && isFor(one.recipient));
    const last = sent.at(-1);
    if (!last) throw new Error(`no ${channel} was sent there`);
    return last;
  }

  private async get<Answer>(path: string): Promise<Answer> {
    const response = await this.request.get(`/sandbox/${path}`);
    if (!response.ok()) throw new Error(`GET /sandbox/${path}: ${response.status()}`);
    return response.json();
  }
}
