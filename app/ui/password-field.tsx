import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  text: { show: string; hide: string };
};

/** A password field with an eye that shows and hides what is typed. */
export function PasswordField({ text, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye' : 'eyeoff'}
          size={20}
          label={shown ? text.hide : text.show}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
