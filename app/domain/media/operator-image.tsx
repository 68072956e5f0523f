import { useEffect, useRef, useState } from 'react';
import type { SiteSettings } from '@/contracts/site';
import { useSite } from '../../session/site.queries';
import { useNear } from '../../ui/use-near';
import { artSourceSet } from './art-widths';
import { fallbackImageAddress, imageAddress, resizedSourceSet } from './image-host';
import { isOwnArt } from './own-art';

type Props = {
  /** As the gateway gave it: a path or an address. */
  path: string;
  /** Shown when the picture is missing or cannot be loaded; without one nothing is shown then. */
  instead?: string;
  alt: string;
  /** As it is laid out on a phone, in pixels: keeps its place, and chooses among its sizes. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Among what a visitor sees first: loaded at once. */
  first?: boolean;
  /** The largest of those: loaded before the others. */
  main?: boolean;
};

/** One try: an address, and the sizes it can be had in. */
type Candidate = {
  src: string;
  /** AVIF pictures of the site's own art. */
  art?: string | undefined;
  /** What the platform makes of an operator's picture. */
  resized?: string | undefined;
};

/** An operator's picture: from its drawn host, then from the fallback host, then the stand-in (GATE-44 to GATE-46). */
export function OperatorImage(props: Props) {
  return <HostedImage key={props.path} hosts={useSite().imageHosts} {...props} />;
}

/** The same where the hosts are known already, as in a long list; its `key` must be the path. */
export function HostedImage({
  hosts,
  path,
  instead = '',
  alt,
  width,
  height,
  className,
  first = false,
  main = false,
}: Props & { hosts: SiteSettings['imageHosts'] }) {
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const near = useNear(image, first || main);
  const [cameFar] = useState(!near);
  const addresses = [imageAddress(path, hosts), fallbackImageAddress(path, hosts), instead];
  const candidates = [...new Set(addresses)].filter(isAddress).flatMap((src): Candidate[] => {
    const art = artSourceSet(src, width);
    const resized = hosts.resizing ? resizedSourceSet(src, width) : undefined;
    return art || resized ? [{ src, art, resized }, { src }] : [{ src }];
  });
  const { src, art, resized } = candidates[failures] ?? {};

  // A picture may fail before React listens.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    const tells = src && (art || !isOwnArt(src));
    if (near && tells && complete && naturalWidth === 0) setFailures((count) => count + 1);
  }, [near, src, art]);

  if (!src) return null;
  const look = { className, draggable: false };
  const sizes = `${width}px`;
  return (
    <>
      <picture>
        {art && <source type="image/avif" sizes={sizes} srcSet={near ? art : undefined} />}
        <img
          ref={image}
          {...look}
          alt={alt}
          width={width}
          height={height}
          loading={first || main ? 'eager' : 'lazy'}
          fetchPriority={main ? 'high' : undefined}
          decoding={main ? undefined : 'async'}
          {...(resized && { sizes, srcSet: near ? resized : undefined })}
          src={near ? src : undefined}
          onError={() => setFailures((count) => count + 1)}
        />
      </picture>
      {cameFar && (
        <noscript>
          <img {...look} alt={alt} width={width} height={height} loading="lazy" src={src} />
        </noscript>
      )}
    </>
  );
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(text);
}
