import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../session/site.queries';
import { fallbackImageAddress, imageAddress } from './image-host';
import { isOwnArt } from './own-art';

type Props = {
  /** As the gateway gave it: a path or an address. */
  path: string;
  /** Shown when the picture is missing or cannot be loaded; without one nothing is shown then. */
  instead?: string;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** One of the pictures a visitor sees first: loaded at once and before others. */
  first?: boolean;
};

/** An operator's picture: from its drawn host, then from the fallback host, then the stand-in (GATE-44 to GATE-46). */
export function OperatorImage(props: Props) {
  return <Picture key={props.path} {...props} />;
}

function Picture({ path, instead, alt, width, height, className, first = false }: Props) {
  const { imageHosts } = useSite();
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const candidates = [imageAddress(path, imageHosts), fallbackImageAddress(path, imageHosts), instead ?? ''];
  const addresses = [...new Set(candidates)].filter((address) => /^(?:https?:\/\/|\/(?!\/))/i.test(address));
  const src = addresses[failures];

  // A picture may fail before React listens.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (src && !isOwnArt(src) && complete && naturalWidth === 0) setFailures((count) => count + 1);
  }, [src]);

  if (!src) return null;
  return (
    <img
      ref={image}
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      draggable={false}
      onError={() => setFailures((count) => count + 1)}
    />
  );
}
