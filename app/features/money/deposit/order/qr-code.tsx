import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { qrPicture } from '@/app/domain/media/qr-picture';
import { m } from '@/app/paraglide/messages.js';
import { useToast } from '@/app/shell/toast';
import { useSaveFile } from '@/app/shell/use-save-file';
import { Button } from '@/app/ui/button';
import { Skeleton } from '@/app/ui/skeleton';
import { qrQuery } from '../deposit.queries';
import styles from './qr-code.module.css';

type Props = { text: string; orderNo: string; isTransfer: boolean };

/** The QR code, always dark on white, with ways to keep its picture or pass it on (MONEY-02). */
export function QrCode({ text, orderNo, isTransfer }: Props) {
  const toast = useToast();
  const canShare = useCanShare();
  const { save: saveFile, sheet } = useSaveFile();
  const { data, isError } = useQuery(qrQuery(text));
  // The account or the page stands below in any case.
  if (isError) return null;
  const hint = isTransfer ? m.deposit_qr_transfer() : m.deposit_qr_device();
  if (!data) return <Skeleton className={styles.pending} />;
  const file = async () => new File([await qrPicture(data)], `${orderNo}.png`, { type: 'image/png' });

  const save = async () => saveFile(await file());
  const share = async () => navigator.share({ files: [await file()] });
  const failed = (error: Error) => {
    if (error.name !== 'AbortError') toast(m.deposit_share_failed(), { kind: 'error' });
  };

  return (
    <>
      <svg
        className={styles.code}
        role="img"
        aria-label={m.deposit_qr_label()}
        viewBox={`0 0 ${data.size} ${data.size}`}
        shapeRendering="crispEdges"
      >
        <path d={data.path} />
      </svg>
      <p className={styles.hint}>{hint}</p>
      {isTransfer && (
        <div className={styles.actions}>
          <Button look="secondary" icon="download" onClick={() => void save().catch(failed)}>
            {m.deposit_qr_save()}
          </Button>
          {canShare && (
            <Button look="secondary" icon="share-up" onClick={() => void share().catch(failed)}>
              {m.deposit_qr_share()}
            </Button>
          )}
          {sheet}
        </div>
      )}
    </>
  );
}

/** Whether this browser passes pictures on; unknown until it runs. */
function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    try {
      setCan(navigator.canShare({ files: [new File([], 'qr.png', { type: 'image/png' })] }));
    } catch {
      // Neither is in every browser.
    }
  }, []);
  return can;
}
