import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Link } from 'react-router';
import { useGoBackTo } from '../platform/navigation/use-go-back-to.ts';

interface LinkBackProps extends ComponentProps<typeof Link> {
  to: string;
}

/** A link that goes back to a page (see `useGoBackTo`). Pressed with a modifier or another button it is a link like any other. */
export function LinkBack({ to, ...rest }: LinkBackProps): ReactElement {
  const goBack = useGoBackTo(to);
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    goBack();
  };
  return <Link to={to} {...rest} onClick={onClick} />;
}
