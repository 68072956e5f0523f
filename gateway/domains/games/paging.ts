type Paging = { pageNum: number; pageSize: number };

export const pageOf = ({ pageNum, pageSize }: Paging) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** A list without entries has one page, an empty one. */
export const pagesOf = (total: number, { pageSize }: Paging) => Math.max(1, Math.ceil(total / pageSize));
