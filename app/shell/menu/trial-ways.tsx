import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { LogOutDialog } from './log-out-dialog';
import styles from './money-ways.module.css';

/** What a user on trial can do below a balance that is no money: play, or leave for an account (ROLE-29, ROLE-30). */
export function TrialWays() {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className={styles.ways}>
      <Link to="/m/hot-games" className={buttonClass('primary')}>
        <Icon name="play" />
        <span>{m.sheet_play()}</span>
      </Link>
      <Button look="secondary" onClick={() => setLeaving(true)}>
        {m.hd_reg_button()}
      </Button>
      {leaving && <LogOutDialog leadsTo="/m/register" onClose={() => setLeaving(false)} />}
    </div>
  );
}
