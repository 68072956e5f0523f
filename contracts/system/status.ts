import * as v from 'valibot';
import { alternative, unread } from '../field-annotations';
import { SITE_FLAGS, type SiteFlag } from '../flags';
import { defineOperation } from '../operation';
import { address, flag as anyFlag, count, hostOrAddress, webAddress } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { customerServiceSchema } from './customer-service';

const imageCDNs = tolerant(readableEntries(webAddress));
const text = tolerant(v.string());
const flag = tolerant(anyFlag);
const host = tolerant(hostOrAddress);
const switchNumber = tolerant(count, 0);

/**
 * What the site is and whether it is open (CALL-50, ENT-60 to ENT-74). `mainDomain` and `imageCDNs` are also
 * accepted beside `info` (ENT-73). Only the two members that open and close the site must be right: a fault in any
 * other is read as absent, for it must not close the site. Of `whitelabel` the site's flags
 * are named, so that the gateways are asked for them, and the others pass.
 */
export const getStatus = defineOperation({
  id: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  session: 'none',
  constants: { platform: 3 },
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({
    info: tolerant(
      v.object({
        customerService: tolerant(customerServiceSchema, []),
        domainRoute: text,
        /** Screens by their version, where it is 1: `mem_cen` the new pages of a member, `dep_func` the new ones of money. */
        mobileTemplate: tolerant(v.object({ mem_cen: switchNumber, dep_func: switchNumber }), {}),
        /** Further addresses, and other paths of calls, as `{ '/m/old': '/m/activity', '/wps/feedback': '/wps/v2/feedback' }` (ENT-74). */
        paths: alternative(tolerant(v.looseObject({}))),
        /** `firebaseVerification` lets Firebase send and check the SMS codes (SMS-28). */
        register: tolerant(v.object({ firebaseVerification: flag }), {}),
        /** Members may log in with passkeys; off where the gateway knows none. */
        passkeys: flag,
        resources: tolerant(readableEntries(v.object({ resourceType: v.string(), url: address })), []),
        /**
         * Switches of the operator. Registration by name `USERNAMEREG3`, by number `MOBILENUMREG3`, with a code by SMS
         * `REGMOBVERF3`, with a password beside the number `MOBILENUMPASSREG3`; login by code `MOBILEVERCODELOGIN3`, by others
         * `FACEBOOKLOGIN3`, `GOOGLELOGIN3`, `LINELOGIN3`; a forgotten password by phone `CHNGPASSVERIF3`, by e-mail
         * `CHNGPASSMAIL3`; rewards `REWCEN3`, points `PTSYS3`, invitations `REFERRAL3`, chat `CBS3`, feedback `FEEDBACK3`, ranks
         * `VIPBENEFIT3`, promo codes `PROMOCODE3`; entries of the menu: withdrawals `WITHREC3`, record `TRANSREC3`, security
         * `SECPRIV`, account `MYACC`, inbox `MAILCEN`; money to the upline `AGETRANSFERUP3`, to those right below
         * `AGETRANSFERDOWN3`; announcements at once `ANNOUNCENOW3`, the app at once `OFFERAPPNOW3`.
         */
        whitelabel: tolerant(
          v.looseObject(
            Object.fromEntries(SITE_FLAGS.map((name) => [name, flag])) as Record<SiteFlag, typeof flag>,
          ),
          {},
        ),
        mainDomain: host,
        imageCDNs,
        /** Sign after amounts, as the gateway writes it in its messages; without it the site's own setting counts. */
        currencySymbol: alternative(tolerant(v.pipe(v.string(), v.trim(), v.maxLength(8)))),
        /** What the law of the market asks for, as the gateway refuses by it; without it the site's own settings count. */
        jurisdiction: alternative(tolerant(v.object({ ageLimit: tolerant(v.picklist([18, 21])) }))),
      }),
      {},
    ),
    location: unread(v.object({ ip: text })),
    maintenance: v.boolean(),
    regionRestriction: v.boolean(),
    mainDomain: alternative(host),
    imageCDNs: alternative(imageCDNs),
  }),
  refusals: [
    { errorCode: 'location.blocked', status: 200, state: { name: 'the site', params: { closed: 'here' } } },
    {
      errorCode: 'platform.maintenance',
      status: 200,
      state: { name: 'the site', params: { closed: 'maintenance' } },
    },
  ],
  example: {
    state: { name: 'the site' },
    holds: { maintenance: 'same', regionRestriction: 'same' },
    input: {},
    output: {
      info: {
        customerService: [{ path: 'https://support.example.com/chat', name: 'Trò chuyện', position: 'both' }],
        domainRoute: '/wps/system/domainRoute',
        mobileTemplate: { mem_cen: 1, dep_func: 1 },
        resources: [{ resourceType: 'FACEBOOK', url: 'https://social.example.com/hoadang' }],
        whitelabel: Object.fromEntries(SITE_FLAGS.map((name) => [name, true])) as Record<SiteFlag, boolean>,
        register: { firebaseVerification: false },
        passkeys: true,
        mainDomain: 'https://hoadang.example.com',
        imageCDNs: ['https://cdn1.example.com'],
      },
      maintenance: false,
      regionRestriction: false,
    },
  },
});
