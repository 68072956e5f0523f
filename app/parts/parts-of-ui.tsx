import type { ComponentProps } from 'react';
import { ActionBar } from '../ui/action-bar';
import { Avatar } from '../ui/avatar';
import { BackgroundVideo } from '../ui/background-video';
import { Badge } from '../ui/badge';
import { Button, buttonClass } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { Checkbox } from '../ui/checkbox';
import { Chip, ChipStrip, chipLink } from '../ui/chips';
import { Choices } from '../ui/choices';
import { Disclosure } from '../ui/disclosure';
import { DoneCard } from '../ui/done-card';
import { Fact, Facts } from '../ui/facts';
import { FieldNote } from '../ui/field-note';
import { Icon } from '../ui/icon';
import { IconButton, iconLink } from '../ui/icon-button';
import { ImagePicker } from '../ui/image-picker';
import { LinkTabs, linkTab } from '../ui/link-tabs';
import { Motif } from '../ui/motif';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { Popup } from '../ui/popup';
import { ProgressBar } from '../ui/progress-bar';
import { RowIcon, RowMiddle, RowMore, Rows, RowWords, rowClass, rowText } from '../ui/rows';
import { SectionHead, SectionHeading, sectionMore } from '../ui/section-head';
import { SegmentedControl } from '../ui/segmented-control';
import { SelectField } from '../ui/select-field';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { StackedParts } from '../ui/stacked-parts';
import { StateCard } from '../ui/state-card';
import { Switch } from '../ui/switch';
import { ICON_NAMES, MOTIF_NAMES } from '../ui/symbol-names';
import { Tag, type TagTone } from '../ui/tag';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { WidePart } from '../ui/wide-part';
import { Held } from './held';
import { each, type Part } from './part';
import styles from './parts.module.css';
import type { Samples } from './samples';

type Look = NonNullable<ComponentProps<typeof Button>['look']>;
type NoticeKind = ComponentProps<typeof Notice>['kind'];
type Shape = ComponentProps<typeof Popup>['shape'];

const AMOUNT = '1.250.000,00\u00a0₫';
const BANKS = [
  { code: 'VCB', name: 'Vietcombank' },
  { code: 'TCB', name: 'Techcombank' },
];
const NOTHING = () => undefined;

const Money = () => (
  <bdi dir="ltr" translate="no">
    {AMOUNT}
  </bdi>
);

const banner = (name: string) => (
  <img src={`/art/banners/${name}.svg`} alt="" width="320" height="140" className={styles.picture} />
);

function carousel(words: Samples, more: Partial<ComponentProps<typeof Carousel>> = {}) {
  const { pause, play, slide, picturesOfHome } = words;
  return (
    <Carousel
      label={picturesOfHome}
      slides={['lanterns', 'moon', 'sea'].map((id) => ({ id, content: banner(id) }))}
      interval={5000}
      resizeDebounce={200}
      dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
      text={{ pause, play, slide }}
      awake
      {...more}
    />
  );
}

function popup(words: Samples, shape: Shape) {
  return (
    <Held start={false}>
      {(isOpen, set) => (
        <div>
          <Button look="secondary" aria-haspopup="dialog" onClick={() => set(true)}>
            {words.withdraw}
          </Button>
          {isOpen && (
            <Popup
              shape={shape}
              title={words.popupTitle}
              closeLabel={words.close}
              bare={shape === 'side'}
              onClose={() => set(false)}
            >
              <div className={shape === 'side' || shape === 'full' ? styles.whole : styles.column}>
                {shape === 'full' && <h2>{words.popupTitle}</h2>}
                <p>{words.popupText}</p>
                <Button onClick={() => set(false)}>{words.withdraw}</Button>
                <Button look="text" onClick={() => set(false)}>
                  {words.cancel}
                </Button>
              </div>
            </Popup>
          )}
        </div>
      )}
    </Held>
  );
}

function imagePicker(words: Samples, more: Partial<ComponentProps<typeof ImagePicker>> = {}) {
  return (
    <Held start={['01-lotus', '02-koi']}>
      {(names, set) => (
        <ImagePicker
          label={words.pictures}
          hint={words.picturesHint}
          pictures={names.map((name) => ({ url: `/art/avatars/${name}.svg` }))}
          types={['image/png']}
          addLabel={words.picturesAdd}
          pictureLabel={words.picture}
          removeLabel={words.pictureRemove}
          onPick={NOTHING}
          onRemove={(index) => set(names.filter((_, place) => place !== index))}
          busy={false}
          disabled={false}
          inputRef={{ current: null }}
          {...more}
        />
      )}
    </Held>
  );
}

function textField(words: Samples, more: Partial<ComponentProps<typeof TextField>> = {}) {
  return <TextField label={words.account} defaultValue="minhan_2209" autoComplete="off" {...more} />;
}

function passwordField(words: Samples, more: Partial<ComponentProps<typeof PasswordField>> = {}) {
  return (
    <PasswordField
      label={words.password}
      defaultValue="Lantern2209"
      autoComplete="off"
      text={{ show: words.show, hide: words.hide }}
      {...more}
    />
  );
}

function selectField(words: Samples, start: string, more: Partial<ComponentProps<typeof SelectField>> = {}) {
  return (
    <Held start={start}>
      {(value, set) => (
        <SelectField
          name="bank"
          label={words.bank}
          placeholder={words.bankChoose}
          options={BANKS}
          value={value}
          onChange={set}
          {...more}
        />
      )}
    </Held>
  );
}

function textArea(words: Samples, more: Partial<ComponentProps<typeof TextArea>> = {}) {
  return (
    <TextArea
      label={words.message}
      hint={words.messageHint}
      counter="58/500"
      defaultValue={words.newsText}
      {...more}
    />
  );
}

function toggle(words: Samples, start: boolean, more: Partial<ComponentProps<typeof Switch>> = {}) {
  return (
    <Held start={start}>
      {(checked, set) => <Switch label={words.stay} checked={checked} onChange={set} {...more} />}
    </Held>
  );
}

const notice = (kind: NoticeKind, text: (words: Samples) => string) => (words: Samples) => (
  <Notice kind={kind}>{text(words)}</Notice>
);
const button = (look: Look, text: (words: Samples) => string) => (words: Samples) => (
  <Button look={look}>{text(words)}</Button>
);
const tag = (tone: TagTone, text: (words: Samples) => string) => (words: Samples) => (
  <Tag tone={tone}>{text(words)}</Tag>
);

/** What `app/ui` has, in the order in which one meets it. */
export const PARTS_OF_UI: readonly Part[] = [
  {
    file: 'app/ui/button.tsx',
    exports: { Button, buttonClass },
    states: {
      ...each<Look>({
        primary: button('primary', ({ withdraw }) => withdraw),
        tonal: button('tonal', ({ deposit }) => deposit),
        secondary: button('secondary', ({ save }) => save),
        outline: button('outline', ({ all }) => all),
        text: button('text', ({ cancel }) => cancel),
        destructive: button('destructive', ({ logOut }) => logOut),
      }),
      'with an icon': ({ deposit }) => <Button icon="deposit">{deposit}</Button>,
      disabled: ({ withdraw }) => <Button disabled>{withdraw}</Button>,
      busy: ({ withdraw, busy }) => <Button busyText={busy}>{withdraw}</Button>,
      'a link that looks like one': ({ help }) => (
        <a className={buttonClass('secondary')} href="#button">
          {help}
        </a>
      ),
    },
  },
  {
    file: 'app/ui/icon-button.tsx',
    exports: { IconButton, iconLink },
    states: {
      '24': ({ close }) => <IconButton icon="close" label={close} />,
      '20': ({ show }) => <IconButton icon="eye" size={20} label={show} />,
      'a link': ({ help }) => (
        <a className={iconLink} href="#icon-button" aria-label={help}>
          <Icon name="question" size={24} />
        </a>
      ),
    },
  },
  {
    file: 'app/ui/text-field.tsx',
    exports: { TextField },
    states: {
      filled: (words) => textField(words),
      empty: (words) => textField(words, { defaultValue: '', placeholder: 'minhan_2209' }),
      'with a hint': (words) => textField(words, { hint: words.accountHint, icon: 'user' }),
      'in error': (words) => textField(words, { error: words.accountTaken }),
      'it did what it is for': (words) => textField(words, { success: words.accountFree }),
      'may stay empty': (words) => textField(words, { optional: words.optional, defaultValue: '' }),
      'controls at both ends': (words) =>
        textField(words, {
          label: words.phone,
          defaultValue: '912345678',
          start: (
            <span dir="ltr" translate="no">
              +84
            </span>
          ),
          end: <IconButton icon="close" size={20} label={words.cancel} />,
        }),
      disabled: (words) => textField(words, { disabled: true }),
    },
  },
  {
    file: 'app/ui/password-field.tsx',
    exports: { PasswordField },
    states: {
      filled: (words) => passwordField(words),
      'in error': (words) => passwordField(words, { icon: 'lock', error: words.passwordWrong }),
    },
  },
  {
    file: 'app/ui/select-field.tsx',
    exports: { SelectField },
    states: {
      chosen: (words) => selectField(words, 'VCB', { hint: words.bankHint }),
      empty: (words) => selectField(words, ''),
      'in error': (words) => selectField(words, '', { error: words.bankMissing }),
    },
  },
  {
    file: 'app/ui/text-area.tsx',
    exports: { TextArea },
    states: {
      filled: (words) => textArea(words),
      'nearly full': (words) => textArea(words, { counter: '488/500', announced: words.messageLeft }),
      'in error': (words) =>
        textArea(words, { defaultValue: '', counter: '0/500', error: words.messageMissing }),
    },
  },
  {
    file: 'app/ui/checkbox.tsx',
    exports: { Checkbox },
    states: {
      off: ({ agree }) => <Checkbox>{agree}</Checkbox>,
      on: ({ agree }) => <Checkbox defaultChecked>{agree}</Checkbox>,
      disabled: ({ agree }) => <Checkbox disabled>{agree}</Checkbox>,
    },
  },
  {
    file: 'app/ui/switch.tsx',
    exports: { Switch },
    states: {
      on: (words) => toggle(words, true),
      'off, with a hint': (words) => toggle(words, false, { hint: words.stayHint }),
      'with an icon': (words) => toggle(words, true, { start: <Icon name="lock" /> }),
      disabled: (words) => toggle(words, false, { disabled: true }),
    },
  },
  {
    file: 'app/ui/segmented-control.tsx',
    exports: { SegmentedControl },
    states: {
      'of three': ({ period, days }) => (
        <Held start="0">
          {(value, set) => (
            <SegmentedControl
              label={period}
              options={days.map((label, index) => ({ value: String(index), label }))}
              value={value}
              onChange={set}
            />
          )}
        </Held>
      ),
    },
  },
  {
    file: 'app/ui/link-tabs.tsx',
    exports: { LinkTabs, linkTab },
    states: {
      'of three': ({ period, days }) => (
        <LinkTabs label={period}>
          {days.map((day, index) => (
            <a
              key={day}
              className={linkTab}
              href="#link-tabs"
              aria-current={index === 0 ? 'page' : undefined}
            >
              {day}
            </a>
          ))}
        </LinkTabs>
      ),
    },
  },
  {
    file: 'app/ui/chips.tsx',
    exports: { ChipStrip, Chip, chipLink },
    states: {
      'a strip': ({ kinds, kindNames }) => (
        <ChipStrip label={kinds}>
          {kindNames.map((name, index) => (
            <a key={name} className={chipLink} href="#chips" aria-current={index === 2 ? 'page' : undefined}>
              <Chip on={index === 2}>{name}</Chip>
            </a>
          ))}
        </ChipStrip>
      ),
      wide: ({ kindNames }) => (
        <div className={styles.line}>
          <Chip on look="wide">
            {kindNames[0]}
          </Chip>
          <Chip on={false} look="wide">
            {kindNames[1]}
          </Chip>
        </div>
      ),
    },
  },
  {
    file: 'app/ui/image-picker.tsx',
    exports: { ImagePicker },
    states: {
      'two pictures': (words) => imagePicker(words),
      busy: (words) => imagePicker(words, { busy: true }),
      disabled: (words) => imagePicker(words, { disabled: true }),
    },
  },
  {
    file: 'app/ui/notice.tsx',
    exports: { Notice },
    states: each<NoticeKind>({
      error: notice('error', ({ error }) => error),
      warning: notice('warning', ({ warning }) => warning),
      info: notice('info', ({ info }) => info),
    }),
  },
  {
    file: 'app/ui/choices.tsx',
    exports: { Choices },
    states: {
      'two answers': ({ cancel, withdraw }) => (
        <Choices>
          <Button look="secondary">{cancel}</Button>
          <Button>{withdraw}</Button>
        </Choices>
      ),
    },
  },
  {
    file: 'app/ui/done-card.tsx',
    exports: { DoneCard },
    states: {
      // Its title takes the focus when it comes.
      'in the place of what was sent': ({ withdraw, sentTitle, sentText, more }) => (
        <Held start={false}>
          {(isSent, set) =>
            isSent ? (
              <DoneCard title={sentTitle} text={sentText}>
                <Button look="secondary" onClick={() => set(false)}>
                  {more}
                </Button>
              </DoneCard>
            ) : (
              <Button onClick={() => set(true)}>{withdraw}</Button>
            )
          }
        </Held>
      ),
    },
  },
  {
    file: 'app/ui/field-note.tsx',
    exports: { FieldNote },
    states: {
      'a hint': ({ accountHint }) => <FieldNote id="note-hint" hint={accountHint} />,
      'what is wrong': ({ accountTaken }) => <FieldNote id="note-error" error={accountTaken} />,
      'what is right': ({ accountFree }) => <FieldNote id="note-success" success={accountFree} />,
    },
  },
  {
    file: 'app/ui/state-card.tsx',
    exports: { StateCard },
    states: each<ComponentProps<typeof StateCard>['kind']>({
      empty: ({ emptyTitle, emptyText, deposit }) => (
        <StateCard kind="empty" title={emptyTitle} text={emptyText}>
          <Button look="tonal">{deposit}</Button>
        </StateCard>
      ),
      error: ({ failedTitle, failedText, retry }) => (
        <StateCard kind="error" title={failedTitle} text={failedText}>
          <Button look="tonal" icon="refresh">
            {retry}
          </Button>
        </StateCard>
      ),
    }),
  },
  {
    file: 'app/ui/popup.tsx',
    exports: { Popup },
    states: each<Shape>({
      sheet: (words) => popup(words, 'sheet'),
      card: (words) => popup(words, 'card'),
      side: (words) => popup(words, 'side'),
      full: (words) => popup(words, 'full'),
    }),
  },
  {
    file: 'app/ui/action-bar.tsx',
    exports: { ActionBar },
    states: {
      'at the foot of a screen': ({ withdraw, received, popupText }) => (
        <div className={styles.screen}>
          <p>{popupText}</p>
          <p>{popupText}</p>
          <p>{popupText}</p>
          <ActionBar>
            <div className={styles.total}>
              <span>{received}</span>
              <Money />
            </div>
            <Button>{withdraw}</Button>
          </ActionBar>
        </div>
      ),
    },
  },
  {
    file: 'app/ui/rows.tsx',
    exports: { Rows, RowIcon, RowWords, RowMiddle, RowMore, rowClass, rowText },
    states: {
      'links that tell more': ({ transaction, transactionText, security, securityText, pending }) => (
        <Rows>
          <li>
            <a className={rowClass} href="#rows">
              <RowIcon name="withdraw" />
              <RowMiddle>
                <RowWords name={transaction}>
                  <span className={rowText}>{transactionText}</span>
                </RowWords>
                <Tag tone="warning">{pending}</Tag>
              </RowMiddle>
              <RowMore />
            </a>
          </li>
          <li>
            <button type="button" className={rowClass}>
              <RowIcon name="shield" tone="key" />
              <RowWords name={security}>
                <span className={rowText}>{securityText}</span>
              </RowWords>
              <RowMore icon="dots" />
            </button>
          </li>
        </Rows>
      ),
      'names alone': ({ help, rename, news }) => (
        <Rows plain>
          <li>
            <a className={rowClass} href="#rows">
              <RowIcon name="question" />
              <RowWords name={help} />
              <RowMore />
            </a>
          </li>
          <li>
            <a className={rowClass} href="#rows">
              <RowIcon name="news" />
              <RowWords name={news} />
              <RowMore />
            </a>
          </li>
          <li>
            <button type="button" className={rowClass}>
              <RowIcon name="edit" tone="key" />
              <RowWords name={rename} acts />
            </button>
          </li>
        </Rows>
      ),
    },
  },
  {
    file: 'app/ui/facts.tsx',
    exports: { Facts, Fact },
    states: {
      'with a main one': ({ amount, fee, free, received }) => (
        <Facts>
          <Fact name={amount}>
            <Money />
          </Fact>
          <Fact name={fee}>{free}</Fact>
          <Fact name={received} isMain>
            <Money />
          </Fact>
        </Facts>
      ),
    },
  },
  {
    file: 'app/ui/disclosure.tsx',
    exports: { Disclosure },
    states: {
      closed: ({ news, date, newsText }) => (
        <Disclosure title={news} meta={date}>
          <p>{newsText}</p>
        </Disclosure>
      ),
      marked: ({ news, newsMark, newsText }) => (
        <Disclosure title={news} mark={newsMark}>
          <p>{newsText}</p>
        </Disclosure>
      ),
      'open, with a link below': ({ news, newsText, all }) => (
        <Disclosure
          unmarked
          initiallyOpen
          title={news}
          footer={
            <a className={buttonClass('text')} href="#disclosure">
              {all}
            </a>
          }
        >
          <p>{newsText}</p>
        </Disclosure>
      ),
    },
  },
  {
    file: 'app/ui/section-head.tsx',
    exports: { SectionHead, SectionHeading, sectionMore },
    states: {
      'with the way to all of it': ({ news, all }) => (
        <SectionHead id="section-head-more" title={news}>
          <a className={sectionMore} href="#section-head">
            <span>{all}</span>
            <Icon name="next" size={16} />
          </a>
        </SectionHead>
      ),
      'the heading alone': ({ help }) => <SectionHeading id="section-head-alone" title={help} />,
    },
  },
  {
    file: 'app/ui/tag.tsx',
    exports: { Tag },
    states: each<TagTone>({
      warning: tag('warning', ({ pending }) => pending),
      negative: tag('negative', ({ refused }) => refused),
      info: tag('info', ({ running }) => running),
      positive: tag('positive', ({ claimable }) => claimable),
      neutral: tag('neutral', ({ over }) => over),
      primary: tag('primary', ({ fresh }) => fresh),
    }),
  },
  {
    file: 'app/ui/badge.tsx',
    exports: { Badge },
    states: {
      '3': ({ unread }) => <Badge count={3} label={unread(3)} />,
      'above 99': ({ unread }) => <Badge count={128} label={unread(128)} />,
    },
  },
  {
    file: 'app/ui/avatar.tsx',
    exports: { Avatar },
    states: {
      ...each<`${ComponentProps<typeof Avatar>['size']}`>({
        '44': () => <Avatar initial="A" size={44} />,
        '60': () => <Avatar initial="A" size={60} />,
        '88': () => <Avatar initial="A" size={88} />,
      }),
      'colours of names': () => (
        <div className={styles.line}>
          {['hoangyen_88', 'quocbao.hn', 'kieuoanh_ct', 'minhchau.hp', 'thuytien95'].map((name) => (
            <Avatar key={name} initial={name.slice(0, 1).toUpperCase()} size={44} of={name} />
          ))}
        </div>
      ),
      'a picture over it': () => (
        <Avatar initial="A" size={60}>
          <img src="/art/avatars/03-tiger.svg" alt="" width="60" height="60" className={styles.cover} />
        </Avatar>
      ),
    },
  },
  {
    file: 'app/ui/progress-bar.tsx',
    exports: { ProgressBar },
    states: {
      'on its way': ({ progress }) => <ProgressBar label={progress} max={100} value={60} />,
      done: ({ progress }) => <ProgressBar label={progress} max={100} value={100} isDone />,
    },
  },
  {
    file: 'app/ui/carousel.tsx',
    exports: { Carousel },
    states: {
      'moves by itself': (words) => carousel(words),
      'waits to be told, with buttons': (words) => {
        const { pause, play, slide, previous, next } = words;
        return carousel(words, { held: true, text: { pause, play, slide, previous, next } });
      },
      'cards, of which the next one shows': (words) => carousel(words, { held: true, peek: true }),
      'one alone': (words) => carousel(words, { slides: [{ id: 'lotus', content: banner('lotus') }] }),
    },
  },
  {
    file: 'app/ui/background-video.tsx',
    exports: { BackgroundVideo },
    states: {
      'waits to be played': ({ pause, play }) => (
        <div className={styles.film}>
          <BackgroundVideo
            src="/art/videos/lanterns.mp4"
            poster={banner('lanterns')}
            delay={500}
            playable
            allowed
            text={{ pause, play }}
          />
        </div>
      ),
      'its poster alone': ({ pause, play }) => (
        <div className={styles.film}>
          <BackgroundVideo
            src="/art/videos/sea.mp4"
            poster={banner('sea')}
            delay={500}
            allowed={false}
            text={{ pause, play }}
          />
        </div>
      ),
    },
  },
  {
    file: 'app/ui/skeleton.tsx',
    exports: { Skeleton },
    states: {
      'a line and a card': () => (
        <div className={styles.column}>
          <Skeleton className={styles.waitingLine} />
          <Skeleton className={styles.waitingCard} later />
        </div>
      ),
    },
  },
  {
    file: 'app/ui/spinner.tsx',
    exports: { Spinner },
    states: {
      'with what it waits for': ({ waiting }) => (
        <div className={styles.line} role="status">
          <Spinner />
          <span>{waiting}</span>
        </div>
      ),
    },
  },
  {
    file: 'app/ui/stacked-parts.tsx',
    exports: { StackedParts },
    states: {
      'two of them': ({ info, deposit }) => (
        <StackedParts>
          <Notice kind="info">{info}</Notice>
          <Button look="tonal">{deposit}</Button>
        </StackedParts>
      ),
    },
  },
  {
    file: 'app/ui/wide-part.tsx',
    exports: { WidePart },
    states: {
      'moved sideways': ({ kinds, kindNames, picks }) => (
        <WidePart label={picks}>
          <table className={styles.table}>
            <caption className="visually-hidden">{kinds}</caption>
            <thead>
              <tr>
                {kindNames.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {kindNames.map((name) => (
                  <td key={name}>
                    <Money />
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </WidePart>
      ),
    },
  },
  {
    file: 'app/ui/icon.tsx',
    exports: { Icon },
    states: {
      'all of them': () => (
        <ul className={styles.symbols}>
          {ICON_NAMES.map((name) => (
            <li key={name} className={styles.symbol}>
              <Icon name={name} size={24} />
              <span dir="ltr" translate="no">
                {name}
              </span>
            </li>
          ))}
        </ul>
      ),
    },
  },
  {
    file: 'app/ui/motif.tsx',
    exports: { Motif },
    states: {
      'all of them': () => (
        <ul className={styles.symbols}>
          {MOTIF_NAMES.map((name) => (
            <li key={name} className={styles.symbol}>
              <Motif name={name} size={46} />
              <span dir="ltr" translate="no">
                {name}
              </span>
            </li>
          ))}
        </ul>
      ),
    },
  },
];
