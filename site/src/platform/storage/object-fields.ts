/** The fields of a value of any kind; none where it is no object. */
export const objectFields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
