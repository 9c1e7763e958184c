/** The name of the product, in every language. */
export const PRODUCT_NAME = 'Misbaha';
export const ARABIC_PRODUCT_NAME = 'مِسْبَحَة';
