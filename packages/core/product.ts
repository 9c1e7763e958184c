/** The name of the product, in every language. */
export const NAME = 'Misbaha';
export const ARABIC_NAME = 'مِسْبَحَة';
