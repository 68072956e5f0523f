import styles from './field-box.module.css';

/** Class of the box of a field, in which icon, input and controls stand side by side; `data-invalid` marks a wrong one. */
export const fieldBox = styles.box;

/** Class of the input inside it. */
export const fieldInput = styles.input;
