import type { EndNotice } from '../../db/agreement-notices';
import type { AgreementKind } from '../../db/schema';
import { OWN_AGREEMENT } from '../../platform/event-notices';

const NAMES: Record<AgreementKind, { vi: string; en: string }> = {
  salary: { vi: 'lương ngày', en: 'daily salary' },
  dividend: { vi: 'cổ tức', en: 'dividend' },
  hour: { vi: 'lương giờ', en: 'hour salary' },
};

/** What those are told whom the end of an agreement concerns; `until` is its last day, `YYYY-MM-DD`. */
export function endNotice(kind: AgreementKind, until: string): Pick<EndNotice, 'ended' | 'below'> {
  const { vi, en } = NAMES[kind];
  const [year, month, day] = until.split('-');
  const own = OWN_AGREEMENT[kind];
  const see = {
    vi: `<p><a href="${own}">Hợp đồng của bạn</a> · <a href="/m/agent/contracts">Hợp đồng với tuyến dưới</a></p>`,
    en: `<p><a href="${own}">Your contract</a> · <a href="/m/agent/contracts">Contracts with your downline</a></p>`,
  };
  const [dayVi, dayEn] = [`${day}/${month}/${year}`, until];
  return {
    ended: {
      vi: {
        title: `Hợp đồng ${vi} sắp kết thúc`,
        content: `<p>Bên kia đã báo kết thúc hợp đồng ${vi} giữa hai bên. Ngày hiệu lực cuối cùng: ${dayVi}.</p>${see.vi}`,
      },
      en: {
        title: `A ${en} contract ends`,
        content: `<p>The other side has ended the ${en} contract between you. Its last day in force is ${dayEn}.</p>${see.en}`,
      },
    },
    below: {
      vi: {
        title: `Hợp đồng ${vi} của tuyến trên sắp kết thúc`,
        content: `<p>Hợp đồng ${vi} của tuyến trên có ngày hiệu lực cuối cùng là ${dayVi}. Sau ngày đó hợp đồng ${vi} của bạn không được trả, cho đến khi tuyến trên có hợp đồng mới.</p>${see.vi}`,
      },
      en: {
        title: `Your upline’s ${en} contract ends`,
        content: `<p>The ${en} contract above yours has its last day in force on ${dayEn}. After it your ${en} contract pays nothing, until your upline has a new one.</p>${see.en}`,
      },
    },
  };
}
