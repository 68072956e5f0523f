import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { RowIcon, RowMore } from '@/app/ui/rows';
import styles from './add-card-link.module.css';

/** The way to bind another card. */
export const AddCardLink = () => (
  <Link to="/m/bankCards" search={{ add: true }} className={styles.add}>
    <RowIcon name="plus" />
    <span>{m.cards_add()}</span>
    <RowMore />
  </Link>
);
