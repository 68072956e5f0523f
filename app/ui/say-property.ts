/**
 * For `ref`: gives an element a custom property of its styles. The content security policy lets no style attribute of
 * the server through, so the styles say what holds until then.
 */
export function sayProperty(name: `--${string}`, value: number) {
  return (element: HTMLElement | null) => element?.style.setProperty(name, String(value));
}
