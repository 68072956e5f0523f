/** Where a member's browser sends a picture, one to a request, before the form that it belongs to. */
export const MEMBER_PICTURES = '/member-pictures';
