/** The shape of a text that an editor writes. */
import { z } from 'zod';

/** A text that is not empty; blanks at its ends are cut off. */
export const line = z.string().trim().min(1, 'must not be empty');
