import { z } from 'zod';

/** A text that is not empty, without blanks at its ends. */
export const nonEmptyText = z.string().trim().min(1, 'must not be empty');
