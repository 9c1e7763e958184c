/** Query parameter of the address of a page or a list that opens its duas one at a time. */
export const ONE_AT_A_TIME_PARAMETER = 'one';
