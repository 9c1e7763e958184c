/** The id of a card on its page, `category/page#card`. @param path of the page below the base: `/category/page` */
export const composeCardId = (path: string, card: string): string => `${path.slice(1)}#${card}`;
