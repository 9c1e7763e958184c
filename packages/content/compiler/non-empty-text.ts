import { z } from 'zod';

/** A text that is not empty; blanks at its ends are cut off. */
export const nonEmptyText = z.string().trim().min(1, 'must not be empty');
