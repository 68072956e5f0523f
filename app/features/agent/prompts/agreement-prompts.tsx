import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useScreenExists } from '@/app/session/screen-exists';
import { usePopupQueue } from '@/app/shell/popup-queue';
import { Button, buttonClass } from '@/app/ui/button';
import { Choices } from '@/app/ui/choices';
import { Popup } from '@/app/ui/popup';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import { AGREEMENT_PATHS } from '../agreements/agreement-words';
import { agreementQuery, type MyAgreement } from '../agreements/agreements.queries';
import { waitingKinds } from '../agreements/waiting';
import styles from './agreement-prompts.module.css';
import { notePrompted, promptedKinds } from './prompted';

type Props = {
  /** Opaque id of the login. */
  sessionId: string;
  /** A dialog of the address is open: no prompt comes over it. */
  covered: boolean;
};

/**
 * Asks on home for an answer to each agreement that waits by the gateway's own word: daily salary, dividend, hour salary,
 * one after another, each once per login (SESS-40, AGENT-09 to AGENT-16, AGENT-21 to AGENT-23).
 */
export function AgreementPrompts({ sessionId, covered }: Props) {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/m/home' });
  const [prompted, setPrompted] = useState<readonly string[]>();
  useEffect(() => setPrompted(promptedKinds(sessionId)), [sessionId]);
  const exists = useScreenExists();
  const asks = { enabled: isHome && exists(AGREEMENT_PATHS.salary), retry: false, staleTime: 60_000 };
  const salary = useQuery({ ...agreementQuery('salary'), ...asks });
  const dividend = useQuery({ ...agreementQuery('dividend'), ...asks });

  const isKnown = !salary.isPending && !dividend.isPending;
  const known = [salary.data, dividend.data].filter((one): one is MyAgreement => one !== undefined);
  const waiting = waitingKinds(known).find((kind) => !prompted?.includes(kind));
  const kind = isHome && isKnown && prompted && !covered ? waiting : undefined;
  const mayShow = usePopupQueue('agreement', kind !== undefined);
  if (!mayShow || !kind) return null;

  function close(shown: AgreementKind): void {
    notePrompted(sessionId, shown);
    setPrompted(promptedKinds(sessionId));
  }
  return <Prompt key={kind} kind={kind} onClose={() => close(kind)} />;
}

const WORDS: Record<AgreementKind, { title: () => string; text: () => string }> = {
  salary: { title: m.agreement_prompt_salary_title, text: m.agreement_prompt_salary_text },
  dividend: { title: m.agreement_prompt_dividend_title, text: m.agreement_prompt_dividend_text },
  hour: { title: m.agreement_prompt_hour_title, text: m.agreement_prompt_hour_text },
};

function Prompt({ kind, onClose }: { kind: AgreementKind; onClose: () => void }) {
  useLocale();
  const { title, text } = WORDS[kind];
  return (
    <Popup shape="sheet" title={title()} closeLabel={m.action_close()} onClose={onClose}>
      <p className={styles.text}>{text()}</p>
      <Choices>
        <Button look="secondary" onClick={onClose}>
          {m.agreement_prompt_cancel()}
        </Button>
        <Link to={AGREEMENT_PATHS[kind]} className={buttonClass('primary')} onClick={onClose}>
          {m.agreement_prompt_go()}
        </Link>
      </Choices>
    </Popup>
  );
}
