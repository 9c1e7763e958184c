/** What the product is called, in every language. */
export const NAME = 'Misbaha';
export const ARABIC_NAME = 'مِسْبَحَة';
