import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AVATARS } from '@/contracts/member/avatars';
import { GENERAL_PICTURE_TYPES, PICTURE_BYTES } from '@/contracts/rewards/reward-rules';
import { lazily } from '../../lib/calls/outcome';
import { type PictureRefusal, pickPictures } from '../../lib/pictures/pick-pictures';
import { UnreadablePicture } from '../../lib/pictures/upright-picture';
import { m } from '../../paraglide/messages.js';
import { memberIconQuery } from '../../session/member.queries';
import { memberChanged } from '../../session/member-changes';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { useToast } from '../../shell/toast';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { Popup } from '../../ui/popup';
import { fieldNote } from './field-note';
import styles from './icon-dialog.module.css';
import { PhotoPlace } from './photo-place';
import { type Photo, readPhoto, squarePhoto } from './square-photo';

const setIcon = lazily(
  () => import('./profile.functions'),
  (all) => all.setIconFn,
);
const RULES = { types: GENERAL_PICTURE_TYPES, maxBytes: PICTURE_BYTES, max: 1 };
const MIDDLE = 0.5;

type Avatar = (typeof AVATARS)[number];
const isDrawn = (icon: string | null): icon is Avatar => AVATARS.some((one) => one === icon);

/**
 * Picks one of the drawn pictures, or a photo of one's own, cut square and shrunk before it leaves the phone: of a gif the
 * first picture (ACC-07, REWARD-29).
 */
export function IconDialog({ current, onClose }: { current: string | null; onClose: () => void }) {
  const [chosen, setChosen] = useState(current);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [place, setPlace] = useState(MIDDLE);
  const [reading, setReading] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const isPhoto = photo !== null && chosen === photo.url;

  useEffect(() => (photo ? () => URL.revokeObjectURL(photo.url) : undefined), [photo]);

  async function pick(files: File[]) {
    setReading(true);
    setRefusal(null);
    const { picked, refusal } = await pickPictures(files, 0, RULES);
    const [image] = picked;
    const read = image && (await readPhoto(image.url).catch(() => null));
    if (read) {
      setPhoto(read);
      setPlace(MIDDLE);
      setChosen(read.url);
    } else {
      if (image) URL.revokeObjectURL(image.url);
      setRefusal(refusalText(refusal ?? 'unreadable'));
    }
    setReading(false);
  }

  async function save() {
    if (!chosen || saving) return;
    setSaving(true);
    setRefusal(null);
    let icon = chosen;
    try {
      if (isPhoto) icon = await squarePhoto(photo, place);
      await setIcon({ data: { icon } });
    } catch (error) {
      onClosed(error);
      setRefusal(error instanceof UnreadablePicture ? refusalText('unreadable') : messageOfError(error));
      setSaving(false);
      return;
    }
    queryClient.setQueryData(memberIconQuery().queryKey, { url: icon });
    await memberChanged(queryClient);
    toast(m.account_icon_saved(), { kind: 'success' });
    onClose();
  }

  return (
    <Popup
      shape="sheet"
      title={m.account_icon()}
      closeLabel={m.action_close()}
      onClose={onClose}
      dismissible={!saving}
    >
      <p className={styles.note}>{fieldNote('icon')}</p>
      {isPhoto ? (
        <PhotoPlace photo={photo} place={place} onPlace={setPlace} />
      ) : (
        <fieldset className={styles.gallery}>
          <legend className="visually-hidden">{m.account_icon_drawn()}</legend>
          {AVATARS.map((avatar, index) => (
            <label key={avatar} className={styles.choice}>
              <input
                type="radio"
                name="icon"
                value={avatar}
                className={styles.radio}
                checked={avatar === chosen}
                onChange={() => setChosen(avatar)}
                aria-label={m.account_icon_number({ number: index + 1 })}
              />
              <img className={styles.picture} src={avatar} alt="" width="64" height="64" />
            </label>
          ))}
        </fieldset>
      )}
      <label className={styles.upload} data-busy={reading ? '' : undefined}>
        <input
          type="file"
          name="photo"
          className={styles.file}
          accept={RULES.types.join(',')}
          disabled={reading || saving}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file may be chosen again.
            currentTarget.value = '';
            if (files.length > 0) void pick(files);
          }}
        />
        <Icon name="camera" />
        <span>{isPhoto ? m.account_icon_other() : m.account_icon_own()}</span>
      </label>
      {isPhoto && (
        <Button look="text" className={styles.back} disabled={saving} onClick={() => setChosen(current)}>
          {m.account_icon_back()}
        </Button>
      )}
      <p className={styles.note}>{m.account_icon_rules()}</p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <Button
        className={styles.save}
        busyText={saving ? m.action_working() : undefined}
        disabled={chosen === current || !(isPhoto || isDrawn(chosen)) || reading}
        onClick={() => void save()}
      >
        {m.account_save()}
      </Button>
    </Popup>
  );
}

function refusalText(refusal: PictureRefusal): string {
  switch (refusal) {
    case 'type':
      return m.account_icon_type();
    case 'size':
      return m.account_icon_size();
    default:
      return m.account_icon_unreadable();
  }
}
