/** Stands in a text for the name that the reader says. */
export const NAME_PLACEHOLDER = '{name}';
