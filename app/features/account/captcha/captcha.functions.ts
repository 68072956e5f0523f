import { createServerFn } from '@tanstack/react-start';
import { outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { getCaptcha } from '@/contracts/session/captcha';

/**
 * A new captcha image as a data URL, and whether work may be done instead; its id stays in a sealed cookie (CALL-14,
 * CALL-15).
 */
export const loadCaptchaFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => {
    const { callGateway, keepCaptchaId } = siteContext();
    const { image, captchaId, workInstead } = await callGateway(getCaptcha, {});
    await keepCaptchaId(captchaId);
    return {
      image: image.startsWith('data:image/') ? image : `data:image/png;base64,${image}`,
      workInstead: workInstead ?? false,
    };
  }),
);
