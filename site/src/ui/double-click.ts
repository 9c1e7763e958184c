/** Whether a click is the second one of a double click: it was meant for what stood there before. */
export const isDoubleClick = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail > 1;
