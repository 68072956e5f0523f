import styles from './card.module.css';

/** Class of a card with its parts below one another. */
export const cardClass = styles.card;

/** The same with less room between them. */
export const tightCardClass = `${styles.card} ${styles.tight}`;
