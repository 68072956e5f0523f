import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PickedImage, type PictureRefusal, pickPictures } from '@/app/lib/pictures/pick-pictures';
import { REWARD_ERROR_TOAST } from '@/app/lib/time/timing';
import { m } from '@/app/paraglide/messages.js';
import { useToast } from '@/app/shell/toast';
import { REWARD_PICTURES } from './reward-form';

const WORDS: Record<PictureRefusal, () => string> = {
  type: m.activity_image_type,
  size: m.activity_apply_remark_limit3,
  count: m.activity_apply_remark_limit4,
  unreadable: m.activity_image_fetch_failed,
};

/**
 * The pictures of an application: what may be taken of the chosen files, and a word about the others (REWARD-28 to
 * REWARD-42). Files chosen before the scripts came are read too. Addresses of pictures are given back.
 */
export function useRewardPictures(input: RefObject<HTMLInputElement | null>) {
  const toast = useToast();
  const [pictures, setPictures] = useState<PickedImage[]>([]);
  const [reading, setReading] = useState(false);
  const held = useRef<PickedImage[]>([]);
  const gone = useRef(false);

  function hold(next: PickedImage[]) {
    for (const { url } of held.current) {
      if (!next.some((picture) => picture.url === url)) URL.revokeObjectURL(url);
    }
    held.current = next;
    setPictures(next);
  }

  async function add(files: File[]) {
    setReading(true);
    const { picked, refusal } = await pickPictures(files, held.current.length, REWARD_PICTURES);
    if (gone.current) {
      for (const { url } of picked) URL.revokeObjectURL(url);
      return;
    }
    setReading(false);
    if (picked.length > 0) hold([...held.current, ...picked]);
    if (refusal) toast(WORDS[refusal](), { kind: 'error', duration: REWARD_ERROR_TOAST });
  }

  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    gone.current = false;
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) void latest.current(chosen);
    return () => {
      gone.current = true;
      for (const { url } of held.current) URL.revokeObjectURL(url);
    };
  }, [input]);

  return {
    pictures,
    reading,
    add,
    remove: (index: number) => hold(held.current.filter((_, other) => other !== index)),
    clear: () => hold([]),
  };
}
