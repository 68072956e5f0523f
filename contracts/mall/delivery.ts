import * as v from 'valibot';

/** Longest address that is taken. */
export const ADDRESS_MAX = 200;

/** Where goods go, and who is rung up about them (MALL-04). */
export const deliverySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  /** Digits, with or without the country's code. */
  mobile: v.pipe(v.string(), v.regex(/^\+?\d{8,15}$/)),
  address: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(ADDRESS_MAX)),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;

export const EXAMPLE_DELIVERY: Delivery = {
  name: 'Nguyễn Minh An',
  mobile: '0912345678',
  address: '22 Nguyễn Thái Học, phường Minh An, Hội An, Quảng Nam',
};
